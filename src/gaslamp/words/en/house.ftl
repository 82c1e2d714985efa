# What all games share: lists, names, and what the house refuses.

list-more = { $first }, { $next }
list-end = { $first } and { $last }

# Players are known by a letter; these are the names that go with it.
player-name =
    { $letter ->
        [A] Agatha
        [B] Basil
        [C] Clara
        [D] Dorothy
        [E] Edgar
        [F] Flora
        [G] Gideon
        [H] Hester
       *[other] { $letter }
    }
player-me = { $name } (you)

## Refusals

not-legal = The rules do not allow “{ $action }” now.
extra-missing = This needs an extra that is not installed: pip install "gaslamp[{ $extra }]".
not-your-decision = It is not for { $seat } to decide now.
position-at = It is “{ $field }” that does not fit.
position-nowhere = “{ $what }” is nowhere.
position-seat = “{ $field }” names seat { $seat }; the seats go from 0 to { $last }.
position-seat-twice = “{ $field }” names seat { $seat } twice.
position-size = “{ $field }” should hold { $wanted } and holds { $count }.
position-together = “{ $one }” and “{ $other }” are both at “{ $place }”.
position-outside = “{ $what }” cannot be at “{ $place }”.
position-unknown = “{ $field }” cannot be read. { $fault }
position-too-many = There are { $count } of “{ $what }” and the game has { $most }.
position-twice = “{ $what }” is in “{ $one }” and in “{ $other }”.
unreadable-no-action = “{ $text }” is no action of this game.
unreadable-action = “{ $text }” is not a move that can be read.
unreadable-count = “{ $field }” goes from { $least } to { $most }, and { $value } is none of these.
unreadable-account = An account name has { $least } to { $most } letters, digits and signs of a keyboard, and no spaces.
unreadable-character = The character { $code } cannot be used here.
unreadable-field = The value of “{ $field }” is not one that can stand there.
unreadable-format = This is written in format { $format }; format { $known } can be read.
unreadable-game = There is no game called “{ $name }”; the games are { $games }.
unreadable-json = This is not readable JSON of the kind that is needed here.
unreadable-level = There is no player of the house called “{ $text }”; choose one of { $levels }.
unreadable-nothing = There is nothing in it that can be seen.
unreadable-number = A number in this file is too large.
unreadable-language = “{ $text }” is not a language spoken here; choose one of { $languages }.
unreadable-line = “{ $line }” does not say who moves: a line begins with a seat, a colon and a space.
unreadable-missing-field = “{ $field }” is missing.
unreadable-long = That is too long: at most { $most } characters.
unreadable-marks = There are more than { $most } marks on one letter there, or marks without a letter.
unreadable-move = Line { $number }, “{ $line }”, cannot be played. { $reason }
unreadable-hints = The hints in the record do not fit its game.
unreadable-outcome = The outcome in the record is not how the game ended.
unreadable-rules = This was written under version { $rules } of the game’s rules; known here: { $known }.
unreadable-seat = There is no seat “{ $text }”; the seats are { $seats }.
unreadable-small = There is no small form called “{ $text }” here; known: { $known }.
unreadable-small-bots = The house’s bots know whole games; in a small form every player is a program of one’s own.
unreadable-seats =
    { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } not possible here: { $span ->
        [one] there are always { $most }
       *[many] at least { $fewest }, at most { $most }
    }.
unreadable-too-large = This file is too large to be read.
unreadable-unknown-field = There is no field called “{ $field }”.
unreadable-variant =
    { $count ->
        [0] There is no variant “{ $text }”: this game has none.
       *[other] There is no variant “{ $text }”; known here: { $variants }.
    }
