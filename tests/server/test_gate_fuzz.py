"""Anything at all, in any pieces, on many connections: the house answers others, and forgets it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest
from tests.server.running import PATIENCE, Running, Visitor
from tests.server.test_gate import BAD, CHUNKED, FLOODS, KEY, LENGTH, SHAKE
from tests.server.test_gate_sockets import empty_pieces, long_pings, messages, mixed, pings, pongs
from tests.server.wire import HALF, REQUEST, all_gone
from websockets.frames import Frame, Opcode

ROUNDS, AT_ONCE = 6, 40
FRAMES: list[Callable[[int], Frame]] = [pings, pongs, long_pings, empty_pieces, mixed, messages]


def anything(random: Random) -> bytes:
    return random.randbytes(random.choice([1, 30, 3000]))


def heads(random: Random) -> bytes:
    said = [
        REQUEST,
        HALF,
        CHUNKED,
        LENGTH % 5,
        LENGTH % 5 + b"{}{}{",
        *(each for each, _ in BAD.values()),
    ]
    return random.choice(said)


def floods(random: Random) -> bytes:
    first, again = random.choice(list(FLOODS.values()))
    return first + again[:5000]


def spoilt(random: Random) -> bytes:
    """A request with a few bytes that are others."""
    said = bytearray(heads(random)[:20_000])
    for _ in range(random.randint(1, 4)):
        said[random.randrange(len(said))] = random.randrange(256)
    return bytes(said)


class Fuzz:
    def __init__(self, house: Running, table: str, visitor: Visitor) -> None:
        cookie = f"Cookie: gaslamp={visitor.cookie}\r\nOrigin: {visitor.origin}\r\n".encode()
        host = f"Host: 127.0.0.1:{house.port}\r\n".encode()
        asked = SHAKE.replace(b"/x/", f"/{table}/".encode()).replace(
            b"Host: house\r\n", host + cookie
        )
        self.shake = asked % (b"13", KEY)
        self.port = house.port

    def frames(self, random: Random) -> bytes:
        kind = random.choice(FRAMES)
        every = [kind(number).serialize(mask=True) for number in range(random.randint(1, 50))]
        hello = Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True)
        return self.shake + random.choice([b"", hello]) + b"".join(every)

    def spoilt_frames(self, random: Random) -> bytes:
        said = bytearray(self.frames(random))
        for _ in range(random.randint(1, 4)):
            said[random.randrange(len(self.shake), len(said))] = random.randrange(256)
        return bytes(said)

    def said(self, random: Random) -> bytes:
        kinds = [anything, heads, floods, spoilt, self.frames, self.spoilt_frames]
        every = [random.choice(kinds)(random) for _ in range(random.randint(1, 3))]
        return b"".join(every)[: random.choice([10, 300, 10**6])]

    async def client(self, random: Random) -> None:
        """Says it in pieces, and goes in one of several ways."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        said, size = self.said(random), random.choice([1, 7, 100, 5000, 10**6])
        with suppress(OSError):
            for start in range(0, min(len(said), size * 300), size):
                writer.write(said[start : start + size])
                await writer.drain()
                # A socket's frames come after the answer to its handshake, or before it.
                await asyncio.sleep(random.choice([0, 0, 0.01]))
            if random.random() < 0.3:
                writer.write_eof()
            if random.random() < 0.3:
                await asyncio.wait_for(reader.read(1000), PATIENCE / 2)
        writer.transport.abort()

    async def round(self, random: Random) -> None:
        clients = [self.client(Random(random.random())) for _ in range(AT_ONCE)]
        await asyncio.gather(*clients)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One that does not wait long for anything."""
    names = ("head", "body", "idle", "hello", "message", "closing")
    short = {f"{name}_seconds": 0.2 for name in names}
    running = Running(tmp_path_factory.mktemp("house"), transport=short)
    yield running
    assert running.stop() == 0


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_said_others_are_answered(house: Running, seed: int) -> None:
    visitor = Visitor(house.port)
    table = visitor.open_table("sleuth", ["me", "open", "open"])["table"]
    fuzz, random = Fuzz(house, table, visitor), Random(seed)
    faults = house.logged().count('"level": "error"')
    for _ in range(ROUNDS):
        asyncio.run(fuzz.round(random))
        assert visitor.ask("GET", "/healthz").status == 200
    all_gone(house)
    assert house.logged().count('"level": "error"') == faults, house.logged()[-3000:]
