
# What a table refuses.

table-again-already = The same people already have a new table.
table-begun = The game has begun.
table-bot-plays = A bot is playing for you: take your seat back first.
table-by-link = This seat is for somebody who has the link.
table-hints-in-order = Hints come one after the other: first where to look, then what follows, then a good move.
table-hints-not-now = There is nothing for you to decide at this moment.
table-hints-rated = In a rated game there are no hints.
table-host-only = Only the host can do that.
table-lesson-listen = Listen first, then go on.
table-lesson-none = There is no lesson called “{ $name }”.
table-lesson-not-now = The lesson has something else in mind here.
table-lesson-over = This lesson is over.
table-move-is-whole = Your move ends there; nothing can follow it.
table-never-begun = No game was played at this table.
table-no-aids =
    { $most ->
        [paper] At this table everybody notes on paper: the house concludes nothing.
       *[clerk] At this table there is no oracle: a clerk notes what each fact says, no more.
    }
table-no-hints = At this table there are no hints.
table-no-such-channel = You cannot talk in “{ $text }” here.
table-no-such-level = There is no bot of rank “{ $text }”.
table-no-such-seat = This table has no such seat.
table-no-such-table = There is no such table.
table-nobody-there = Nobody sits there.
table-not-full = Not every seat is taken yet.
table-not-legal = The rules do not allow that now.
table-not-over = The game is not over yet.
table-not-playing = There is no game going on here.
table-not-yours = That is not your seat.
table-put-aside = This table cannot be read by this version of the house. It has been put aside; nothing in it is lost.
table-seat-taken = Somebody sits there already.
table-silenced = The host has asked you to be silent.
table-stale = Things have changed since you chose; choose again.
table-still-there = Whoever sits there still has time to come back.
table-too-long = So much has happened at this table that nothing more can be added.
table-small-form = Small forms are for programs; at a table the whole game is played.
table-two-sides = One person cannot sit on two sides of a game.
table-resigned = You have resigned this seat; it is not taken back.
table-muted-enough = You have muted enough people here.
table-not-asleep = Nobody has been waiting there for long enough.
table-reactions-off = The host has turned reactions off at this table.
