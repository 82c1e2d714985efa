"""What a socket has heard and the application has not taken yet."""

import asyncio
from collections import deque
from typing import Any, Final

MOST: Final = 8
"""So many messages may wait; then the socket is not read until they have been taken."""


class Inbox:
    """Who has nothing to take waits; there is only one who takes."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._heard: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._paused = False

    def put(self, message: Any) -> None:
        self._heard.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        if len(self._heard) >= MOST and not self._paused and not self._transport.is_closing():
            self._paused = True
            self._transport.pause_reading()

    async def take(self) -> Any:
        while not self._heard:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        if len(self._heard) == 1:
            self.read_on()
        return self._heard.popleft()

    def read_on(self) -> None:
        if self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()
