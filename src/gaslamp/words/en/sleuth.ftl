# Sleuth. In the story, $me is the part that the reader has in it: asker, opponent, seat or other.

sleuth-title = Sleuth
sleuth-about = A gem has been stolen. Question the others about their cards and be the first to know which one is missing.
sleuth-rules =
    There are 36 gems: three stones, three types, four colours, one of each. One is missing; the others are in the players’ hands or lie open.
    On your turn you question one opponent with one of your search cards, or you exchange all four cards. A card about one element is answered with a number. A card about two elements is answered with a number, and you alone are shown the gems.
    Whoever is still in may name the missing gem at any time. Rightly: you win. Wrongly: you are out, but go on answering.
    On your own turn you may also put one or two final questions, about anything, to one opponent. Then you must name the gem.

sleuth-variant-places = the game goes on until two have found the gem
sleuth-variant-two-missing = two gems are missing, and both must be named
sleuth-variant-three-missing = three gems are missing, and all must be named
sleuth-variant-extra-interrogations = one or two interrogations a turn: one about one element, one about two
sleuth-variant-super-sleuth = gems are never shown: every answer is only a number

## Gems, questions, cards

sleuth-gem = the { $colour } { $gem } { $type }

sleuth-question =
    { $colour ->
        [any] { $gem ->
            [any] { $type }s
           *[other] { $type ->
                [any] { $gem }s
               *[other] { $gem } { $type }s
            }
        }
       *[other] { $colour } { $gem ->
            [any] { $type ->
                [any] gems
               *[other] { $type }s
            }
           *[other] { $gem }s
        }
    }

sleuth-card-free = free choice
sleuth-card-with-free = { $element } + free choice

sleuth-element = { $element }
sleuth-initial =
    { $colour ->
        [red] R
        [blue] B
        [green] G
       *[yellow] Y
    }

## What happened

sleuth-dealt =
    { $me ->
        [seat] You are dealt { $gem }.
       *[other] { $seat } is dealt { $gem }.
    }
sleuth-laid-open = For all to see: { $gem }.
sleuth-drew =
    { $me ->
        [seat] You draw
       *[other] { $seat } draws
    } a search card: { $card }.
sleuth-reshuffled = The used search cards are shuffled and become the new pile.
sleuth-began =
    { $me ->
        [seat] You begin.
       *[other] { $seat } begins.
    }
sleuth-answered =
    { $me ->
        [asker] You ask { $opponent }
        [opponent] { $asker } asks you
       *[other] { $asker } asks { $opponent }
    } about { $question }{ $final ->
        [yes] , as a final question
       *[no] { "" }
    }: { $me ->
        [opponent] you have
       *[other] { $opponent } has
    } { $number ->
        [0] none
        [one] one
       *[other] { $number }
    }.
sleuth-shown =
    { $me ->
        [asker] { $opponent } shows you { $gems }.
        [opponent] You show { $asker } { $gems }.
       *[other] { $opponent } shows { $asker } { $gems }.
    }
sleuth-exchanged =
    { $me ->
        [seat] You exchange all your search cards.
       *[other] { $seat } exchanges all four search cards.
    }
sleuth-turn-ended =
    { $me ->
        [seat] You leave it at one interrogation.
       *[other] { $seat } leaves it at one interrogation.
    }
sleuth-final-begun =
    { $me ->
        [seat] You put your final questions to { $opponent }; then you must say what is missing.
        [opponent] { $seat } puts the final questions to you and must then say what is missing.
       *[other] { $seat } puts the final questions to { $opponent } and must then say what is missing.
    }
sleuth-announced =
    { $me ->
        [seat] You announce that you know what is missing.
       *[other] { $seat } claims to know what is missing. Play stops.
    }
sleuth-named =
    { $me ->
        [seat] You name { $gem }.
       *[other] { $seat } names { $gem }.
    }
sleuth-turned-up =
    { $me ->
        [seat] You are
       *[other] { $seat } is
    } right! Turned up for all to see: { $gems }.
sleuth-right =
    { $me ->
        [seat] You are right, and win a place.
       *[other] { $seat } is right, and wins a place.
    }
sleuth-wrong =
    { $me ->
        [seat] You are wrong. You are out, and go on answering.
       *[other] { $seat } is wrong, is out, and goes on answering.
    }
sleuth-learnt =
    { $me ->
        [seat] You have seen
       *[other] { $seat } has seen
    } what is missing: { $gems }.

sleuth-ended-solved = The case is solved. The winner: { $winners }.
sleuth-ended-places-filled = All places are taken. The winners: { $winners }.
sleuth-ended-all-out = Nobody is left who could name what is missing. The game is over.

sleuth-reason-solved = solved
sleuth-reason-places-filled = all places taken
sleuth-reason-all-out = everybody out

## What one may do

sleuth-may-ask =
    Ask { $opponent } about { $question }{ $free ->
        [yes] { " " }(card: { $card })
       *[no] { "" }
    }
sleuth-may-exchange = Exchange all four search cards
sleuth-may-end-turn = Leave it at one interrogation
sleuth-may-final = Put final questions to { $opponent }, then name what is missing
sleuth-may-question = Ask about { $question }
sleuth-may-announce = Name what is missing
sleuth-may-name = Name { $gem }
sleuth-may-deal =
    { $where ->
        [table] Lay { $gem } open
       *[hand] Deal { $gem }
    }
sleuth-may-draw = Draw { $card }
sleuth-may-begin = Let { $seat } begin

## The table and the sheet in the terminal

sleuth-sheet = Your information sheet
sleuth-row = { $gem } { $type }
sleuth-legend = = whose it is · letters: who may have it · { $star } may be missing
sleuth-cell-missing = missing
sleuth-cell-open = on table
sleuth-column-player = player
sleuth-column-gems = gems
sleuth-column-cards = search cards
sleuth-pile = pile { $cards }
sleuth-is-out = { " " }(out)
sleuth-has-place = { " " }(place { $place })

sleuth-pick-card = Ask: { $card }
sleuth-pick-final = Final questions, then name it
sleuth-pick-opponent = { $letter }  { $opponent } ({ $gems } gems)
sleuth-alone = only that: { $question }
sleuth-other-gem = another gem
sleuth-which-opponent = Whom do you ask?
sleuth-which-question = What do you ask about?
sleuth-which-gem =
    { $missing ->
        [one] Which gem is missing?
       *[other] { $missing } gems are missing. Name them in the order of the sheet, line by line.
    }
sleuth-warn-announce = You cannot take this back, and if you are wrong you are out. Do you name it?
sleuth-warn-final = After one or two questions to { $opponent } you must name what is missing. Go on?

## What is refused

sleuth-no-such-card = There is no search card “{ $text }”.
sleuth-no-such-gem = There is no gem “{ $text }”.
sleuth-no-such-question = One cannot ask about “{ $text }”.
sleuth-position-cards = The search cards in this position are not where they can be. { $fault }
sleuth-position-gems = In this position the gems are not in exactly one place each. { $fault }
sleuth-position-hands = The hands in this position are not the ones the deal would make. { $fault }
sleuth-position-seat = This position speaks of a seat that is not at the table, or of one twice. { $fault }
sleuth-position-turn = What this position says of the turn cannot come about by the rules. { $fault }
sleuth-too-few-gems = With { $missing } missing there are too few gems here for { $seats } players.
sleuth-too-many-winners = There cannot be { $winners } winners here; { $most } at most.
