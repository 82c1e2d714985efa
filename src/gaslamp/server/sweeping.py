"""When the garbage collector looks at everything: a house that is full stands still meanwhile."""

import gc
from typing import Final

EVERY: Final = 600
"""Seconds after which it is done in any case."""
LEAST: Final = 1000
_YOUNG, _MIDDLE, _NEVER = 10_000, 20, 1_000_000


def settle() -> None:
    """All that is there before the first table stays for good and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


class Sweeper:
    """What is left behind in circles is mostly sockets that were closed: those are counted."""

    def __init__(self) -> None:
        self._beats = 0
        self._closed = 0.0

    def beat(self, closed: float, still_open: int) -> bool:
        """Once a second, with how many sockets have ever been closed; whether it swept."""
        self._beats += 1
        if self._beats < EVERY and closed - self._closed < max(LEAST, still_open / 2):
            return False
        self._beats, self._closed = 0, closed
        gc.collect()
        return True
