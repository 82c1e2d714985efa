## What was good and what was not, in a game that is over

analysis-both = { $counts } { $value }
analysis-choice =
    { $same ->
        [yes] “{ $played }”, and nothing better was found.
       *[no] “{ $played }” rather than “{ $best }”.
    }
analysis-wins =
    { $same ->
        [yes] It wins { $after } times in 100.
       *[no] It wins { $after } times in 100 instead of { $before }.
    }
analysis-told =
    { $same ->
        [yes] It was worth { $after }.
       *[no] It was worth { $after } instead of { $before }.
    }
analysis-scotland-yard-hidden =
    { $same ->
        [yes] “{ $played }” left { $left ->
            [one] one station
           *[other] { $left } stations
        } possible.
       *[no] “{ $played }” left { $left ->
            [one] one station
           *[other] { $left } stations
        } possible; “{ $best }” would have left { $other }.
    }
analysis-scotland-yard-near =
    { $same ->
        [yes] From there { $left } of { $stations ->
            [one] the one station
           *[other] the { $stations } stations
        } where Mister X might be { $moves ->
            [one] were one move away.
           *[other] were { $moves } moves away or less.
        }
       *[no] “{ $played }” came within { $moves ->
            [one] one move
           *[other] { $moves } moves
        } of { $left } of { $stations ->
            [one] the one station
           *[other] the { $stations } stations
        } where Mister X might be; “{ $best }” would have come so near to { $other }.
    }
analysis-mr-jack-seen =
    { $same ->
        [yes] With “{ $played }”, { $seen } of the suspects stood in the light and { $unseen } in the dark.
       *[no] With “{ $played }”, { $seen } of the suspects stood in the light and { $unseen } in the dark; with “{ $best }” it would have been { $other } and { $hidden }.
    }
analysis-sleuth-asked =
    { $same ->
        [yes] “{ $played }” was to leave { $left } of { $now } gems that might be missing.
       *[no] “{ $played }” was to leave { $left } of { $now } gems that might be missing; “{ $best }” would have left { $other }.
    }
analysis-sleuth-dared =
    { $same ->
        [yes] “{ $played }”, when { $now ->
            [one] only one gem could be missing.
           *[other] { $now } gems might be missing.
        }
       *[no] “{ $played }”, when { $now ->
            [one] only one gem could be missing
           *[other] { $now } gems might be missing
        }, rather than “{ $best }”.
    }
analysis-culprit-gained =
    { $same ->
        [yes] “{ $played }” brings { $points } points in ten such rounds.
       *[no] “{ $played }” brings { $points } points in ten such rounds; “{ $best }” would bring { $other }.
    }

## Grades

analysis-grade =
    { $grade ->
        [excellent] excellent
        [fine] fine
        [slip] mistake
        [blunder] blunder
       *[none] not judged
    }

## The table of `gaslamp analyse`

analysis-title = { $game }: { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, each tried in { $iterations } imagined games
analysis-column-move = move
analysis-column-who = who
analysis-column-played = played
analysis-column-grade = grade
analysis-column-before = before
analysis-column-after = after
analysis-column-best = better
analysis-percent = { $percent }%
analysis-bits = { $whole }.{ $hundredths } bits
analysis-heading-why = Why
analysis-why-line = { $move }. { $who }, { $grade }: { $why }
analysis-heading-turning = Turning points
analysis-turning-choice = { $move }. { $who }: { $said } ({ $change } points)
analysis-turning-luck = { $move }. What came to light: { $change } points for { $who }
analysis-heading-known = Who could have known what, and when
analysis-known-line =
    { $when ->
        [never] { $who } could never be sure: at best { $left } were left.
        [lost] { $who } knew for a while, and then no longer.
        [silent] { $who } could have known since move { $first }.
       *[acted] { $who } could have known since move { $first }, and acted at move { $acted }.
    }
analysis-heading-fortune = Luck and skill, in points of the chance to win
analysis-fortune-line = { $who }: began at { $first }, own choices { $choices }, others’ choices { $others }, luck { $luck }, ended at { $last }
analysis-progress = Thinking

## Going on from a moment

analysis-nothing-left = There the game is over: there is nothing to go on with.
analysis-no-redeal = The hidden part cannot be dealt anew there. It can be kept as it was.
