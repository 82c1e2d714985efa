"""Games that other packages bring. They sit in no room of the house: all of such a game is in its
package, which the entry point `gaslamp.games` names."""

from functools import cache
from importlib import import_module
from typing import Any, Final

GROUP: Final = "gaslamp.games"


@cache
def guests() -> dict[str, str]:
    """Each game's package by its name. Whoever asks for the house's own games does not wait."""
    entry_points = import_module("importlib.metadata").entry_points
    return {each.name: each.value for each in entry_points(group=GROUP)}


def part_or_none(room: str, game: str) -> Any:
    """None if the room has nothing of the game."""
    try:
        return part(room, game)
    except ModuleNotFoundError as error:
        last = error.name and error.name.rpartition(".")[2]
        if last not in (game, room.rpartition(".")[2]):
            raise
    return None


def part(room: str, game: str) -> Any:
    """What a room has of a game: `gaslamp.<room>.<game>`; for a guest, a module of its package.

    ModuleNotFoundError if the room has nothing of it.
    """
    own = f"gaslamp.{room}"
    try:
        return import_module(f"{own}.{game}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{own}.{game}" or game not in guests():
            raise
    return import_module(f"{guests()[game]}.{room.rpartition('.')[2]}")
