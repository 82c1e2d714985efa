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
