# What the voice says in the guided game of Scotland Yard.

learn-scotland-yard-welcome = You are Mister X. Two detectives and two bobbies hunt you through London. They see which tickets you use, but mostly not where you are. Last until your log is full, and you win.
learn-scotland-yard-map = You stand where the map shows your mark; only you see it. Taxi, bus and underground lines lead to the next stops. Keep away from the pawns: whoever reaches your station wins for the detectives.
learn-scotland-yard-travel = Make your first move: choose one of the stations that are lit, and confirm.
learn-scotland-yard-answer = All detectives and bobbies have moved. On your log they see your ticket, and from it they work out where you may be.
learn-scotland-yard-black = Now cover your tracks: a black ticket is good for everything, the ferry too, and hides what you took. Use one.
learn-scotland-yard-shown = After the third place of the log you must show yourself, and again after the 8th, 13th, 18th and 24th. Go somewhere with many ways out.
learn-scotland-yard-double = They have seen you. This is the moment for a double move: two moves in one round. Choose the first.
learn-scotland-yard-second = And now the second one. You are out of sight again.
learn-scotland-yard-play-on = Play on, with black tickets and doubles as you like. If you stay free until the last place of the log has been answered, you win.
learn-scotland-yard-end = The game is over, and the whole log lies open: look how near they came. Next time, hunt Mister X yourself.
