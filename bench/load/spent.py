"""What has been done and used between two moments, added up over the pieces that are measured."""

from time import monotonic, process_time
from typing import Final

from bench.load.crowd import Crowd
from bench.load.house import House
from bench.load.processes import busy
from gaslamp.bots import LEVELS

SENT: Final = "gaslamp_messages_sent_total"
RECEIVED: Final = "gaslamp_messages_received_total"
SWEEPS: Final = 'python_gc_collections_total{generation="2"}'
BOT_SECONDS, BOT_QUESTIONS = "gaslamp_bot_seconds_sum", "gaslamp_bot_seconds_count"
"""Of each rank, which stands behind; and under these names, of all."""
BOT_MOVES: Final = 'gaslamp_moves_total{by="bots"}'
"""Bots are asked more often than they move: some may speak up, and do not."""
_COUNTED: Final = (SENT, RECEIVED, SWEEPS, BOT_MOVES)


async def sums(house: House, crowd: Crowd) -> dict[str, float]:
    """Everything that only grows, as it is now."""
    used, metrics = house.used, await house.metrics()
    return {
        "seconds": monotonic(),
        "moves": crowd.moves,
        "games": crowd.games,
        "bytes": crowd.tally.bytes,
        "server": used.server,
        "workers": used.workers,
        "clients": process_time(),
        "everything": busy(),
        **{name: metrics[name] for name in _COUNTED if name in metrics},
        **_of_bots(metrics),
    }


def of_rank(name: str, rank: str) -> str:
    return f'{name}{{rank="{rank}"}}'


def _of_bots(metrics: dict[str, float]) -> dict[str, float]:
    """A rank that has never been asked is told of by nobody."""
    if not metrics:
        return {}
    found: dict[str, float] = {}
    for name in (BOT_SECONDS, BOT_QUESTIONS):
        found |= {of_rank(name, rank): metrics.get(of_rank(name, rank), 0.0) for rank in LEVELS}
        found[name] = sum(metrics.get(of_rank(name, rank), 0.0) for rank in LEVELS)
    return found


class Spent:
    def __init__(self) -> None:
        self._sums: dict[str, float] = {}

    def add(self, before: dict[str, float], after: dict[str, float]) -> None:
        """What the house did not tell one of the two times is left out."""
        for name in after.keys() & before.keys():
            self._sums[name] = self._sums.get(name, 0.0) + after[name] - before[name]

    def __getitem__(self, name: str) -> float:
        return self._sums.get(name, 0.0)

    def a_second(self, name: str) -> float:
        return self[name] / max(self["seconds"], 1e-9)
