## Hints: first where to look, then what follows, then a good move

hint-look-at = Look at this: { $subject }.
hint-certain = This is certain: { $claim }.
hint-move = A good move: { $move }
hint-then = { $first }, then { $last }
hint-worth-chance = It wins about { $percent } times in 100.
hint-worth-bits = Its answer tells about { $bits }.
hint-choices =
    { $count ->
        [one] Look at what you may do: there is one thing.
       *[other] Look at what you may do: there are { $count } things.
    }
hint-compare = Think of what each of them tells the others, and what it leaves them.

hint-sleuth-sheet = Look at your sheet: which gems can still be missing?
hint-sleuth-opponent = Look at what { $seat } can hold.
hint-sleuth-many = { $count } gems can still be missing. The best question divides them evenly.
hint-sleuth-missing =
    { $count ->
        [one] Only one gem can be missing: { $gems }.
       *[other] { $count } gems can still be missing: { $gems }. A question that divides them tells most.
    }

hint-mr-jack-suspects =
    { $count ->
        [one] Only one can still be Jack: { $suspects }.
       *[other] Look at those who can still be Jack: { $suspects }.
    }
hint-mr-jack-divided = If the witnesses were called now, { $seen } of the suspects would be seen and { $unseen } not. The more even, the more the call tells.
hint-mr-jack-oneself = Look at yourself: you are { $character }.
hint-mr-jack-alike =
    If the witnesses were called now, { $seen ->
        [yes] Jack would be seen
       *[no] Jack would not be seen
    }, and { $alike } of { $count } suspects would be left. The more are left, the better you are hidden.

hint-scotland-yard-map = Look at the map: how far is everybody from everybody?
hint-scotland-yard-nearest =
    Look at { $pawn }, at { $station }: { $moves ->
        [one] one move
       *[other] { $moves } moves
    } away from you.
hint-scotland-yard-threatened =
    { $unsafe ->
        [0] { $count ->
            [one] No detective can reach the one station that you can go to.
           *[other] No detective can reach any of the { $count } stations that you can go to.
        }
       *[other] { $count ->
            [one] You can go to one station only, and detectives can reach it: { $stations }.
           *[other] Of the { $count } stations that you can go to, detectives can reach { $unsafe }: { $stations }.
        }
    }
hint-scotland-yard-unseen = Mister X has not been seen yet. Look at his tickets: each of them rules stations out.
hint-scotland-yard-seen =
    { $moves ->
        [0] Mister X stands at { $station }.
        [one] Mister X was seen at { $station }, one move ago. Follow his ticket from there.
       *[other] Mister X was seen at { $station }, { $moves } moves ago. Follow his tickets from there.
    }
hint-scotland-yard-many = He can be at { $count } stations; they are marked. Close the ways that most of them share.
hint-scotland-yard-possible =
    { $count ->
        [one] He can only be at { $stations }.
       *[other] He can only be at one of { $count } stations: { $stations }.
    }

hint-culprit-in-hand = Look at your own hand: the Culprit is there.
hint-culprit-protected =
    { $alibis ->
        [0] You have no Alibi: a Detective who asks you finds you.
       *[other] Your Alibi protects you from a Detective as long as you hold it.
    } { $others ->
        [one] One other card must go before the Culprit.
       *[other] { $others } other cards must go before the Culprit.
    }
hint-culprit-hand = Look at your own hand, and at what lies on the table.
hint-culprit-holders =
    { $count ->
        [one] Look at who can have the Culprit: { $seats }, nobody else.
       *[other] Look at who can have the Culprit: { $seats }.
    }
hint-culprit-likeliest = The Culprit is with { $seat } in { $percent } of 100 ways the cards may lie.
hint-culprit-open = Nothing is known of the Culprit yet.
