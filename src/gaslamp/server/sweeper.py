"""When the garbage collector looks round: while it does, the house stands still.

What it has looked at once is set aside and not looked at again, so that it never has much to do:
the collector comes after so many arrivals, when so much is new, or after some seconds. What dies
later is freed when nothing refers to it any more, which is why nothing here may hold itself in a
circle for good (sockets and tables let go of themselves when they close). Everything is looked at
anew when nobody is there.
"""

import gc
from typing import Final

BEAT: Final = 0.2
"""Seconds from one look whether there is something to do to the next: in one second a thousand may
come back, which would be too much for one sweep."""
EVERY: Final = 100
"""Beats after which it is done in any case."""
ENOUGH: Final = 150
"""So many sockets and tables that have come since."""
MUCH: Final = 5
"""So many times the collector has looked at what is quite new: what was left of it each time."""
_YOUNG, _NEVER = 10_000, 1_000_000
"""Of itself it only looks at what is quite new, which takes a millisecond."""


def settle() -> None:
    """All that is there before the first table stays for good and is never looked at again."""
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)
    gc.collect()
    gc.freeze()


class Sweeper:
    def __init__(self) -> None:
        self._beats = 0
        self._arrived = 0
        self._deeply = 0

    def beat(self, arrived: int, still_here: int) -> bool:
        """With how many sockets and tables have ever come, and how many sockets are open; whether
        it swept."""
        self._beats += 1
        if not still_here and arrived != self._deeply:
            self._deeply = arrived
            gc.unfreeze()
        elif not self._is_time(arrived):
            return False
        self._beats, self._arrived = 0, arrived
        gc.collect()
        gc.freeze()
        return True

    def _is_time(self, arrived: int) -> bool:
        came, much = arrived - self._arrived >= ENOUGH, gc.get_count()[1] >= MUCH
        return came or much or self._beats >= EVERY
