"""The mysteries that the house brings along; SOURCES.md says what made them."""

import gzip
from functools import cache
from importlib.resources import files

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games import NAMES
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.workshop import read_many


@cache
def mysteries_of(game: str) -> tuple[Mystery, ...]:
    """All of a game's, in the order they were made."""
    if game not in NAMES:
        raise Unreadable(say("mystery-no-such-game", text=game, games=", ".join(NAMES)))
    packed = files(__package__).joinpath(f"{game}.jsonl.gz").read_bytes()
    return tuple(read_many(gzip.decompress(packed)))


def mystery_with(digest: str) -> Mystery:
    """By the beginning of its digest."""
    found = [each for game in NAMES for each in mysteries_of(game) if each.digest == digest]
    if not found:
        raise Unreadable(say("mystery-none-such", text=digest))
    return found[0]
