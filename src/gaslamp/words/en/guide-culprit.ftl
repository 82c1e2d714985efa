# The guide of The Culprit, beside its clauses.

client-guide-culprit-turn = A turn
client-guide-culprit-turn-text = Everybody has four cards and plays one each turn, face up. Somebody holds the Culprit, and wants to get rid of it as the very last card.
client-guide-culprit-turn-more = Cards wander from hand to hand, and the Culprit with them: the culprit is always whoever has it now. Talk as much as you like; nothing said has to be true, except the answer to a Detective.
client-guide-culprit-turn-before = { $name } has played Sharing: who holds what before anybody gives a card to the left.
client-guide-culprit-cards = The sixteen cards
client-guide-culprit-cards-text = Press a card: what the clauses say of it, and a small table to play it at. The number says how many there are in the whole deck; in a round only some of them are dealt.
client-guide-culprit-try = You play for { $name }. All hands lie open here, so that you see what each card does.
client-guide-culprit-again = Lay it out again
client-guide-culprit-other = Another table
client-guide-culprit-group-crime = The crime
client-guide-culprit-group-seek = Looking for the culprit
client-guide-culprit-group-pass = Passing cards on
client-guide-culprit-group-shield = Protecting oneself, speaking out
client-guide-culprit-deck = Which cards are dealt
client-guide-culprit-deck-text = This table is our reconstruction: the printed rules do not have it, and we have not seen the one in the box. Whoever has the box can put in its numbers when setting up a table.
client-guide-culprit-deck-seats = For how many
client-guide-culprit-players = { $count } players
client-guide-culprit-points = The end of a round
client-guide-culprit-points-text = Whoever has five points at the end of a round ends the game; the highest total wins.
client-guide-culprit-points-detective = A Detective finds the culprit: 2 points, and 1 for everybody else on the right side.
client-guide-culprit-points-toby = Toby shows the Culprit to all: 3 points, and 1 for everybody else on the right side.
client-guide-culprit-points-away = The Culprit is played as the last card: 2 points for the culprit and each accomplice.
client-guide-culprit-points-cuffs = The same in handcuffs: the culprit gets nothing, 1 point for everybody else but the accomplices.
