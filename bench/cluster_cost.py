"""What a move and a message cost, on one node and on several, and where it goes."""

from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final, NamedTuple

from tests.databases import PrivateCluster
from tests.server.nodes import Gathering, Nodes

from bench.cluster_faults import PORT
from bench.processor import children, processor_time, with_children
from bench.tables import table

SECONDS: Final = 20.0
QUIET: Final = 0.2
"""Processor seconds in a second, of all nodes."""
MOVES: Final = ('gaslamp_moves_total{by="people"}', 'gaslamp_moves_total{by="bots"}')
MESSAGES: Final = ("gaslamp_messages_sent_total", "gaslamp_messages_received_total")
_TITLES: Final = (b"walwriter", b"checkpointer", b"background writer", b"autovacuum", b"logical")

COST = """\
The same people at {tables} tables, as fast as they are answered, for {seconds:g} s each; *apart*
means that the two at a table are at different nodes, otherwise they are where a proxy that hashes
the table's name would send them. Processor time is that of the nodes and of PostgreSQL, not of the
clients, nor of the worker processes in which bots think and finished games are counted, which is
the same work wherever it is done; waits are from the click to the acknowledgement, with all of it
on the same cores."""
WHERE = """\
Where a move's processor time goes, in milliseconds: *the loop* is the one thread of a node that
serves its clients; *beside it* are the threads that write, read and listen; *sessions* are the
database's processes for these threads, *its own* what it does besides (log, files); *workers* are
the processes of bots and of what is counted after a game, which are not in the table above."""


class Spent(NamedTuple):
    """Up to now; of most of them more is more."""

    moves: float
    messages: float
    loop: float
    nodes: float
    sessions: float
    database: float
    workers: float
    races: float


class Load(NamedTuple):
    name: str
    seconds: float
    spent: Spent
    waits: list[float]

    def each(self, seconds: float) -> str:
        return f"{1000 * seconds / max(1.0, self.spent.moves):.2f}"


def chapter(tables: int) -> list[str]:
    loads = [
        _load("SQLite, 1 node", False, 1, tables, False),
        _load("PostgreSQL, 1 node", True, 1, tables, False),
        _load("PostgreSQL, 2 nodes", True, 2, tables, False),
        _load("PostgreSQL, 2 nodes, apart", True, 2, tables, True),
    ]
    cost = COST.format(tables=tables, seconds=SECONDS)
    return ["## What it costs", cost, _costs(loads), WHERE, _places(loads)]


def _load(name: str, is_shared: bool, count: int, tables: int, apart: bool) -> Load:
    """With the database's own care for its disk."""
    database = PrivateCluster(PORT, fsync="on", full_page_writes="on") if is_shared else None
    with TemporaryDirectory() as folder:
        address = database.new_database() if database else f"sqlite:///{folder}/house.db"
        house = Nodes(Path(folder), address, count, thinkers=1, scholars=1)
        evening = Gathering(house, 1, tables, apart)
        try:
            return _measured(name, house, evening, database)
        finally:
            evening.go_home()
            house.end()
            if database:
                database.remove()


def _measured(name: str, house: Nodes, evening: Gathering, database: PrivateCluster | None) -> Load:
    _settle(house)
    evening.play_on(20)
    before = _spent(house, database)
    heard = {id(player): len(player.waits) for player in evening.players}
    begun = monotonic()
    while monotonic() - begun < SECONDS:
        evening.fill()
        sleep(0.05)
    seconds, after = monotonic() - begun, _spent(house, database)
    waits = [w for each in evening.players for w in each.waits[heard.get(id(each), 0) :]]
    return Load(
        name, seconds, Spent(*(b - a for a, b in zip(before, after, strict=True))), sorted(waits)
    )


def _settle(house: Nodes) -> None:
    """A node that has just begun makes its lessons beside the loop, some seconds of work: that is
    no move's cost."""
    used, before = 1.0, 0.0
    while used > QUIET:
        sleep(1)
        now = sum(processor_time(node.process.pid) for node in house.nodes)
        used, before = now - before, now


def _spent(house: Nodes, database: PrivateCluster | None) -> Spent:
    pids = [node.process.pid for node in house.nodes]
    return Spent(
        moves=sum(house.count(each) for each in MOVES),
        messages=sum(house.count(each) for each in MESSAGES),
        loop=sum(processor_time(pid, pid) for pid in pids),
        nodes=sum(processor_time(pid) for pid in pids),
        sessions=_sessions(database.pid) if database else 0.0,
        database=with_children(database.pid) if database else 0.0,
        workers=sum(with_children(pid) - processor_time(pid) for pid in pids),
        races=house.count("gaslamp_races_lost_total"),
    )


def _sessions(postmaster: int) -> float:
    return sum(processor_time(pid) for pid in children(postmaster) if not _is_its_own(pid))


def _is_its_own(pid: int) -> bool:
    title = Path(f"/proc/{pid}/cmdline").read_bytes()
    return any(each in title for each in _TITLES)


def _costs(loads: list[Load]) -> str:
    base = loads[0]
    head = ["", "moves/s", "node ms/move", "database ms/move", "both against SQLite"]
    head += ["messages/move", "µs/message", "median", "p99", "races"]
    return table(head, [_cost(each, base) for each in loads])


def _cost(load: Load, base: Load) -> list[str]:
    spent, waits = load.spent, load.waits or [0.0]
    return [
        load.name,
        f"{spent.moves / load.seconds:.0f}",
        load.each(spent.nodes),
        load.each(spent.database),
        f"{_rate(spent) / _rate(base.spent):.2f}",
        f"{spent.messages / max(1.0, spent.moves):.1f}",
        f"{1e6 * (spent.nodes + spent.database) / max(1.0, spent.messages):.0f}",
        f"{1000 * waits[len(waits) // 2]:.0f} ms",
        f"{1000 * waits[int(len(waits) * 0.99)]:.0f} ms",
        f"{spent.races:.0f}",
    ]


def _rate(spent: Spent) -> float:
    """Moves a second of all processor time together."""
    return max(1.0, spent.moves) / max(0.01, spent.nodes + spent.database)


def _places(loads: list[Load]) -> str:
    head = ["", "the loop", "beside it", "sessions", "its own", "workers"]
    return table(head, [[each.name, *_split(each)] for each in loads])


def _split(load: Load) -> list[str]:
    spent = load.spent
    parts = [spent.loop, spent.nodes - spent.loop]
    parts += [spent.sessions, max(0.0, spent.database - spent.sessions), spent.workers]
    return [load.each(part) for part in parts]
