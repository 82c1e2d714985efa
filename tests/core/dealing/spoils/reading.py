"""What cannot even be read."""

from tests.core.dealing.spoils.ways import Plain, way

from gaslamp.core.dice import Dice


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
