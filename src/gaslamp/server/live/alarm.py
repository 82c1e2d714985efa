"""Rings when somebody's time is up."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Final

from gaslamp.table.state import Table

A_LITTLE: Final = 0.01
"""Seconds by which it rings too late rather than too early."""


class Alarm:
    def __init__(self, now: Callable[[], int], ring: Callable[[], None]) -> None:
        self._now = now
        self._ring = ring
        self._timer: TimerHandle | None = None
        self._due: tuple[int, int] | None = None

    def stop_for_good(self) -> None:
        """Nothing holds the table any more that the table holds."""
        self.stop()
        self._ring = _silent

    def set_for(self, table: Table) -> None:
        """Also when it has rung already and that came to nothing."""
        due = table.clock.due()
        if due == self._due and self._timer is not None:
            return
        self.stop()
        self._due = due
        if due is not None:
            wait = max(0.0, (due[0] - self._now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait + A_LITTLE, self._rings)

    def _rings(self) -> None:
        self._timer = None
        self._ring()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _silent() -> None:
    """What rings when the table has gone."""
