# The guide of Sleuth, beside its clauses.

client-guide-sleuth-gems = Thirty-six gems, one stolen
client-guide-sleuth-gems-text = Every gem has a stone, a type and a colour; there is one of each. One lies hidden, the others are in the players’ hands. A question names one or two of these: choose them and see which gems it counts.
client-guide-sleuth-choose = What the question is about
client-guide-sleuth-nothing = Choose what the question is about.
client-guide-sleuth-counts =
    { $elements ->
        [one] “{ $question }” is about { $number } gems. Everybody hears how many of them the other has.
       *[other] “{ $question }” is about { $number } gems. Everybody hears how many of them the other has, and you alone see which.
    }
client-guide-sleuth-answers = Asking and answering
client-guide-sleuth-answers-text = On your turn you ask one other player with one of your four search cards, or you change all four cards.
client-guide-sleuth-answers-one = One thing (“red”): everybody hears how many.
client-guide-sleuth-answers-two = Two things (“red pearls”): everybody hears how many, and whoever asks is shown these gems.
client-guide-sleuth-answers-free = Free choice: you say what the question is about.
client-guide-sleuth-answer = { $name } answers:
client-guide-sleuth-says =
    { $what ->
        [none] So none of them is with { $name }.
        [all] So all of them are with { $name }.
        [seen] So these are with { $name }, and no others of them.
       *[number] A number alone: it rules out no single gem yet.
    }
client-guide-sleuth-deal = The deal
client-guide-sleuth-deal-text = Everybody has the same number of gems; what is left over lies open for all.
client-guide-sleuth-deal-players = Players
client-guide-sleuth-deal-hand = Gems in a hand
client-guide-sleuth-deal-open = Open
client-guide-sleuth-solving = Naming what is missing
client-guide-sleuth-solving-text = You may name what is missing at any time, even out of turn. If you are right you win; if not you are out, and only answer from then on.
client-guide-sleuth-solving-sheet = One is with { $one }, one with { $other }, and nobody has the third: that one is missing.
client-guide-sleuth-solving-more = On your own turn you may first put one or two last questions to one player, whatever your cards say. Then you must name what is missing.
