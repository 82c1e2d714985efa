# Mr. Jack in the browser.

client-mr-jack-full-name =
    { $character ->
        [Holmes] Sherlock Holmes
        [Watson] John H. Watson
        [Smith] John Smith
        [Lestrade] Inspector Lestrade
        [Stealthy] Miss Stealthy
        [Goodley] Sergeant Goodley
        [Gull] Sir William Gull
       *[Bert] Jeremy Bert
    }
client-mr-jack-and = { ", " }

## The board and its cells

client-mr-jack-board = Whitechapel by night
client-mr-jack-keys = Arrows move over the board; Home, Page Up, End and Page Down go to the corners. Enter chooses, N and P go to the next and the previous cell that can be chosen, Escape puts down what was picked up. Once a move is whole, C goes to the button that confirms it.
client-mr-jack-cell-doing = { $cell }. { $doing }
client-mr-jack-lit = lit
client-mr-jack-dark = dark
client-mr-jack-in-beam = in Watson’s beam
client-mr-jack-building = houses
client-mr-jack-park = square
client-mr-jack-manhole =
    { $covered ->
        [yes] covered manhole
       *[no] open manhole
    }
client-mr-jack-lamp-lit =
    { $tile ->
        [plain] lit lamp
       *[other] lit lamp number { $tile }
    }
client-mr-jack-lamp-unlit = unlit lamp
client-mr-jack-exit-state =
    { $closed ->
        [yes] closed by a cordon
       *[no] free
    }
client-mr-jack-playing = being played
client-mr-jack-suspect = suspect
client-mr-jack-innocent = innocent
client-mr-jack-visible = visible
client-mr-jack-unseen = unseen
client-mr-jack-lantern = lantern to the { $direction }
client-mr-jack-do-take = Pick it up
client-mr-jack-do-call = Whistle
client-mr-jack-do-step = Come this way
client-mr-jack-in-words = The board in words
client-mr-jack-person = { $person }: { $state }
client-mr-jack-all-lit = Lit by lamps: { $cells }.
client-mr-jack-all-beam =
    { $count ->
        [0] Watson’s beam falls on no street.
       *[other] In Watson’s beam: { $cells }.
    }

## The night and the cards

client-mr-jack-night = The night
client-mr-jack-witness =
    { $witness ->
        [yes] Witness.
       *[no] No witness.
    }
client-mr-jack-may-flee =
    { $witness ->
        [yes] Jack cannot leave.
       *[no] Jack may leave by a free exit.
    }
client-mr-jack-goes-out = Lamp { $tile } goes out after this turn.
client-mr-jack-place-alibis =
    { $count ->
        [one] 1 alibi
       *[other] { $count } alibis
    }
client-mr-jack-cards = Cards
client-mr-jack-card-played = { $character }, played
client-mr-jack-next-turn = Next turn

## What I am about

client-mr-jack-tasks = What you do now
client-mr-jack-task-card = Play a card
client-mr-jack-task-lantern = Turn the lantern
client-mr-jack-task-move = Move
client-mr-jack-task-power =
    { $character ->
        [Smith] Move a light
        [Lestrade] Move a cordon
        [Goodley] Whistle
        [Gull] Change places
       *[Bert] Move a cover
    }
client-mr-jack-hint-card = Play one of this turn’s cards.
client-mr-jack-hint-lantern = Choose the way in which Watson’s lantern shall shine.
client-mr-jack-hint-move = Choose a ringed cell to move { $character }.{ $accuses ->
        [yes] { " " }The sign ! accuses.
       *[no] { "" }
    }
client-mr-jack-hint-power =
    { $character ->
        [Smith] Choose a lit lamp, then an unlit one.
        [Lestrade] Choose a cordon, then a free exit.
        [Goodley] Choose whoever shall come nearer.
        [Gull] Choose whoever shall change places with Gull.
       *[Bert] Choose a cover, then an open manhole.
    }
client-mr-jack-hint-put =
    { $character ->
        [Smith] Now choose the lamp to be lit.
        [Lestrade] Now choose the exit to be closed.
       *[Bert] Now choose the manhole to be covered.
    }
client-mr-jack-hint-whistle = Choose the way of { $character }, cell by cell or at its end: { $points } of { $left ->
        [one] one point
       *[other] { $left } points
    }.
client-mr-jack-comes-seen =
    { $count ->
        [one] { $people } would become visible.
       *[other] { $people } would become visible.
    }
client-mr-jack-goes-unseen =
    { $count ->
        [one] { $people } would disappear into the dark.
       *[other] { $people } would disappear into the dark.
    }

## My notebook

client-mr-jack-you-are = You are Jack, behind { $character }.
client-mr-jack-my-alibis =
    { $count ->
        [0] You have drawn no alibi.
        [one] Your alibi: { $people }.
       *[other] Your alibis: { $people }.
    }
client-mr-jack-if-called = If the call came now
client-mr-jack-seen-list = Visible
client-mr-jack-unseen-list = In the dark
client-mr-jack-would-remain =
    { $witness ->
        [yes] Witness:
       *[no] No witness:
    } { $count ->
        [0] no suspect would remain.
        [one] 1 suspect would remain.
       *[other] { $count } suspects would remain.
    }
client-mr-jack-may-be = Who Jack may be
client-mr-jack-chance = { $character } { $chance }%
client-mr-jack-why = Why?
client-mr-jack-why-not = Why is { $character } innocent?
client-mr-jack-why-jack = Why is { $character } Jack?
client-mr-jack-is-innocent = { $character } is innocent
client-mr-jack-is-jack = { $character } is Jack
client-mr-jack-because = because: { $why }
client-mr-jack-mark =
    { $mark ->
        [suspect] { $character }: I suspect them
        [clear] { $character }: not Jack, I think
        [watch] { $character }: keep an eye on them
       *[none] { $character }: no mark
    }
client-mr-jack-mark-word =
    { $mark ->
        [suspect] suspect
        [clear] not Jack
        [watch] watch
       *[none] —
    }

## The end

client-mr-jack-jack-was = Jack was { $character }
client-mr-jack-alibis-of =
    { $count ->
        [0] { $seat } drew no alibi.
        [one] The alibi { $seat } drew: { $people }.
       *[other] The alibis { $seat } drew: { $people }.
    }

## Scenes

client-mr-jack-scene-call-over = End of turn { $turn } · the call for witnesses
client-mr-jack-scene-call =
    { $witness ->
        [yes] A witness!
       *[no] No witness
    }
client-mr-jack-scene-cleared =
    { $witness ->
        [yes] Jack is in the light.
       *[no] Jack is in the dark.
    } { $count ->
        [0] Nobody else turns out innocent.
       *[other] Innocent: { $people }.
    }
client-mr-jack-scene-suspects =
    { $count ->
        [one] suspect
       *[other] suspects
    }{ $few ->
        [yes] : { $people }
       *[no] { "" }
    }
client-mr-jack-scene-lamp-over = The night goes on
client-mr-jack-scene-lamp = Lamp { $tile } goes out
client-mr-jack-scene-alibi-over = An alibi
client-mr-jack-scene-alibi-unseen = { $name } looks at a card
client-mr-jack-scene-alibi = Not { $character }
client-mr-jack-scene-alibi-why =
    { $mine ->
        [yes] This card is yours. Nobody else has seen it.
       *[no] { $name } has this card.
    }
client-mr-jack-scene-accused-over = { $accuser } accuses { $accused }
client-mr-jack-scene-accused =
    { $right ->
        [yes] It is Jack!
       *[no] It is not Jack
    }
client-mr-jack-scene-left-over = Out by { $exit }
client-mr-jack-scene-left = Jack is gone
client-mr-jack-scene-was = It was { $character }.
client-mr-jack-scene-end-over =
    { $reason ->
        [arrested] A whistle, a lantern, a hand on a shoulder
        [escaped] Beyond the last lamp
        [dawn] The sky turns grey
       *[other] In the confusion
    }
client-mr-jack-scene-end =
    { $reason ->
        [arrested] Jack is arrested
        [escaped] Jack has escaped
        [dawn] Day breaks, and Jack is gone
       *[other] Jack slips away
    }
client-mr-jack-scene-end-why = { $character } was Jack. { $name } wins.
client-mr-jack-known = Suspects still possible after each call, for an Investigator who misses nothing

client-way-paper-mr-jack = Only your own marks.
client-way-clerk-mr-jack = Strikes your alibis, and counts what a call would leave.
client-way-oracle-mr-jack = Who Jack may be, how likely, and why.
client-mr-jack-alibi = your alibi
