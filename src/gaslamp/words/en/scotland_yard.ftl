# Scotland Yard. In the story, $me is the reader's part in it: x for Mister X, other for anybody else.

scotland-yard-title = Scotland Yard
scotland-yard-about = Mister X is on the run through London, and mostly out of sight. One player is Mister X; the others hunt him together.
scotland-yard-rules =
    Mister X moves first in every round, in secret; then every detective and bobby moves. A move goes to the next station by taxi, bus or underground and costs a ticket. Nobody enters an occupied station, except to catch Mister X.
    The detectives see Mister X’s tickets, and where he is only after some of his moves. A black ticket hides what he took, and takes him along the river. With a double he moves twice in a round.
    The detectives win on Mister X’s station, or when he cannot move. Mister X wins when the last place of his log has been answered, or when no detective can move any more.
    Beginners need no tickets and see Mister X, except after his 3rd, 8th and 13th moves.

scotland-yard-variant-two = for two: one player has two detectives, with one purse, and two bobbies
scotland-yard-variant-1983 = the rules of 1983: seat order, 22 rounds, tickets handed to Mister X
scotland-yard-variant-voluntary-showing = the rules of 1983, in which Mister X may show himself and take tickets away
scotland-yard-variant-beginners = 13 rounds without tickets, with Mister X in sight

scotland-yard-seat-x = Mister X
scotland-yard-seat-d1 = Agatha
scotland-yard-seat-d2 = Basil
scotland-yard-seat-d3 = Clara
scotland-yard-seat-d4 = Dorothy
scotland-yard-seat-d5 = Edgar

## Tickets and pawns

scotland-yard-ticket =
    { $ticket ->
        [taxi] taxi
        [bus] bus
        [underground] underground
        [black] black
        [secret] secret
       *[none] no ticket
    }
scotland-yard-by =
    { $ticket ->
        [taxi] by taxi
        [bus] by bus
        [underground] by underground
        [black] with a black ticket
        [secret] in secret
       *[none] in the open
    }
scotland-yard-mister-x = Mister X
scotland-yard-pawn =
    { $kind ->
        [bobby] bobby { $number }
       *[detective] detective { $number }
    }

## What happened

scotland-yard-started = A start card for { $pawn }: station { $station }.
scotland-yard-card-drawn =
    { $me ->
        [x] You draw your start card.
       *[other] Mister X draws his start card, unseen.
    }
scotland-yard-noted =
    { $place ->
        [0] You begin on { $station }.
       *[other] You note { $station } as no. { $place } of your log.
    }
scotland-yard-travelled =
    { $double ->
        [yes] { $me ->
            [x] A double move: you go
           *[other] A double move! Mister X goes
        }
       *[no] { $me ->
            [x] You go
           *[other] Mister X goes
        }
    } { scotland-yard-by } (no. { $place }).
scotland-yard-seen =
    { $me ->
        [x] Everybody sees you on { $station }.
       *[other] Mister X is on { $station }!
    }
scotland-yard-reappeared =
    { $me ->
        [x] You reappear on { $station }.
       *[other] Mister X reappears on { $station }: that was his move no. { $place }.
    }
scotland-yard-showed =
    { $me ->
        [x] You show yourself on { $station }.
       *[other] Mister X shows himself of his own will, on { $station }!
    }
scotland-yard-stayed-hidden =
    { $me ->
        [x] You stay hidden.
       *[other] Mister X stays hidden.
    }
scotland-yard-taken =
    { $me ->
        [x] You take
       *[other] Mister X takes
    } from { $pawn }: { $ticket }.
scotland-yard-moved =
    { $ticket ->
        [none] From { $from_station } to { $station }: { $pawn }.
       *[other] From { $from_station } { scotland-yard-by } to { $station }: { $pawn }.
    }
scotland-yard-skipped = Cannot move and stays on { $station }: { $pawn }.
scotland-yard-caught = Mister X is caught on { $station }, by { $pawn }!

scotland-yard-ended-caught =
    { $me ->
        [x] You are caught.
       *[other] Mister X is caught.
    } The winners: { $winners }.
scotland-yard-ended-boxed-in =
    { $me ->
        [x] You have
       *[other] Mister X has
    } nowhere left to go. The winners: { $winners }.
scotland-yard-ended-log-full = The log is full, and { $me ->
        [x] you are
       *[other] Mister X is
    } free. The winner: { $winners }.
scotland-yard-ended-last-round = The last round is over, and { $me ->
        [x] you are
       *[other] Mister X is
    } free. The winner: { $winners }.
scotland-yard-ended-detectives-stuck = No detective can move any more. The winner: { $winners }.

scotland-yard-reason-caught = Mister X caught
scotland-yard-reason-boxed-in = Mister X boxed in
scotland-yard-reason-log-full = log full
scotland-yard-reason-last-round = last round over
scotland-yard-reason-detectives-stuck = detectives stuck

## What one may do

scotland-yard-may-start = Start card { $station } for { $pawn }
scotland-yard-may-choose = Begin on { $station }
scotland-yard-may-travel =
    { $double ->
        [yes] Double move, first { scotland-yard-by } to { $station }
       *[no] Go { scotland-yard-by } to { $station }
    }
scotland-yard-may-show = Show yourself and take tickets
scotland-yard-may-hide = Stay hidden
scotland-yard-may-take = Take from { $pawn }: { $ticket }
scotland-yard-may-move =
    { $ticket ->
        [none] Move to { $station }: { $pawn }
       *[other] Move { scotland-yard-by } to { $station }: { $pawn }
    }

## The table in the terminal

scotland-yard-round = Round { $round } of { $last }
scotland-yard-special = Mister X: black { $black }, double { $doubles }
scotland-yard-pool = pool { $tickets }
scotland-yard-unlimited = Mister X’s ordinary tickets ∞ (unlimited)
scotland-yard-letter =
    { $ticket ->
        [taxi] T
        [bus] B
        [underground] U
        [black] ■
        [secret] { "?" }
       *[none] ·
    }
scotland-yard-log = Log:
scotland-yard-showing-places = (in sight after { $places })
scotland-yard-secret-places = (secret: { $places })
scotland-yard-from = From { $station }:
scotland-yard-suspected =
    { $count ->
        [one] Mister X is on { $stations }.
       *[other] Mister X may be on { $count } stations: { $stations }
    }
scotland-yard-pick-travel =
    { $double ->
        [yes] Double move, first { scotland-yard-by }
       *[no] { $ticket ->
            [none] To…
            [taxi] Taxi to…
            [bus] Bus to…
            [underground] Underground to…
            [black] Black ticket to…
           *[secret] In secret to…
        }
    }
scotland-yard-pick-station = { $station }
scotland-yard-which-station = To which station?
scotland-yard-which-pawn-moves = Who moves?

## What bots say

scotland-yard-says-river = I hold the river at { $station }.
scotland-yard-says-closing-in = I close in on { $station }.
scotland-yard-says-underground = I watch the underground at { $station }.

## What is refused

scotland-yard-seats =
    The form { $form } is not played by { $seats }: { $most ->
        [2] it is for two
       *[other] at least { $fewest }, at most { $most }
    }.
scotland-yard-no-voluntary-showing = Voluntary showing is agreed in the form of 1983 only, not in { $form }.
scotland-yard-no-such-station = There is no station { $station }: they go from 1 to { $last }.
scotland-yard-no-such-ticket = There is no ticket “{ $text }”.
scotland-yard-no-such-pawn = There is no pawn “{ $text }”.
scotland-yard-other-form = “{ $text }” belongs to another form of the game than this one, { $form }.
scotland-yard-which-pawn = “{ $text }” does not say which detective moves.
scotland-yard-no-ticket = There is no such ticket left for { $pawn }: { $ticket }.
    .rule = SY-03
scotland-yard-x-has-no-ticket = Mister X can take no such ticket: { $ticket }.
    .rule = SY-04
scotland-yard-no-double = Mister X has no double move left.
    .rule = SY-13
scotland-yard-occupied = Station { $station } is occupied.
    .rule = SY-08
scotland-yard-position-pawns = The pawns of this position do not each stand on a station of their own, or not where they could. { $fault }
scotland-yard-position-log = In this position Mister X’s log does not follow the lines of its tickets. { $fault }
scotland-yard-position-shown = This position does not show Mister X where he must be seen, or shows him where he is not. { $fault }
scotland-yard-position-tickets = The tickets of this position do not add up. { $fault }
scotland-yard-position-stage = What this position says of the round cannot come about by the rules. { $fault }
