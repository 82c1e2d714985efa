"""What workers may take up, and what becomes of one that has grown."""

import os
from functools import partial

import pytest
from tests.server.pooled import LANE, pooled

from gaslamp.server.workers import inside, worker
from gaslamp.server.workers.pool import Pool


def test_a_worker_is_not_as_large_as_the_house_that_starts_it() -> None:
    """What a process ever used counts what its parent used when it was started."""
    large = bytearray(400 << 20)

    async def test(pool: Pool) -> None:
        first = await pool.work(LANE, lambda: os.getpid)
        assert await pool.work(LANE, lambda: os.getpid) == first

    pooled(test)
    assert len(large) > worker.GROWN << 20


def test_a_job_that_wants_too_much_memory_fails_alone() -> None:
    async def test(pool: Pool) -> None:
        first = await pool.work(LANE, lambda: os.getpid)
        with pytest.raises(MemoryError):
            await pool.work(LANE, lambda: partial(bytearray, inside.MOST))
        assert await pool.work(LANE, lambda: os.getpid) == first

    pooled(test)


def test_a_worker_that_has_grown_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(pool: Pool) -> None:
        first = await pool.work(LANE, lambda: os.getpid)
        assert await pool.work(LANE, lambda: os.getpid) == first
        monkeypatch.setattr(worker, "GROWN", 1)
        assert await pool.work(LANE, lambda: os.getpid) == first
        assert await pool.work(LANE, lambda: os.getpid) != first

    pooled(test)
