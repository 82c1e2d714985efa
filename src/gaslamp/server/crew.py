"""Every task has an owner that notices its end.

What somebody asked for is carried out to its end though they may be gone. What is done all the time
is done again whatever happened to it, and while it fails, `fault` says so.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from functools import partial
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from gaslamp.core.errors import Refusal
from gaslamp.server.logs import log_error
from gaslamp.store import Unavailable

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
Beat = Callable[[], Awaitable[None]]

LATE: Final = 10.0
"""Seconds until what failed again and again is tried again."""
STUCK: Final = 30.0
"""Seconds after which something that should be done quickly counts as failing."""
PATIENCE: Final = 5.0
"""Seconds that tasks have to end when the house closes."""
EXPECTED: Final = (Refusal, Unavailable, asyncio.CancelledError)
"""Ways to end that are nobody's fault."""


class Crew:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        """All that are not done."""
        self._failing: set[str] = set()
        self._begun: dict[str, float] = {}
        self._stopped = False

    @property
    def fault(self) -> str | None:
        """What should be done all the time and fails just now, or does not come to an end."""
        now = monotonic()
        stuck = {name for name, since in self._begun.items() if now - since > STUCK}
        return min(self._failing | stuck, default=None)

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Something with an end of its own."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EXPECTED):
            log_error("fault", error, task=task.get_name())

    async def carry_out(self, work: Coroutine[Any, Any, T], name: str) -> T:
        """To its end, whatever becomes of who waits for it."""
        return await asyncio.shield(self.start(work, name))

    def keep(self, beat: Beat, every: float, name: str) -> None:
        """Something that is done again and again as long as the house is open."""
        self.start(self._keep(beat, every, name), name).add_done_callback(
            lambda _: None if self._stopped else self.keep(beat, every, name)
        )

    async def _keep(self, beat: Beat, every: float, name: str) -> None:
        pause = every
        while True:
            self._begun[name] = monotonic()
            try:
                await beat()
            except Exception as error:
                log_error("fault", error, task=name)
                self._failing.add(name)
                pause = min(LATE, 2 * pause)
            else:
                self._failing.discard(name)
                pause = every
            finally:
                del self._begun[name]
            await asyncio.sleep(pause)

    async def stop(self) -> bool:
        """Whether all have ended in time."""
        self._stopped = True
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            _, late = await asyncio.wait(set(self.tasks), timeout=PATIENCE)
            return not late
        return True


class OnceForAll(Generic[K, T]):
    """What is done once for all who want it at the same time, each of whom may go away."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._under_way: dict[K, asyncio.Task[T]] = {}

    async def get(self, key: K, work: Callable[[], Coroutine[Any, Any, T]], name: str) -> T:
        """One that is cancelled before its first step cannot clear up after itself; so nothing
        that has ended, however it ended, is waited for."""
        task = self._under_way.get(key)
        if task is None or task.done():
            task = self._under_way[key] = self._crew.start(work(), name)
            task.add_done_callback(partial(self._forget, key))
        return await asyncio.shield(task)

    def _forget(self, key: K, task: asyncio.Task[T]) -> None:
        if self._under_way.get(key) is task:
            del self._under_way[key]


async def surely(work: Awaitable[T]) -> T:
    """Waits until it is known how it went, and only then is cancelled."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            if task.cancelled():
                raise
            cancelled = error
        except BaseException:
            pass
    if cancelled is not None:
        raise cancelled
    return task.result()
