"""Which bot it was: a level's name, and what it is made from.

Results of a bot that has been changed since must not be counted as those of the new one, and
nobody remembers to count versions by hand.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from gaslamp.bots import LEVELS, NOVICE

RANDOM: Final = "random"
"""The random policy, which is no bot of the house's."""
PLAYERS: Final = (RANDOM, *LEVELS)
FROZEN: Final = "frozen"
_SOURCES: Final = (".py", ".pyx", ".pxd", ".json")


@cache
def version_of(game: str, level: str) -> str:
    """The novice and the random policy never change."""
    if level in (RANDOM, NOVICE):
        return FROZEN
    house = files("gaslamp")
    digest = sha256()
    for room in (house / "bots" / game, house / "search"):
        for source in _sources(room):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:8]


def _sources(room: Traversable) -> list[Traversable]:
    if not room.is_dir():
        return []
    inside = sorted(room.iterdir(), key=lambda each: each.name)
    found = [each for each in inside if each.name.endswith(_SOURCES)]
    for each in inside:
        if each.is_dir():
            found += _sources(each)
    return found
