## Set-up and round

CU-01 = The cards that the table lists for this number of players are always dealt, and so many random ones of the others that everybody gets four. What is not dealt is a face-down pile. There are 3 to 8 seats, and First on the scene and the Culprit are always among the cards dealt.
    .source = book; decision: 3 to 8 seats, exactly four cards each, the pile is all that is left of the 36
CU-02 = Whoever holds First on the scene begins by playing it. Then, clockwise, each plays one card of their choice and does what it says.
    .source = book
CU-03 = Players may talk, and mislead each other, at any time.
    .source = book
CU-04 = A player without cards is passed over.
    .source = decision
CU-05 = A card that was played stays face up in front of its player.
    .source = book

## Cards

CU-10 = First on the scene opens the round and does nothing else.
    .source = book
CU-11 = Detective: ask another player whether they are the culprit. The answer is the truth, but no with an Alibi in hand. A yes ends the round (CU-31). A player without cards may be asked too.
    .source = book; decision: players without cards
CU-12 = Alibi: in hand it makes its holder answer no. Played it does nothing.
    .source = book
CU-13 = Culprit: may leave the hand, played or discarded, only as its last card. That wins the round (CU-33), but not in handcuffs (CU-34).
    .source = book
CU-14 = Accomplice: whoever plays it is an accomplice until the end of the round; holding it means nothing. Its player names somebody, who discards a card of their choice for all to see and draws one from the pile. The discard has no effect and makes nobody an accomplice.
    .source = book; decision: the discard is common and has no effect
CU-15 = If that discard is the Culprit, as the last card of the hand, the culprit wins at once with all accomplices and draws nothing; in handcuffs it is CU-34.
    .source = book; decision: handcuffs
CU-16 = The player named is another player who has a card. From an empty pile nothing is drawn. If nobody has a card, the Accomplice has no effect.
    .source = decision
CU-17 = Sheriff: the handcuffs go to another player, from wherever they are. They matter only to the culprit. They may be given to whoever wears them already.
    .source = book; decision: the present wearer
CU-18 = Toby: one card in the hand of another player is picked by chance and shown to all. The Culprit ends the round (CU-32); any other card goes back. The player chosen has at least one card.
    .source = book; decision: chance picks, a player with cards
CU-19 = Youngest: its player learns who holds the Culprit, and that player knows it. The others learn nothing, not even whether the two are one and the same.
    .source = book; decision: the card’s own player
CU-20 = Sharing: at the same time, everybody with a card chooses one and gives it to the left. Those without cards only receive.
    .source = book; decision: at the same time
CU-21 = Rumour: everybody takes a card at random from the hand on their right, from the hands as they were. From an empty hand nothing is taken.
    .source = book; decision: hands as they were
CU-22 = Panic: everybody with a card chooses one. They are gathered; the player of the Panic looks at them; then one at random goes back to each who gave. As the last card of a hand, Panic does nothing.
    .source = book; decision: those without cards are left out
CU-23 = Divining hat: its player says aloud whom they suspect of being the culprit, or nobody, and whom of being accomplices. It may all be wrong.
    .source = book; decision: one culprit or nobody, then accomplices one by one
CU-24 = Witness: look at the hand of another player. If the Culprit or an Accomplice is in it and the Witness has a card left, they may exchange: each of the two chooses a card and gives it to the other, unseen. The Witness always answers, also with nothing to choose, so the answer does not tell whether there was a choice.
    .source = book; decision: a player without cards may be looked at; the Witness always answers
CU-25 = Maid: until its player’s next turn no Detective may ask them. Being passed over counts as that turn.
    .source = book; decision: being passed over
CU-26 = Governess: until its player’s next turn neither Toby nor the Sheriff may choose them. Being passed over counts as that turn.
    .source = book; decision: being passed over
CU-27 = Exchange: swap a card with another player who has one; both choose what they give before they see what they get. With an empty hand nothing happens and nobody is named.
    .source = book; decision: a player with cards, unseen
CU-28 = A card that can be aimed at nobody is played without effect.
    .source = decision
CU-29 = Cards that move may move the Culprit: the culprit is whoever has it in hand.
    .source = decision

## End of a round and points

CU-31 = A Detective finds the culprit: 2 points for that detective, 1 for every other player who is neither culprit nor accomplice. An accomplice gets nothing, the detective not excepted.
    .source = book
CU-32 = Toby shows the culprit: 3 points for Toby’s player, 1 for every other player who is neither culprit nor accomplice. An accomplice gets nothing, Toby’s player not excepted.
    .source = book
CU-33 = The Culprit leaves a hand as its last card: 2 points for the culprit and for every accomplice.
    .source = book
CU-34 = So it does from the hand of whoever wears the handcuffs: instead, 1 point for every other player who is not an accomplice. For a culprit caught by a Detective or by Toby the handcuffs change nothing.
    .source = book; decision: instead of CU-33
CU-35 = After a round the handcuffs go back to the middle, all cards are gathered and new ones dealt.
    .source = book
CU-36 = The game ends with the round in which somebody reaches 5 points. The highest total wins; a tie is shared.
    .source = book
CU-37 = Flash variant: a single round without points, won by the culprit and the accomplices or by all others.
    .source = book; decision: an accomplice never wins with the others

## What each seat knows

CU-80 = One’s own hand; all cards played and discarded; answers; tokens; how many cards everybody has; and what a Witness, a Youngest, a Panic, Toby or an exchange has shown one.
    .source = book
