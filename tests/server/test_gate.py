"""Requests that are too long, too slow, too many, or no requests."""

import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.server.houses import Start, own_house
from tests.server.running import Running, Visitor, wait_until
from tests.server.wire import (
    HALF,
    HAUNTED,
    REQUEST,
    all_gone,
    answered,
    close_all,
    drip,
    dropped,
    measured,
    plain,
    rest,
    resting,
    say_for_ever,
    status,
)

from gaslamp.server.headers import HEADERS
from gaslamp.server.settings import Transport
from gaslamp.server.transport.visit import State, seconds_by_state

__all__ = ["own_house"]

POST = b"POST /api/guest HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n"
LENGTH = POST + b"Content-Length: %d\r\n\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
SHAKE = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: house\r\nConnection: Upgrade\r\n"
SHAKE += b"Upgrade: websocket\r\nSec-WebSocket-Version: %s\r\nSec-WebSocket-Key: %s\r\n\r\n"
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="


@pytest.fixture(scope="module")
def haunted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("haunted"), HAUNTED)
    yield running
    running.kill()


def test_every_state_has_a_time_limit() -> None:
    seconds = seconds_by_state(Transport())
    assert set(seconds) == set(State)
    assert max(seconds.values()) <= 120


BAD: dict[str, tuple[bytes, int]] = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    "no method": (b"HELLO\r\n\r\n", 400),
    "no such version": (b"GET / HTTP/3.7\r\n\r\n", 400),
    "two lengths": (POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    "a length and chunks": (POST + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    "a length below nothing": (POST + b"Content-Length: -1\r\n\r\n", 400),
    "a trailer": (CHUNKED + b"0\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n", 400),
    "a chunk of no size": (CHUNKED + b"zz\r\n", 400),
    "a long address": (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 431),
    "a long header": (HALF + b"Cookie: " + b"x" * 9000 + b"\r\n\r\n", 431),
    "many headers": (HALF + b"X: y\r\n" * 101 + b"\r\n", 431),
    "long headers": (HALF + (b"X: " + b"y" * 1000 + b"\r\n") * 20 + b"\r\n", 431),
    "a head without end": (HALF + b"X: " + b"y" * 20_000, 431),
    "nothing but new lines": (b"\r\n" * 10_000, 431),
    "a large body": (LENGTH % 16_385, 413),
    "a huge body": (LENGTH % 10**12, 413),
    "a body of large chunks": (CHUNKED + (b"4000\r\n" + b"x" * 0x4000 + b"\r\n") * 3, 413),
    "a socket of long ago": (SHAKE % (b"7", KEY), 400),
    "a socket without its key": (SHAKE % (b"13", b"x"), 400),
    "a socket of nobody": (SHAKE % (b"13", KEY), 403),
    "a socket with a long cookie": (
        SHAKE[:-2] % (b"13", KEY) + b"Cookie: " + b"x" * 8190 + b"\r\n\r\n",
        431,
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_what_is_no_request_gets_a_sentence_and_the_usual_headers(
    house: Running, what: str
) -> None:
    said, expected = BAD[what]
    answers = rest(plain(house, said))
    answer = answers[answers.rfind(b"HTTP/1.1 ") :]
    top, _, text = answer.partition(b"\r\n\r\n")
    assert status(answer) == expected, answers
    carried = {line.split(b": ")[0].lower() for line in top.split(b"\r\n")[1:]}
    assert carried >= {name.lower().encode() for name in HEADERS}
    assert text.strip(), answer
    all_gone(house)


def test_the_sentence_is_in_the_language_of_whoever_asks(house: Running) -> None:
    french = LENGTH.replace(b"Host", b"Accept-Language: fr\r\nHost") % 20_000
    assert "C’est plus" in rest(plain(house, french)).decode()
    assert b"That is more" in rest(plain(house, LENGTH % 20_000))


def test_faults_carry_the_same_headers_too(haunted: Running) -> None:
    answer = Visitor(haunted.port).ask("GET", "/fail")
    assert answer.status == 500
    assert b"not your fault" in answer.body
    assert set(answer.headers) >= {name.lower() for name in HEADERS}
    shake = SHAKE.replace(b"/api/tables/x/socket", b"/fail") % (b"13", KEY)
    failed = rest(plain(haunted, shake))
    assert status(failed) == 500
    assert b"not your fault" in failed
    assert all(name.lower().encode() in failed.lower() for name in HEADERS)


FLOODS: dict[str, tuple[bytes, bytes]] = {
    "of a header's bytes": (HALF + b"X: ", b"y" * 65536),
    "of headers": (HALF, b"X: y\r\n" * 4096),
    "of the address's bytes": (b"GET /", b"y" * 65536),
    "of new lines": (b"", b"\r\n" * 4096),
    "of a body that nobody reads": (CHUNKED, b"4000\r\n" + b"x" * 0x4000 + b"\r\n"),
    "of small chunks": (CHUNKED, b"1\r\nx\r\n" * 4096),
    "of a chunk's extension": (CHUNKED + b"1;", b"x" * 65536),
    "of trailers": (CHUNKED + b"0\r\nX: ", b"y" * 65536),
    "after a request": (REQUEST + b"GET /", b"y" * 65536),
    "after asking for another protocol": (
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"y" * 65536,
    ),
    "through a tunnel": (b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", b"y" * 65536),
}


@pytest.mark.parametrize("what", FLOODS)
def test_nothing_is_listened_to_for_ever(house: Running, what: str) -> None:
    first, again = FLOODS[what]
    say_for_ever(plain(house, first), again)
    all_gone(house)
    assert b"ok" in rest(
        plain(house, REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    )


SLOW: dict[str, tuple[dict[str, float], bytes, list[int]]] = {
    "nothing at all": ({"head_seconds": 0.2}, b"", []),
    "half a head": ({"head_seconds": 0.2}, HALF, [408]),
    "half of a second head": ({"head_seconds": 0.2}, REQUEST + HALF, [200, 408]),
    "half a body": ({"body_seconds": 0.2}, LENGTH.replace(b"guest", b"tables") % 9 + b"{", [408]),
    "half a body that nobody reads": ({"body_seconds": 0.2}, LENGTH % 9 + b"{", [200, 408]),
    "half a chunk": ({"body_seconds": 0.2}, CHUNKED + b"9\r\n{", [200, 408]),
    "no second request": ({"idle_seconds": 0.2}, REQUEST, [200]),
    "an answer that never comes": (
        {"answer_seconds": 0.2},
        b"GET /hang HTTP/1.1\r\nHost: x\r\n\r\n",
        [],
    ),
    "a socket that is never opened": (
        {"head_seconds": 0.2},
        SHAKE.replace(b"/api/tables/x/socket", b"/hang") % (b"13", KEY),
        [],
    ),
}


@pytest.mark.parametrize("what", SLOW)
def test_every_wait_has_an_end(start: Start, what: str) -> None:
    limits, said, expected = SLOW[what]
    house = start(program=HAUNTED, transport=limits)
    answers = rest(plain(house, said))
    found = [status(b"HTTP/1.1" + each) for each in answers.split(b"HTTP/1.1")[1:]]
    assert found == expected, answers


def test_a_byte_now_and_then_does_not_help(start: Start) -> None:
    house = start(transport={"head_seconds": 0.5})
    connection = plain(house, HALF)
    assert status(drip(connection)) == 408


def test_who_does_not_take_the_answer_does_not_get_it(start: Start) -> None:
    house = start(program=HAUNTED, transport={"unread_seconds": 0.5})
    greedy = plain(house, b"GET /pour HTTP/1.1\r\nHost: x\r\n\r\n")
    wait_until(lambda: dropped(house, "unread") == 1)
    rest(greedy)
    all_gone(house)


@pytest.mark.parametrize("limit", ["unsent", "unsent_of_address"])
def test_not_too_much_waits_to_be_taken(start: Start, limit: str) -> None:
    house = start(program=HAUNTED, transport={limit: 1})
    greedy = plain(house, b"GET /pour HTTP/1.1\r\nHost: x\r\n\r\n")
    wait_until(lambda: dropped(house, "unsent") == 1)
    rest(greedy)
    all_gone(house)


def test_a_few_requests_may_be_sent_ahead_and_no_more(haunted: Running) -> None:
    ahead = plain(haunted, REQUEST * 8)
    answers = b""
    while answers.count(b"HTTP/1.1 200") < 8:
        answers += ahead.recv(65536)
    ahead.close()
    before = dropped(haunted, "pipelined")
    assert rest(plain(haunted, b"GET /hang HTTP/1.1\r\nHost: x\r\n\r\n" * 30)) == b""
    assert dropped(haunted, "pipelined") == before + 1
    all_gone(haunted)


def test_one_address_has_so_many_connections(start: Start) -> None:
    house = start(transport={"connections_of_address": 5})
    kept = [resting(house) for _ in range(5)]
    assert status(rest(plain(house, REQUEST))) == 503
    kept.pop().close()
    wait_until(lambda: status(answer_of(house)) == 200)
    close_all(kept)
    wait_until(lambda: measured(house)['gaslamp_connections_refused_total{why="address"}'] >= 1)


def answer_of(house: Running) -> bytes:
    return rest(plain(house, REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")))


def test_a_full_house_lets_those_go_who_rest(start: Start) -> None:
    house = start(transport={"connections": 5})
    kept = [resting(house) for _ in range(5)]
    newcomer = resting(house)
    assert rest(kept[0]) == b""
    close_all([newcomer, *kept])


def test_a_full_house_is_full_if_nobody_rests(start: Start) -> None:
    house = start(program=HAUNTED, transport={"connections": 3})
    busy = [plain(house, b"GET /pour HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(3)]
    assert all(each.recv(1) for each in busy)  # one that is not heard yet would give way
    assert status(answer_of(house)) == 503
    close_all(busy)
    wait_until(lambda: status(answer_of(house)) == 200)


@pytest.mark.parametrize("limit", ["half_open", "half_open_of_address"])
def test_half_said_requests_keep_nobody_out(start: Start, limit: str) -> None:
    house = start(transport={limit: 10})
    halves = [plain(house, HALF) for _ in range(200)]
    assert status(answer_of(house)) == 200
    assert measured(house)['gaslamp_connections{state="opening"}'] <= 10
    for each in halves[:190]:
        assert rest(each) == b""
    close_all(halves)
    all_gone(house)


def test_one_address_comes_so_often(start: Start) -> None:
    house = start(transport={"arrivals": {"burst": 10, "rate": 1e-6}})
    statuses = [status(answer_of(house)) for _ in range(12)]
    assert statuses == [200] * 10 + [503] * 2


def test_one_address_sends_so_much(start: Start) -> None:
    house = start(transport={"bytes": {"burst": 10_000, "rate": 1e-6}})
    connection = plain(house)
    assert say_for_ever(connection, REQUEST * 8).count(b"HTTP/1.1 200") <= 10_000 // len(REQUEST)


def test_who_asks_after_many_refusals_is_not_even_refused(start: Start) -> None:
    house = start(limits={"requests": {"burst": 5, "rate": 1e-6}})
    asking = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    statuses = [status(rest(plain(house, asking))) for _ in range(12)]
    assert statuses == [200] * 5 + [429] * 5 + [0] * 2


def test_a_proxy_is_not_who_is_counted(start: Start) -> None:
    few = {"connections_of_address": 2, "half_open_of_address": 2}
    credits_ = {"bytes": {"burst": 2000, "rate": 1e-6}, "arrivals": {"burst": 2, "rate": 1e-6}}
    house = start(arguments=["--trusted-proxy", "127.0.0.1"], transport={**few, **credits_})
    kept = [resting(house) for _ in range(20)]
    close_all(kept)

    def asked(address: bytes) -> int:
        filling = b"X-Forwarded-For: " + address + b"\r\nContent-Length: 900\r\n\r\n"
        connection = plain(house, POST + filling)
        assert answered(connection) == 200
        with suppress(ConnectionError), connection:
            connection.sendall(b"x" * 900 + REQUEST)
            return answered(connection)
        return 0

    assert [asked(b"198.51.100.7") for _ in range(3)] == [200, 200, 0]
    assert asked(b"198.51.100.8") == 200


LOW = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))\n"


def test_a_house_with_few_files_says_so_and_stays_open(start: Start) -> None:
    house = start(program=LOW + "from gaslamp.cli import main; main()")
    wait_until(lambda: '"few-files", "files": 200, "connections": 100' in house.logged())
    kept = [plain(house, REQUEST if number % 2 else HALF) for number in range(400)]
    assert status(answer_of(house)) == 200
    close_all(kept)
    all_gone(house)
    assert '"level": "error"' not in house.logged()


def test_a_connection_that_is_reset_is_forgotten(house: Running) -> None:
    for said in (b"", HALF, REQUEST, LENGTH % 9 + b"{"):
        connection = plain(house, said)
        linger = b"\x01\x00\x00\x00\x00\x00\x00\x00"
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        connection.close()
    all_gone(house)
