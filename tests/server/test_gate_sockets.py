"""Sockets that say nothing, say it in pieces, or only ping."""

import socket
from collections.abc import Callable
from contextlib import suppress

import pytest
from tests.server.houses import Start, own_house
from tests.server.running import PATIENCE, Running, Visitor, wait_until
from tests.server.test_hostile import closed_with
from tests.server.wire import all_gone, close_all, drip, dropped, measured, rest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode
from websockets.sync.client import ClientConnection

__all__ = ["own_house"]

HELLO = Frame(Opcode.TEXT, b'{"type":"hello"}')


def table(house: Running) -> tuple[Visitor, str]:
    visitor = Visitor(house.port)
    return visitor, visitor.open_table("sleuth", ["me", "open", "open"])["table"]


def by_hand(visitor: Visitor, table: str, *frames: Frame) -> socket.socket:
    """A socket whose frames are made here, and which answers nothing by itself."""
    plain = socket.create_connection(("127.0.0.1", visitor.port), PATIENCE)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{visitor.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: gaslamp={visitor.cookie}",
        f"Origin: {visitor.origin}",
    ]
    plain.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += plain.recv(1)
    assert heard.startswith(b"HTTP/1.1 101")
    for frame in frames:
        plain.sendall(frame.serialize(mask=True))
    return plain


def goodbye(heard: bytes) -> tuple[int, str]:
    """The close frame, which is the last."""
    place = heard.rindex(b"\x88")
    close = Close.parse(heard[place + 2 :])
    return close.code, close.reason


WAITS: dict[str, tuple[dict[str, float], list[Frame], str]] = {
    "for hello": ({"hello_seconds": 0.2}, [], "silent"),
    "for a sign of life": ({"silence_seconds": 0.2}, [HELLO], "talking"),
    "for the rest of a message": (
        {"message_seconds": 0.2},
        [HELLO, Frame(Opcode.TEXT, b"{", fin=False)],
        "message",
    ),
    "for the rest of the first message": (
        {"message_seconds": 0.2},
        [Frame(Opcode.TEXT, b"{", fin=False)],
        "message",
    ),
}


@pytest.mark.parametrize("what", WAITS)
def test_every_wait_of_a_socket_has_an_end(start: Start, what: str) -> None:
    limits, frames, why = WAITS[what]
    house = start(transport=limits)
    assert goodbye(rest(by_hand(*table(house), *frames))) == (1008, why)
    assert dropped(house, why) == 1
    all_gone(house)


def test_who_never_answers_a_goodbye_is_dropped(start: Start) -> None:
    house = start(transport={"closing_seconds": 0.2})
    deaf = by_hand(*table(house), HELLO, Frame(Opcode.TEXT, b"what?"))
    assert goodbye(rest(deaf))[0] == 1007
    all_gone(house)


def pings(number: int) -> Frame:
    return Frame(Opcode.PING, b"%d" % number)


def pongs(number: int) -> Frame:
    return Frame(Opcode.PONG, b"%d" % number)


def long_pings(_: int) -> Frame:
    return Frame(Opcode.PING, b"x" * 125)


def empty_pieces(number: int) -> Frame:
    return Frame(Opcode.CONT if number else Opcode.TEXT, b"", fin=False)


def mixed(number: int) -> Frame:
    return empty_pieces(number // 2) if number % 2 == 0 else pongs(number)


def messages(number: int) -> Frame:
    return Frame(Opcode.TEXT, b'{"type":"ping","number":%d}' % number)


FLOODS: list[Callable[[int], Frame]] = [pings, pongs, long_pings, empty_pieces, mixed, messages]


@pytest.mark.parametrize("frame", FLOODS, ids=lambda frame: frame.__name__)
def test_every_frame_costs_something(start: Start, frame: Callable[[int], Frame]) -> None:
    house = start(limits={"messages": {"burst": 60, "rate": 1}})
    flood = b"".join(frame(number).serialize(mask=True) for number in range(1000))
    for pieces in (len(flood), 1000, 7):
        plain = by_hand(*table(house), HELLO)
        with suppress(ConnectionError):
            for start_ in range(0, len(flood), pieces):
                plain.sendall(flood[start_ : start_ + pieces])
        rest(plain)
    all_gone(house)
    why = 'gaslamp_connections_dropped_total{why="flood"}'
    closed = 'gaslamp_sockets_closed_total{why="flood"}'
    found = measured(house)
    assert max(found.get(why, 0), found.get(closed, 0)) == 3


def test_who_pings_too_often_hears_why(start: Start) -> None:
    house = start()
    visitor, at = table(house)
    connection: ClientConnection = visitor.connect(at)
    connection.send('{"type":"hello"}')
    with suppress(ConnectionClosed):
        for _ in range(100):
            connection.ping()
    assert closed_with(connection) == 1008
    assert connection.close_reason == "flood"


def test_a_client_that_pings_now_and_then_is_welcome(start: Start) -> None:
    house = start()
    visitor, at = table(house)
    connection = visitor.connect(at)
    connection.send('{"type":"hello"}')
    for _ in range(15):
        assert connection.ping().wait(PATIENCE)
    connection.close()
    assert connection.close_code == 1000


def test_all_sockets_of_an_address_share_its_frames(start: Start) -> None:
    house = start(transport={"frames_of_address": {"burst": 30, "rate": 1e-6}})
    visitor, at = table(house)
    kept = [by_hand(visitor, at, HELLO, *map(pongs, range(9))) for _ in range(4)]
    wait_until(lambda: dropped(house, "flood") > 0)
    close_all(kept)


def test_one_address_has_so_many_bytes_for_its_sockets_too(start: Start) -> None:
    house = start(transport={"bytes": {"burst": 50_000, "rate": 1e-6}})
    plain = by_hand(*table(house), HELLO)
    with suppress(ConnectionError):
        for _ in range(3000):
            plain.sendall(messages(10**7).serialize(mask=True))
    rest(plain)
    other = socket.create_connection(("127.0.0.1", house.port), PATIENCE, ("127.0.0.2", 0))
    other.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert b'dropped_total{why="bytes"} 1.0' in rest(other)


def test_a_frame_that_does_not_end_is_no_sign_of_life(start: Start) -> None:
    """Byte by byte, before hello: what counts is the message."""
    house = start(transport={"hello_seconds": 0.5})
    plain = by_hand(*table(house))
    plain.sendall(b"\x81\xfe\x10\x00")
    assert goodbye(drip(plain)) == (1008, "silent")
