"""Clients that do too much, or take in too little. They are closed, and nobody else is harmed."""

import json
import socket
from contextlib import suppress

import pytest
from tests.server.conftest import Start
from tests.server.running import Visitor, wait_until
from tests.server.test_coming_back import seated
from tests.server.test_hostile import closed_with, goes_on, stranger
from websockets.exceptions import ConnectionClosed, InvalidStatus


@pytest.mark.slow
def test_floods_are_closed_and_harm_nobody_else(start: Start) -> None:
    house = start(limits={"messages": {"burst": 30, "rate": 1}})
    players = seated(house)
    connection = stranger(house, players)
    with suppress(ConnectionClosed):
        for number in range(2000):
            connection.send(json.dumps({"type": "ping", "number": number}))
    assert closed_with(connection) == 1008
    players[0].send({"type": "ping", "number": 1})
    players[0].until(lambda m: m["type"] == "pong")


def test_too_many_sockets_and_requests_are_refused(start: Start) -> None:
    house = start(limits={"sockets_of_person": 3, "requests": {"burst": 60, "rate": 0.001}})
    visitor = Visitor(house.port)
    opened = visitor.open_table("sleuth", ["me", "open", "open"])
    kept = [visitor.connect(opened["table"]) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        visitor.connect(opened["table"])
    kept.pop().close()
    statuses = {visitor.ask("GET", "/api/games").status for _ in range(70)}
    assert statuses == {200, 429}


@pytest.mark.slow
def test_a_reader_who_does_not_read_is_dropped(start: Start) -> None:
    """Who asks for everything, again and again, and takes none of it."""
    house = start()
    players = seated(house)
    visitor, opened = Visitor(house.port), players[0].opened
    lazy = visitor.connect(opened["table"], opened["code"], max_queue=1)
    lazy.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    for number in range(3000):
        try:
            lazy.send('{"type":"hello"}')
        except ConnectionClosed:
            break
        if number % 20 == 0 and was_dropped(visitor):
            break
    wait_until(lambda: was_dropped(visitor))
    goes_on(players)


def was_dropped(visitor: Visitor) -> bool:
    return b'closed_total{why="slow"} 1' in visitor.ask("GET", "/metrics").body
