"""Looks at the house all the time: memory, and how long its loop was held."""

import asyncio
from time import monotonic
from typing import Final, NamedTuple

from bench.load.house import House
from bench.load.processes import Used
from bench.load.tally import Tally

EVERY: Final = 2.0
HOLD: Final = "gaslamp_loop_hold_seconds_max"


class Point(NamedTuple):
    at: float
    phase: str
    used: Used
    hold: float | None
    """The longest turn of the event loop lately, in processor time, where the house tells it."""
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
        tables = metrics.get("gaslamp_tables_live", 0.0)
        at = monotonic() - self._begun
        return Point(at, phase, self._house.used, metrics.get(HOLD), tables)

    def hold(self, *phases: str) -> float | None:
        """The longest in these phases."""
        return max(
            (each.hold for each in self.points if each.phase in phases and each.hold is not None),
            default=None,
        )

    def memory(self, *phases: str) -> list[int]:
        return [each.used.server_memory for each in self.points if each.phase in phases]
