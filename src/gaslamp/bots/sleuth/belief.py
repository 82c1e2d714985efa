"""What a seat of Sleuth believes: all deals that fit, counted, and as many of them as it weighs.

Where there are no more deals than are weighed, all of them are, and nothing is left to chance.
"""

from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple

from gaslamp.bots.sleuth.worlds import MOST, Worlds
from gaslamp.core.bits import mask_of
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth.actions import gem_number
from gaslamp.knowledge import below
from gaslamp.knowledge.sleuth.deals import Deals, TooManyError
from gaslamp.knowledge.sleuth.deductions import Number, settle
from gaslamp.knowledge.sleuth.facts import numbers, sizes

_MOST_CELLS: Final = 1_000_000
"""Counted within some tens of milliseconds."""
_FEW: Final = 3
_WHOLE: Final = 3
"""Rather than a part of the deals, all are weighed if they are not more than so many times it."""


class Likeliest(NamedTuple):
    gems: int
    chance: float


class Belief:
    """What follows from one sight, drawn with these dice."""

    def __init__(self, sight: Sight[Any, Any, Any], weighed: int, dice: Dice) -> None:
        self.sight = sight
        self.weighed = weighed
        self.deals = counted(tuple(sizes(sight)), tuple(numbers(sight)))
        self.whole = self.deals.count <= min(_WHOLE * weighed, MOST)
        """Whether all the deals are weighed: then what is found likely is exact."""
        self.held = self._drawn(min(weighed, MOST), dice)
        """Of each deal, what every place holds, the missing gems last; one bit a gem."""

    def _drawn(self, weighed: int, dice: Dice) -> list[list[int]]:
        count = self.deals.count
        indices = range(count) if self.whole else [below(dice, count) for _ in range(weighed)]
        return self.deals.hands(indices)

    @cached_property
    def worlds(self) -> Worlds:
        return Worlds(self.held, self.sight.seats, not self.sight.options.super_sleuth)

    def likeliest(self) -> Likeliest:
        """The gems to name, which have among them all that are named already."""
        named = mask_of([gem_number(gem) for gem in self.sight.view.named or []])
        gems, chance = self.worlds.likeliest(named)
        return Likeliest(gems, chance)


def sure(sight: Sight[Any, Any, Any]) -> bool:
    """Whether a seat knows the missing gems. It counts only if they seem few at first glance."""
    room, heard = sizes(sight), numbers(sight)
    settled = settle(room, heard)
    wanted = sight.options.missing
    if settled is None or settled.may[-1].bit_count() > wanted + _FEW:
        return False
    return known(counted(tuple(room), tuple(heard)), wanted)


def known(deals: Deals, wanted: int) -> bool:
    return sum(ways[-1] == deals.count for ways in deals.ways) == wanted


@lru_cache(maxsize=16)
def counted(room: tuple[int, ...], heard: tuple[Number, ...]) -> Deals:
    """Most of what happens tells a seat nothing of the gems: then it need not count again."""
    return Deals(room, heard, most=_MOST_CELLS)


__all__ = ["Belief", "Likeliest", "TooManyError", "known", "sure"]
