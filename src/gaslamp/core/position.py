"""What every game is to the rest of the house: a position, and the questions one may ask of it.

The methods with an underscore are the ones a game writes. Compiled they are virtual and need no
GIL, so a search can call them from C; nothing in Python can see them then, and the methods
without an underscore are the same questions for Python.
"""

from typing import Final, Self

from gaslamp.core import scratch
from gaslamp.core.facts import Facts

MAX_LEGAL: Final = 1024

_CHANCE_BIT = 1 << 30
_UNIFORM = 1


class Position(Facts):
    """One moment of one game. Facts only: no clock, no names, no history."""

    def __init__(self) -> None:
        self.seats = 0
        self.ended = 0
        """0 while the game runs; then the reason, as the game's own enum numbers them."""
        self.winners = 0

    def _awaited(self) -> int:
        return 0

    def _may_act(self) -> int:
        return 0

    def _legal(self, seat: int, out: list[int]) -> int:
        return 0

    def _apply(self, action: int) -> None:
        pass

    def _chance_weight(self, action: int) -> int:
        return _UNIFORM

    def _uniform_chance(self) -> int:
        """Whether all chance actions weigh the same here: then nobody need add them up."""
        return _UNIFORM

    def _seen_as(self, action: int, viewer: int) -> int:
        return action

    def _returns(self, seat: int) -> int:
        return 1 if self.winners >> seat & 1 else -1

    def _random_index(self, seat: int, actions: list[int], count: int, roll: int) -> int:
        """Which of the legal actions random play takes, given 64 random bits."""
        return ((roll >> 32) * count) >> 32

    @property
    def awaited(self) -> int:
        """Mask of the seats that the game waits for, or the bit of CHANCE; 0 when it is over."""
        return self._awaited()

    @property
    def may_act(self) -> int:
        """Mask of the seats that are not waited for and may act all the same."""
        return self._may_act()

    @property
    def over(self) -> bool:
        return self.ended != 0

    @property
    def chance_awaited(self) -> bool:
        return self._awaited() == _CHANCE_BIT

    def legal(self, seat: int) -> list[int]:
        """Every action that `seat` may take now. There is no other source of legality."""
        found = scratch.page(scratch.LEGAL)
        count = self._legal(seat, found)
        return [found[i] for i in range(count)]

    def apply(self, action: int) -> None:
        """Carry out an action from `legal`. It is not checked again."""
        self._apply(action)

    def chance_weight(self, action: int) -> int:
        """How heavy a legal chance action weighs against the others."""
        return self._chance_weight(action)

    @property
    def uniform_chance(self) -> bool:
        """Whether all chance actions weigh the same now: then nobody need ask for weights."""
        return self._uniform_chance() != 0

    def seen_as(self, action: int, viewer: int) -> int:
        """What `viewer` could tell of `action`, as a number; 0 when it would notice nothing.

        Two actions look alike to a viewer exactly when this number and the events are equal.
        """
        return self._seen_as(action, viewer)

    def returns(self) -> list[int]:
        """What the end is worth to each seat: 1 for a winner, -1 for the others."""
        return [self._returns(seat) for seat in range(self.seats)]

    def random_index(self, seat: int, actions: list[int], roll: int) -> int:
        """The index that the random policy takes (documented with each game)."""
        page, count = scratch.page(scratch.LEGAL), len(actions)
        for i in range(count):
            page[i] = actions[i]
        return self._random_index(seat, page, count, roll)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.copy_from(self)
        return twin
