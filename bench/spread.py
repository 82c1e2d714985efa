"""Work spread over processes: handed out in order, and taken back in the same order."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from itertools import chain, islice
from multiprocessing.pool import AsyncResult, Pool
from typing import Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

CORES: Final = os.cpu_count() or 1


def spread(
    work: Callable[[Task], Result], tasks: Iterator[Task], processes: int, ahead: int = 1
) -> Iterator[Result]:
    """Each process has a task in hand and up to `ahead` waiting; no task is taken up earlier.

    Whoever stops listening, by an interruption too, ends the processes and what they have begun.
    """
    first = list(islice(tasks, 1))
    if not first:
        return  # processes that are ended while they begin may never end
    signal.signal(signal.SIGTERM, _end)
    with Pool(processes, _begin) as pool:
        handed_out: deque[AsyncResult[Result]] = deque()
        for task in chain(first, tasks):
            handed_out.append(pool.apply_async(work, (task,)))
            if len(handed_out) >= processes * (1 + ahead):
                yield handed_out.popleft().get()
        while handed_out:
            yield handed_out.popleft().get()
        pool.close()
        pool.join()


def _begin() -> None:
    """An interruption is for the process that hands out; being ended still means tidying up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(*_: object) -> None:
    sys.exit(1)
