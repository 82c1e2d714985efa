"""What held the loop is known by name."""

import asyncio
import gc
import json
import logging
from time import thread_time

import pytest

from gaslamp.server import pulse
from gaslamp.server.logs import AsJson
from gaslamp.server.metrics import Metrics
from gaslamp.server.pulse import LONG, Pulse
from gaslamp.server.witness import NOBODY, Witness


def busy(seconds: float) -> None:
    end = thread_time() + seconds
    while thread_time() < end:
        pass


async def hold(do: object) -> None:
    watched = Pulse(Metrics())
    watched.start()
    await asyncio.sleep(4 * pulse.BEAT)
    assert callable(do)
    do()
    await asyncio.sleep(4 * pulse.BEAT)
    watched.stop()


def held(caplog: pytest.LogCaptureFixture) -> dict[str, object]:
    lines = [json.loads(AsJson().format(each)) for each in caplog.records]
    found: dict[str, object] = next(each for each in lines if each["event"] == "held")
    return found


def test_the_log_says_what_held_the_loop(caplog: pytest.LogCaptureFixture) -> None:
    gc.disable()
    try:
        with caplog.at_level(logging.INFO, "gaslamp"):
            asyncio.run(hold(lambda: busy(5 * LONG)))
    finally:
        gc.enable()
    line = held(caplog)
    assert str(line["where"]).endswith(" busy")
    assert int(str(line["milliseconds"])) >= 5 * LONG * 1000 - 10
    assert line["collector"] == 0


def test_the_collector_is_told_apart() -> None:
    witness = Witness()
    witness.start()
    gc.collect()
    assert witness.where()[1] > 0
    witness.next_turn()
    assert witness.where() == (NOBODY, 0.0)
    witness.stop()
    assert witness._sweeps not in gc.callbacks
