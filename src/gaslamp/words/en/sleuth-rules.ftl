## Set-up

SL-01 = There are 36 gem cards: three gems (diamond, pearl, opal) in three types (solitaire, pair, cluster) and four colours (red, blue, green, yellow), one of each.
    .source = book
SL-02 = One gem card is taken out unseen. It is the missing gem.
    .source = book
SL-03 = Each player is dealt 11 gems at a table of three, 8 at a table of four, 7 of five, 5 of six or seven. What is left lies face up for all: 2, 3, 0, 5 or 0 cards.
    .source = book
SL-04 = There are 54 search cards. Each player has four, face up; the others are the pile. A player drawn at random begins, and play goes clockwise.
    .source = book
SL-05 = Each player keeps a secret information sheet, with their own hand and the open gems noted on it.
    .source = book

## A turn

SL-10 = On a turn a player interrogates one opponent with one of their own search cards, or exchanges all four search cards. There is no passing.
    .source = book; decision: no passing
SL-11 = A card with one element: the opponent announces to everybody how many of their gems have it.
    .source = book
SL-12 = A card with two elements: the opponent announces to everybody how many of their gems have both, and the interrogator alone looks at them; they go back to the opponent.
    .source = book
SL-13 = Free choice: any one element, or any two of different kinds. Two elements of the same kind are never combined.
    .source = book
SL-14 = Free choice with a printed element: that element alone, or with one more of another kind.
    .source = book
SL-15 = A used search card is replaced from the pile. In an exchange four are discarded and four drawn.
    .source = book
SL-16 = When a card is needed and the pile is empty, the used cards are shuffled and become the pile.
    .source = book; decision: only when a card is needed
SL-17 = An exchange discards its four cards before it draws. If the pile runs out in the middle, all used cards are shuffled, those four among them, and the drawing goes on.
    .source = decision

## Solving

SL-20 = Any player still in the game may name the missing gem at any time, without waiting for a turn, also in the middle of another’s final questions. Play stops until it has been checked.
    .source = book
SL-21 = Right: the gem is turned up for all and that player wins, unless places are played for (SL-30). Wrong: that player is out but goes on answering, and play goes on. The missing gem stays secret, though the wrong player has seen it; which gem was named is not told to the others.
    .source = book; decision: a wrong name stays secret
SL-22 = Final questions: on one’s own turn one may put one or two questions to one single opponent, whatever search cards one has, and must then name the gem. They take the place of the turn’s interrogation or exchange; no search card is used or drawn.
    .source = book; decision: in place of the turn
SL-23 = Final questions are about any one element or any two, answered as in SL-11 and SL-12. One may name the gem after the first.
    .source = decision
SL-24 = The game ends when somebody has named the missing gem rightly. If every player is out, nobody wins. At the end everything is shown.
    .source = book; decision: nobody wins
SL-25 = A player who is out, or has won a place, takes no turns: the turn passes over them.
    .source = decision

## Variants, each of which can be combined with the others

SL-30 = Places: play goes on until there are two or more winners. A winner does not show the gem, goes on answering and takes no other part. The number of winners is agreed beforehand, at most one less than there are players.
    .source = book; decision: the number is agreed
SL-31 = Two or three missing gems: one must name all of them. A hand is as large as in SL-03, or the largest equal share of what is left if that is smaller; the rest lies open.
    .source = book; decision: the size of a hand
SL-32 = Extra interrogations: on a turn one may interrogate one or two opponents. If two, then one with a question about one element and another opponent with a question about two, in either order. At the end of the turn the used cards are replaced. A free-choice card counts as what it is used for; a player who leaves the game in mid-turn draws nothing.
    .source = book; decision: free choice, leaving in mid-turn
SL-33 = Super Sleuth: cards are never shown. A question about two elements is answered by the number alone.
    .source = book

## What each player knows

SL-80 = One’s own hand, the open gems, all announced numbers, the gems one was shown, and, for whoever has named, the missing gems. Nobody else learns which cards a player was shown.
    .source = book
