# What the voice says in the guided game of Sleuth.

learn-sleuth-welcome = A gem has been stolen. There are 36 of them: three stones, three types, four colours, one of each. One card was taken out unseen, and whoever names it first wins.
learn-sleuth-hand = These gems are yours, so none of them is the missing one. Your information sheet has them noted already. Only you see it.
learn-sleuth-ask = The four search cards in front of you are your questions. Choose one, and ask an opponent how many of their gems have what is printed on it.
learn-sleuth-answer = Everybody heard the number. If the card had two elements, you alone were shown the gems. Your sheet has it noted.
learn-sleuth-exchange = When none of your four cards helps, exchange all of them. It costs your turn. Try it now.
learn-sleuth-final = One more way to the end: on your turn you may put one or two final questions, about anything, to one opponent. They need no search card, but afterwards you must name the gem.
learn-sleuth-play-on = Now play on. When your sheet leaves only one gem, announce that you will name it. Rightly you win; wrongly you are out and only answer.
learn-sleuth-end = The game is over, and everything lies open. Compare it with your sheet. Then take a seat at a real table.
