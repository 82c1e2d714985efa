"""Clients that speak by hand, for what no proper client would say."""

import socket
from collections.abc import Iterable
from contextlib import suppress
from http.client import HTTPResponse

from tests.server.running import PATIENCE, Running, Visitor, wait_until

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: house\r\n\r\n"
HALF = b"GET /healthz HTTP/1.1\r\nHost: house\r\n"

# A house that also has doors behind which something goes wrong.
HAUNTED = """
import asyncio
from gaslamp.server.door import Door
usual = Door.__call__
async def hang():
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            pass
async def pour(send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while True:
        await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
async def call(self, scope, receive, send):
    match scope.get("path"):
        case "/hang":
            await hang()
        case "/pour":
            await pour(send)
        case "/fail":
            raise RuntimeError
        case _:
            await usual(self, scope, receive, send)
Door.__call__ = call
from gaslamp.cli import main
main()
"""


def plain(house: Running, *said: bytes) -> socket.socket:
    """A connection that has said something."""
    connection = socket.create_connection(("127.0.0.1", house.port), PATIENCE)
    for each in said:
        connection.sendall(each)
    return connection


def rest(connection: socket.socket) -> bytes:
    """All that is still said, until the house closes."""
    heard = bytearray()
    with suppress(ConnectionError):
        while piece := connection.recv(65536):
            heard += piece
    connection.close()
    return bytes(heard)


def drip(connection: socket.socket) -> bytes:
    """A byte now and then, until something is answered."""
    connection.settimeout(0.05)
    heard = b""
    while not heard:
        with suppress(TimeoutError):
            connection.sendall(b"x")
            heard = connection.recv(1000)
    return heard


def answered(connection: socket.socket) -> int:
    """The status of one answer, which is read to its end; 0 if none comes."""
    with suppress(ConnectionError):
        response = HTTPResponse(connection)
        response.begin()
        response.read()
        return response.status
    return 0


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def resting(house: Running) -> socket.socket:
    """A connection that has been answered, and stays."""
    connection = plain(house, REQUEST)
    assert answered(connection) == 200
    return connection


def say_for_ever(connection: socket.socket, said: bytes) -> bytes:
    """Until the house does not want to hear it any more; what it answers."""
    with suppress(ConnectionError):
        for _ in range(64 * 1024 * 1024 // len(said)):
            connection.sendall(said)
        raise AssertionError("it listens for ever")
    return rest(connection)


def measured(house: Running) -> dict[str, float]:
    page = Visitor(house.port, cookie="?").ask("GET", "/metrics").body.decode()
    lines = [line.rpartition(" ") for line in page.splitlines() if line[:1] != "#"]
    return {name: float(value) for name, _, value in lines}


def dropped(house: Running, why: str) -> float:
    return measured(house).get(f'gaslamp_connections_dropped_total{{why="{why}"}}', 0)


def open_now(house: Running) -> float:
    """How many connections there are besides the one that asks."""
    found = measured(house)
    return sum(found[name] for name in found if name.startswith("gaslamp_connections{")) - 1


def all_gone(house: Running) -> None:
    wait_until(lambda: open_now(house) == 0)


def close_all(connections: Iterable[socket.socket]) -> None:
    for each in connections:
        each.close()
