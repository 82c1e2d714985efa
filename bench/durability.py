"""The server killed again and again under play.

python -m bench durability     with GASLAMP_KILLS and GASLAMP_MINUTES if wanted
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.server.running import Running
from tests.server.surviving import TABLES, check_everything, kill_again_and_again, sit_down

from bench.keeping import Kept, Time
from bench.tables import table, thousands

KILLS = int(os.environ.get("GASLAMP_KILLS", "200"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))
AT_ONCE = 20
"""Kills of one house; then everything is read, and another house is opened."""

INTRODUCTION = """\
Written by `gaslamp bench durability`: `gaslamp serve` is killed with SIGKILL at random moments
while people play Sleuth against bots at {tables} tables; they come back and send again what was
not acknowledged. After every {at_once} kills each table's list is read: every acknowledged move
must be there, none twice, no clock may have run while the house was away, and what each client
heard in pieces must be how the story goes. The run stops at the first table for which that does not
hold. {done} of {wanted} kills."""


def run(kills: int = KILLS, minutes: float = MINUTES, again: bool = False) -> str:
    start = {"kills": 0, "acknowledged": 0, "entries": 0, "seconds": 0.0}
    kept, time = Kept("durability", start, again), Time(minutes)
    totals = kept.totals
    while totals["kills"] < kills and not time.is_up:
        time.report(f"{totals['kills']} of {kills} kills")
        count = min(AT_ONCE, kills - totals["kills"])
        begun = monotonic()
        acknowledged, entries = _kill(count, seed=totals["kills"])
        totals["kills"] += count
        totals["acknowledged"] += acknowledged
        totals["entries"] += entries
        totals["seconds"] += monotonic() - begun
        kept.save()
    return _page(kept, kills)


def _kill(count: int, seed: int) -> tuple[int, int]:
    """How many moves were acknowledged, and how many entries are there, if all is well."""
    begun = monotonic()
    with TemporaryDirectory() as folder:
        house = Running(Path(folder), absence=600)
        try:
            players = [each for number in range(TABLES) for each in sit_down(house, number)]
            away = kill_again_and_again(house, players, count, seed)
        finally:
            house.kill()
        kept = check_everything(house, players, (monotonic() - begun) * 1000 - away)
    return sum(len(player.acknowledged) for player in players), kept


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
        tables=TABLES, at_once=AT_ONCE, done=thousands(totals["kills"]), wanted=thousands(wanted)
    )
    return "\n".join(["# Durability", "", introduction, "", table(head, [row])])


def page() -> str:
    return run()
