"""Several nodes on one PostgreSQL: what happens to them under play, and what they cost.

python -m bench cluster     with GASLAMP_KILLS and GASLAMP_MINUTES if wanted
"""

import os
from typing import Any, Final

from tests.server.nodes import LEASE

from bench import cluster_cost, cluster_drain, cluster_faults
from bench.keeping import Kept, Time
from bench.tables import table, thousands

KILLS = int(os.environ.get("GASLAMP_KILLS", "300"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))
COSTING: Final = 180.0
"""Seconds that are kept for what it costs."""
SOON: Final = 5.0
RETURN: Final = 15.0

INTRODUCTION = """\
Written by `gaslamp bench cluster --kills {wanted}`: {nodes} nodes of `gaslamp serve` on one
PostgreSQL, and people who play all four games with clocks and bots, the two at a table always by
different nodes. At random moments a node is killed with SIGKILL and started again; of ten kills one
comes after the node was stopped for longer than its lease ({lease:g} s) and went on, one after
all connections to the database were cut, one after the database was restarted. Whoever is cut off
goes to another node and sends again what was not acknowledged.
After every {each} faults each table's list is read and compared with what clients were told: every
acknowledged move must be there, none twice, in the order in which it was acknowledged, and whatever
a client has heard in all its pieces must be what its seat is told of that list and no more. The run
stops at the first table for which that does not hold. {cores} cores are shared by all of it, the
clients too."""


def run(
    kills: int = KILLS,
    minutes: float = MINUTES,
    nodes: int = 3,
    tables: int = 8,
    again: bool = False,
) -> str:
    kept, time = Kept("cluster", cluster_faults.nothing_yet(), again), Time(minutes)
    earlier = kept.totals["seconds"]
    while kept.totals["kills"] < kills and time.left > COSTING:
        wanted = min(cluster_faults.EACH, kills - kept.totals["kills"])
        cluster_faults.torment(kept.totals, wanted, nodes, time, time.left - COSTING)
        kept.totals["seconds"] = earlier + time.passed
        kept.save()
    return _page(kept.totals, kills, nodes, tables)


def _page(totals: dict[str, Any], wanted: int, nodes: int, tables: int) -> str:
    said = INTRODUCTION.format(
        wanted=wanted, nodes=nodes, lease=LEASE, each=cluster_faults.EACH, cores=os.cpu_count()
    )
    parts = ["# Many nodes", said, _faults(totals), *cluster_drain.chapter()]
    parts += cluster_cost.chapter(tables)
    return "\n\n".join(parts)


def _faults(totals: dict[str, Any]) -> str:
    outages, returns, moved = (sorted(totals[key]) for key in ("outages", "returns", "moved"))
    rows = [
        ["nodes killed", thousands(totals["kills"])],
        ["nodes stopped for longer than their lease", totals["slept"]],
        ["all connections cut", totals["cut"]],
        ["database restarted", totals["restarted"]],
        ["acknowledged", thousands(totals["acknowledged"])],
        ["moves kept", thousands(totals["moves"])],
        ["acknowledged moves lost", 0],
        ["moves there twice", 0],
        ["clients that were told what is not theirs", 0],
        ["clients cut off", thousands(len(outages))],
        [f"of these served again within {SOON:g} s", _within(outages, SOON)],
        ["longest until served again", _longest(outages)],
        ["median and longest until a killed node's tables were another's", _both(moved)],
        ["longest until moves went on after the database's return", _longest(returns)],
        [f"of these within {RETURN:g} s", _within(returns, RETURN)],
        ["moves of bots", thousands(totals["bots"])],
        ["clocks and bots that were another node's by then", totals["in vain"]],
        ["nodes that found on waking that others had given them up", totals["given up"]],
        ["minutes", f"{totals['seconds'] / 60:.0f}"],
    ]
    return table(["what", "how often"], rows)


def _within(seconds: list[float], limit: float) -> str:
    return thousands(sum(each <= limit for each in seconds))


def _longest(seconds: list[float]) -> str:
    return f"{seconds[-1]:.1f} s" if seconds else "–"


def _both(seconds: list[float]) -> str:
    return f"{seconds[len(seconds) // 2]:.1f} s, {seconds[-1]:.1f} s" if seconds else "–"


def page() -> str:
    return run()
