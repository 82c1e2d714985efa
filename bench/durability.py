"""The server killed again and again under play.

python -m bench durability     with GASLAMP_KILLS and GASLAMP_MINUTES if wanted
"""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from tests.server.running import Running
from tests.server.surviving import TABLES, Evening, check_everything

from bench.keeping import Kept, Time
from bench.spread import CORES, spread
from bench.tables import table, thousands

KILLS = int(os.environ.get("GASLAMP_KILLS", "200"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))
EACH = 20
"""Kills of one house; then everything is read, and another house is opened."""

INTRODUCTION = """\
Written by `gaslamp bench durability`: `gaslamp serve` is killed with SIGKILL at random moments
while people play Sleuth against bots at {tables} tables, one game after another; they come back
and send again what was not acknowledged. Several such houses are open at once. After every {each}
kills of a house each table's list is read: every acknowledged move must be there, none twice, no
clock may have run while the house was away, and what each client heard in pieces must be how the
story goes. The run stops at the first table for which that does not hold.
{done} of {wanted} kills."""


class Killed(NamedTuple):
    """What came of one house that was killed so many times, when all is well."""

    kills: int
    acknowledged: int
    entries: int


def run(
    kills: int = KILLS, minutes: float = MINUTES, processes: int = CORES, again: bool = False
) -> str:
    kept, time = Kept.counting("durability", Killed, again), Time(minutes)
    houses = _houses(kept.totals["kills"], kills, time)
    kept.add_all(spread(_kill, houses, processes, ahead=0), time, "kills", kills)
    return _page(kept, kills)


def _houses(done: int, kills: int, time: Time) -> Iterator[tuple[int, int]]:
    """Of each house how often it is killed, and a seed of its own."""
    while done < kills and not time.is_up:
        count = min(EACH, kills - done)
        yield count, done
        done += count


def _kill(house_and_seed: tuple[int, int]) -> Killed:
    count, seed = house_and_seed
    begun = monotonic()
    with TemporaryDirectory() as folder:
        house = Running(Path(folder), absence=600)
        evening = Evening(house)
        try:
            away = evening.kill_again_and_again(count, seed)
        finally:
            house.kill()
        open_for = (monotonic() - begun) * 1000 - away
        entries = check_everything(house, evening.players, open_for)
    return Killed(count, sum(len(each.acknowledged) for each in evening.players), entries)


def _page(kept: Kept, wanted: int) -> str:
    totals = kept.totals
    head = ["kills", "acknowledged", "lost", "twice", "entries kept", "minutes"]
    row = [
        thousands(totals["kills"]),
        thousands(totals["acknowledged"]),
        0,
        0,
        thousands(totals["entries"]),
        f"{totals['seconds'] / 60:.0f}",
    ]
    introduction = INTRODUCTION.format(
        tables=TABLES, each=EACH, done=thousands(totals["kills"]), wanted=thousands(wanted)
    )
    return "\n".join(["# Durability", "", introduction, "", table(head, [row])])


def page() -> str:
    return run()
