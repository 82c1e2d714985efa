# What the voice says in the guided games of Scotland Yard.

learn-scotland-yard-title = As Mister X
learn-scotland-yard-welcome = You are Mister X. Two detectives and two bobbies hunt you through London. They see which tickets you use, but mostly not where you are. Last until all 24 places of your log are full, and you win.
learn-scotland-yard-map = You are on station { $station }; only you see that. Yellow taxi lines, green bus lines and red underground lines lead to the next stations. Whoever reaches your station has caught you.
learn-scotland-yard-taxi = Taxis go everywhere, but not far. Station 185, next to you, also has buses and the underground. Take a taxi to 185.
learn-scotland-yard-taxi-otherwise = That would be allowed. But go to 185 by taxi: from there the underground leaves.
learn-scotland-yard-log = On your log they see “taxi” and nothing more: you might be on any of the stations around. Now the detectives and the bobbies move.
learn-scotland-yard-underground = The underground is the fastest way out. Take it to 128, far from all four of them.
learn-scotland-yard-underground-otherwise = Not this time. Take the underground from 185 to 128.
learn-scotland-yard-show = After the 3rd place of the log everybody sees you, and again after the 8th, 13th, 18th and 24th. So go where many lines leave: to 142, by taxi or by bus.
learn-scotland-yard-show-otherwise = You will be seen there, so choose well: 142, by taxi or by bus.
learn-scotland-yard-shown = { $seen } Now they close in.
learn-scotland-yard-double = This is the moment for one of your two double moves: two moves before they answer. Begin it with the bus to 157, on the river.
learn-scotland-yard-double-otherwise = A double move, yes; but begin it with the bus to 157.
learn-scotland-yard-ferry = And now a black ticket. It is good for every line and hides which one you took; and it is the only one that the ferries take. Go up the river to 115.
learn-scotland-yard-ferry-otherwise = From here they would find you soon. Take the ferry to 115, with a black ticket.
learn-scotland-yard-vanished = Bus, black ticket: that is all they know. From 142 you could be almost anywhere. Look how they search for you.
learn-scotland-yard-later = So it goes on, round after round. Let us leave out a long night of taxis, in which you show yourself three times more.
learn-scotland-yard-late = Place 22 of 24. You are on { $station }, with { $black ->
        [one] one black ticket
       *[other] { $black } black tickets
    } left, and they are far away. From here you are on your own: go where you like.
learn-scotland-yard-last = One more, and the log is full; then they may answer once. You are on { $station }. Go.
learn-scotland-yard-end = You have got away, and the whole log lies open: look at the chase on the map. You have taken taxi, bus, underground and ferry, used a black ticket and a double move, and shown yourself. Now hunt him yourself: there is a second lesson.

## The second one, as a detective

learn-scotland-yard-detective-title = As a detective
learn-scotland-yard-detective-welcome = Mister X is somewhere in London, and you hunt him. You lead detective 1, on 141. { $c } leads detective 2, and two bobbies help you both. Mister X moves first.
learn-scotland-yard-detective-log = { $told } His log shows the ticket, not the place. He shows himself after the 3rd place; until then gather where you can reach much.
learn-scotland-yard-detective-taxi = You pay for each move with a ticket: taxi, bus or underground. Take a taxi to 133 or 142, where buses stop.
learn-scotland-yard-detective-taxi-otherwise = No bus stops there. Take a taxi to 133 or to 142.
learn-scotland-yard-detective-order = Your ticket goes back to the common pool. Detectives and bobbies move in any order you agree on; now the others do, and then Mister X.
learn-scotland-yard-detective-bus = { $told } He shows himself next. Be at an underground station then: take the bus to 140 or to 128.
learn-scotland-yard-detective-bus-otherwise = Take the bus, to the underground station: 140 or 128.
learn-scotland-yard-detective-bobby = The bobbies belong to nobody and need no tickets. Move bobby 2 by any line.
learn-scotland-yard-detective-shown = { $told } And he had to show himself: he is on { $station }! From there the underground goes to 13, 79, 89 and 111. Close in on him.
learn-scotland-yard-detective-underground = No pawn may enter a station where another stands, and neither may he. So block his line: take the underground to 89.
learn-scotland-yard-detective-underground-otherwise = He could slip through 89 then. Block it: go there by underground.
learn-scotland-yard-detective-near = { $c } sends detective 2 to 13 and bobby 1 to 79. Only 111 is left open. Put bobby 2 next to it.
learn-scotland-yard-detective-near-otherwise = From there bobby 2 cannot reach 111 in one step. Choose a station next to 111.
learn-scotland-yard-detective-where = { $told } The underground, from 67. At 13, 79 and 89 somebody stands. Where must he be?
learn-scotland-yard-detective-catch = Catch him: send a pawn to the station where he is.
learn-scotland-yard-detective-catch-otherwise = He is not there. He took the underground from 67, and of its four stations only one was free. Bobby 2 can reach it.
learn-scotland-yard-detective-end = Caught! You have read his log, used taxi, bus and underground, led a bobby, closed a line and worked out where he was. All detectives win together.
