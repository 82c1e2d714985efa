"""What the players are called at a table."""

from typing import Any

from gaslamp.core.game import Game
from gaslamp.words import Names, Words


def named(game: Game[Any], seats: int, words: Words, me: int | None = None) -> Names:
    """Names for seats: the game's own if it has any, else the house's for the seat's letter."""
    called = [name_of(game, sign, words) for sign in game.seat_names(seats)]
    if me is not None:
        called[me] = words("player-me", name=called[me])
    return called.__getitem__


def name_of(game: Game[Any], sign: str, words: Words) -> str:
    own = f"{game.name}-seat-{sign}".replace("_", "-").lower()
    if words.knows(own):
        return words(own)
    return words("player-name", letter=sign)
