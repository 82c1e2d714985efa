"""A search with a budget: worlds, as often as they weigh, until it is spent or one is stopped."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from time import perf_counter
from typing import Final, NamedTuple, Self

from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.search.budget import Budget
from gaslamp.search.guide import Guide
from gaslamp.search.release import repeat
from gaslamp.search.searcher import Searcher

BATCH: Final = 8
"""So many iterations are made in one world before the next is drawn and the clock looked at."""
_BATCHES: Final = 64
"""Who has few iterations makes fewer of them in a world, rather than see too few worlds."""
DARING: Final = 0.5


class Found(NamedTuple):
    action: int
    visits: int
    value: float
    """From 0, lost, to 1, won."""


class Forethought:
    """One decision being thought about.

    The first world is one of the seat's own. Others may be there for what the other seats think
    possible; `learners` says, as a mask for each world, whose trees learn from it.
    """

    def __init__(
        self,
        worlds: Sequence[Position],
        weights: Sequence[float],
        seat: int,
        guide: Guide,
        dice: Dice,
        *,
        depth: int = 1,
        daring: float = DARING,
        learners: Sequence[int] | None = None,
    ) -> None:
        self.worlds = worlds
        self.lots = list(accumulate(weights))
        self.learners = learners or [(1 << worlds[0].seats) - 1] * len(worlds)
        self.dice = dice
        self.searcher = Searcher(worlds[0], seat, guide, dice, depth, daring)

    def think(self, budget: Budget, stopped: Callable[[], bool] | None = None) -> Self:
        """May be called again, to think further."""
        for times in batches(budget, stopped):
            world = _drawn(self.lots, self.dice)
            self.searcher.stand(self.worlds[world], self.learners[world])
            repeat(self.searcher, times)
        return self

    @property
    def found(self) -> list[Found]:
        """All that the seat may do, the most promising first."""
        legal = self.worlds[0].legal(self.searcher.seat)
        found = [Found(action, *self.searcher.found(action)) for action in legal]
        return sorted(found, key=lambda each: (-each.visits, -each.value))

    def plan(self, enough: int) -> list[int]:
        """The whole move: its first action, and those behind it that were tried often enough."""
        rest = self.searcher.line(self.worlds[0], enough)
        return rest or [self.found[0].action]


def batches(budget: Budget, stopped: Callable[[], bool] | None = None) -> Iterator[int]:
    """How many iterations to make next; at least one batch is made."""
    left = budget.iterations
    end = None if budget.milliseconds is None else perf_counter() + budget.milliseconds / 1000
    if left is None and end is None:
        raise ValueError("a budget has a limit of some kind")
    size = BATCH if left is None else max(1, min(BATCH, left // _BATCHES))
    while True:
        yield size
        left = None if left is None else left - size
        if (left is not None and left <= 0) or (end is not None and perf_counter() >= end):
            return
        if stopped is not None and stopped():
            return


def _drawn(lots: Sequence[float], dice: Dice) -> int:
    point = dice.roll() / 2.0**64 * lots[-1]
    return min(bisect_right(lots, point), len(lots) - 1)
