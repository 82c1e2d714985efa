"""What a beginner at Sleuth has in mind: how likely every gem is in every place.

Exact where that is quickly counted; else from the information sheet, each place as likely as it
has room.
"""

from functools import lru_cache
from math import log2
from typing import Any, Final, NamedTuple

from gaslamp.core.sight import Sight
from gaslamp.games.sleuth.cards import GEM_COUNT, MATCHES
from gaslamp.games.sleuth.sheet import MISSING, OPEN, Sheet, fill
from gaslamp.knowledge.sleuth.deals import Deals, TooManyError
from gaslamp.knowledge.sleuth.deductions import Number, settle
from gaslamp.knowledge.sleuth.facts import numbers, sizes

_MOST_CELLS: Final = 60_000
"""Counted within a millisecond or two."""
_FEW: Final = 3

Chances = tuple[tuple[float, ...], ...]


class Notes(NamedTuple):
    chances: Chances
    """Of each gem: how likely it is in each place, the seats first, then open, then missing."""
    missing: tuple[int, ...]
    """The gems that are missing for certain."""

    def of_missing(self, gem: int) -> float:
        return self.chances[gem][-1]


def notes(sight: Sight[Any, Any, Any]) -> Notes:
    room = tuple(sizes(sight))
    exact = _counted(room, tuple(numbers(sight)))
    return exact or _from_sheet(fill(sight), room)


def nearly_solved(sight: Sight[Any, Any, Any]) -> bool:
    """Whether it is worth the trouble to count: so few gems may be missing at first glance."""
    settled = settle(sizes(sight), numbers(sight))
    return settled is not None and settled.may[-1].bit_count() <= sight.options.missing + _FEW


@lru_cache(maxsize=128)
def _counted(room: tuple[int, ...], heard: tuple[Number, ...]) -> Notes | None:
    """Most of what happens tells a seat nothing of the gems: then it need not count again."""
    try:
        deals = Deals(room, heard, most=_MOST_CELLS)
    except TooManyError:
        return None
    chances = tuple(tuple(ways / deals.count for ways in each) for each in deals.ways)
    missing = tuple(gem for gem in range(GEM_COUNT) if deals.ways[gem][-1] == deals.count)
    return Notes(chances, missing)


def _from_sheet(sheet: Sheet, room: tuple[int, ...]) -> Notes:
    names = [*range(len(room) - 2), OPEN, MISSING]
    left = [size - sheet.sure(name).bit_count() for size, name in zip(room, names, strict=True)]
    chances = []
    for gem in range(GEM_COUNT):
        may = [sheet.may[name] >> gem & 1 for name in names]
        shares = [m * max(free, 0) for m, free in zip(may, left, strict=True)]
        shares = may if not any(shares) else shares
        chances.append(tuple(share / sum(shares) for share in shares))
    return Notes(tuple(chances), tuple(sheet.missing()))


def told_by(held: list[float], shown: bool) -> float:
    """How many bits an answer tells, of gems that are held with these chances.

    Shown gems tell of each gem; a number tells only how many they are.
    """
    if shown:
        return sum(map(_bits, held))
    spread = [1.0]
    for chance in held:
        more = [0.0, *(share * chance for share in spread)]
        fewer = [*(share * (1 - chance) for share in spread), 0.0]
        spread = [one + other for one, other in zip(more, fewer, strict=True)]
    return -sum(share * log2(share) for share in spread if share > 0)


def _bits(chance: float) -> float:
    if not 0 < chance < 1:
        return 0.0
    return -chance * log2(chance) - (1 - chance) * log2(1 - chance)


def gems_of(question: int) -> list[int]:
    return [gem for gem in range(GEM_COUNT) if MATCHES[question] >> gem & 1]
