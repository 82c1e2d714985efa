"""Several nodes on one PostgreSQL: what happens to them under play, and what they cost.

python -m bench cluster     with GASLAMP_KILLS and GASLAMP_MINUTES if wanted
"""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Final, NamedTuple

from tests.databases import PrivateCluster
from tests.server.nodes import LEASE, Gathering, Nodes

from bench.keeping import Kept, Time
from bench.processor import processor_time, with_children
from bench.tables import table, thousands

KILLS = int(os.environ.get("GASLAMP_KILLS", "300"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))
SECONDS: Final = 20.0
EACH: Final = 10
"""Faults of one house; then everything is read, and another house is opened."""
SOON: Final = 5.0
PORT: Final = 5439
MOVES: Final = ('gaslamp_moves_total{by="people"}', 'gaslamp_moves_total{by="bots"}')

INTRODUCTION = """\
Written by `gaslamp bench cluster --kills {wanted}`: {nodes} nodes of `gaslamp serve` on one
PostgreSQL, and people who play all four games with clocks and bots, the two at a table always by
different nodes. At random moments a node is killed with SIGKILL and started again; of ten kills one
comes after the node was stopped for longer than its lease ({lease:g} s) and went on, one after
all connections to the database were cut, one after the database was restarted. Whoever is cut off
goes to another node and sends again what was not acknowledged.
After every {each} faults each table's list is read and compared with what clients were told: every
acknowledged move must be there, none twice, in the order in which it was acknowledged. The run
stops at the first table for which that does not hold. {cores} cores are shared by all of it, the
clients too."""
COST = """\
The same people at {tables} tables, as fast as they are answered, for {seconds:g} s each; *apart*
means that the two at a table are at different nodes. Processor time is that of the nodes and of
PostgreSQL, not of the clients; waits are from the click to the acknowledgement, with all of it on
the same cores."""


class Load(NamedTuple):
    name: str
    moves: float
    seconds: float
    nodes: float
    """Processor seconds of all nodes together."""
    database: float
    waits: list[float]
    races: float


def run(
    kills: int = KILLS,
    minutes: float = MINUTES,
    nodes: int = 3,
    tables: int = 8,
    again: bool = False,
) -> str:
    start: dict[str, Any] = {
        "kills": 0,
        "slept": 0,
        "cut": 0,
        "restarted": 0,
        "acknowledged": 0,
        "moves": 0,
        "outages": [],
        "in vain": 0,
        "given up": 0,
        "seconds": 0.0,
    }
    kept, time = Kept("cluster", start, again), Time(minutes)
    earlier = kept.totals["seconds"]
    while kept.totals["kills"] < kills and not time.is_up:
        _torment(kept.totals, min(EACH, kills - kept.totals["kills"]), nodes)
        kept.totals["seconds"] = earlier + time.passed
        kept.save()
        time.report(f"{kept.totals['kills']} of {kills} kills")
    return _page(kept.totals, kills, nodes, tables, _loads(tables))


def _torment(totals: dict[str, Any], kills: int, count: int) -> None:
    database = PrivateCluster(PORT)
    with TemporaryDirectory() as folder:
        house = Nodes(Path(folder), database.new_database(), count)
        evening = Gathering(house, totals["kills"] + 1)
        try:
            for number in range(kills):
                evening.play_on(10)
                node = house[evening.dice.below(count)]
                _fault(number, totals, database)(node)
                totals["kills"] += 1
                node.kill()
                node.start()
            evening.play_on(10)
            totals["in vain"] += int(house.count("gaslamp_not_ours_total"))
            totals["given up"] += int(house.count("gaslamp_node_given_up_total"))
            evening.go_home()
            totals["moves"] += evening.check()
        finally:
            house.end()
            database.remove()
    totals["acknowledged"] += evening.acknowledged
    totals["outages"] += [round(each, 2) for each in evening.outages]


def _fault(number: int, totals: dict[str, Any], database: PrivateCluster) -> Callable[[Any], None]:
    """What happens besides: every fifth time something else."""

    def sleeps(node: Any) -> None:
        totals["slept"] += 1
        node.process.send_signal(signal.SIGSTOP)
        sleep(1.5 * LEASE)
        node.process.send_signal(signal.SIGCONT)
        sleep(1)

    def is_cut(_: Any) -> None:
        totals["cut"] += 1
        database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'gaslamp'"
        )

    def restarts(_: Any) -> None:
        totals["restarted"] += 1
        database.stop("immediate")
        database.start()

    return {0: sleeps, 3: is_cut, 7: restarts}.get(number % 10, lambda _: None)


def _loads(tables: int) -> list[Load]:
    return [
        _load("SQLite, 1 node", 0, 1, tables, False),
        _load("PostgreSQL, 1 node", 1, 1, tables, False),
        _load("PostgreSQL, 2 nodes", 1, 2, tables, False),
        _load("PostgreSQL, 2 nodes, apart", 1, 2, tables, True),
    ]


def _load(name: str, shared: int, count: int, tables: int, apart: bool) -> Load:
    """With the database's own care for its disk."""
    database = PrivateCluster(PORT, fsync="on", full_page_writes="on") if shared else None
    with TemporaryDirectory() as folder:
        address = database.new_database() if database else f"sqlite:///{folder}/house.db"
        house = Nodes(Path(folder), address, count)
        evening = Gathering(house, 1, tables, apart)
        try:
            return _measured(name, house, evening, database)
        finally:
            evening.go_home()
            house.end()
            if database:
                database.remove()


def _measured(name: str, house: Nodes, evening: Gathering, database: PrivateCluster | None) -> Load:
    evening.play_on(20)
    before = _spent(house, database)
    heard = {id(player): len(player.waits) for player in evening.players}
    begun = monotonic()
    while monotonic() - begun < SECONDS:
        evening.fill()
        sleep(0.05)
    seconds, after = monotonic() - begun, _spent(house, database)
    waits = [w for each in evening.players for w in each.waits[heard.get(id(each), 0) :]]
    moves, nodes, spent, races = (b - a for a, b in zip(before, after, strict=True))
    return Load(name, moves, seconds, nodes, spent, sorted(waits), races)


def _spent(house: Nodes, database: PrivateCluster | None) -> tuple[float, float, float, float]:
    return (
        sum(house.count(each) for each in MOVES),
        sum(processor_time(node.process.pid) for node in house.nodes),
        with_children(database.pid) if database else 0.0,
        house.count("gaslamp_races_lost_total"),
    )


def _page(totals: dict[str, Any], wanted: int, nodes: int, tables: int, loads: list[Load]) -> str:
    said = INTRODUCTION.format(
        wanted=wanted, nodes=nodes, lease=LEASE, each=EACH, cores=os.cpu_count()
    )
    cost = COST.format(tables=tables, seconds=SECONDS)
    parts = ["# Many nodes", said, _faults(totals), "## What it costs", cost, _costs(loads)]
    return "\n\n".join(parts)


def _faults(totals: dict[str, Any]) -> str:
    outages = sorted(totals["outages"])
    soon = sum(each <= SOON for each in outages)
    longest = f"{outages[-1]:.1f} s" if outages else "–"
    rows = [
        ["nodes killed", thousands(totals["kills"])],
        ["nodes stopped for longer than their lease", totals["slept"]],
        ["all connections cut", totals["cut"]],
        ["database restarted", totals["restarted"]],
        ["acknowledged", thousands(totals["acknowledged"])],
        ["moves kept", thousands(totals["moves"])],
        ["acknowledged moves lost", 0],
        ["moves there twice", 0],
        ["clients cut off", thousands(len(outages))],
        [f"of these served again within {SOON:g} s", thousands(soon)],
        ["longest until served again", longest],
        [
            "clocks and bots that were another node's by then",
            totals["in vain"],
        ],
        ["nodes that found on waking that others had given them up", totals["given up"]],
        ["minutes", f"{totals['seconds'] / 60:.0f}"],
    ]
    return table(["what", "how often"], rows)


def _costs(loads: list[Load]) -> str:
    base = loads[0]
    head = ["", "moves/s", "node ms/move", "database ms/move", "moves/CPU s of nodes"]
    head += ["against SQLite", "median", "p99", "races"]
    return table(head, [_cost(each, base) for each in loads])


def _cost(load: Load, base: Load) -> list[str]:
    moves = max(1.0, load.moves)
    rate = moves / load.nodes
    waits = load.waits or [0.0]
    return [
        load.name,
        f"{moves / load.seconds:.0f}",
        f"{1000 * load.nodes / moves:.2f}",
        f"{1000 * load.database / moves:.2f}",
        f"{rate:.0f}",
        f"{rate / (max(1.0, base.moves) / base.nodes):.2f}",
        f"{1000 * waits[len(waits) // 2]:.0f} ms",
        f"{1000 * waits[int(len(waits) * 0.99)]:.0f} ms",
        f"{load.races:.0f}",
    ]


def page() -> str:
    return run()
