"""Bad things that a client can do. Each is refused or closed with its code; the table goes on."""

import json
import socket
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import pytest
from tests.server.decisions import offers
from tests.server.running import PATIENCE, Player, Running, Visitor, wait_until
from tests.server.test_coming_back import seated, turn_of
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

TYPICAL = {"type": "say", "id": "x", "channel": "table", "text": "hello"}


@pytest.fixture(scope="module")
def table(house: Running) -> Iterator[list[Player]]:
    """One game for the whole module: if a bad client could harm it, a later test would notice."""
    players = seated(house)
    yield players
    goes_on(players)


def goes_on(players: list[Player]) -> None:
    """The game can be played on, and everybody hears of it."""
    mover = turn_of(players)
    decision = mover.present[mover.seat or 0]["decision"]
    exchange = next(a for a in offers(decision) if a["type"] == "exchange")
    done = mover.do("move", seat=mover.seat, decision=decision["number"], steps=[exchange])
    assert done["type"] == "done"
    turn_of(players)


def closed_with(connection: ClientConnection) -> int | None:
    """The code with which the house sends the client away."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(PATIENCE)
    return connection.close_code


def stranger(house: Running, players: list[Player], hello: bool = True) -> ClientConnection:
    opened = players[0].opened
    connection = Visitor(house.port).connect(opened["table"], opened["code"])
    if hello:
        connection.send('{"type":"hello"}')
    return connection


UNREADABLE: dict[str, str] = {
    "no JSON": "hello",
    "nothing": "",
    "a number": "7",
    "a list": "[]",
    "no type": "{}",
    "a type of ours": '{"type":"welcome"}',
    "a type of the store": '{"type":"house-committed","salt":"","secret":""}',
    "a missing field": '{"type":"sit","id":"x"}',
    "a field too many": '{"type":"sit","id":"x","seat":0,"person":"p"}',
    "a wrong type": '{"type":"sit","id":"x","seat":"0"}',
    "a seat below": '{"type":"sit","id":"x","seat":-1}',
    "a seat above": '{"type":"sit","id":"x","seat":8}',
    "a huge number": '{"type":"sit","id":"x","seat":1' + "0" * 4000 + "}",
    "a huge exponent": '{"type":"sit","id":"x","seat":1e999}',
    "not a number": '{"type":"sit","id":"x","seat":NaN}',
    "an empty id": '{"type":"sit","id":"","seat":0}',
    "a long id": json.dumps({"type": "sit", "id": "x" * 65, "seat": 0}),
    "an odd nonce": '{"type":"bind","id":"x","seat":0,"commitment":"zz"}',
    "long talk": json.dumps({**TYPICAL, "text": "x" * 501}),
    "silent talk": json.dumps({**TYPICAL, "text": ""}),
    "deep JSON": '{"type":"move","id":"x","seat":0,"decision":1,"steps":'
    + "[" * 3900
    + "]" * 3900
    + "}",
    "a lone surrogate": '{"type":"say","id":"x","channel":"table","text":"\\ud800"}',
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_cannot_be_read_is_closed(house: Running, table: list[Player], what: str) -> None:
    connection = stranger(house, table)
    connection.send(UNREADABLE[what])
    assert closed_with(connection) == 1007


def frame_too_large(connection: ClientConnection) -> None:
    connection.send(json.dumps({**TYPICAL, "text": "x" * 9000}))


def fragments_too_large(connection: ClientConnection) -> None:
    """No more than it takes, in one piece: bytes left unread could reset the connection."""
    opcodes = [Opcode.TEXT, *[Opcode.CONT] * 8]
    frames = [Frame(opcode, b"x" * 1000, fin=False) for opcode in opcodes]
    connection.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))


def binary(connection: ClientConnection) -> None:
    connection.send(b'{"type":"hello"}')


def not_unicode(connection: ClientConnection) -> None:
    raw(connection, Frame(Opcode.TEXT, b"\xff\xfe"))


def reserved_bits(connection: ClientConnection) -> None:
    connection.socket.sendall(b"\xc1\x82\x00\x00\x00\x00{}")


def unmasked(connection: ClientConnection) -> None:
    connection.socket.sendall(b"\x81\x02{}")


def unknown_opcode(connection: ClientConnection) -> None:
    connection.socket.sendall(b"\x83\x80\x00\x00\x00\x00")


def lying_length(connection: ClientConnection) -> None:
    connection.socket.sendall(b"\x81\xff" + struct.pack("!Q", 2**62) + b"\x00" * 4)


def raw(connection: ClientConnection, frame: Frame) -> None:
    connection.socket.sendall(frame.serialize(mask=True))


FRAMES: dict[Callable[[ClientConnection], None], int] = {
    frame_too_large: 1009,
    fragments_too_large: 1009,
    binary: 1003,
    not_unicode: 1007,
    reserved_bits: 1002,
    unmasked: 1002,
    unknown_opcode: 1002,
    lying_length: 1009,
}


@pytest.mark.parametrize("send", FRAMES, ids=lambda send: send.__name__)
def test_bad_frames_are_closed(
    house: Running, table: list[Player], send: Callable[[ClientConnection], None]
) -> None:
    connection = stranger(house, table)
    with suppress(ConnectionClosed):
        send(connection)
    assert closed_with(connection) == FRAMES[send]


def test_speaking_before_hello_is_closed(house: Running, table: list[Player]) -> None:
    connection = stranger(house, table, hello=False)
    connection.send(json.dumps(TYPICAL))
    assert closed_with(connection) == 1008


OTHERS: dict[str, dict[str, Any]] = {
    "another's move": {"type": "move", "seat": 0, "decision": 1, "steps": [{}]},
    "another's resignation": {"type": "resign", "seat": 0},
    "another's agreement": {"type": "agree-to-end", "seat": 0},
    "another's seat back": {"type": "take-back", "seat": 0},
    "another's nonce": {"type": "bind", "seat": 0, "commitment": "0" * 64},
    "another's revelation": {"type": "reveal", "seat": 0, "nonce": "0" * 64},
    "a bot for somebody present": {"type": "let-bot-sit", "seat": 0},
    "a taken seat": {"type": "sit", "seat": 0},
    "a seat that is not there": {"type": "sit", "seat": 7},
    "standing another up": {"type": "stand", "seat": 0},
    "removing without being host": {"type": "remove", "seat": 0},
    "silencing without being host": {"type": "silence", "seat": 0},
    "muting for all without being host": {"type": "mute", "speaker": "gallery", "for_all": True},
    "muting nobody": {"type": "mute", "speaker": "0123456789abcdef"},
    "closing another's table": {"type": "close"},
    "a rematch in the midst of it": {"type": "play-again"},
    "talk among those who sit": {"type": "say", "channel": "table", "text": "psst"},
    "talk in a side's channel": {"type": "say", "channel": "side", "text": "psst"},
}


@pytest.mark.parametrize("what", OTHERS)
def test_other_peoples_things_are_refused(house: Running, table: list[Player], what: str) -> None:
    connection = stranger(house, table)
    connection.send(json.dumps({**OTHERS[what], "id": "bad"}))
    while True:
        answer = json.loads(connection.recv(PATIENCE))
        if answer.get("id") == "bad":
            break
    assert answer["type"] == "refused"
    assert answer["code"] in ("not-your-decision", "not-legal")
    connection.close()


def test_moves_out_of_order(table: list[Player]) -> None:
    """Replayed, reordered, for another decision, for another seat, with nonsense inside."""
    mover = turn_of(table)
    decision = mover.present[mover.seat or 0]["decision"]
    number, action = decision["number"], offers(decision)[0]
    bad: list[tuple[dict[str, Any], set[str]]] = [
        ({"seat": mover.seat, "decision": number + 1, "steps": [action]}, {"stale"}),
        ({"seat": mover.seat, "decision": 0, "steps": [action]}, {"stale"}),
        ({"seat": mover.seat, "decision": 2**53, "steps": [action]}, {"stale"}),
        (
            {"seat": ((mover.seat or 0) + 1) % 3, "decision": number, "steps": [action]},
            {"not-your-decision"},
        ),
        ({"seat": mover.seat, "decision": number, "steps": [None]}, {"unreadable"}),
        ({"seat": mover.seat, "decision": number, "steps": [{"type": "deal"}]}, {"unreadable"}),
        (
            {"seat": mover.seat, "decision": number, "steps": [{**action, "seat": 10**30}]},
            {"not-legal", "unreadable"},
        ),
        (
            {"seat": mover.seat, "decision": number, "steps": [{**action, "opponent": 5}]},
            {"not-legal", "unreadable"},
        ),
    ]
    for fields, codes in bad:
        assert mover.do("move", **fields)["code"] in codes
    goes_on(table)


def exchanges(player: Player) -> int:
    events = [item["event"]["type"] for item in player.items[player.seat or 0] if "event" in item]
    return events.count("exchanged")


def test_a_replayed_move_is_made_once(table: list[Player]) -> None:
    mover = turn_of(table)
    before = exchanges(mover)
    decision = mover.present[mover.seat or 0]["decision"]
    message = {
        "type": "move",
        "id": "again",
        "seat": mover.seat,
        "decision": decision["number"],
        "steps": [next(a for a in offers(decision) if a["type"] == "exchange")],
    }
    for _ in range(3):
        mover.send(message)
        assert mover.answer_to("again")["type"] == "done"
    turn_of(table)
    assert exchanges(mover) == before + 1


@pytest.mark.parametrize(
    "cookie",
    [
        None,
        "",
        "x",
        "a.b",
        "x" * 300,
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "%00",
    ],
    ids=str,
)
def test_forged_cookies_open_nothing(
    house: Running, table: list[Player], cookie: str | None
) -> None:
    forger = Visitor(house.port, cookie="?")
    forger.cookie = cookie
    with pytest.raises(InvalidStatus):
        forger.connect(table[0].opened["table"], table[0].opened["code"])
    assert forger.ask("GET", "/api/me").status == 401


def test_a_cookie_with_one_letter_changed(house: Running, table: list[Player]) -> None:
    real = table[0].visitor.cookie
    assert real is not None
    for place in (0, 5, len(real) - 3):
        letter = "A" if real[place] != "A" else "B"
        forger = Visitor(house.port, cookie=real[:place] + letter + real[place + 1 :])
        assert forger.ask("GET", "/api/me").status == 401


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "http://127.0.0.1:1"])
def test_other_origins_open_no_socket(
    house: Running, table: list[Player], origin: str | None
) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        shaken(house, table, origin)


def shaken(house: Running, table: list[Player], origin: str | None) -> None:
    """A handshake by hand, since a proper client would not lie."""
    path = f"/api/tables/{table[0].opened['table']}/socket"
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: gaslamp={table[0].visitor.cookie}",
        *([f"Origin: {origin}"] if origin else []),
    ]
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as plain:
        plain.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        answered = plain.recv(200)
    assert answered.startswith(b"HTTP/1.1 ")
    if not answered.startswith(b"HTTP/1.1 101"):
        raise ConnectionClosed(None, None)


def test_half_open_and_half_spoken(house: Running, table: list[Player]) -> None:
    """Connections that stop in the middle of a request, a handshake or a frame."""
    halves = [b"", b"GET ", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\x16\x03\x01", b"\x00" * 100]
    kept = []
    for half in halves * 10:
        plain = socket.create_connection(("127.0.0.1", house.port), PATIENCE)
        plain.sendall(half)
        kept.append(plain)
    within = stranger(house, table)
    within.socket.sendall(b"\x81\xfe\x10\x00")
    goes_on(table)
    within.socket.close()
    for plain in kept:
        plain.close()


def test_connections_that_vanish(house: Running, table: list[Player]) -> None:
    for _ in range(20):
        connection = stranger(house, table)
        connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.socket.close()
    goes_on(table)


def test_many_join_at_once(house: Running, table: list[Player]) -> None:
    def come_and_go(_: int) -> None:
        connection = stranger(house, table)
        connection.send(json.dumps({"type": "sit", "id": "x", "seat": 0}))
        connection.close()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(come_and_go, range(150)))
    goes_on(table)


def test_bodies_that_are_no_request(house: Running, table: list[Player]) -> None:
    visitor = Visitor(house.port)
    for body, kind in [
        (b"{", "application/json"),
        (b"[" * 10_000, "application/json"),
        (b'{"game":"sleuth"}', "application/json"),
        (b"x" * 16_384, "application/json"),
        (b"game=sleuth", "application/x-www-form-urlencoded"),
        (b'{"game":"../../etc","seats":[{"type":"me"}]}', "application/json"),
    ]:
        answer = visitor.ask("POST", "/api/tables", body, Content_Type=kind)
        assert answer.status == 400
        assert answer.data["code"] == "unreadable"
    assert visitor.ask("POST", "/api/tables", b"x" * 20_000).status == 413
    refused = visitor.ask("POST", "/api/guest", Origin="http://evil.example")
    assert refused.status == 403
    goes_on(table)


def test_tables_by_link_are_not_there_for_others(house: Running) -> None:
    opened = Visitor(house.port).open_table("sleuth", ["me", "open", "open"], public=False)
    other = Visitor(house.port)
    table = opened["table"]
    for path in ("", "/record", "/replay", "/marks"):
        assert other.ask("GET", f"/api/tables/{table}{path}").status == 404
    with pytest.raises(InvalidStatus):
        other.connect(table)
    assert table.encode() not in other.ask("GET", "/api/tables").body
    assert other.ask("GET", f"/api/tables/{table}?code={opened['code']}").status == 200


def test_nothing_secret_is_logged(house: Running, table: list[Player]) -> None:
    account = Visitor(house.port)
    account.ask(
        "POST", "/api/account", {"account": "logged", "passphrase": "correct horse battery"}
    )
    wait_until(lambda: '"event": "opened"' in house.logged())
    logged = house.logged()
    for secret in (
        "correct horse battery",
        account.cookie or "",
        table[0].opened["code"],
        table[0].nonce.hex(),
        "Person 0",
    ):
        assert secret not in logged
