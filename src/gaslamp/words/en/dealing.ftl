# Deals that can be checked: what is refused at the table, what verifying says.

## Before the deal

dealing-already-committed = Player { $seat } has already sealed a number, and it stands.
dealing-already-revealed = Player { $seat } has already opened a number.
dealing-no-nonce-wanted = Player { $seat } gives no number at this table.
dealing-not-dealt = Nothing is dealt until all numbers are open; missing: { $seats }.
dealing-size = A salt, a number or its seal has exactly { $bytes } bytes.
dealing-still-running = The house opens its number when the game is over or given up, not before.
dealing-too-early = Numbers are opened when all have sealed theirs; missing: { $seats }.

## What does not hold

dealing-not-canonical = Only whole numbers up to 2^53, text, lists and objects can be hashed.
dealing-no-proof = The record carries no proof, so nobody can say whether the deal was fair.
dealing-other-table = The proof is for another table than the record.
dealing-other-game = The proof is for another game than the record.
dealing-other-rules = The proof is for another version of the rules than the record.
dealing-other-seats = The proof is for another number of seats than the record.
dealing-other-options = The options in the record are not those that the proof was made for.
dealing-other-start = The game in the record does not begin where the proof says that it began.
dealing-humans = The proof does not have exactly one number from each person at the table.
dealing-commitment = What the house sealed is not what the players answered with their numbers.
dealing-nonce = The number of player { $seat } is not the one that this player sealed.
dealing-secret = The house’s number is not the one that it sealed: the number or the terms have been changed.
dealing-draw = Draw { $number } is not what comes of the sealed numbers.
dealing-cut-short = The record has been cut short: { $sealed } lines were sealed, { $lines } are there.
dealing-too-long = Lines have been added to the record: { $sealed } were sealed, { $lines } are there.
dealing-order = The lines of the record are not in the order in which they were sealed.
dealing-line = Line { $number } has been changed since the record was sealed.
dealing-chance-line = Line { $number }, a line of the house, has been changed since the record was sealed.
dealing-chance-count = The house does not act as often in the record as there were draws ({ $number }).
dealing-unfinished = The game in the record is neither over nor given up.
dealing-seal = The seal does not fit the record: its draws, its lines or its outcome have been changed.
dealing-rules = The record is sealed, but it cannot be played by the rules. { $reason }
dealing-total = Draw { $number } was out of { $claimed }; by the rules it is out of { $total }.
dealing-chance = Action { $number } of the house should be “{ $drawn }” and not “{ $written }”.
dealing-noted = “{ $text }” is neither the commitment, the opening nor the seal of this record.

## What was checked

dealing-holds = The record holds.
dealing-checked-terms = The proof is for this record: table “{ $table }”, its game, rules, seats and options.
dealing-checked-commitment = The house’s number is the one that it sealed before anybody else gave one.
dealing-checked-nonces =
    { $number ->
        [0] Nobody gave a number: that the house drew its own at random is its word alone.
        [one] The one person at the table opened the number that they had sealed.
       *[other] All { $number } people at the table opened the numbers that they had sealed.
    }
dealing-checked-draws =
    { $number ->
        [one] The one draw is what comes of the sealed numbers.
       *[other] All { $number } draws are what comes of the sealed numbers.
    }
dealing-checked-lines =
    { $number ->
        [one] The one line is as it was when the record was sealed.
       *[other] All { $number } lines are as they were when the record was sealed.
    }
dealing-checked-seal = The seal fits the lines, the draws and the outcome.
dealing-checked-rules =
    { $number ->
        [one] The one line can be played by the rules, and the game ended so.
       *[other] All { $number } lines can be played by the rules, and the game ended so.
    }
dealing-checked-chance =
    { $number ->
        [one] The house’s one action is the one that its draw picks.
       *[other] Each of the house’s { $number } actions is the one that its draw picks.
    }
dealing-checked-noted-commitment = “{ $text }” is this record’s commitment.
dealing-checked-noted-opening = “{ $text }” is this record’s opening.
dealing-checked-noted-seal = “{ $text }” is this record’s seal.
dealing-compare = Compare these with what you noted at the table (--noted does it for you):
dealing-hash-commitment = commitment
dealing-hash-opening = opening
dealing-hash-seal = seal
