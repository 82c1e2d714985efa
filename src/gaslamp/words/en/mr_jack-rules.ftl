## Set-up

MJ-01 = The two seats are Jack and the Investigator. The players choose, or draw, who takes which.
    .source = book
MJ-02 = The eight characters begin on their printed cells, all of them suspects. Four are visible at the start and four are not.
    .source = book
MJ-03 = Six lit lamp tiles (the numbers 1 to 4 and two without a number), two manhole covers and two police cordons begin on their printed places.
    .source = book
MJ-04 = The eight character cards are shuffled, and so are the eight alibi cards.
    .source = book
MJ-05 = The witness card begins on Witness, so nobody can leave the district in the first turn.
    .source = book
MJ-06 = Jack draws one alibi card in secret: that character is Jack for the whole game. The other seven are the alibi pile.
    .source = book

## A turn

MJ-10 = In odd turns four character cards are turned up from the pile. The Investigator plays one, Jack two, and the Investigator the last.
    .source = book
MJ-11 = In even turns the other four are turned up. Jack plays one, the Investigator two, and Jack the last.
    .source = book
MJ-12 = A card that was played is turned face down: a character is played once a turn.
    .source = book
MJ-13 = The character cards are shuffled again after even turns only, so the four cards of an even turn are known beforehand.
    .source = book
MJ-14 = After the fourth character comes the call for witnesses. If Jack’s character is visible there is a witness, otherwise there is none. The answer is always true.
    .source = book
MJ-15 = With a witness, every character that is not visible becomes innocent; without one, every visible character does. Once innocent is always innocent.
    .source = book
MJ-16 = The witness card stays as it was called for the whole of the next turn.
    .source = book
MJ-17 = At the end of the turns 1 to 4 the lit tile with the turn’s number leaves the board, wherever it stands by then. Later turns put out none.
    .source = book
MJ-18 = Then the turn marker moves on by one.
    .source = book

## Seen and unseen

MJ-20 = A lit lamp lights every street cell beside it. A lamp space without a tile is dark.
    .source = book
MJ-21 = A character is visible if a lamp lights its cell, if it is beside another character, innocent or not, or if it stands in Watson’s beam.
    .source = book
MJ-22 = Watson’s beam lights everybody in the straight line before his lantern. Obstacles (buildings, squares, lamp spaces) stop it; characters do not.
    .source = book
MJ-23 = Watson is not lit by his own lantern. He can be seen in the other two ways.
    .source = book
MJ-24 = A lit lamp space stops the beam as an unlit one does.
    .source = decision; the book names unlit lamps only

## Moving

MJ-30 = A character that is played moves one to three street cells, Miss Stealthy one to four, and may not end where it began.
    .source = book
MJ-31 = Buildings, squares and lamp spaces cannot be crossed (but see MJ-55).
    .source = book
MJ-32 = Characters are never in the way: the cells they stand on can be crossed.
    .source = book
MJ-33 = A move may end on an occupied cell only as the Investigator’s accusation. Jack’s seat can never end one there.
    .source = book
MJ-34 = From an open manhole, begun on or passed over, a character may go for one point to any other open manhole. A covered one gives no passage either way and is otherwise a street cell.
    .source = book
MJ-35 = A manhole where somebody stands can be entered and left through the sewers, but one may not stop there, except to accuse.
    .source = book
MJ-36 = Covers may be put on and taken off under a character’s feet.
    .source = book
MJ-37 = Nobody passes an exit that has a cordon.
    .source = book

## Powers

MJ-50 = A mandatory power is used even when it does harm. Only Gull’s and Stealthy’s are optional.
    .source = book
MJ-51 = Holmes moves, and then the seat that plays him takes the top alibi card in secret. Either seat can own alibis. The other seat knows that a card was taken, not which one.
    .source = book
MJ-52 = Watson moves, and then his lantern is turned. Whoever moves Watson by any means, be it his own move, Goodley’s whistle or Gull’s exchange, chooses one of six directions, the present one included.
    .source = book
MJ-53 = Smith: before or after his move, one lit tile goes to an unlit lamp space. Numbered tiles may go too.
    .source = book
MJ-54 = Lestrade: before or after his move, one cordon goes to one of the two open exits.
    .source = book
MJ-55 = Stealthy moves one to four cells and may cross any cell, but ends on a street cell.
    .source = book
MJ-56 = Goodley: before or after his move he whistles. Three movement points are shared freely among one or more other characters, and each that is moved must end nearer to Goodley than it was, by street distance, without sewers and powers.
    .source = book
MJ-57 = A whistled character never accuses, never ends on an occupied cell, and walks above ground.
    .source = book
MJ-58 = A whistled character spends one point a step on a way that visits no cell twice and may lead away in between; it ends strictly nearer than it began. All three points are spent if that can be done, otherwise as many as can be. Others may be passed over, Goodley too. The distance is that over street cells, nobody in the way and sewers not counted, to where Goodley stands at that moment. To whistle for nobody is not to use the power: if nobody can be whistled before the move and somebody can after it, the whistle is owed then.
    .source = decision
MJ-59 = Gull, instead of moving, may change places with any other character. That accuses nobody.
    .source = book
MJ-60 = Bert: before or after his move, one cover goes to another manhole, which is open.
    .source = book
MJ-61 = With an empty alibi pile Holmes moves and takes nothing.
    .source = decision
MJ-62 = A character that can reach no free cell skips the move and still uses a mandatory power; Gull may exchange or do nothing. If using the power first frees a move, one such way must be taken. A power used first may take away the last free cell only where an accusation or Jack’s escape then ends the activation: it is no way round the move. Nobody is ever forced to accuse or to leave.
    .source = decision; in version 1 of the rules a power never took the last free cell

## The end

MJ-70 = Jack leaves: in a turn in which the witness card shows No witness, Jack’s seat, playing Jack’s own character, moves it out through an exit without cordon and wins. No other character and no other seat may leave. Leaving costs one movement point from the exit’s one street cell, which may be occupied. Neither whistle nor exchange carries anybody out.
    .source = book; decision, after the published FAQ: the cost and the one street
MJ-71 = Accusation: the Investigator ends the move of the character being played on the cell of another and accuses it. Right, and the Investigator wins; wrong, and Jack does.
    .source = book
MJ-72 = After the eighth turn without an arrest Jack wins, even if the Investigator knows who he is.
    .source = book
MJ-73 = The accusing character may be a suspect, innocent, or even Jack’s own; only who is accused counts. An innocent character may be accused, and that is wrong.
    .source = decision
MJ-74 = An escape or an accusation ends the game at once, and a power not yet used is not owed. Goodley may whistle a suspect near and then accuse it by his own move.
    .source = decision
MJ-75 = The witness call of the eighth turn is still made before Jack wins by time.
    .source = decision

## What each seat knows

MJ-80 = Jack knows who Jack is and which alibis Jack’s seat has drawn. The Investigator knows the alibis that the Investigator’s seat has drawn: these characters are not Jack.
    .source = book
MJ-81 = All else on the board is public, and so is who has drawn how many alibis. At the end everything is revealed.
    .source = book
