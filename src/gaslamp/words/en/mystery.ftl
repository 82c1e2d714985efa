## Mysteries: puzzles made by the house

mystery-changed = This mystery is not as it was written: at least a byte of it has been changed.
mystery-no-such-game = There are no mysteries of { $text }. There are mysteries of { $games }.
mystery-no-such-kind = There is no such kind of mystery: { $text }. The kinds are { $kinds }.
mystery-other-seed = { $file } was made from another seed: go on with that one, or choose another folder.
mystery-not-again = The game that this mystery is from cannot be played again by this house.
mystery-none-such = The house has no mystery { $text }.
mystery-no-date = { $text } is no day with a mystery: write it like 2026-11-16.
mystery-not-yet = The mystery of that day is not out yet.
mystery-not-offered = That is not among what can be answered here.
mystery-unproved-answer = It cannot be proved: what it accepts is not just what is right.
mystery-unproved-minimal = It cannot be proved: one of its facts could be done without.
mystery-unproved-chain = It cannot be proved: a step of its solution does not follow.
mystery-unproved-time = It cannot be proved: the solver gave up.

## Questions

mystery-question-missing = Which gem is missing?
mystery-question-question = Which question settles it, whatever the answer?
mystery-question-where = Where must Mister X be?
mystery-question-catch-one = Catch him now, wherever he is: { $stations }.
mystery-question-catch-two = Catch him in two moves, whatever he does: he is at { $stations }.
mystery-question-catch-three = Catch him in three moves at most, whatever he does: he is at { $stations }.
mystery-question-fewest = Play { $character } so that the fewest suspects are left, whatever the witnesses say.
mystery-question-escape = You are Jack, as { $character }. Which card first, so that the second takes you out of Whitechapel?
mystery-question-holder = Who holds the Culprit?
mystery-question-safe = Which card cannot lose?

## Facts

mystery-fact-nothing = Something happened.
mystery-fact-seen = After his move { $place } Mister X was seen at { $station }.
mystery-fact-ticket = For his move { $place } he used a ticket: { $ticket }.
mystery-fact-stood =
    At { $station } stood { $pawn }{ $last ->
        [0] {" "}when he began.
       *[other] , who did not meet him there up to his move { $last }.
    }
mystery-fact-stations = Mister X is at { $stations }.
mystery-fact-purse =
    He has { $black ->
        [0] no black ticket
        [1] one black ticket
       *[other] { $black } black tickets
    } and { $doubles ->
        [0] no double move
        [1] one double move
       *[other] { $doubles } double moves
    } left.
mystery-fact-order = The detectives move one after the other, the first one first.
mystery-fact-suspects = { $number } can still be Jack: { $suspects }.
mystery-fact-last-card = It is the last card of the turn: the call for witnesses follows.
mystery-fact-unseen = Nobody saw Jack in the last call.
mystery-fact-two-cards = You play two cards in a row now.
mystery-fact-guilty =
    { $number ->
        [one] The Culprit is in this hand: { $seats }.
       *[other] The Culprit is in one of these hands: { $seats }.
    }
mystery-fact-flash = One round is played. Nobody knows more of the other hands than what lies on the table.

## Words of answers

mystery-at-station = { $station }
mystery-held-by = { $seat } holds it.
mystery-count = { $number }
mystery-ask = ask { $seat } about { $question }
mystery-move = { $pawn } to { $station } ({ $ticket })
mystery-any-move = the others as they like
mystery-hand = { $seat }: { $cards }
mystery-solution = The answer: { $answer }
mystery-solution-moves = The answer: { $moves }.
mystery-solution-notation = The answer, as a record writes it: { $answer }.

## The chain of reasons

mystery-reason-left =
    { $facts ->
        [one] This fact leaves
       *[other] These { $facts } facts together leave
    }{ $many ->
        [yes] { " " }{ $number } possible.
       *[no] : { $left }.
    }
mystery-reason-parted = You { $move }: one answer leaves only { $left }.
mystery-reason-place = After his move { $place } he can be at { $many ->
        [yes] { $number } stations.
       *[no] { $left }.
    }
mystery-reason-cover = He is at { $left }: { $moves }.
mystery-reason-flight = If he takes { $ticket }, he is at { $left }: { $moves }.
mystery-reason-seen = If Jack is seen, these are left: { $left }.
mystery-reason-unseen = If he is not seen, these are left: { $left }.
mystery-reason-other = Any other way to play it can leave { $left } or more.
mystery-reason-first = First: { $move }.
mystery-reason-second = Then: { $move }, and Jack is gone.
mystery-reason-loses =
    { $number ->
        [0] { $move } It can lose.
       *[other] { $move } It can lose, with these hands: { $hands }.
    }
mystery-reason-safe = { $move } Whatever the hands and whatever follows, it does not lose.

## Hints

mystery-hint-missing = Add up what you hold, what lies open and what each of them has: of which kind is one short?
mystery-hint-question = Which gems are still possible? Look for the question on which they disagree.
mystery-hint-where = Go from where he was seen, ticket by ticket; where a pawn stood he cannot be.
mystery-hint-catch-one = Every station where he can be needs somebody who moves there.
mystery-hint-catch-two = Count his ways out before you move: after your move each of them must be within reach.
mystery-hint-catch-three = First take away the stations from which he could get far; the catch comes by itself then.
mystery-hint-fewest = The call parts the suspects into those in the light and those in the dark: make the two parts as even as you can.
mystery-hint-escape = What keeps you here: a cordon, a closed manhole, somebody in the way, or the distance?
mystery-hint-holder = Who cannot have it? Begin with what you saw yourself.
mystery-hint-safe = Of every card: what is the worst that can come of it?
mystery-hint-ways =
    { $number ->
        [one] There is one way.
       *[other] There are { $number } ways.
    }
mystery-hint-together = All { $number } facts are needed at once.
mystery-hint-stone = It is one of the { $question }.
mystery-hint-not = It is not { $seat }.
mystery-hint-least = It can be brought down to { $number }.
mystery-hint-begin = It begins so: { $move }.

## In the terminal

mystery-proved = Proved: { $number ->
        [one] one mystery
       *[other] { $number } mysteries
    }.
mystery-made =
    { $file }: { $number ->
        [one] one mystery
       *[other] { $number } mysteries
    } ({ $fresh } new).
mystery-listed = { $game } · { $kind }: { $number } ({ $difficulties })
mystery-difficulty =
    { $difficulty ->
        [easy] easy
        [fair] fair
       *[hard] hard
    }
mystery-counted = { $number } { $difficulty }
mystery-right = Right.
mystery-wrong = No, that is not it.
mystery-of-the-day = Mystery of the day, { $date } · { $game } · { $difficulty }
