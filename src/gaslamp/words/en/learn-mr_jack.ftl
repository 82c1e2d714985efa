# What the voice says in the guided games of Mr. Jack.

learn-mr-jack-title = As the Investigator
learn-mr-jack-welcome = Whitechapel, 1888. One of these eight people is Jack, and only your opponent knows which. You are the Investigator. You have eight turns to find out who, and to catch him.
learn-mr-jack-light = Look at the light. Whoever stands beside a lit lamp, beside somebody else or in Watson’s beam is visible: now Holmes, Smith, Lestrade and Bert. The others are in the dark. At the end of each turn your opponent must say whether Jack is visible, and that shows some to be innocent.
learn-mr-jack-cards = Four cards lie open: Holmes, Smith, Lestrade and Bert. In this turn you play one, then your opponent two, then you the last. The other four come in turn 2.
learn-mr-jack-smith = Begin with John Smith.
learn-mr-jack-smith-otherwise = His or her turn will come. Play Smith.
learn-mr-jack-lamp = Smith is the lamplighter: he moves the light from one lamp to another, before or after his own move. Do it first: take the light from lamp 1 or lamp 4, which shine on nobody, to the dark lamp beside Gull in the north. Then Gull is visible too.
learn-mr-jack-move = Now move Smith by one to three streets, to one of those that are ringed: there he is in the light. The answer tells you most when about half of the suspects are visible.
learn-mr-jack-opponent = Your opponent plays the next two: watch what they do with the cordon, the manhole and the light.
learn-mr-jack-holmes = Lestrade has moved a cordon from one exit to another, and Bert has opened a manhole, covered another and gone into the dark. The last card is yours: Holmes.
learn-mr-jack-sewers = Through open manholes people go underground: from one to any other is a single step. Send Holmes through the sewers to the ringed manhole in the north, into the light. Then he finds an alibi card.
learn-mr-jack-alibi = { $alibi } Only you know that: the board does not show it, but your notes do.
learn-mr-jack-witness = { $call } Jack stands in the dark, so everybody in the light is innocent. Watson, Miss Stealthy, Goodley and Bert are left, and you know that it is not Miss Stealthy. The first lamp has gone out; each of the first four turns ends with that.
learn-mr-jack-even = In even turns your opponent begins: Gull has changed places with Lestrade. Now you play two in a row. Take Watson.
learn-mr-jack-even-otherwise = Take Watson first, then Goodley.
learn-mr-jack-watson = Bring Watson into the light: up the street, to the ringed cell beside lamp 3.
learn-mr-jack-lantern = Watson carries a lantern: whoever stands in a straight line before him is visible. After his move, turn it to any side.
learn-mr-jack-goodley = Now Sergeant Goodley, your second card.
learn-mr-jack-goodley-otherwise = Leave her to your opponent. Take Goodley.
learn-mr-jack-street = He has a whistle, to be blown before or after his move. Move first: to a ringed cell, in the light of lamp 2.
learn-mr-jack-whistle = With the whistle you move others three steps in all, each one nearer to Goodley. Let Lestrade come all three.
learn-mr-jack-whistle-otherwise = The steps could be shared out, but not today: let Lestrade come three steps.
learn-mr-jack-second-call = { $call } Watson and Goodley were in the light: they are innocent too. In turn 3 the cards are dealt anew, and you begin.
learn-mr-jack-who = Two suspects are left on the board, and of one you hold the alibi card. So you know. Holmes is fast underground: play him.
learn-mr-jack-who-otherwise = With Holmes you can reach your suspect. Play him.
learn-mr-jack-accuse = End his move on the cell of the one who must be Jack, and accuse. If you are right, you win; if not, Jack does.
learn-mr-jack-accuse-otherwise = Think again: who was in the dark twice, and is not on your alibi card? A wrong accusation would cost you the game.
learn-mr-jack-end = Arrested! You have moved light, people and a lantern, gone underground, whistled, drawn an alibi, heard two calls and accused the right one. Now be Jack yourself: there is a second lesson.

## The second one, as Jack

learn-mr-jack-jack-title = As Jack
learn-mr-jack-jack-welcome = Now you are Jack, and you hide behind Goodley, in the east. Your opponent does not know it. You win if you leave the district, if a wrong person is accused, or if dawn comes after eight turns.
learn-mr-jack-jack-dark = Goodley is in the dark: no lamp, no neighbour, no beam. Only after a call without witness may you leave in the next turn, with Goodley’s own card, through an exit without a cordon. That card comes in turn 2, and you will begin.
learn-mr-jack-jack-plan = The nearest exit is in the north-east. But a cordon stands there, and the manhole before it is covered. This turn has the two people who can change that. The Investigator begins.
learn-mr-jack-jack-lestrade = Two cards are yours now. First Lestrade, who moves the cordons.
learn-mr-jack-jack-lestrade-otherwise = Not that one. Lestrade moves the cordons: play him.
learn-mr-jack-jack-cordon = Take the cordon away from the north-east exit. Where it goes does not matter to you.
learn-mr-jack-jack-cordon-otherwise = It is the cordon in the north-east that is in your way. Move that one.
learn-mr-jack-jack-hide = Now move Lestrade. The fewer are in the light, the fewer turn out innocent; and nobody must stand beside Goodley. The ringed streets are dark and near by: take one.
learn-mr-jack-jack-bert = Your second card is Bert. He moves manhole covers.
learn-mr-jack-jack-bert-otherwise = Leave Holmes to the Investigator. Play Bert.
learn-mr-jack-jack-cover = Open the covered manhole in the north-east: point at it, then at one of those that are ringed. The one beside Goodley stays open, for that is where you will go down.
learn-mr-jack-jack-bert-move = Now hide Bert as well, in one of the ringed streets.
learn-mr-jack-jack-answer = Well done. The last card, Holmes, is the Investigator’s.
learn-mr-jack-jack-call = { $call } You were not seen, so the way is open, for this turn only. And in even turns you begin.
learn-mr-jack-jack-goodley = Now, before anybody can come near: play Goodley.
learn-mr-jack-jack-goodley-otherwise = There is no time for that. Goodley is you: play him.
learn-mr-jack-jack-leave = Down the manhole beside you, up the one in the north-east, and out: three steps. Leave.
learn-mr-jack-jack-end = You are gone. You have kept in the dark, moved a cordon, opened a manhole, had a call without witness, and left. At a real table the Investigator will watch the exits.
