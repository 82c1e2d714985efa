# What the browser client says at a table of The Culprit.

client-culprit-table = The table
client-culprit-your-hand = Your hand
client-culprit-only-you = only you
client-culprit-leaving = on its way
client-culprit-close = Close

## Seats

client-culprit-pt = { $points } pt
client-culprit-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-culprit-cards =
    { $cards ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
client-culprit-holds = holds { $cards }
client-culprit-has-played = has played { $cards }
client-culprit-deciding = has to decide
client-culprit-you-think = you think: { client-culprit-opinion }
client-culprit-fate =
    { $fate ->
        [winner] wins
       *[culprit] culprit
    }
client-culprit-held = In hand
client-culprit-played = Played, face up
client-culprit-tag =
    { $tag ->
        [accomplice] Accomplice: on the culprit’s side until the end of the round.
        [handcuffs] Handcuffs: if this is the culprit, there is no getting away.
        [maid] Under the Maid’s care: no Detective may ask until the next turn.
       *[governess] Under the Governess’s care: neither Toby nor the Sheriff until the next turn.
    }

## In the middle

client-culprit-pile = Cards left in the pile
client-culprit-discards = Discarded
client-culprit-cuffs-free = Nobody wears the handcuffs

## What is asked of me

client-culprit-aim = { $card }: on whom? Choose a lit player.
client-culprit-which-sharing = Which card do you pass to the left?
client-culprit-which-panic = Which card do you throw into the panic?
client-culprit-chapter = A new round

## What is said aloud

client-culprit-says-no = No, it was not me.
client-culprit-says-yes = Yes, it was me.
client-culprit-says-nobody = I suspect nobody.
client-culprit-says-culprit = The culprit? { $name }.
client-culprit-says-accomplice = Accomplice: { $name }.

## Scenes

client-culprit-scene =
    { $kind ->
        [eyes] Eyes closed
        [seen] You were seen
        [youngest] You alone look up
        [toby] Toby has a scent
        [panic] The gathered cards
       *[round] The end of round { $round }
    }
client-culprit-eyes-closed = { $name } alone looks round for the culprit. You know that somebody was looked for, and no more.
client-culprit-put-away =
    { $kind ->
        [eyes] Open your eyes
        [seen] So be it
        [youngest] I know enough
        [toby] Good dog
        [panic] I have seen them
       *[round] To the table
    }
client-culprit-how =
    { $how ->
        [found-by-detective] A detective found the culprit: { $name }.
        [found-by-toby] The dog found the culprit: { $name }.
        [escaped] { $name } got away with it.
       *[handcuffed] { $name } was the culprit, in handcuffs.
    }

## Points

client-culprit-scores = Points
client-culprit-round = round { $round }
client-culprit-total = of { $goal }
client-culprit-was-culprit = was the culprit

## My paper

client-culprit-suspicions = My suspicions
client-culprit-i-think = I think:
client-culprit-opinion =
    { $opinion ->
        [suspect] culprit?
        [cleared] innocent
       *[accomplice] accomplice?
    }
client-culprit-note = a note…
client-culprit-note-on = My note on { $name }
client-culprit-shown-to-me = What I was shown
client-culprit-nothing-shown = Nothing yet in this round.
client-culprit-what-i-know = What I know
client-culprit-worlds =
    { $worlds ->
        [1] Only one possibility fits all that you have seen.
       *[other] Possibilities that fit all that you have seen: { $worlds }
    }
client-culprit-drawn = Too many possibilities fit to weigh them all: the chances are estimates, as good as { $draws } draws. What is ruled out is ruled out for certain.
client-culprit-claim =
    { $holds ->
        [yes] Certain: { $subject }: { $answer }.
       *[no] Certain: { $subject }: not { $answer }.
    }
client-culprit-why = why?
client-culprit-by-hand = Which cards may be where

## Scenes of the cards

client-culprit-scene-played = { $name } plays a card on { $of }
client-culprit-scene-asked =
    { $me ->
        [asker] You ask { $of }: was it you?
        [asked] { $name } asks you: was it you?
       *[none] { $name } asks { $of }: was it you?
    }
client-culprit-scene-answer =
    { $guilty ->
        [yes] “Yes, it was me.”
       *[no] “No, it was not me.”
    }
client-culprit-scene-says =
    { $me ->
        [asked] You have to answer, and everybody hears it.
       *[none] { $name } has to answer, and everybody hears it.
    }
client-culprit-scene-toby-over =
    { $me ->
        [yes] Toby points at a card in your hand
       *[no] Toby points at a card in the hand of { $name }
    }
client-culprit-scene-was =
    { $me ->
        [yes] It was you!
       *[no] It was { $name }!
    }
client-culprit-scene-toby =
    { $found ->
        [yes] The dog has found the Culprit.
       *[no] A false scent: the card goes back into the hand.
    }
client-culprit-scene-changed = Cards change hands
client-culprit-scene-changed-why = Only who gives and who takes knows which.
client-culprit-scene-hat =
    { $me ->
        [yes] Under the hat, you speak
       *[no] Under the hat, { $name } speaks
    }
client-culprit-scene-nobody = “I suspect nobody.”
client-culprit-scene-suspects = “It is { $name }!”
client-culprit-scene-hat-why = It may be true, or not.
client-culprit-scene-how =
    { $how ->
        [found-by-detective] A detective asked the right one
        [found-by-toby] A good nose
        [escaped] The last card of a hand
       *[other] The handcuffs click
    }
client-culprit-scene-round =
    { $how ->
        [escaped] { $me ->
            [yes] You get away
           *[no] { $name } gets away
        }
       *[other] { $me ->
            [yes] It was you!
           *[no] It was { $name }!
        }
    }
client-culprit-scene-end =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } win
    }

client-culprit-way = How the Culprit travelled
client-culprit-known = Hands still possible, card by card, for a player who misses nothing
client-culprit-way-dealt = { $until ->
    [0] was dealt it and kept it
   *[other] was dealt it, until turn { $until }
}
client-culprit-way-held = { $until ->
    [0] from turn { $turn } on
   *[other] turns { $turn } to { $until }
}
client-culprit-way-turn = turn { $turn }
client-culprit-way-hop = from { $from } to { $to }

client-way-paper-culprit = Your suspicions, and what you were shown.
client-way-clerk-culprit = Also counts the cards that were played.
client-way-oracle-culprit = Who may hold what, how likely, and why.
client-culprit-ledger = Played in this round
client-culprit-ledger-none = No card has been played yet.
client-culprit-ledger-card = { $card }: { $count }
