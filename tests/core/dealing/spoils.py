"""Ways to spoil a record that anybody can notice who knows the format, each with its reason.

A way takes the record as plain JSON, another table's record of the same game, and dice. It gives
the spoilt record, or None where there is nothing to spoil in that way.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from gaslamp.core.dice import Dice

Plain = dict[str, Any]
Way = Callable[[Plain, Plain, Dice], Plain | None]

WAYS: Final[dict[str, tuple[Way, set[str]]]] = {}


def way(*reasons: str) -> Callable[[Way], Way]:
    def noted(spoil: Way) -> Way:
        def on_a_copy(record: Plain, other: Plain, dice: Dice) -> Plain | None:
            return spoil(deepcopy(record), deepcopy(other), dice)

        WAYS[spoil.__name__.replace("_", " ")] = on_a_copy, set(reasons)
        return spoil

    return noted


def changed_digit(digits: str, dice: Dice) -> str:
    at = dice.below(len(digits))
    return digits[:at] + f"{int(digits[at], 16) ^ 1 << dice.below(4):x}" + digits[at + 1 :]


def another_line(lines: list[str], dice: Dice, *, chance: bool) -> list[str] | None:
    """One line of the kind gets the text of another."""
    places = [i for i, line in enumerate(lines) if line.startswith("house: ") == chance]
    texts = sorted({lines[i] for i in places})
    if len(texts) < 2:
        return None
    at = places[dice.below(len(places))]
    texts.remove(lines[at])
    return [*lines[:at], texts[dice.below(len(texts))], *lines[at + 1 :]]


def swapped(lines: list[Any], dice: Dice) -> list[Any] | None:
    places = [i for i in range(len(lines) - 1) if lines[i] != lines[i + 1]]
    if not places:
        return None
    at = places[dice.below(len(places))]
    return [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]


def other_value(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value} "


def with_other_option(options: Plain, dice: Dice) -> Plain:
    if not options:
        return {"luck": 1}
    key = sorted(options)[dice.below(len(options))]
    return options | {key: other_value(options[key])}


# The moves


@way("line")
def changed_move(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    moves = another_line(record["moves"], dice, chance=False)
    return None if moves is None else record | {"moves": moves}


@way("chance-line")
def changed_chance_action(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    moves = another_line(record["moves"], dice, chance=True)
    return None if moves is None else record | {"moves": moves}


@way("order")
def changed_order(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    moves = swapped(record["moves"], dice)
    return None if moves is None else record | {"moves": moves}


@way("cut-short")
def cut_short(record: Plain, _: Plain, dice: Dice) -> Plain:
    return record | {"moves": record["moves"][: dice.below(len(record["moves"]))]}


@way("cut-short")
def a_line_taken_away(record: Plain, _: Plain, dice: Dice) -> Plain:
    del record["moves"][dice.below(len(record["moves"]))]
    return record


@way("too-long")
def a_line_twice(record: Plain, _: Plain, dice: Dice) -> Plain:
    record["moves"].append(record["moves"][dice.below(len(record["moves"]))])
    return record


@way("chance-count", "seal")
def cut_short_with_its_mark(record: Plain, _: Plain, __: Dice) -> Plain:
    record["moves"].pop()
    record["proof"]["marks"].pop()
    return record


@way("seal")
def another_winner(record: Plain, _: Plain, __: Dice) -> Plain:
    record["outcome"]["winners"] = [0] if record["outcome"]["winners"] != [0] else [1]
    return record


@way("seal")
def another_ending(record: Plain, _: Plain, __: Dice) -> Plain:
    record["outcome"]["reason"] += "ed"
    return record


@way("unfinished")
def no_outcome(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"outcome": None}


# What was agreed


@way("other-options")
def changed_option(record: Plain, _: Plain, dice: Dice) -> Plain:
    return record | {"options": with_other_option(record["options"], dice)}


@way("other-options")
def added_option(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"options": record["options"] | {"luck": True}}


@way("secret")
def changed_option_in_the_terms_as_well(record: Plain, _: Plain, dice: Dice) -> Plain:
    options = with_other_option(record["options"], dice)
    record["proof"]["terms"]["options"] = options
    return record | {"options": options}


@way("other-seats")
def another_seat(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"seats": record["seats"] + 1}


@way("secret")
def another_seat_in_the_terms_as_well(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["terms"]["seats"] += 1
    return record | {"seats": record["seats"] + 1}


@way("other-rules")
def other_rules(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"rules": record["rules"] + 1}


@way("other-game")
def another_game(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"game": "cluedo"}


@way("other-table")
def another_table(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"table": "elsewhere"}


@way("secret")
def another_table_in_the_terms_as_well(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["terms"]["table"] = "elsewhere"
    return record | {"table": "elsewhere"}


@way("other-start")
def another_start(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"start": {}}


# The proof


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


def one_nonce(record: Plain, dice: Dice) -> Plain | None:
    nonces = record["proof"]["nonces"]
    return nonces[dice.below(len(nonces))] if nonces else None


@way("nonce")
def changed_nonce(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    if (nonce := one_nonce(record, dice)) is None:
        return None
    nonce["nonce"] = changed_digit(nonce["nonce"], dice)
    return record


@way("nonce")
def changed_nonce_commitment(record: Plain, _: Plain, dice: Dice) -> Plain | None:
    if (nonce := one_nonce(record, dice)) is None:
        return None
    nonce["commitment"] = changed_digit(nonce["commitment"], dice)
    return record


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


# What cannot be read


@way("unreadable")
def capital_letters(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["secret"] = record["proof"]["secret"].upper()
    return record


@way("unreadable")
def a_hash_with_a_line_break(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["seal"] += "\n"
    return record


@way("unreadable")
def another_format(record: Plain, _: Plain, __: Dice) -> Plain:
    return record | {"format": 2}


@way("unreadable")
def another_format_of_the_proof(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["format"] = 2
    return record


@way("unreadable")
def an_unknown_field(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["note"] = "believe me"
    return record


@way("unreadable")
def a_missing_field(record: Plain, _: Plain, dice: Dice) -> Plain:
    needed = sorted(set(record["proof"]) - {"format"})
    del record["proof"][needed[dice.below(len(needed))]]
    return record


@way("unreadable")
def a_number_as_text(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["terms"]["seats"] = str(record["seats"])
    return record


@way("unreadable")
def a_negative_number(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["draws"].append([-1, 1])
    return record


@way("unreadable")
def a_draw_of_three_numbers(record: Plain, _: Plain, __: Dice) -> Plain:
    record["proof"]["draws"].append([0, 1, 1])
    return record
