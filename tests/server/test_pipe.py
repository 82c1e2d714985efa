"""Frames as a client reads them, and when everything is swept."""

import gc
import signal

from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import Start
from tests.server.running import PATIENCE, START, Visitor, wait_until
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from gaslamp.core.data import to_json
from gaslamp.server.frames import framed
from gaslamp.server.outgoing import Marks
from gaslamp.server.sweeper import Sweeper, settle, unsettle


@given(st.lists(st.sampled_from([0, 1, 97, 98, 99, 100, 65507, 65508, 65509, 70000]), max_size=6))
def test_what_is_framed_is_read_as_it_was(sizes: list[int]) -> None:
    messages = [Marks(chr(97 + place) * size) for place, size in enumerate(sizes)]
    reader = ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)
    reader.receive_data(b"".join(map(framed, messages)))
    read = [each for each in reader.events_received() if isinstance(each, Frame)]
    assert [(each.opcode, bytes(each.data)) for each in read] == [
        (Opcode.TEXT, to_json(each)) for each in messages
    ]


def test_what_has_been_looked_at_is_set_aside_while_somebody_is_there() -> None:
    sweeper = Sweeper()
    aside = gc.get_freeze_count()
    kept = [[number] for number in range(10_000)]
    assert not sweeper.beat(len(kept), still_here=10)
    assert gc.get_freeze_count() >= aside + len(kept)
    gc.unfreeze()


def test_the_collector_never_has_much_to_look_at() -> None:
    """Of a hundred thousand things that stay, all but the last ones have been set aside."""
    before = gc.get_threshold()
    settle()
    try:
        kept = [[number] for number in range(100_000)]
        left = len(gc.get_objects())
    finally:
        unsettle()
        gc.unfreeze()
        gc.set_threshold(*before)
    assert len(kept) == 100_000
    assert left < 25_000


def test_everything_is_looked_at_once_when_nobody_is_there() -> None:
    sweeper = Sweeper()
    assert sweeper.beat(5, still_here=0)
    assert gc.get_freeze_count() > 0
    assert not sweeper.beat(5, still_here=0)
    assert sweeper.beat(6, still_here=0)
    gc.unfreeze()


COUNTING = """
import gc, signal, sys
def begin(*_): gc.collect(); gc.disable()
def tell(*_): print("circles", gc.collect(), file=sys.stderr, flush=True)
signal.signal(signal.SIGUSR1, begin)
signal.signal(signal.SIGUSR2, tell)
"""


def test_a_socket_that_has_closed_is_gone_at_once(start: Start) -> None:
    """Nothing of it holds itself, so that the collector need not look for it."""
    house = start(program=COUNTING + START)
    visitor = Visitor(house.port)
    opened = visitor.open_table("sleuth", ["me", "open", "open"])

    def visit() -> None:
        socket = visitor.connect(opened["table"])
        socket.send('{"type":"hello"}')
        while '"present"' not in str(socket.recv(PATIENCE)):
            pass
        socket.close()
        wait_until(lambda: b"gaslamp_sockets 0.0" in visitor.ask("GET", "/metrics").body)

    visit()
    house.process.send_signal(signal.SIGUSR1)
    for _ in range(3):
        visit()
    house.process.send_signal(signal.SIGUSR2)
    wait_until(lambda: "circles" in house.logged())
    assert "circles 0" in house.logged()
