# What the voice says in the guided game of Sleuth. $a, $b and $c are those who sit at the table.

learn-sleuth-title = Find the missing gem
learn-sleuth-welcome = A gem has been stolen. There are 36 of them: three stones, three types, four colours, one of each. One card was taken out unseen. { $b }, { $c } and you each want to be the first to name it.
learn-sleuth-hand = These eleven gems are yours, and two lie open: none of the thirteen is missing. Your information sheet has them noted already. So 23 gems are left, and one of those is the stolen one.
learn-sleuth-ask = The four search cards in front of you are your questions. “Pearls” and “green gems” have one element: they are answered with a number, and everybody hears it. Ask { $b } or { $c } with one of these two.
learn-sleuth-ask-otherwise = That card has two elements: it comes next. For now ask with “pearls” or “green gems”.
learn-sleuth-answer = { $answer } Look at your sheet: where a number leaves no doubt, it has struck out or filled in what follows. Now { $b } asks, and you listen.
learn-sleuth-listen = { $answer } You do not see seven diamonds, and { $c } has seven: all of them. The questions of others are worth as much as your own. Now { $c } asks.
learn-sleuth-opals = { $answer } { $b } has no diamonds, so the other eight must be the eight pearls that you do not see. Only opals are in doubt now: { $b } has three of them.
learn-sleuth-two = Find out which. Your card “blue opals” has two elements: whoever answers it says a number, and shows you alone the gems. Ask { $b }.
learn-sleuth-two-otherwise = A good question for another day. Now ask { $b } about blue opals.
learn-sleuth-shown = { $shown } Nobody else saw them. Your sheet has both at { $b }’s place. { $b } and { $c } ask again: listen, and look at what is left.
learn-sleuth-exchange = One opal solitaire was left, and { $c }’s number has placed it. None of your cards helps with the opals that are in doubt. Then exchange all four: it costs your turn.
learn-sleuth-exchange-otherwise = You could ask that, but it would tell you nothing new. Exchange your cards.
learn-sleuth-exchanged = Four new cards are drawn, for all to see. Meanwhile the others take their turns.
learn-sleuth-free = “Clusters + free choice”: you add an element of your own. Three opal clusters are in doubt, and { $b } can have none of them. Ask { $c } about opal clusters.
learn-sleuth-free-otherwise = Clusters it is, but of which stone? Only opals are in doubt, and only { $c } can have these. Ask { $c } about opal clusters.
learn-sleuth-freed = { $shown } Two gems are left: the red opal pair and the yellow opal pair. One of them is in { $b }’s hand, the other is gone.
learn-sleuth-final = Now you could guess. Better: on your turn you may put one or two final questions, about anything, without a card. They go to one opponent, and then you must name the gem. Put them to { $b }.
learn-sleuth-final-otherwise = All of { $c }’s eleven gems are on your sheet: there is nothing left to ask. Put your final questions to { $b }.
learn-sleuth-question = Ask something to which a red opal pair and a yellow opal pair give different answers.
learn-sleuth-question-otherwise = The answer would be the same with either pair. Ask about something that only one of them has: red, yellow, or opal pairs, which you would be shown.
learn-sleuth-settled = { $answer } One gem is left on your sheet.
learn-sleuth-announce = Say that you know it. From then on you must name a gem: rightly you win, wrongly you are out and only answer.
learn-sleuth-name = Name the missing gem. It is the only one that your sheet puts in nobody’s hand.
learn-sleuth-name-otherwise = Look at your sheet again: that gem is in somebody’s hand or lies open. At a real table you would be out now.
learn-sleuth-end = { $checked } You have asked about one element and about two, read the numbers of others, exchanged cards, put a final question and named the gem. Now take a seat at a real table.
