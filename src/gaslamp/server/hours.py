"""The house's time: what every clock at its tables goes by.

It runs with a clock that nobody can set. The computer's own is read once, when the house opens, and
may have been set to anything since it last closed: it is believed as far as time does not run
backwards for the tables. What it jumped ahead was absence, and an absence is given back.
"""

from collections.abc import Callable
from time import monotonic, time


class Hours:
    def __init__(
        self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic
    ) -> None:
        self._steady = steady
        self._begun = steady()
        self._wall = int(wall() * 1000)
        self._is_open = False

    def open(self, last_alive: int | None) -> None:
        """Never earlier than the last sign of life."""
        self._is_open = True
        self._wall += max(0, (last_alive or 0) - self.now())

    def now(self) -> int:
        """Milliseconds since 1970, as the house counts them."""
        return self._wall + int((self._steady() - self._begun) * 1000)

    def agree(self, now: int) -> None:
        """With a clock that all nodes go by. Once tables are open, time never goes back."""
        ahead = self.now() - now
        self._wall -= ahead if not self._is_open else min(0, ahead)
