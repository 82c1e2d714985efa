"""Nodes that are killed, stopped and cut off while people play, and what became of it."""

import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final

import psycopg
from tests.databases import PrivateCluster
from tests.server.nodes import LEASE, Gathering, Nodes, counted
from tests.server.running import Running
from tests.server.surviving import LOST

from bench.keeping import Time

EACH: Final = 25
"""Faults of one house; then everything is read, and another house is opened."""
PORT: Final = 5439
PATIENCE: Final = 60.0
COUNTED: Final = {
    "in vain": "gaslamp_not_ours_total",
    "given up": "gaslamp_node_given_up_total",
    "bots": 'gaslamp_moves_total{by="bots"}',
}
_LEFT: Final = """SELECT 1 FROM heads JOIN nodes ON owner = node
    WHERE address LIKE '%%(' || %s || ')' LIMIT 1"""
Fault = Callable[[Running], None]


def nothing_yet() -> dict[str, Any]:
    numbers = dict.fromkeys(["kills", "slept", "cut", "restarted", "acknowledged", "moves"], 0)
    lists: dict[str, Any] = {"outages": [], "returns": [], "moved": []}
    return {**numbers, **lists, **dict.fromkeys(COUNTED, 0), "seconds": 0.0}


def torment(totals: dict[str, Any], kills: int, count: int, time: Time, seconds: float) -> None:
    """So many kills, or as many as there is time for; then everything is looked at."""
    database, until = PrivateCluster(PORT), monotonic() + seconds
    with TemporaryDirectory() as folder:
        house = Nodes(Path(folder), database.new_database(), count)
        evening = Gathering(house, totals["kills"] + 1)
        try:
            for _ in range(kills):
                _kill_one(totals, evening, database)
                time.report(f"{totals['kills']} kills")
                if monotonic() > until:
                    break
            evening.play_on(10)
            for node in house.nodes:
                _count(totals, node)
            evening.go_home()
            totals["moves"] += evening.check()
        finally:
            house.end()
            database.remove()
    totals["acknowledged"] += evening.acknowledged
    totals["outages"] += [round(each, 2) for each in evening.outages]


def _kill_one(totals: dict[str, Any], evening: Gathering, database: PrivateCluster) -> None:
    house = evening.nodes
    node = house[evening.dice.below(len(house.nodes))]
    evening.play_on(10)
    _fault(totals, evening, database)(node)
    _count(totals, node)
    pid, killed = node.process.pid, monotonic()
    node.kill()
    starting = Thread(target=node.start)
    starting.start()
    if (seconds := moved(house.database, pid, killed)) is not None:
        totals["moved"].append(round(seconds, 2))
    starting.join()
    totals["kills"] += 1


def _count(totals: dict[str, Any], node: Running) -> None:
    """What a node has counted is gone with it."""
    with suppress(AssertionError, *LOST):
        for name, metric in COUNTED.items():
            totals[name] += int(counted(node, metric))


def moved(address: str, pid: int, killed: float) -> float | None:
    """Seconds until nothing belongs to the node that was killed."""
    with suppress(psycopg.Error), psycopg.connect(address, autocommit=True) as line:
        while line.execute(_LEFT, (str(pid),)).fetchone():
            assert monotonic() - killed < PATIENCE
            sleep(0.02)
        return monotonic() - killed
    return None


def _fault(totals: dict[str, Any], evening: Gathering, database: PrivateCluster) -> Fault:
    """What happens besides: three times in ten something else."""

    def sleeps(node: Running) -> None:
        totals["slept"] += 1
        node.process.send_signal(signal.SIGSTOP)
        sleep(1.5 * LEASE)
        node.process.send_signal(signal.SIGCONT)
        sleep(1)

    def is_cut(_: Running) -> None:
        totals["cut"] += 1
        database.cut()

    def restarts(_: Running) -> None:
        totals["restarted"] += 1
        database.stop("immediate")
        database.start()
        back = monotonic()
        evening.play_on(1)
        totals["returns"].append(round(monotonic() - back, 2))

    return {0: sleeps, 3: is_cut, 7: restarts}.get(totals["kills"] % 10, lambda _: None)
