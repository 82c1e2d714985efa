"""A pool of workers for the length of a test."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from gaslamp.server.metrics import Metrics
from gaslamp.server.workers.job import Lane
from gaslamp.server.workers.pool import Pool

LANE = Lane("questions", hard=60, patience=60)
OTHER = Lane("lessons", hard=60, patience=60)
PATIENCE = 120
Test = Callable[[Pool], Awaitable[Any]]


def pooled(test: Test, workers: int = 1, metrics: Metrics | None = None) -> Any:
    async def run() -> Any:
        pool = Pool(workers, [LANE, OTHER], metrics or Metrics())
        try:
            async with asyncio.timeout(PATIENCE):
                return await test(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def ask(pool: Pool, task: Any, lane: Lane = LANE, **how: Any) -> "asyncio.Task[Any]":
    return asyncio.create_task(pool.work(lane, lambda: task, **how))
