## The card of hints beside what one may do

client-hint-of = { $rung } of { $all }
client-hint-taken =
    { $count ->
        [one] one taken in this game
       *[other] { $count } taken in this game
    }
client-hint-close = Put the hint away
client-hint-thinking = The house thinks about it…
client-hint-ask-1 = Where to look
client-hint-ask-2 = What follows
client-hint-ask-3 = A good move
