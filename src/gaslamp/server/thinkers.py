"""Where bots think: in processes that have never seen a position, or in threads."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from gaslamp.bots import PLENTY
from gaslamp.server.logs import log_fault
from gaslamp.server.metrics import Metrics
from gaslamp.table.thinking import Question, answer

T = TypeVar("T")

EASY: Final = 4
"""So many questions for each thinker are no hurry."""
AMPLE, FEWEST = 200, 4
"""How many looks a bot has when it begins to be a hurry, and at the worst."""


def looks_for(questions: int, thinkers: int) -> int:
    """The more questions there are, the fewer looks each bot has."""
    easy = EASY * max(1, thinkers)
    return PLENTY if questions <= easy else max(FEWEST, AMPLE * easy // questions)


class Thinkers:
    def __init__(
        self, processes: int, most_waiting: int, metrics: Metrics, bots: bool = True
    ) -> None:
        self._metrics = metrics
        self._bots = bots
        """Otherwise it is people's questions that are answered here, for which no bot waits."""
        self._processes = processes
        self._room = asyncio.Semaphore(most_waiting)
        self._pool = self._open()
        self.questions = 0
        """Asked and not answered: those handed over, and those that wait at their tables."""
        self.inside = 0
        """Handed over: never more than there is room for."""

    def _open(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "thinker")
        return ProcessPoolExecutor(
            self._processes,
            get_context("spawn"),
            initializer=_live_with_parent,
            initargs=(os.getpid(),),
        )

    async def ask(self, question: Question) -> Any | None:
        """Waits for room, then for the answer: a table has at most one question here."""
        begun = monotonic()
        try:
            return await self._in_turn(lambda: partial(answer, question, self._looks()))
        finally:
            self._metrics.thinking.observe(monotonic() - begun)

    async def work(self, task: Callable[[], T]) -> T:
        """Something else that takes a while and needs no secrets."""
        return await self._in_turn(lambda: task)

    async def _in_turn(self, make: Callable[[], Callable[[], T]]) -> T:
        self._count(1)
        try:
            async with self._room:
                self.inside += 1
                try:
                    return await self._think(make())
                finally:
                    self.inside -= 1
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        self.questions += more
        if self._bots:
            self._metrics.thoughts.set(self.questions)

    def _looks(self) -> int:
        looks = looks_for(self.questions, self._processes)
        self._metrics.looks.set(looks)
        if looks < PLENTY:
            self._metrics.hurried.inc()
        return looks

    async def _think(self, task: Callable[[], T]) -> T:
        """Once more with new thinkers if one of them has died."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, task)
        except BrokenExecutor:
            log_fault("thinkers")
            if self._pool is pool:
                self._pool = self._open()
            return await loop.run_in_executor(self._pool, task)

    @property
    def fault(self) -> str | None:
        return None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _live_with_parent(parent: int) -> None:
    """A server that is killed cannot say so: its thinkers look whether it is still there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)
