"""An evening in the house: everybody comes, plays and talks, and some things happen to them."""

import asyncio
import gc
import resource
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

import uvloop

from bench.load.arrivals import Arrivals
from bench.load.crowd import Crowd
from bench.load.house import House
from bench.load.plan import plans
from bench.load.spent import Spent, sums
from bench.load.superintendents import superintendents
from bench.load.tally import Tally
from bench.load.visits import Visits
from bench.load.watch import Watch
from bench.tables import saying

LONGEST_RETURN: Final = 120.0
ANSWERED_WITHIN: Final = 5.0
"""What has not been answered for so long when a piece ends is counted as so late."""

SETTLING: Final = 10.0
"""Seconds, at most, until as many superintendents are at work as shall be, or none any more."""
WITHOUT, BESIDE = "without superintendents", "beside superintendents"


class Evening:
    def __init__(self, folder: Path, tables: int, connections: int, seed: int) -> None:
        self.tally = Tally()
        self.house = House(folder)
        self.crowd = Crowd(self.house.port, self.tally, seed)
        self.arrivals = Arrivals(seed)
        self.watch = Watch(self.house, self.tally)
        self.spent = Spent()
        self.moves_alone = Spent()
        self.without, self.beside = Spent(), Spent()
        """Before and after superintendents are at work, and meanwhile."""
        self.set_up = 0.0
        self.back: float | None = None
        """Seconds from the kill until everybody was there again."""
        self.restart = 0.0
        self.holds: dict[str, list[int]] = {}
        """What held the loop in the whole evening, everybody's coming and the kill included."""
        self._seed = seed
        self._plans = plans(tables, connections, seed)
        self._connections = connections

    @asynccontextmanager
    async def guests(self) -> AsyncIterator[None]:
        """Everybody comes; then things are due until the end."""
        watching = asyncio.create_task(self.watch.run())
        begun = monotonic()
        try:
            await self.crowd.gather(self._plans)
            self.set_up = monotonic() - begun
            gc.freeze()
            Visits(self.crowd, self.arrivals, self._connections)
            yield
        finally:
            self.arrivals.stop()
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            await self.crowd.close()

    async def pass_time(self, seconds: float, phase: str) -> None:
        """Not measured, or measured elsewhere."""
        self.tally.enter(phase)
        await asyncio.sleep(seconds)

    async def measure_moves(self, seconds: float) -> None:
        """People move and do nothing else: what a move costs by itself."""
        self.arrivals.only_moves = True
        try:
            await self._measure(seconds, "moves alone", self.moves_alone)
        finally:
            self.arrivals.only_moves = False

    async def measure(self, seconds: float, phase: str) -> None:
        """A piece of the window."""
        self.arrivals.latest = 0.0 if not self.spent["seconds"] else self.arrivals.latest
        await self._measure(seconds, phase, self.spent)

    async def _measure(self, seconds: float, phase: str, spent: Spent) -> None:
        self.tally.enter(phase)
        before, end = await sums(self.house, self.crowd), monotonic() + seconds
        try:
            while (left := end - monotonic()) > 0:
                await asyncio.sleep(min(left, 10))
                saying(f"{phase}: {left:.0f} s left, {self.crowd.moves} moves")
        finally:
            self.tally.never_answered(ANSWERED_WITHIN)
            spent.add(before, await sums(self.house, self.crowd))

    async def measure_beside(self, many: int, seconds: float) -> None:
        """Half of it with so many superintendents at work, a quarter before and one after them."""
        await self._measure(seconds / 4, WITHOUT, self.without)
        self.tally.enter("superintendents come")
        async with superintendents(self.house.port, many, self._seed):
            await asyncio.sleep(min(SETTLING, seconds / 10))
            await self._measure(seconds / 2, BESIDE, self.beside)
            self.tally.enter("superintendents go")
        await asyncio.sleep(min(SETTLING, seconds / 10))
        await self._measure(seconds / 4, WITHOUT, self.without)

    async def cut(self, share: float) -> None:
        everybody = self.crowd.everybody
        self.crowd.cut(self.crowd.random.sample(everybody, int(len(everybody) * share)))

    async def kill(self) -> None:
        """With no warning; and everybody comes back."""
        crowd, begun = self.crowd, monotonic()
        crowd.is_away = True
        self.tally.enter("kill")
        self.tally.give_up("in hand at the kill")
        here = [person for person in crowd.everybody if person.socket]
        for person in here:
            person.is_back = False
        self.house.kill()
        await asyncio.to_thread(self.house.start)
        self.restart = monotonic() - begun
        crowd.is_away = False
        if await _until(lambda: all(each.is_back for each in here), LONGEST_RETURN):
            self.back = monotonic() - begun


async def _until(done: Callable[[], bool], patience: float) -> bool:
    end = monotonic() + patience
    while not done() and monotonic() < end:
        await asyncio.sleep(0.05)
    return done()


def run_light(work: Callable[[], Coroutine[Any, Any, None]]) -> bool:
    """Whether it came to its end; SIGINT and SIGTERM stop it. With as many files as one may have,
    and few pauses of our own."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.set_threshold(100_000, 50, 100)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_stoppable(work()))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return False
    return True


async def _stoppable(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task
