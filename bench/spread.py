"""Work spread over processes: handed out in order, and taken back in the same order or as it is
done."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, islice
from multiprocessing.pool import AsyncResult, Pool
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

CORES: Final = os.cpu_count() or 1
_PATIENCE: Final = 1.0
"""Seconds after which one looks at the time again."""


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


def as_done(
    work: Callable[[Task], Result],
    tasks: Iterator[Task],
    processes: int,
    is_over: Callable[[], bool],
) -> Iterator[Result]:
    """In any order, so that nobody waits for one that takes long. What is under way when `is_over`
    says so is ended."""
    waiting = list(islice(tasks, 2 * processes))
    if not waiting:
        return
    done: SimpleQueue[Result | BaseException] = SimpleQueue()
    with Pool(processes, _begin_ready_to_go) as pool:
        under_way = 0
        while (under_way or waiting) and not is_over():
            for task in waiting:
                pool.apply_async(work, (task,), callback=done.put, error_callback=done.put)
            under_way += len(waiting)
            waiting = []
            with suppress(Empty):
                yield _result(done.get(timeout=_PATIENCE))
                under_way -= 1
                waiting = list(islice(tasks, 1))


def _result(found: Result | BaseException) -> Result:
    if isinstance(found, BaseException):
        raise found
    return found


def _begin() -> None:
    """An interruption is for the process that hands out; being ended still means tidying up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _begin_ready_to_go() -> None:
    """With nothing to tidy up, being ended is left to the system: a process in the midst of
    something that takes long may not hear it in any other way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _end(*_: object) -> None:
    sys.exit(1)
