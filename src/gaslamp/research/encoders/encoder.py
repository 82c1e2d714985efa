"""From a position to numbers: what a seat sees as a row of bytes, what it may do as a mask.

Written like the rules, in plain Python with types beside it, so that a batch can do it without the
GIL. An encoder sits at one board. It reads the position, but writes only what the viewer knows: the
swap test runs on what it writes.
"""

from array import array
from typing import Any

from gaslamp.core import bits
from gaslamp.core.layout import KIND
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE

_CHANCE_BIT = 1 << CHANCE


class Encoder:
    """One board as numbers; each game has its own."""

    def __init__(self, action_of: "array[int]", number_of: "array[int]") -> None:
        """Of every number its action, the seat left out; and of every such action its number."""
        self.action_of = action_of
        self.number_of = number_of
        self.out: Any = bytearray(1)
        """Where an observation goes."""
        self.at = 0
        self.moves = [0] * 1024

    def sit(self, position: Position) -> None:
        """What is written from now on is about this position."""
        self.position = position

    # Actions

    def _number(self, action: int) -> int:
        return self.number_of[action >> KIND]

    def _action(self, number: int, seat: int) -> int:
        return self.action_of[number] << KIND | seat

    def _deciding(self) -> int:
        """The lowest seat that the game waits for, or -1."""
        awaited = self.position._awaited()
        if awaited in (0, _CHANCE_BIT):
            return -1
        return bits.lowest(awaited)

    def _choosing(self) -> int:
        """The seats that decide at the same moment, none knowing what the others do."""
        seat = self._deciding()
        return 0 if seat < 0 else 1 << seat

    def _mask(self, seat: int, out: Any, at: int) -> int:
        """A 1 for each legal action of the seat; how many there are."""
        count = self.position._legal(seat, self.moves)
        for i in range(count):
            out[at + self._number(self.moves[i])] = 1
        return count

    # Observations

    def _observe(self, viewer: int) -> None:
        """Every plane in turn; what is not written stays 0."""

    def _one_of(self, which: int, size: int) -> None:
        """A 1 at one of so many places, and nowhere if it is none of them."""
        if 0 <= which < size:
            self.out[self.at + which] = 1
        self.at += size

    def _all_of(self, members: int, size: int) -> None:
        """A 1 for each member of a set."""
        while members:
            self.out[self.at + bits.lowest(members)] = 1
            members &= members - 1
        self.at += size

    def _count(self, number: int) -> None:
        self.out[self.at] = number
        self.at += 1

    def _nothing(self, size: int) -> None:
        """What the viewer does not know."""
        self.at += size

    # For Python

    def number(self, action: int) -> int:
        return self._number(action)

    def action(self, number: int, seat: int) -> int:
        return self._action(number, seat)

    @property
    def deciding(self) -> int:
        return self._deciding()

    @property
    def choosing(self) -> int:
        return self._choosing()

    def mask(self, seat: int, out: Any) -> None:
        self._mask(seat, out, 0)

    def observe(self, viewer: int, out: Any) -> None:
        """Written into `out`, which is all 0."""
        self.out = out
        self.at = 0
        self._observe(viewer)
