"""What a client must know of a game before it is played, told by the game itself.

`make docs` writes the manifests of the house's games for the browser; those of guests come over
the wire.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from gaslamp.core.data import Data
from gaslamp.core.game import Game


class OptionField(Data):
    """Something that can be agreed on with a tick, a number or a choice."""

    name: str
    kind: Literal["flag", "whole", "one-of"]
    usual: bool | int | str
    least: int = 0
    most: int = 0
    values: list[str] = msgspec.field(default_factory=list)
    where: tuple[str, str] | None = None
    """Only where this other option has this value."""


class TableSizes(Data):
    """With this value of an option, so many may sit down."""

    option: str
    value: bool | int | str
    fewest: int
    most: int


class Manifest(Data):
    name: str
    fewest: int
    most: int
    usual: int
    beginner: int
    """The seat where somebody new sits best."""
    minutes: int
    """How long a game usually takes."""
    seats: list[str]
    """How notation calls them."""
    colours: list[str]
    """And which colour each has, of those that the house has for seats."""
    options: list[OptionField]
    sizes: list[TableSizes]
    """Where they differ from the game's."""
    sides: dict[str, list[list[int]]]
    """Who plays together, by the number of seats."""
    lessons: list[str]


def manifest_of(game: Game[Any]) -> Manifest:
    fields = list(_fields(game))
    counts = range(game.fewest_seats, game.most_seats + 1)
    return Manifest(
        name=game.name,
        fewest=game.fewest_seats,
        most=game.most_seats,
        usual=game.usual_seats,
        beginner=game.beginner,
        minutes=game.minutes,
        seats=list(game.seat_names(game.most_seats)),
        colours=list(game.colours[: game.most_seats]),
        options=fields,
        sizes=[each for field in fields for each in _sizes(game, field)],
        sides={str(count): [list(side) for side in game.sides(count)] for count in counts},
        lessons=game.lessons(),
    )


def _fields(game: Game[Any]) -> Iterator[OptionField]:
    """What needs more than that, such as a deck, the game's own client asks for."""
    described = msgspec.inspect.type_info(game.option_type)
    assert isinstance(described, msgspec.inspect.StructType)
    for field in described.fields:
        found = _field(field.encode_name, field.type, field.default)
        if found is not None:
            where = game.only_where.get(field.encode_name)
            yield msgspec.structs.replace(found, where=where)


def _field(name: str, kind: msgspec.inspect.Type, usual: Any) -> OptionField | None:
    match kind:
        case msgspec.inspect.BoolType():
            return OptionField(name, "flag", usual)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return OptionField(name, "whole", usual, least, most)
        case msgspec.inspect.LiteralType(values=values):
            first = [usual, *(value for value in values if value != usual)]
            return OptionField(name, "one-of", usual, values=first)
    return None


def _sizes(game: Game[Any], field: OptionField) -> Iterator[TableSizes]:
    for value in field.values:
        sizes = game.table_sizes(game.options({field.name: value}))
        if (sizes[0], sizes[-1]) != (game.fewest_seats, game.most_seats):
            yield TableSizes(field.name, value, sizes[0], sizes[-1])
