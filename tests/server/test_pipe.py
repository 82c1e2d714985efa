"""Frames as a client reads them, and when everything is swept."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from gaslamp.core.data import to_json
from gaslamp.server.frames import framed
from gaslamp.server.outgoing import Marks
from gaslamp.server.sweeping import EVERY, LEAST, Sweeper


@given(st.lists(st.sampled_from([0, 1, 97, 98, 99, 100, 65507, 65508, 65509, 70000]), max_size=6))
def test_what_is_framed_is_read_as_it_was(sizes: list[int]) -> None:
    messages = [Marks(chr(97 + place) * size) for place, size in enumerate(sizes)]
    reader = ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)
    reader.receive_data(b"".join(map(framed, messages)))
    read = [each for each in reader.events_received() if isinstance(each, Frame)]
    assert [(each.opcode, bytes(each.data)) for each in read] == [
        (Opcode.TEXT, to_json(each)) for each in messages
    ]


def test_sweeping_waits_for_many_to_leave_or_for_long() -> None:
    sweeper = Sweeper()
    assert not sweeper.beat(LEAST - 1, still_open=10)
    assert sweeper.beat(LEAST, still_open=10)
    assert not sweeper.beat(LEAST + 1, still_open=10)
    assert not sweeper.beat(3 * LEAST, still_open=5 * LEAST)
    beats = [sweeper.beat(3 * LEAST, still_open=5 * LEAST) for _ in range(EVERY)]
    assert beats.index(True) == EVERY - 3
