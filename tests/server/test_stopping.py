"""SIGTERM ends the house within a bound, whatever its clients and handlers do."""

import signal

import pytest
from tests.server.houses import Start
from tests.server.running import PATIENCE, Running
from tests.server.test_gate_sockets import HELLO, by_hand, table
from tests.server.wire import HALF, HAUNTED, plain, resting

HANG = b"GET /hang HTTP/1.1\r\nHost: x\r\n\r\n"
POUR = b"GET /pour HTTP/1.1\r\nHost: x\r\n\r\n"


def crowd(house: Running) -> list[object]:
    """One in each state that a client can be in without the house hanging."""
    visitor, at = table(house)
    body = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
    sockets = [by_hand(visitor, at), by_hand(visitor, at, HELLO)]
    return [*sockets, resting(house), *(plain(house, said) for said in (b"", HALF, body, POUR))]


def test_nobody_can_keep_the_house_open(start: Start) -> None:
    house = start(program=HAUNTED, stop_seconds=6)
    kept = crowd(house)
    assert house.stop() == 0
    assert '"stopped"' in house.logged()
    assert len(kept) == 7


def test_what_hangs_is_left_behind(start: Start) -> None:
    house = start(program=HAUNTED, stop_seconds=3)
    kept = [plain(house, HANG), *crowd(house)]
    assert house.stop() == 1
    assert '"stuck"' in house.logged()
    assert kept


# The interpreter is never given back: no thread of ours, and no handler, runs any more.
HELD = """
import ctypes, signal
from gaslamp.server import deadline
usual = deadline.end_within
def end_within(seconds):
    usual(seconds)
    ctypes.PyDLL(None).sleep(3600)
import gaslamp.server.host as running
running.end_within = end_within
from gaslamp.cli import main
main()
"""


def test_even_if_the_interpreter_is_held(start: Start) -> None:
    house = start(program=HELD, stop_seconds=1)
    resting(house).close()
    assert house.stop() == 1


@pytest.mark.parametrize("again", [signal.SIGTERM, signal.SIGINT])
def test_the_second_signal_does_not_wait(start: Start, again: signal.Signals) -> None:
    house = start(program=HAUNTED, stop_seconds=3600)
    hanging = plain(house, HANG)
    resting(house).close()
    house.process.send_signal(signal.SIGTERM)
    while resting_or_closed(house):
        pass
    house.process.send_signal(again)
    assert house.process.wait(PATIENCE) == 128 + again
    hanging.close()


def resting_or_closed(house: Running) -> bool:
    """Whether anybody is still let in."""
    try:
        resting(house).close()
    except (OSError, AssertionError):
        return False
    return True
