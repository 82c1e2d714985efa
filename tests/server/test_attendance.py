"""Whoever hangs up is not worked for."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from tests.server.errands import Gate, end_when_told, same

from gaslamp.server.attendance import HUNG_UP, while_there
from gaslamp.server.metrics import Metrics
from gaslamp.server.settings import Settings
from gaslamp.server.thinkers import Scholars


class Line:
    """A connection, as a request has it: its body has come, and then nothing until it is cut."""

    def __init__(self) -> None:
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._messages.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        self.request = Request({"type": "http", "headers": []}, self._messages.get)

    def hang_up(self) -> None:
        self._messages.put_nowait({"type": "http.disconnect"})


def test_who_stays_gets_the_answer() -> None:
    async def run() -> Any:
        scholars = Scholars(Settings(scholars=0), Metrics())
        found = await while_there(Line().request, scholars.work(partial(same, 7)))
        await scholars.close()
        return found, asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(run()) == (7, set())


def test_who_hangs_up_frees_the_worker(tmp_path: Path) -> None:
    metrics = Metrics()

    async def run() -> None:
        scholars = Scholars(Settings(), metrics)
        line, gate = Line(), Gate(tmp_path / "gate")
        work = scholars.work(partial(end_when_told, gate.path), ("ann", "t"), "same")
        asked = asyncio.create_task(while_there(line.request, work))
        await gate.reached()
        gate.open()
        line.hang_up()
        answer = await asked
        assert isinstance(answer, Response)
        assert answer.status_code == HUNG_UP
        assert await scholars.work(partial(same, 7)) == 7
        assert scholars.health().restarts == 0
        await scholars.close()

    asyncio.run(asyncio.wait_for(run(), 60))
    dropped = metrics.registry.get_sample_value
    assert dropped("gaslamp_jobs_cancelled_total", {"lane": "questions"}) == 1


def test_a_handler_that_is_cancelled_takes_its_work_along(tmp_path: Path) -> None:
    async def run() -> None:
        scholars = Scholars(Settings(scholars=0), Metrics())
        gate = Gate(tmp_path / "gate")
        work = scholars.work(partial(end_when_told, gate.path))
        asked = asyncio.create_task(while_there(Line().request, work))
        await gate.reached()
        gate.open()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert asked.cancelled()
        assert await scholars.work(partial(same, 7)) == 7
        await scholars.close()

    asyncio.run(asyncio.wait_for(run(), 60))
