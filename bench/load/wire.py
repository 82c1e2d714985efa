"""Sockets and requests that cost next to nothing, so that the house is measured and not they."""

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import httptools

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
OPENING: Final = 5.0
"""Seconds after which the browser gives up a socket that is not opened, and tries again."""
TEXT, CLOSE, PING = 0x81, 0x88, 0x89
Received = Callable[[int], None]
"""Told of every piece that comes from the house, by its length."""


class LostError(ConnectionError):
    """The house has closed the connection, or never opened it."""


class Answer(NamedTuple):
    status: int
    body: bytes
    cookie: str


class Http(asyncio.Protocol):
    """One kept connection, on which one thing is asked after the other."""

    def __init__(self, received: Received) -> None:
        self._received = received
        self._answered: asyncio.Future[Answer] | None = None
        self.transport: asyncio.Transport

    @classmethod
    async def open(cls, port: int, address: str, received: Received) -> "Http":
        loop = asyncio.get_running_loop()
        made = loop.create_connection(lambda: cls(received), HOST, port, local_addr=(address, 0))
        transport, protocol = await made
        protocol.transport = transport
        return protocol

    async def ask(
        self, method: str, path: str, cookie: str = "", body: bytes = b"", more: str = ""
    ) -> Answer:
        self._parser = httptools.HttpResponseParser(self)
        self._body, self._cookie = bytearray(), ""
        self._answered = asyncio.get_running_loop().create_future()
        if self.transport.is_closing():
            raise LostError
        self.transport.write(request(method, path, cookie, body, more))
        async with asyncio.timeout(PATIENCE):
            return await self._answered

    def data_received(self, data: bytes) -> None:
        self._received(len(data))
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError:
            self.connection_lost(None)

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"set-cookie" and value.startswith(b"gaslamp="):
            self._cookie = value[8:].partition(b";")[0].decode()

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        if self._answered and not self._answered.done():
            status = self._parser.get_status_code()
            self._answered.set_result(Answer(status, bytes(self._body), self._cookie))

    def connection_lost(self, error: Exception | None) -> None:
        if self._answered and not self._answered.done():
            self._answered.set_exception(LostError())

    def close(self) -> None:
        self.transport.close()


PACKED: Final = "Accept-Encoding: gzip\r\n"
"""What browsers read as well, and what is sent of a page is a third of it."""


def request(method: str, path: str, cookie: str = "", body: bytes = b"", more: str = "") -> bytes:
    kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    known = f"Cookie: gaslamp={cookie}\r\n" if cookie else ""
    empty = "Content-Length: 0\r\n" if method == "POST" and not body else ""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: house\r\n{known}{kind}{empty}{more}\r\n".encode() + body
    )


def handshake(table: str, code: str, cookie: str) -> bytes:
    upgrade = (
        "Origin: http://house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    return request("GET", f"/api/tables/{table}/socket?code={code}", cookie, more=upgrade)


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """Masked with nothing, which the standard allows a client to do."""
    size = len(content)
    if size < 126:
        head = struct.pack("!BB", kind, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", kind, 0xFE, size)
    else:
        head = struct.pack("!BBQ", kind, 0xFF, size)
    return head + b"\0\0\0\0" + content


class Hearer(Protocol):
    """Whoever has a socket."""

    def hear(self, content: bytes) -> None: ...

    def lose(self, why: str) -> None:
        """The socket is gone, and it was not oneself who closed it."""


class Socket(asyncio.Protocol):
    """A WebSocket, framed by hand."""

    def __init__(self, hearer: Hearer, received: Received) -> None:
        self._hearer = hearer
        self._received = received
        self._buffer = bytearray()
        self._why = "cut off"
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.given_up = False

    @classmethod
    async def open(
        cls, port: int, address: str, hello: bytes, hearer: Hearer, received: Received
    ) -> "Socket":
        loop = asyncio.get_running_loop()
        made = loop.create_connection(
            lambda: cls(hearer, received), HOST, port, local_addr=(address, 0)
        )
        transport, protocol = await made
        protocol.transport = transport
        transport.write(hello)
        try:
            async with asyncio.timeout(OPENING):
                await protocol._open
        except BaseException:
            protocol.cut()
            raise
        return protocol

    def send(self, content: bytes) -> None:
        self.transport.write(frame(content))

    def cut(self) -> None:
        """As when a train enters a tunnel: nothing is said."""
        self.given_up = True
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._received(len(data))
        self._buffer += data
        if not self._open.done() and not self._shaken():
            return
        while (found := _frame(self._buffer)) is not None:
            kind, content, used = found
            del self._buffer[:used]
            self._take(kind, content)

    def _shaken(self) -> bool:
        head, end, _ = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        del self._buffer[: len(head) + 4]
        if b" 101 " in head[:20]:
            self._open.set_result(None)
            return True
        self._open.set_exception(LostError(head[9:12].decode()))
        return False

    def _take(self, kind: int, content: bytes) -> None:
        if self.given_up:
            return
        if kind == TEXT:
            self._hearer.hear(content)
        elif kind == PING:
            self.transport.write(frame(content, 0x8A))
        elif kind == CLOSE:
            code = int.from_bytes(content[:2], "big")
            self._why = f"closed {code} {content[2:].decode()}".strip()

    def connection_lost(self, error: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(LostError())
        elif not self.given_up and self._open.exception() is None:
            self._hearer.lose(self._why)


def _frame(buffer: bytearray) -> tuple[int, bytes, int] | None:
    """The first frame's kind, content and length, if all of it is there."""
    if len(buffer) < 2:
        return None
    size, start = buffer[1] & 127, 2
    if size == 126:
        size, start = int.from_bytes(buffer[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(buffer[2:10], "big"), 10
    if len(buffer) < start + size:
        return None
    return buffer[0], bytes(buffer[start : start + size]), start + size


def unused(_: Any) -> None:
    """For whoever does not count what comes."""
