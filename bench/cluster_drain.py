"""A node that is told to stop while hundreds of tables are its own: how soon they are another's."""

import signal
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Final

from tests.databases import PrivateCluster
from tests.server.nodes import BANK, TAKEN, Nodes, counted
from tests.server.running import Player, Visitor

from bench.cluster_faults import PORT, moved

TABLES: Final = 300
DRAIN: Final = """\
A node with {tables} games whose clocks run is told to stop (SIGTERM), as before an upgrade: after
{moved:.2f} s all of them were another node's, which had taken over {taken} and run their clocks on;
the process itself had ended after {ended:.2f} s."""


def chapter() -> list[str]:
    database = PrivateCluster(PORT)
    with TemporaryDirectory() as folder:
        house = Nodes(Path(folder), database.new_database(), 2)
        try:
            for _ in range(TABLES):
                _begin(house)
            return ["## A node that is told to stop", _drain(house)]
        finally:
            house.end()
            database.remove()


def _begin(house: Nodes) -> None:
    anna = Visitor(house[0].port)
    opened = anna.open_table("mr_jack", ["me", "bot"], clock={"type": "bank", "seconds": BANK})
    player = Player(anna, opened, 0).connect()
    player.play(lambda each: bool((each.present.get(0) or {}).get("decision")))
    player.close()


def _drain(house: Nodes) -> str:
    node, told, ended = house[0], monotonic(), list[float]()

    def wait() -> None:
        node.process.wait()
        ended.append(monotonic() - told)

    waiting = Thread(target=wait)
    node.process.send_signal(signal.SIGTERM)
    waiting.start()
    seconds = moved(house.database, node.process.pid, told)
    waiting.join()
    return DRAIN.format(
        tables=TABLES,
        moved=seconds or 0.0,
        taken=int(counted(house[1], TAKEN)),
        ended=ended[0],
    )
