"""Whoever asks over HTTP and hangs up is not worked for any longer."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

T = TypeVar("T")

HUNG_UP: Final = 499
"""What proxies call it; nobody is there to read it."""


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T | Response:
    """What comes of the work, which ends when its asker has left."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else Response(status_code=HUNG_UP)
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
