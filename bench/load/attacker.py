"""What every attack is made of: addresses, guests, and connections that do not behave."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final

from bench.load.addresses import ATTACKERS, addresses
from bench.load.wire import HOST, PATIENCE, Answer, Http, LostError, handshake, unused

FULL: Final = 1 << 20
"""So many bytes that have not left yet are enough."""
SMALL: Final = 4096
FAULTS: Final = (OSError, TimeoutError, LostError, KeyError)


class Plug(asyncio.Protocol):
    """A bare connection. What comes is counted and forgotten, or not read at all."""

    def __init__(self, did: Counter[str]) -> None:
        self._did = did
        self._status: str | None = None
        self.transport: asyncio.Transport
        self.lost = asyncio.Event()

    def data_received(self, data: bytes) -> None:
        self._did["bytes read"] += len(data)
        if self._status is None:
            self._status = data[9:12].decode("ascii", "replace")
            self._did[f"answered {self._status}"] += 1

    def connection_lost(self, error: Exception | None) -> None:
        if not self.lost.is_set():
            self._did["closed by the house"] += 1
            self.lost.set()

    async def pour(self, data: bytes) -> None:
        """No faster than it is taken."""
        while self.transport.get_write_buffer_size() > FULL and not self.lost.is_set():
            await asyncio.sleep(0.01)
        if self.lost.is_set():
            raise LostError
        self.transport.write(data)
        await asyncio.sleep(0)

    def close(self) -> None:
        self.lost.set()
        self.transport.abort()


class Guest:
    """Somebody with a cookie, who comes from one address."""

    def __init__(self, attacker: "Attacker", address: str) -> None:
        self._attacker = attacker
        self.address = address
        self.cookie = ""

    async def ask(self, path: str, body: Any = None, method: str = "GET", more: str = "") -> Answer:
        connection = await Http.open(self._attacker.port, self.address, unused)
        try:
            content = b"" if body is None else json.dumps(body).encode()
            answer = await connection.ask(method, path, self.cookie, content, more)
        finally:
            connection.close()
        self._attacker.did[f"answered {answer.status}"] += 1
        self.cookie = answer.cookie or self.cookie
        return answer

    async def open_table(self, setup: dict[str, Any]) -> dict[str, str]:
        answer = await self.ask("/api/tables", setup, "POST")
        opened: dict[str, str] = json.loads(answer.body)
        return opened

    async def socket(self, opened: dict[str, str], reads: bool = True) -> Plug:
        plug = await self._attacker.plug(self.address, reads)
        plug.transport.write(handshake(opened["table"], opened["code"], self.cookie))
        await asyncio.sleep(0.1)
        return plug


class Attacker:
    def __init__(self, port: int, seconds: float, targets: dict[str, Any]) -> None:
        self.port = port
        self.seconds = seconds
        self.targets = targets
        self.did: Counter[str] = Counter()
        self.random = Random(1)
        self.made: dict[str, Any] = {}
        """What later attacks can use."""
        self._end = monotonic() + seconds
        self._addresses = addresses(ATTACKERS + int(targets.get("attacks", 0)))

    def addresses(self, count: int) -> list[str]:
        return [next(self._addresses) for _ in range(count)]

    async def guest(self, address: str = "") -> Guest:
        guest = Guest(self, address or next(self._addresses))
        await guest.ask("/api/guest", method="POST")
        if not guest.cookie:
            raise LostError("no cookie")
        return guest

    async def plug(self, address: str = "", reads: bool = True) -> Plug:
        """Who does not read has a small window, too, so that the house feels it soon."""
        plain = socket.socket()
        if not reads:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        plain.bind((address or next(self._addresses), 0))
        plain.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                await loop.sock_connect(plain, (HOST, self.port))
        except BaseException:
            plain.close()
            raise
        transport, plug = await loop.create_connection(lambda: Plug(self.did), sock=plain)
        plug.transport = transport
        if not reads:
            transport.pause_reading()
        self.did["connections"] += 1
        return plug

    async def each(self, count: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at once, each again and again until the time is up."""

        async def again_and_again(number: int) -> None:
            while monotonic() < self._end:
                try:
                    await one(number)
                except FAULTS as error:
                    self.did[f"failed: {type(error).__name__}"] += 1
                    await asyncio.sleep(0.05)
                await asyncio.sleep(0)

        await asyncio.gather(*(again_and_again(number) for number in range(count)))

    async def run(self, attack: Callable[["Attacker"], Awaitable[None]]) -> None:
        """Until its time is up, or for as long as it takes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.seconds or None):
                await attack(self)
