# Mr. Jack. In the story, $me is the part that the reader has in it: seat, winner, loser or other.

mr-jack-title = Mr. Jack
mr-jack-about = Whitechapel, 1888. One of eight people in the dark streets is Jack. The Investigator has until dawn to find out who, and to catch him.
mr-jack-rules =
    Eight people are about, and Jack knows which of them he is. A game has eight turns at most. In each turn four people are played: in odd turns the Investigator plays one, Jack two, the Investigator one; in even turns it is the other way round.
    Whoever is played moves one to three streets and uses their power. After the fourth there is a call for witnesses. Beside a lit lamp, beside somebody else or in Watson’s beam one is visible. If Jack is visible, all who are not are innocent; if he is not, all who are.
    The Investigator accuses by moving somebody onto a suspect: right wins, wrong loses. Jack wins by leaving through an exit without a cordon in a turn after a call without witness, or by lasting until dawn.

## People and places

mr-jack-character =
    { $character ->
        [Stealthy] Miss Stealthy
       *[other] { $character }
    }
mr-jack-exit =
    { $exit ->
        [NW] the north-west exit
        [NE] the north-east exit
        [SW] the south-west exit
       *[SE] the south-east exit
    }
mr-jack-direction =
    { $direction ->
        [N] north
        [NE] north-east
        [SE] south-east
        [S] south
        [SW] south-west
       *[NW] north-west
    }

## What happened

mr-jack-drawn =
    { $me ->
        [seat] You are Jack, and you hide behind { $character }.
       *[other] Jack hides behind { $character }.
    }
mr-jack-drawn-unseen = { $seat } knows now, and nobody else does, which of the eight Jack is.
mr-jack-turned-up = Turn { $turn }, face up: { $characters }.
mr-jack-called =
    End of turn { $turn }. { $witness ->
        [yes] There is a witness: Jack has been seen.
       *[no] There is no witness: Jack has not been seen.
    } { $count ->
        [0] Nobody else turns out innocent.
       *[other] Innocent: { $characters }.
    }
mr-jack-put-out = The lamp with tile { $tile } goes out at { $lamp }.
mr-jack-activated =
    { $me ->
        [seat] You play { $character }.
       *[other] { $seat } plays { $character }.
    }
mr-jack-moved =
    { $me ->
        [seat] You move
       *[other] { $seat } moves
    } { $character } from { $start } to { $to }.
mr-jack-stayed = { $character } can reach no free street and stays.
mr-jack-lantern-turned =
    { $me ->
        [seat] You turn
       *[other] { $seat } turns
    } Watson’s lantern to the { $direction }.
mr-jack-lamp-moved =
    { $me ->
        [seat] You put out
       *[other] { $seat } puts out
    } the lamp at { $start } and { $me ->
        [seat] light
       *[other] lights
    } the one at { $to }{ $tile ->
        [plain] { "" }
       *[other] { " " }(tile { $tile })
    }.
mr-jack-cordon-moved =
    { $me ->
        [seat] You move
       *[other] { $seat } moves
    } a cordon from { $start } to { $to }.
mr-jack-cover-moved =
    { $me ->
        [seat] You open
       *[other] { $seat } opens
    } the manhole at { $start } and { $me ->
        [seat] cover
       *[other] covers
    } the one at { $to }.
mr-jack-whistled =
    Goodley whistles: { $character } comes from { $start } to { $to }, for { $points ->
        [one] one point
       *[other] { $points } points
    }.
mr-jack-exchanged = Gull and { $character } change places.
mr-jack-alibi =
    { $me ->
        [seat] You take an alibi card
       *[other] { $seat } takes an alibi card
    }: { $character } is not Jack.
mr-jack-alibi-drawn = { $seat } takes an alibi card and looks at it.
mr-jack-accused =
    With { $accuser }, { $me ->
        [seat] you accuse
       *[other] { $seat } accuses
    } { $accused }: { $right ->
        [yes] it is Jack.
       *[no] it is not Jack.
    }
mr-jack-left =
    { $me ->
        [seat] You leave
       *[other] { $seat } leaves
    } the district by { $exit }. Jack was { $character }.

mr-jack-ended-escaped = Jack has got away. { mr-jack-result }
mr-jack-ended-arrested = Jack is arrested. { mr-jack-result }
mr-jack-ended-wrong-accusation = In the confusion Jack slips away. { mr-jack-result }
mr-jack-ended-dawn = Day breaks, and Jack is gone. { mr-jack-result }
mr-jack-result =
    { $me ->
        [winner] You win.
        [loser] You lose.
       *[other] The game is over.
    }

mr-jack-reason-escaped = Jack escaped
mr-jack-reason-arrested = Jack arrested
mr-jack-reason-wrong-accusation = wrong accusation
mr-jack-reason-dawn = dawn

## What one may do

mr-jack-may-activate = Play { $character }
mr-jack-may-move = Move { $character } to { $to }
mr-jack-may-stay = Leave { $character } there: no free street can be reached
mr-jack-may-leave = Leave the district by { $exit }
mr-jack-may-accuse = Accuse { $character }
mr-jack-may-whistle =
    Whistle { $character } to { $to } for { $points ->
        [one] one point
       *[other] { $points } points
    }
mr-jack-may-exchange = Change places with { $character }
mr-jack-may-turn-lantern = Turn the lantern to the { $direction }
mr-jack-may-move-lamp = Move the light from { $start } to { $to }
mr-jack-may-move-cordon = Move the cordon from { $start } to { $to }
mr-jack-may-move-cover = Move the cover from { $start } to { $to }
mr-jack-may-draw-jack = Let { $character } be Jack
mr-jack-may-turn-up = Turn up { $character }
mr-jack-may-draw-alibi = Give { $seat } the alibi of { $character }

## What is refused

mr-jack-no-such-character = There is nobody called “{ $text }” in Whitechapel.
mr-jack-no-such-cell = There is no street “{ $text }” on the board.
mr-jack-no-such-exit = There is no exit “{ $text }”; there are NW, NE, SW and SE.
mr-jack-no-such-lamp = There is no lamp at “{ $text }”.
mr-jack-no-such-manhole = There is no manhole at “{ $text }”.
mr-jack-no-such-direction = “{ $text }” is none of the six directions N, NE, SE, S, SW and NW.
mr-jack-no-way = “{ $text }” is not a way from street to street that visits none twice.
mr-jack-not-there = { $character } does not stand at { $cell }.
mr-jack-position-activation = What this position says of the card being played cannot come about. { $fault }
mr-jack-position-alibis = In this position the alibi cards are not each in one place. { $fault }
mr-jack-position-cards = In this position the character cards are not as a turn leaves them. { $fault }
mr-jack-position-characters = In this position the eight people do not each stand on a street of their own. { $fault }
mr-jack-position-cordons = In this position the two cordons are not on two exits. { $fault }
mr-jack-position-covers = In this position the two covers are not on two manholes. { $fault }
mr-jack-position-end = What this position says of the end does not fit the rest of it. { $fault }
mr-jack-position-innocent = In this position somebody is innocent twice. { $fault }
mr-jack-position-jack = In this position Jack is somebody who cannot be Jack. { $fault }
mr-jack-position-lamps = In this position the lit lamps are not those that its turn leaves. { $fault }
mr-jack-position-turn = What this position says of the turn cannot come about. { $fault }

## The board and the menu in the terminal

mr-jack-turn = Turn { $turn } of { $last }
mr-jack-witness-card =
    { $witness ->
        [yes] Card: witness
       *[no] Card: no witness
    }
mr-jack-state =
    { $state ->
        [innocent] innocent
        [visible] visible
       *[invisible] unseen
    }
mr-jack-jack-is = Jack is { $character }
mr-jack-alibi-counts = Alibis: Jack { $jack }, Inv. { $investigator }
mr-jack-own-alibi = Alibi: { $character }
mr-jack-legend-people = CAPITALS suspect · small letters innocent · ▶ being played · ● can be played · ○ next turn
mr-jack-legend-light = * lamplight · ~ Watson’s beam · <f5:1> lit lamp and its tile · <f9> unlit lamp
mr-jack-legend-things = (f7) open manhole · [c2] covered · =NW= exit · xNWx cordon · ### building · %%% square

mr-jack-pick-move = Move { $character }…
mr-jack-pick-accuse = Accuse…
mr-jack-pick-exchange = Change places…
mr-jack-pick-whistle = Whistle…
mr-jack-pick-lamp = Move a light…
mr-jack-pick-cover = Move a cover…
mr-jack-pick-cordon = Move a cordon…
mr-jack-pick-cell = to { $cell }
mr-jack-pick-from = from { $place }
mr-jack-pick-end =
    to { $cell } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
mr-jack-which-card = Whom do you play?
mr-jack-which-cell = Where to?
mr-jack-which-character = Whom?
mr-jack-which-direction = Where does the lantern shine?
mr-jack-warn-accuse = If { $character } is not Jack, Jack wins at once. Accuse?
