"""The house's bots have fixed ratings, which are those of the ladder: `make docs` writes them."""

from functools import cache
from importlib.resources import files
from typing import Final

from gaslamp.core.data import from_json
from gaslamp.history.rating import NEWCOMER, Strength

_FILE: Final = "bots.json"
_Kept = dict[str, dict[str, dict[str, Strength]]]


@cache
def published() -> _Kept:
    """By game, role and level."""
    text = (files("gaslamp.history") / _FILE).read_bytes()
    found: _Kept = from_json(text, _Kept)
    return found


def strength_of(game: str, role: str, level: str) -> Strength:
    """Of a bot that was never measured nothing is known, as of a newcomer."""
    return published().get(game, {}).get(role, {}).get(level, NEWCOMER)
