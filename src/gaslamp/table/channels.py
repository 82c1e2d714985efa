"""To whom something is said: everybody at the table, one's side, or those who watch."""

from collections.abc import Iterable
from typing import Any, Final

from gaslamp.core.game import Game

TABLE_TALK: Final = "table"
SIDE_TALK: Final = "side"
GALLERY: Final = "gallery"


def heard_by(game: Game[Any], seats: int, channel: str, seat: int | None) -> Iterable[int] | None:
    """None for everybody."""
    if channel == SIDE_TALK and seat is not None:
        return side_of(game, seats, seat)
    return [-1] if channel == GALLERY else None


def side_of(game: Game[Any], seats: int, seat: int) -> tuple[int, ...]:
    return next(side for side in game.sides(seats) if seat in side)
