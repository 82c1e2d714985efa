"""Where bots think: in processes that have never seen a position, or in threads."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

from gaslamp.server.metrics import Metrics
from gaslamp.table.thinking import Question, answer

T = TypeVar("T")


class Thinkers:
    def __init__(self, processes: int, most_waiting: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._room = asyncio.Semaphore(most_waiting)
        self._pool: Executor
        if processes:
            self._pool = ProcessPoolExecutor(
                processes,
                get_context("spawn"),
                initializer=_live_with_parent,
                initargs=(os.getpid(),),
            )
        else:
            self._pool = ThreadPoolExecutor(1, "thinker")

    async def ask(self, question: Question) -> Any | None:
        """Waits for room, then for the answer: a table has at most one question here."""
        self._metrics.thoughts.inc()
        begun = monotonic()
        try:
            async with self._room:
                return await asyncio.get_running_loop().run_in_executor(
                    self._pool, answer, question
                )
        finally:
            self._metrics.thoughts.dec()
            self._metrics.thinking.observe(monotonic() - begun)

    async def work(self, task: Callable[[], T]) -> T:
        """Something else that takes a while and needs no secrets."""
        async with self._room:
            return await asyncio.get_running_loop().run_in_executor(self._pool, task)

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
