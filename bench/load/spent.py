"""What has been done and used between two moments, added up over the pieces that are measured."""

from time import monotonic, process_time
from typing import Final

from bench.load.crowd import Crowd
from bench.load.house import House
from bench.load.processes import busy

SENT: Final = "gaslamp_messages_sent_total"
RECEIVED: Final = "gaslamp_messages_received_total"
SWEEPS: Final = 'python_gc_collections_total{generation="2"}'
BOT_SECONDS, BOT_QUESTIONS = "gaslamp_bot_seconds_sum", "gaslamp_bot_seconds_count"
BOT_MOVES: Final = 'gaslamp_moves_total{by="bots"}'
"""Bots are asked more often than they move: some may speak up, and do not."""
_COUNTED: Final = (SENT, RECEIVED, SWEEPS, BOT_SECONDS, BOT_QUESTIONS, BOT_MOVES)


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
    }


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
