"""Who sits where. Players are seats 0, 1, 2 …; chance is a seat too; a mask has one bit a seat."""

from collections.abc import Iterator
from typing import Final

MAX_SEATS: Final = 8
CHANCE: Final = 30
"""The house's seat: it deals, draws and shuffles."""

SPECTATOR: Final = -1
"""A viewer who sits nowhere and sees what is on the table."""
OPEN: Final = -2
"""A viewer from whom nothing is hidden. For finished games and the house itself only."""


def bit(seat: int) -> int:
    return 1 << seat


def in_mask(mask: int) -> Iterator[int]:
    """The seats of a mask, lowest first."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def or_none(seat: int) -> int | None:
    """A seat of a position, in which nobody is -1, as its facts have it."""
    return None if seat < 0 else seat


def or_nobody(seat: int | None) -> int:
    return -1 if seat is None else seat
