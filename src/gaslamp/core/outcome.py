"""How a game ended: why, and for whom."""

from typing import Any

from gaslamp.core.data import Data
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.seats import in_mask

ABANDONED = "abandoned"
"""The reason, common to all games, of a game that its players gave up."""


class Outcome(Data):
    reason: str
    """A member of the game's `ends` in small letters, or `abandoned`."""
    winners: list[int]


def outcome_of(game: Game[Any], position: Position) -> Outcome | None:
    """None while the game runs."""
    if not position.over:
        return None
    reason = game.ends(position.ended).name.lower()
    return Outcome(reason, list(in_mask(position.winners)))
