"""What is asked of the workers, by whom, and how long it may take."""

import asyncio
from collections.abc import Callable, Hashable
from itertools import count
from time import monotonic
from typing import Any, Final, NamedTuple

from gaslamp.server.workers.task import Task

_numbers: Final = count(1)


class Lane(NamedTuple):
    """One kind of job. None of them stands in the way of another in the same pool for longer than
    one job."""

    name: str
    hard: float
    """Seconds after which a worker that still works on it is ended."""
    patience: float
    """Seconds that a job may wait to be begun."""
    soft: float | None = None
    """Seconds after which the work is to come to an end by itself, with what it has."""
    most: int | None = None
    """So many may wait."""
    most_of_asker: int | None = None
    """So many of one asker may be there, waiting or worked on."""
    yields: bool = False
    """Whether its jobs are begun only when no other lane has any: they may wait, others may not."""


class Job:
    def __init__(
        self, lane: Lane, make: Callable[[], Task], asker: tuple[Hashable, ...], same: Hashable
    ) -> None:
        self.number = next(_numbers)
        self.lane = lane
        self.make = make
        """Called when its turn has come."""
        self.path = (lane, *asker)
        self.same = same
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiters = 0
        self.since = monotonic()
        self.begun = False
        self.tried = False
        """Whether a worker was lost over it."""
        self.leave_off: Callable[[], None] = lambda: None
        """Have it ended, while it is worked on."""
        self.timer: asyncio.TimerHandle | None = None

    def end(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)

    def succeed(self, found: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(found)
