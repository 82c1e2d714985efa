# Deals that can be checked: what is refused at the table, what verifying says.

## Before the deal

dealing-already-committed = Player { $seat } has already committed to a nonce, and it stands.
dealing-already-revealed = Player { $seat } has already revealed a nonce.
dealing-no-nonce-wanted = Player { $seat } gives no nonce at this table.
dealing-not-dealt = Nothing is dealt until all nonces are there; missing: { $seats }.
dealing-size = A salt, secret, nonce or commitment has exactly { $bytes } bytes.
dealing-still-running = The secret is told when the game is over or given up, not before.
dealing-too-early = Nonces are revealed when all have committed to theirs; missing: { $seats }.

## What does not hold

dealing-not-canonical = Only whole numbers up to 2^53, text, lists and objects can be hashed.
dealing-no-proof = The record carries no proof, so nobody can say whether the deal was fair.
dealing-other-table = The proof is for another table than the record.
dealing-other-game = The proof is for another game than the record.
dealing-other-rules = The proof is for another version of the rules than the record.
dealing-other-seats = The proof is for another number of seats than the record.
dealing-other-options = The options in the record are not those that the proof was made for.
dealing-other-start = The game in the record does not begin where the proof says that it began.
dealing-humans = The proof does not have exactly one nonce from each person at the table.
dealing-commitment = The house’s commitment is not the one that the players answered with their nonces.
dealing-nonce = The nonce of player { $seat } is not the one that this player committed to.
dealing-secret = The house’s secret does not open its commitment: the secret or the terms have been changed.
dealing-draw = Number { $number } of those drawn is not what the generator draws.
dealing-cut-short = The record has been cut short: { $sealed } lines were sealed, { $lines } are there.
dealing-too-long = Lines have been added to the record: { $sealed } were sealed, { $lines } are there.
dealing-order = The lines of the record are not in the order in which they were sealed.
dealing-line = Line { $number } has been changed since the record was sealed.
dealing-chance-line = Line { $number }, a line of the house, has been changed since the record was sealed.
dealing-chance-count = The house does not act as often in the record as numbers were drawn ({ $number }).
dealing-unfinished = The game in the record is neither over nor given up.
dealing-seal = The seal does not fit the record: its draws, its lines or its outcome have been changed.
dealing-rules = The record is sealed, but it cannot be played by the rules. { $reason }
dealing-total = Number { $number } was drawn out of { $claimed }; by the rules it is out of { $total }.
dealing-chance = Action { $number } of the house should be “{ $drawn }” and not “{ $written }”.
dealing-noted = “{ $text }” is neither the commitment, the opening nor the seal of this record.

## What was checked

dealing-holds = The record holds.
dealing-checked-terms = The proof is for this record: table “{ $table }”, its game, rules, seats and options.
dealing-checked-commitment = The house’s secret is the one that it committed to before anybody gave a nonce.
dealing-checked-nonces =
    { $number ->
        [0] Nobody gave a nonce: that the house drew its secret at random is its word alone.
        [one] The one person at the table revealed the nonce that they had committed to.
       *[other] All { $number } people at the table revealed the nonces that they had committed to.
    }
dealing-checked-draws =
    { $number ->
        [one] The one number that was drawn is what the generator makes of secret and nonces.
       *[other] All { $number } numbers that were drawn are what the generator makes of secret and nonces.
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
        [one] The house’s one action is the one that its number picks.
       *[other] Each of the house’s { $number } actions is the one that its number picks.
    }
dealing-checked-noted-commitment = “{ $text }” is this record’s commitment.
dealing-checked-noted-opening = “{ $text }” is this record’s opening.
dealing-checked-noted-seal = “{ $text }” is this record’s seal.
dealing-compare = Compare these with what you noted at the table (--noted does it for you):
dealing-hash-commitment = commitment
dealing-hash-opening = opening
dealing-hash-seal = seal
