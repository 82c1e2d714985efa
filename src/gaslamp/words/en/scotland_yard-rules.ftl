## 2014, three to six players

SY-01 = There is one Mister X, and there are 2 to 5 detective players. Two bobbies join 2 detectives, one joins 3, none joins 4 or 5.
    .source = book
SY-02 = Mister X has 5 black tickets and 2 double moves. He takes his ordinary tickets from the common pool.
    .source = book
SY-03 = A detective has 11 taxi, 8 bus and 4 underground tickets, in sight of all. Detectives do not exchange tickets.
    .source = book
SY-04 = The box has 57 taxi, 45 bus and 23 underground tickets. What is not dealt is the common pool, and the tickets that detectives use go into it. Mister X cannot take a ticket that is not there; those he uses stay on his log.
    .source = book; decision: the pool is counted
SY-05 = Each detective, then each bobby, draws a detectives’ start card. Mister X draws one of his own in secret and has no pawn on the board. No two start on one station.
    .source = book
SY-06 = In each round Mister X moves first, then all detectives and bobbies, in any order they like. Everybody must move.
    .source = book
SY-07 = A move goes to the next station of the line whose ticket is used: taxi, bus or underground. One may later go back the same way.
    .source = book
SY-08 = Nobody moves to an occupied station, except a detective or bobby who reaches Mister X.
    .source = book
SY-09 = Mister X writes each station on his log of 24 places, under the ticket he used: the detectives see the ticket and not the station.
    .source = book
SY-10 = Bobbies use every transport but the ferry, need no tickets and put none into the pool. The detectives move them together: any detective’s player may move a bobby that has not moved yet, also after their own pawn.
    .source = book; decision: who moves a bobby
SY-11 = A detective without a ticket he can use skips, and stays on the board as an obstacle. A pawn that only other pawns block waits: it must move if it is freed, and is skipped when none that has still to move can move.
    .source = book; decision: who is blocked waits
SY-12 = Mister X shows himself after the 3rd, 8th, 13th, 18th and 24th place of his log. With his next move he disappears.
    .source = book
SY-13 = A double move is two moves in one round by any two transports, on two places of the log; the double ticket is spent. One a round at most. If he must show himself after the first step he does, and disappears with the second. Neither step leads onto a pawn.
    .source = book
SY-14 = A black ticket is good for every transport and the ferry, and hides which it was; also in a double move. Ferries are used with nothing else and by nobody else.
    .source = book
SY-15 = Mister X loses if he cannot move: because the stations around him are occupied, or because no ticket is left that he could use.
    .source = book; decision: for whatever reason
SY-16 = The detectives win as soon as a detective or bobby is on Mister X’s station. He must show himself.
    .source = book
SY-17 = Mister X wins if he is free when the detectives have answered the 24th place of his log: after 22 rounds if he used both doubles, 24 if none.
    .source = book; decision: the log counts
SY-18 = Mister X wins if no detective can move any more. Bobbies do not count. It is judged when the detectives’ turn comes, on the pawns as they stand, even if a bobby could make room.
    .source = book; decision: when it is judged
SY-19 = A double move needs two free places on the log, and begins only with a step after which a second one is possible.
    .source = decision

## 2014, two players

SY-30 = The detectives’ player moves four pawns, two detectives and two bobbies, in any order.
    .source = book
SY-31 = The two detectives share one purse of 20 taxi, 16 bus and 8 underground tickets. The rest of the box is the pool.
    .source = decision

## 1983

SY-40 = Three to six play. Mister X has as many black tickets as there are detectives, 4 taxi, 3 bus, 3 underground and 2 doubles; a detective has 10 taxi, 8 bus and 4 underground.
    .source = book
SY-41 = Two detective players have two detectives each, with separate purses. Mister X then has 4 black tickets.
    .source = book
SY-42 = All draw from one pile of 18 start cards.
    .source = book
SY-43 = Mister X’s ordinary tickets never run out: the detectives hand him theirs. He never has more black tickets than there are detectives.
    .source = book
SY-44 = After Mister X the detectives’ players move in seat order. A player with two detectives moves them in the order he likes. A pawn that cannot move when its player’s turn comes to it is passed over for the round; one that the player’s other detective frees must move.
    .source = book; decision: two detectives of one player, who is passed over
SY-45 = Two pawns are never on one station, except for the catch.
    .source = book
SY-46 = Mister X shows himself after moves 3, 8, 13 and 18 and at the end of the game; so not after move 24 before it is answered.
    .source = book; decision: not after move 24
SY-47 = The detectives win by the catch. Mister X wins when the detectives cannot move any more, judged when their turn comes, and after round 22 at the latest, whatever tickets are left. A detective who cannot move stays where he is.
    .source = book; decision: when it is judged
SY-48 = Mister X may show himself of his own will, after his whole move and before the answer, if he is not in sight already. He takes a ticket of his choice from every detective who has any; these leave the game. He stays in sight until his next move. Once a round, in as many rounds as he likes.
    .source = book, agreed before the game; decision: when and how
SY-49 = Mister X loses if he has no legal move, as in 2014. His log has 24 places.
    .source = decision
SY-51 = SY-07, SY-09, SY-13, SY-14, SY-19 and the open purses of SY-03 hold in 1983 too. A used double leaves the game. The board has one street more, from 13 to 14.
    .source = book; the board
SY-50 = Ferries, for black tickets only: 194-157, 157-115, 115-108.
    .source = book; decision: 108, as on the board

## Beginners

SY-60 = There are one Mister X and 3 or 4 detectives. Mister X starts on 82, in sight. Three detectives choose among 41, 46 and 124; a fourth adds 142. They choose in seat order, each a free one.
    .source = book; decision: in seat order
SY-61 = There are 13 rounds. Mister X moves first, then the detectives in any order; everybody moves.
    .source = book
SY-62 = Taxi and bus only: no underground, no ferry. Detectives need no tickets.
    .source = book
SY-63 = Mister X is in sight, but his 3rd, 8th and 13th moves are secret. He is off the board until his next move: then he first reappears where he was, and moves on. So also inside a double move. A secret move does not tell taxi from bus.
    .source = book; decision: inside a double move
SY-64 = Mister X has 1 black ticket. It makes one further move secret, not one that is secret anyway.
    .source = book
SY-65 = Mister X has 1 double move: two moves, two places of the log, neither onto a detective. A second step that is the 3rd, 8th or 13th move is secret. Black and double may be combined. A double in round 13 gives a 14th move and one answer. The game lasts 13 rounds whenever it is used.
    .source = book
SY-66 = Only free stations can be entered; one detective a station.
    .source = book
SY-67 = The detectives win on Mister X’s station at any time, or when he has no free station to go to. Mister X wins if he is free when his last round has been answered.
    .source = book
SY-68 = Where this chapter is silent, 2014 holds: SY-07, SY-08 and the waiting of SY-11.
    .source = decision

## What each seat knows

SY-80 = Detectives know every ticket used, the stations shown, and all their purses and pawns; never Mister X’s hidden stations nor his start card. They share all they know.
    .source = book
SY-81 = Mister X sees everything. At the end the whole log is open to all.
    .source = book
SY-82 = Detectives may confer at any time. Mister X hears it, as at a table; a channel of their own is an option of the table.
    .source = book; decision: Mister X hears it
