# The Culprit. In the story, $me is the part that the reader has in it: seat, target, giver, taker or other.

culprit-title = The Culprit
culprit-about = The Viscount is dead, and somebody holds the Culprit card. Find out who before it is played, unless it is you.
culprit-rules =
    Everybody has four cards. On your turn you play one and do what it says; cards change hands all the time, and whoever holds the Culprit is the culprit.
    The Culprit can only be played as the last card of a hand: then the culprit and all accomplices score. A Detective or Toby can find the culprit before that: then the others score. An Alibi in hand makes a culprit say no to the Detective. The handcuffs make the culprit lose at the last moment.
    Whoever has played an Accomplice is on the culprit’s side for the rest of the round.
    Rounds are played until somebody has five points. How many there are of each card is our reconstruction; whoever has the box can put in its numbers when a table is set up.

culprit-variant-flash = a single round without points: the culprit and the accomplices against the others

## Cards

culprit-name =
    { $card ->
        [first-on-the-scene] First on the scene
        [culprit] Culprit
        [detective] Detective
        [accomplice] Accomplice
        [sheriff] Sheriff
        [alibi] Alibi
        [toby] Toby
        [youngest] Youngest
        [sharing] Sharing
        [rumour] Rumour
        [panic] Panic
        [divining-hat] Divining hat
        [witness] Witness
        [maid] Maid
        [governess] Governess
       *[exchange] Exchange
    }
culprit-card =
    { $card ->
        [first-on-the-scene] { culprit-name }
        [toby] { culprit-name }
       *[other] the { culprit-name }
    }
culprit-some-card = a card
culprit-text =
    { $card ->
        [first-on-the-scene] You open the round. Nothing else.
        [culprit] Only as your last card: then you get away.
        [detective] Ask somebody: was it you?
        [accomplice] You side with the culprit. Somebody discards and draws.
        [sheriff] Put the handcuffs on somebody.
        [alibi] In hand: you answer no. Played: nothing.
        [toby] A random card of somebody’s hand is shown to all.
        [youngest] All close their eyes: you learn who the culprit is.
        [sharing] Everybody gives a card to the left.
        [rumour] Everybody takes a random card from the right.
        [panic] All give a card; you look; they are dealt back.
        [divining-hat] Say aloud whom you suspect. You may be wrong.
        [witness] Look at a hand. If it is a guilty one, you may swap.
        [maid] No Detective may ask you until your next turn.
        [governess] No Toby and no Sheriff until your next turn.
       *[exchange] Swap a card with somebody, unseen.
    }
culprit-explained = { culprit-name }: { culprit-text }

## What happened

culprit-dealt =
    { $me ->
        [seat] A new round is dealt. You were first on the scene.
       *[other] A new round is dealt. { $seat } was first on the scene.
    }
culprit-picked-up =
    { $me ->
        [seat] You pick up your hand
       *[other] { $seat } picks up a hand
    }: { $cards }.
culprit-played =
    { $me ->
        [seat] You play
       *[other] { $seat } plays
    } { $card }.
culprit-target =
    { $me ->
        [target] you
       *[other] { $target }
    }
culprit-played-at =
    { $me ->
        [seat] You play
       *[other] { $seat } plays
    } { $card }{ $kind ->
        [detective] : a question for { culprit-target }.
        [accomplice] : a card must be thrown away by { culprit-target }.
        [sheriff] : the handcuffs go to { culprit-target }.
        [toby] : the dog is set on { culprit-target }.
        [witness] : a look at the cards held by { culprit-target }.
       *[exchange] : a card for a card with { culprit-target }.
    }
culprit-admitted =
    { $me ->
        [seat] { $target } has to tell you: “Yes, it was me.”
        [target] You have to tell { $seat }: “Yes, it was me.”
       *[other] { $target } has to tell { $seat }: “Yes, it was me.”
    }
culprit-denied =
    { $me ->
        [seat] { $target } tells you: “No, it was not me.”
        [target] You tell { $seat }: “No, it was not me.”
       *[other] { $target } tells { $seat }: “No, it was not me.”
    }
culprit-looked =
    { $me ->
        [seat] You see
       *[other] { $seat } sees
    } what { $target } holds: { $cards }.
culprit-looked-at-nothing =
    { $me ->
        [seat] You see
       *[other] { $seat } sees
    } that { $target } holds no card.{ $cards }
culprit-recognised =
    { $me ->
        [seat] Only { $target } has open eyes: you know who holds the Culprit.
        [target] { $seat } looks into your eyes and knows that you hold the Culprit.
       *[other] { $seat } sees that { $target } holds the Culprit.
    }
culprit-recognised-oneself =
    { $me ->
        [seat] Nobody opens their eyes: you hold the Culprit yourself.
       *[other] Nobody opens their eyes: { $seat } holds the Culprit.
    }
culprit-was-recognised = You had to open your eyes. { $seat } knows that you hold the Culprit.
culprit-gathered =
    { $me ->
        [seat] You look through
       *[other] { $seat } looks through
    } the gathered cards: { $cards }.
culprit-received =
    { $me ->
        [seat] { $giver } gives you { $card }.
        [giver] You give { $seat } { $card }.
       *[other] { $giver } gives { $seat } { $card }.
    }
culprit-drew =
    { $me ->
        [seat] You draw
       *[other] { $seat } draws
    } { $card } from the pile.
culprit-chose =
    { $me ->
        [seat] You choose
       *[other] { $seat } chooses
    } { $card } to part with.
culprit-handed-back =
    { $me ->
        [seat] Out of the panic you get
       *[other] Out of the panic { $seat } gets
    } { $card }.
culprit-took =
    { $me ->
        [taker] You take { $card } from { $giver }.
        [giver] { $taker } takes { $card } from you.
       *[other] { $taker } takes { $card } from { $giver }.
    }
culprit-discarded =
    { $me ->
        [seat] You discard
       *[other] { $seat } discards
    } { $card }.
culprit-showed =
    { $me ->
        [seat] You have to show
       *[other] { $seat } has to show
    } { $card }.
culprit-traded =
    { $me ->
        [seat] You ask for an exchange.
       *[other] { $seat } asks for an exchange.
    }
culprit-declined =
    { $me ->
        [seat] You hand the cards back.
       *[other] { $seat } hands the cards back and exchanges nothing.
    }
culprit-suspected-nobody =
    { $me ->
        [seat] Under the hat you suspect nobody.
       *[other] Under the hat { $seat } suspects nobody.
    }
culprit-suspected =
    { $me ->
        [seat] Under the hat you suspect { $target } of being the culprit.
        [target] Under the hat { $seat } suspects you of being the culprit.
       *[other] Under the hat { $seat } suspects { $target } of being the culprit.
    }
culprit-suspected-accomplice =
    { $me ->
        [seat] You take { $target } for an accomplice.
        [target] { $seat } takes you for an accomplice.
       *[other] { $seat } takes { $target } for an accomplice.
    }

culprit-gain = { $seat } +{ $points }
culprit-gains =
    { $scored ->
        [yes] { " " }Points: { $gains }.
       *[no] { "" }{ $gains }
    }
culprit-round-found-by-detective =
    { $me ->
        [seat] You are caught: you held the Culprit.
       *[other] The culprit is caught: { $seat }.
    }{ culprit-gains }
culprit-round-found-by-toby =
    { $me ->
        [seat] The dog has found you: you held the Culprit.
       *[other] The dog has found the culprit: { $seat }.
    }{ culprit-gains }
culprit-round-escaped =
    { $me ->
        [seat] You get away: the Culprit was your last card.
       *[other] { $seat } gets away: the Culprit was the last card.
    }{ culprit-gains }
culprit-round-handcuffed =
    { $me ->
        [seat] You had the Culprit as your last card, but you wear the handcuffs.
       *[other] { $seat } had the Culprit as the last card, but wears the handcuffs.
    }{ culprit-gains }

culprit-winners =
    { $number ->
        [0] Nobody wins.{ $winners }
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }
culprit-ended-points = The game is over. { culprit-winners }
culprit-ended-found-by-detective = The culprit was found. { culprit-winners }
culprit-ended-found-by-toby = The dog has found the culprit. { culprit-winners }
culprit-ended-escaped = The culprit got away. { culprit-winners }
culprit-ended-handcuffed = The culprit was in handcuffs. { culprit-winners }

culprit-reason-points = five points
culprit-reason-found-by-detective = found by a detective
culprit-reason-found-by-toby = found by the dog
culprit-reason-escaped = the culprit got away
culprit-reason-handcuffed = in handcuffs

## What bots say under the hat

culprit-says-recognised = { $target } opened their eyes when I looked.
culprit-says-looked = I have seen what { $target } holds.
culprit-says-denied = { $target } said no, and I do not believe it.
culprit-says-exchanged = Cards have passed through the hands of { $target }.
culprit-says-last-card = { $target } holds one last card.
culprit-says-feeling = I have nothing against { $target } but a feeling.

## What one may do

culprit-may-play = Play { $card }
culprit-may-play-at = Play { $card } on { $target }
culprit-may-discard = Discard { $card }
culprit-may-give = Part with { $card }
culprit-may-trade = Exchange a card
culprit-may-decline = Hand the cards back
culprit-may-suspect-nobody = Suspect nobody
culprit-may-suspect = Say that { $target } is the culprit
culprit-may-suspect-accomplice = Say that { $target } is an accomplice
culprit-may-conclude = Say no more
culprit-may-deal = Deal { $card } to { $seat }
culprit-may-take = Take { $card } from { $giver }
culprit-may-draw = Draw { $card }
culprit-may-show = Show { $card }
culprit-may-hand-back = Hand { $card } to { $seat }

## The table in the terminal

culprit-column-player = player
culprit-column-cards = hand
culprit-column-points = points
culprit-column-played = played
culprit-mark-accomplice = accomplice
culprit-mark-handcuffs = handcuffs
culprit-mark-maid = no detective
culprit-mark-governess = no dog, no sheriff
culprit-pile = pile { $cards }
culprit-discards = discarded:
culprit-hand = Your hand:
culprit-shown = { $target } shows you:
culprit-empty = no card

culprit-pick-card = Play { $card }
culprit-pick-player = { $letter }  { $target } ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    })
culprit-which-card = Which card do you play?
culprit-which-player = Whom is it aimed at?
culprit-which-gift = Which card do you part with?
culprit-which-discard = Which card do you discard?
culprit-will-you-trade = Do you exchange a card?
culprit-which-culprit = Whom do you suspect of being the culprit?
culprit-which-accomplices = And whom do you take for an accomplice?

## What is refused

culprit-fault-culprit = “{ $card }” must be in one hand while a round runs.
culprit-fault-drawn = { $out } cards have left the pile, which does not fit { $discarded } discarded.
culprit-fault-first = “{ $card }” is played first, by whoever holds it.
culprit-no-such-card = There is no card “{ $text }”.
culprit-position-cards = The cards in this position are not where they can be. { $fault }
culprit-position-deal = This position is not one that the deal comes to. { $fault }
culprit-position-end = This position does not end as it says. { $fault }
culprit-position-hands = This position does not have one hand for each seat. { $fault }
culprit-position-points = The points in this position cannot come about. { $fault }
culprit-position-seat = This position speaks of a seat that is not at the table, or of one twice. { $fault }
culprit-position-stage = This position names no stage of a round. { $fault }
culprit-position-turn = What this position says of the turn cannot come about by the rules. { $fault }
culprit-table-always-one = There must be exactly one card { $card } in the box, and it must always be dealt.
culprit-table-hands = { $initial } cards of the table and { $random } random ones are not the { $needed } that are dealt.
culprit-table-not-there = The table wants the card { $card } { $wanted } times; there are { $number }.
culprit-table-number = There cannot be { $number } of the card { $card }.
culprit-table-too-few = { $number } cards are too few; { $needed } are dealt.
culprit-table-too-many = { $number } cards are too many; the box has { $most }.
