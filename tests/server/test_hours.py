"""Whatever the computer's clock is set to, nobody's clock loses more than the house was open."""

import sqlite3
from contextlib import closing

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.conftest import Start
from tests.server.running import Player, Visitor
from tests.table.sitting import Sitting

from gaslamp.server.hours import Hours
from gaslamp.table import requests
from gaslamp.table.clock import DAY
from gaslamp.table.setup import Bank, Open, Setup

SIGN = 1.0
"""Seconds between two signs of life."""


class Computer:
    """Two clocks: one that anybody can set, and one that nobody can."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.steady = 0.0

    def passes(self, seconds: float, jump: float) -> None:
        self.wall = max(0.0, self.wall + seconds + jump)
        self.steady += seconds


STEPS = st.tuples(st.floats(0, 50), st.floats(-(10**7), 10**7))
RUNS = st.lists(st.tuples(st.lists(STEPS, max_size=6), STEPS), min_size=1, max_size=6)


@given(RUNS, st.floats(0, SIGN))
@settings(deadline=None)
def test_nobody_loses_more_time_than_the_house_was_open(
    runs: list[tuple[list[tuple[float, float]], tuple[float, float]]], unsaid: float
) -> None:
    """Each run of the house has steps of time in it, and an absence after it; `unsaid` is how long
    before its end it last gave a sign of life."""
    computer, alive, was_open = Computer(), 0, 0.0
    here = Sitting(Setup("sleuth", [Open()] * 3, clock=Bank(86_400)))
    for steps, (away, jump) in runs:
        hours = Hours(lambda: computer.wall, lambda: computer.steady)
        hours.open(alive or None)
        here.now = hours.now()
        if here.table.hand is None:
            here.begin()
        else:
            here.append(requests.give_back(here.table, here.now - alive, alive))
        for seconds, leap in steps:
            computer.passes(seconds, leap)
            was_open += seconds
            assert 0 <= hours.now() - here.now <= seconds * 1000 + 1, "only time itself passes"
            here.now = hours.now()
            assert requests.time_out(here.table, here.now) == []
        alive = max(alive, here.now - int(unsaid * 1000))
        computer.passes(away, jump)
    due = here.table.clock.due()
    assert due is not None
    left = due[0] - here.now
    given = int(unsaid * 1000) * len(runs)  # rather so much too much than that somebody loses
    assert DAY - was_open * 1000 - len(runs) <= left <= DAY + given
    assert left <= DAY - (was_open - SIGN * len(runs)) * 1000 + len(runs), "no time is free"


def test_a_house_whose_computers_clock_was_set(start: Start) -> None:
    """The last sign of life is put far ahead, and far back: nobody's time runs out, and what is
    given back is the absence and no more."""
    house = start()
    host = Visitor(house.port)
    opened = host.open_table("sleuth", ["me", "bot", "bot"], clock={"type": "bank", "seconds": 600})
    player = Player(host, opened, 0).connect()
    player.play(lambda p: bool((p.present.get(0) or {}).get("view")))
    player.play(lambda p: bool(p.present[0]["decision"] and p.present[0]["decision"]["awaited"]))
    player.close()
    for ahead in (30 * 24 * 3600 * 1000, -30 * 24 * 3600 * 1000):
        house.stop()
        with closing(sqlite3.connect(house.folder / "house.db")) as connection, connection:
            connection.execute("UPDATE alive SET at = at + ?", (ahead,))
        house.start()
        again = Player(host, opened, 0).connect()
        again.until(lambda m: m["type"] == "present")
        again.send({"type": "ping", "number": 1})
        at = again.until(lambda m: m["type"] == "pong")["at"]
        clock = again.present[0]["clock"][0]
        left = clock["left"] - (at - clock["since"] if clock["since"] is not None else 0)
        assert 0 < left <= 600_000 + 1000
        assert not any(item["type"] == "timed-out" for item in again.items[0])
        again.close()
