## What a seat can know

knowledge-contradiction = This cannot all be true: { $facts }
knowledge-is = { $subject }: { $answer }
knowledge-is-not = { $subject }: not { $answer }
knowledge-then = { $first } { $last }
knowledge-none = Of { $name } the house cannot work out what a seat may know. It can of: { $games }.
knowledge-no-time = There was not enough time to find that out.
knowledge-open = That is not certain, so nothing forces it.

## Places of Sleuth's gems

knowledge-sleuth-open = the table
knowledge-sleuth-missing = missing

## Mr. Jack

knowledge-mr-jack-who = Jack
knowledge-mr-jack-is-jack = is Jack
knowledge-mr-jack-alibi-jack = alibi held by Jack
knowledge-mr-jack-alibi-investigator = alibi held by the Investigator
knowledge-mr-jack-pile = alibi in the pile
knowledge-from-the-start = This can only be worked out of a game that was seen from its beginning.

## Scotland Yard

knowledge-scotland-yard-laid-open =
    { $place ->
        [0] The start card, laid open, is station { $station }.
       *[other] Place { $place } of the log, laid open, is station { $station }.
    }
knowledge-scotland-yard-moves-on =
    { $place ->
        [0] From his start Mister X can move.
       *[other] After place { $place } of the log Mister X can move on.
    }
knowledge-scotland-yard-run-out = Mister X has run out of these tickets: { $kinds }, black.
knowledge-scotland-yard-place =
    { $kind ->
        [X] Mister X now
        [start] his start
       *[place] place { $place } of the log
    }
knowledge-scotland-yard-station = station { $station }

## The Culprit

knowledge-culprit-held = { $card }, { $place }
knowledge-culprit-count =
    { $number ->
        [0] none
        [1] one
       *[other] { $number } of them
    }
knowledge-culprit-pile = pile
knowledge-culprit-gathered = gathered in the Panic
knowledge-culprit-table = on the table
knowledge-culprit-laid-open =
    { $number ->
        [0] { $seat } had no card left at the end.
       *[other] At the end { $seat } had: { $cards }.
    }
knowledge-culprit-view = What lies on the table does not follow from what was told.
knowledge-too-much = There are too many ways in which this could have come about: what your seat can know here is not worked out.
