"""Lines that are changed, moved, added or taken away."""

from tests.core.dealing.spoils.ways import Plain, another_line, swapped, way

from gaslamp.core.dice import Dice


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
