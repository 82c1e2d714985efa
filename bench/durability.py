"""The server killed again and again under play.

python -m bench durability     with GASLAMP_KILLS if wanted
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.server.running import Running
from tests.server.test_durability import (
    TABLES,
    check_everything,
    kill_again_and_again,
    sit_down,
)

from bench.tables import saying, table

KILLS = int(os.environ.get("GASLAMP_KILLS", "200"))

INTRODUCTION = """\
Written by `python -m bench durability`: `gaslamp serve` is killed with SIGKILL at random moments
while people play Sleuth against bots at {tables} tables; they come back and send again what was
not acknowledged. Afterwards every table's list is read: every acknowledged move must be there, none
twice, no clock may have run while the house was away, and what each client heard in pieces must be
how the story goes. The run stops at the first table for which that does not hold."""


def page() -> str:
    saying(f"{KILLS} kills")
    begun = monotonic()
    with TemporaryDirectory() as folder:
        house = Running(Path(folder), absence=600)
        players = [each for number in range(TABLES) for each in sit_down(house, number)]
        away = kill_again_and_again(house, players, KILLS)
        house.kill()
        kept = check_everything(house, players, (monotonic() - begun) * 1000 - away)
    acknowledged = sum(len(player.acknowledged) for player in players)
    head = ["kills", "acknowledged", "lost", "twice", "entries kept", "minutes"]
    row = [KILLS, acknowledged, 0, 0, kept, f"{(monotonic() - begun) / 60:.1f}"]
    introduction = INTRODUCTION.format(tables=TABLES)
    return "\n".join(["# Durability", "", introduction, "", table(head, [row])])
