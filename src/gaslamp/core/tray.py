"""What lies beside a board on which somebody sets up a position by hand.

A tray names the fields of a game's facts and what each can be, so that one form serves every game.
It only helps to fill them in: what may stand on a table is for the rules to say.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import field

from gaslamp.core.data import Data, Tagged
from gaslamp.core.sentence import Sentence, say

Path = list[str | int]
"""Where it stands in the facts: `["hands", 2]`."""


class TrayThing(Data):
    value: str | int
    said: Sentence | None = None
    """None where it is called by its value."""


class Touch(Data):
    """As which action a board lights up the things: a tap on one picks it."""

    action: dict[str, Any]
    key: str
    """Where the action has the thing."""


class OneOf(Tagged):
    path: Path
    said: Sentence
    of: str
    """Of which things of the tray."""
    may_be_none: bool = False
    may_be_missing: bool = False
    """Then the field is left out."""
    touch: Touch | None = None


class SomeOf(Tagged):
    path: Path
    said: Sentence
    of: str
    touch: Touch | None = None


class WholeNumber(Tagged):
    path: Path
    said: Sentence
    least: int
    most: int
    may_be_none: bool = False
    touch: Touch | None = None


class YesOrNo(Tagged):
    path: Path
    said: Sentence


class TrayPlace(Data):
    path: Path
    said: Sentence


class SpreadOut(Tagged):
    """Things that lie in several places, each in one of them."""

    said: Sentence
    of: str
    places: list[TrayPlace]
    rest: Sentence | None = None
    """What it is called to be in none of them; None where that cannot be."""
    copies: dict[str, int] = field(default_factory=dict)
    """Of which there are more than one."""


class Listed(Tagged):
    """A list of rows that are alike."""

    path: Path
    said: Sentence
    columns: "list[OneOf | WholeNumber | YesOrNo]"
    """Their paths begin in the row."""
    fresh: dict[str, Any]
    """A new row."""
    most: int


TrayField = OneOf | SomeOf | WholeNumber | YesOrNo | SpreadOut | Listed


class TrayGroup(Data):
    said: Sentence
    fields: list[TrayField]


class Tray(Data):
    things: dict[str, list[TrayThing]]
    groups: list[TrayGroup]


def things(values: Iterable[str | int]) -> list[TrayThing]:
    """Such as are called by their values."""
    return [TrayThing(value) for value in values]


def seats_of(seats: int) -> list[TrayThing]:
    return [TrayThing(seat, say("seat", seat=seat)) for seat in range(seats)]


def for_each_seat(seats: int, row: str, message: str) -> list[TrayPlace]:
    """The rows of a field, one a seat."""
    return [
        TrayPlace([row, seat], say(message, seat=say("seat", seat=seat))) for seat in range(seats)
    ]


def group(message: str, *fields: TrayField | Sequence[TrayField]) -> TrayGroup:
    flat: list[TrayField] = []
    for each in fields:
        flat += [each] if isinstance(each, Tagged) else each
    return TrayGroup(say(message), flat)
