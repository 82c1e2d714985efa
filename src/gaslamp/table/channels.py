"""Where people talk, and who hears it."""

from collections.abc import Iterable
from typing import Any

from gaslamp.core.game import Game
from gaslamp.core.seats import SPECTATOR

TABLE_TALK, SIDE_TALK, GALLERY = "table", "side", "gallery"
THE_GALLERY = "gallery"
"""Stands for everybody there, where a speaker is named."""
REACTIONS = "reactions"
"""Stands for everybody's, where a speaker is named."""


def audience_of(
    game: Game[Any], seats: int, channel: str, seat: int | None
) -> Iterable[int] | None:
    """None for everybody."""
    if channel == SIDE_TALK and seat is not None:
        return side_of(game, seats, seat)
    return [SPECTATOR] if channel == GALLERY else None


def side_of(game: Game[Any], seats: int, seat: int) -> tuple[int, ...]:
    return next(side for side in game.sides(seats) if seat in side)
