"""How long one turn of the event loop takes: while it does, everybody else waits.

Counted in processor time, which no neighbour on the machine adds to, and every few milliseconds: a
turn is never longer than what is counted, and shorter by at most one `BEAT`.
"""

import asyncio
from collections.abc import Callable
from time import monotonic, thread_time
from typing import Final

from gaslamp.server.logs import log
from gaslamp.server.metrics import Metrics
from gaslamp.server.witness import Witness

BEAT: Final = 0.005
LONG: Final = 0.03
"""Seconds: of a turn that takes longer, the log says where it was."""
MINUTE: Final = 60.0


class Pulse:
    def __init__(self, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._used = 0.0
        self._due = 0.0
        self._minutes = [0.0, 0.0]
        """The longest turn of the minute before, and of this one."""
        self._begun = 0.0
        self.lag = 0.0
        """Seconds by which the last beat came too late."""
        self._witness = Witness()
        self._beating: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._witness.start()
        self._used, self._begun = thread_time(), self._clock()
        self._due = self._begun + BEAT
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def stop(self) -> None:
        self._witness.stop()
        if self._beating is not None:
            self._beating.cancel()

    def _beat(self) -> None:
        used, now = thread_time(), self._clock()
        self.note(used - self._used, now)
        self.lag, self._used, self._due = max(0.0, now - self._due), used, now + BEAT
        self._witness.next_turn()
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def note(self, held: float, now: float) -> None:
        if now - self._begun > MINUTE:
            self._minutes, self._begun = [self._minutes[1], 0.0], now
        self._minutes[1] = max(self._minutes[1], held)
        self._metrics.holds.observe(held)
        self._metrics.longest_hold.set(max(self._minutes))
        if held > LONG:
            self._report(held)

    def _report(self, held: float) -> None:
        where, swept = self._witness.where()
        log("held", milliseconds=round(held * 1000), where=where, collector=round(swept * 1000))
