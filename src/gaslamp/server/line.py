"""A client's socket as the web server has it: how it is opened, heard and closed."""

from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from gaslamp.server.pipe import PIPE, Pipe

CONNECT: Final = "websocket.connect"
GONE: Final = "websocket.disconnect"


class Line(HTTPConnection):
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope)
        self._receive = receive
        self._send = send
        self._is_begun = False

    @property
    def pipe(self) -> Pipe:
        pipe: Pipe = self.scope["extensions"][PIPE]
        return pipe

    @property
    def is_gone(self) -> bool:
        """A pipe goes with its connection."""
        return PIPE not in self.scope["extensions"]

    @property
    def code(self) -> str:
        """Of the link by which they come."""
        asked: str = self.scope["query_string"].decode("latin-1")
        return dict(parse_qsl(asked)).get("code", "")

    async def accept(self) -> None:
        await self._begin()
        await self._send({"type": "websocket.accept"})

    async def close(self, code: int = 1000, why: str = "") -> None:
        """Or not opened at all."""
        await self._begin()
        await self._send({"type": "websocket.close", "code": code, "reason": why})

    async def _begin(self) -> None:
        if not self._is_begun:
            self._is_begun = True
            await self._receive()

    async def hear(self) -> Any:
        """The next message: its text, None for one that is no text; `GONE` at the end."""
        event = await self._receive()
        return GONE if event["type"] == GONE else event.get("text")
