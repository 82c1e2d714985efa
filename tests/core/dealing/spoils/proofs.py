"""The proof itself, spoilt."""

from tests.core.dealing.spoils.ways import Plain, changed_digit, swapped, way

from gaslamp.core.dice import Dice


@way("no-proof")
def no_proof(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"proof": None}


@way("no-proof")
def proof_left_out(record: Plain, _: Plain, __: Dice) -> Plain:
    del record["proof"]
    return record


@way("other-table")
def the_proof_of_another_table(record: Plain, other: Plain, _: Dice) -> Plain:
    return record | {"proof": other["proof"]}


@way("secret")
def changed_secret(record: Plain, _: Plain, dice: Dice) -> Plain:
    record["proof"]["secret"] = changed_digit(record["proof"]["secret"], dice)
    return record


@way("secret")
def changed_salt(record: Plain, _: Plain, dice: Dice) -> Plain:
    record["proof"]["salt"] = changed_digit(record["proof"]["salt"], dice)
    return record


@way("commitment")
def changed_commitment(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    proof = record["proof"]
    proof["commitment"] = changed_digit(proof["commitment"], dice)
    return record if proof["nonces"] else None


@way("secret")
def changed_commitment_with_bots_alone(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    proof = record["proof"]
    proof["commitment"] = changed_digit(proof["commitment"], dice)
    return None if proof["nonces"] else record


def in_one_nonce(record: Plain, field: str, dice: Dice) -> Plain | None:
    if (nonce := one_nonce(record, dice)) is None:
        return None
    nonce[field] = changed_digit(nonce[field], dice)
    return record


def one_nonce(record: Plain, dice: Dice) -> Plain | None:
    nonces = record["proof"]["nonces"]
    return nonces[dice.below(len(nonces))] if nonces else None


@way("nonce")
def changed_nonce(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    return in_one_nonce(record, "nonce", dice)


@way("nonce")
def changed_nonce_commitment(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    return in_one_nonce(record, "commitment", dice)


@way("nonce")
def nonces_exchanged(record: Plain, _: Plain, __: Dice) -> Plain | None:
    if len(record["proof"]["nonces"]) < 2:
        return None
    first, second, *_rest = record["proof"]["nonces"]
    first["seat"], second["seat"] = second["seat"], first["seat"]
    record["proof"]["nonces"][:2] = [second, first]
    return record


@way("humans")
def a_nonce_left_out(record: Plain, _: Plain, __: Dice) -> Plain | None:
    if not record["proof"]["nonces"]:
        return None
    record["proof"]["nonces"].pop()
    return record


@way("secret")
def a_person_made_a_bot(record: Plain, _: Plain, __: Dice) -> Plain | None:
    if not record["proof"]["nonces"]:
        return None
    record["proof"]["nonces"].pop()
    record["proof"]["terms"]["humans"].pop()
    return record


@way("humans")
def a_seat_that_is_not_there(record: Plain, _: Plain, __: Dice) -> Plain:
    proof, digits = record["proof"], "0" * 64
    proof["terms"]["humans"].append(99)
    proof["nonces"].append({"seat": 99, "commitment": digits, "nonce": digits})
    return record


def a_real_draw(record: Plain, dice: Dice) -> int | None:
    """One in which there was more than one number to draw."""
    real = [i for i, (_, total) in enumerate(record["proof"]["draws"]) if total > 1]
    return real[dice.below(len(real))] if real else None


@way("draw")
def changed_draw(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    if (at := a_real_draw(record, dice)) is None:
        return None
    number, total = record["proof"]["draws"][at]
    record["proof"]["draws"][at] = [(number + 1) % total, total]
    return record


@way("draw")
def a_draw_out_of_nothing(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    if (at := a_real_draw(record, dice)) is None:
        return None
    record["proof"]["draws"][at] = [0, 0]
    return record


@way("draw", "seal")
def changed_total(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    """By luck the number may also be the right one out of the other total."""
    if (at := a_real_draw(record, dice)) is None:
        return None
    record["proof"]["draws"][at][1] += 1
    return record


@way("chance-count")
def a_draw_too_many(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["draws"].append([0, 1])
    return record


@way("chance-count")
def a_draw_too_few(record: Plain, _: Plain, __: Dice) -> Plain | None:
    if not record["proof"]["draws"]:
        return None
    record["proof"]["draws"].pop()
    return record


@way("line", "chance-line")
def changed_mark(record: Plain, _: Plain, dice: Dice) -> Plain:
    at = dice.below(len(record["proof"]["marks"]))
    record["proof"]["marks"][at] = changed_digit(record["proof"]["marks"][at], dice)
    return record


@way("order")
def marks_in_another_order(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    marks = swapped(record["proof"]["marks"], dice)
    record["proof"]["marks"] = marks
    return None if marks is None else record


@way("seal")
def changed_seal(record: Plain, _: Plain, dice: Dice) -> Plain:
    record["proof"]["seal"] = changed_digit(record["proof"]["seal"], dice)
    return record
