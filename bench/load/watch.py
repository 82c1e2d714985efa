"""Looks at the house all the time: memory, and how long its loop was held."""

import asyncio
import re
from itertools import pairwise
from math import inf
from time import monotonic
from typing import Final, NamedTuple

from bench.load.house import House
from bench.load.processes import Used
from bench.load.tally import Tally

EVERY: Final = 2.0
HOLD: Final = "gaslamp_loop_hold_seconds_max"
"""Of the last minute or two, so what it says of a moment may have happened before."""
_BUCKET: Final = re.compile(r'gaslamp_loop_hold_seconds_bucket\{le="(.+)"\}')


class Point(NamedTuple):
    at: float
    phase: str
    used: Used
    hold: float | None
    """The longest turn of the event loop lately, in processor time, where the house tells it."""
    turns: dict[float, float]
    """How many turns have ever been no longer than so many seconds."""
    tables: float


class Watch:
    def __init__(self, house: House, tally: Tally) -> None:
        self._house = house
        self._tally = tally
        self._begun = monotonic()
        self.points: list[Point] = []
        self.failures = 0
        """How often the house did not tell its figures, though it should have."""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            phase = self._tally.phase
            metrics = await self._house.metrics()
            if not metrics and phase != "kill":
                self.failures += 1
            self.points.append(self._point(phase, metrics))

    def _point(self, phase: str, metrics: dict[str, float]) -> Point:
        found = {_BUCKET.fullmatch(name): value for name, value in metrics.items()}
        turns = {float(match[1]): value for match, value in found.items() if match}
        tables = metrics.get("gaslamp_tables_live", 0.0)
        at = monotonic() - self._begun
        return Point(at, phase, self._house.used, metrics.get(HOLD), turns, tables)

    def hold(self, *phases: str) -> float | None:
        """The longest turn in these phases, or how long it was at most."""
        longest = [
            min(each.hold, _bound(before.turns, each.turns))
            for before, each in pairwise(self.points)
            if each.phase in phases and each.hold is not None
        ]
        return max(longest, default=None)

    def memory(self, *phases: str) -> list[int]:
        return [each.used.server_memory for each in self.points if each.phase in phases]


def _bound(before: dict[float, float], after: dict[float, float]) -> float:
    """How long a turn can have been between these: the first bucket that holds all of them."""
    grown = {least: count - before.get(least, 0.0) for least, count in after.items()}
    return min((least for least in grown if grown[least] == grown[inf]), default=inf)
