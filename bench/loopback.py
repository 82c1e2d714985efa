"""A server on loopback and clients that cost next to nothing, so that the server is measured."""

import asyncio
import json
import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

PATIENCE: Final = 60.0
_PLENTY: Final = {"burst": 1e9, "rate": 1e9}
SETTINGS: Final = {
    "thinkers": 0,
    "scholars": 0,
    "pace": 0,
    "absence": 3600,
    "limits": {
        **dict.fromkeys(("requests", "newcomers", "messages", "tables"), _PLENTY),
        "sockets_of_address": 100_000,
        "sockets_of_person": 100,
    },
    "transport": {
        **dict.fromkeys(("arrivals", "bytes", "frames_of_address"), _PLENTY),
        "connections_of_address": 100_000,
        "half_open_of_address": 1000,
    },
}


class House:
    """`gaslamp serve` as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        (folder / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
        self.start()

    def start(self) -> None:
        command = ["--port", str(self.port), "--database", f"sqlite:///{self.folder}/house.db"]
        with (self.folder / "log").open("ab") as log:
            program = [sys.executable, "-c", "from gaslamp.cli import main; main()", "serve"]
            self.process = subprocess.Popen(
                [*program, *command, "--settings", str(self.folder / "settings.json")],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "LC_ALL": "C"},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        self.port = int(said.split("127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    async def metrics(self) -> dict[str, float]:
        _, page = await fetch(self.port, "GET", "/metrics")
        lines = [line.split() for line in page.decode().splitlines() if line[:1] != "#"]
        return {line[0]: float(line[1]) for line in lines if len(line) == 2}


async def fetch(
    port: int, method: str, path: str, cookie: str = "", body: Any = None
) -> tuple[dict[str, str], bytes]:
    """One request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = b"" if body is None else json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Cookie: gaslamp={cookie}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\n\r\n"
    )
    writer.write(head.encode() + content)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    lines, _, page = answer.partition(b"\r\n\r\n")
    pairs = [line.partition(": ") for line in lines.decode().split("\r\n")[1:]]
    return {name.lower(): value for name, _, value in pairs}, page


class Message(msgspec.Struct):
    """As much of a message as the bench looks at; the rest is skipped, not read."""

    type: str
    viewer: int = -1
    number: int = 0
    id: str = ""
    now: "Now | None" = None
    items: "list[Numbered]" = []
    code: str | None = None


class Numbered(msgspec.Struct):
    item: "Item"


class Item(msgspec.Struct):
    type: str
    commitment: str = ""


class Now(msgspec.Struct):
    binding: list[int]
    decision: "Decision | None" = None


class Decision(msgspec.Struct):
    number: int
    awaited: bool


_read = msgspec.json.Decoder(Message).decode


class Client(asyncio.Protocol):
    """A WebSocket client that frames by hand. `heard` is called with every message."""

    def __init__(self, heard: Callable[["Client", Message], None]) -> None:
        self.heard = heard
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.received = 0
        self.seat = -1
        self.decision: Decision | None = None
        self.number = 0

    async def connect(self, port: int, table: str, code: str, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        self.transport.write(
            (
                f"GET /api/tables/{table}/socket?code={code} HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: gaslamp={cookie}\r\n\r\n"
            ).encode()
        )
        await asyncio.wait_for(self.open, PATIENCE)

    def send(self, message: dict[str, Any]) -> None:
        """Masked with nothing, which the standard allows a client to do."""
        content = json.dumps(message).encode()
        size = len(content)
        head = (
            struct.pack("!BB", 0x81, 0x80 | size)
            if size < 126
            else struct.pack("!BBH", 0x81, 0xFE, size)
        )
        self.transport.write(head + b"\0\0\0\0" + content)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            if b"\r\n\r\n" not in self.buffer:
                return
            head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            self.buffer = bytearray(rest)
            if b" 101 " in head[:20]:
                self.open.set_result(None)
            else:
                self.open.set_exception(ConnectionError(head[:60].decode()))
        self._frames()

    def _frames(self) -> None:
        while (found := _frame(self.buffer)) is not None:
            kind, content, used = found
            del self.buffer[:used]
            if kind == 0x81:
                self.received += 1
                self._note(_read(content))
            elif kind == 0x89:
                self.transport.write(b"\x8a" + bytes([0x80 | len(content)]) + b"\0" * 4 + content)

    def _note(self, message: Message) -> None:
        if message.type == "present":
            self.number = message.number
            self.decision = message.now.decision if message.now else None
        self.heard(self, message)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("lost"))


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
