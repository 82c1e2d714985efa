"""When the garbage collector looks round: while it does, the house stands still.

What it has looked at once is set aside and not looked at again, so that it never has much to do:
the collector comes after so many arrivals, or some seconds. What dies later is freed when nothing
refers to it any more, which is why nothing here may hold itself in a circle for good (sockets and
tables let go of themselves when they close). Everything is looked at anew when nobody is there.
"""

import gc
from typing import Final

EVERY: Final = 20
"""Seconds after which it is done in any case."""
ENOUGH: Final = 150
"""So many sockets and tables that have come since."""
_YOUNG, _MIDDLE, _NEVER = 10_000, 20, 1_000_000


def settle() -> None:
    """All that is there before the first table stays for good and is never looked at again."""
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    gc.collect()
    gc.freeze()


class Sweeper:
    def __init__(self) -> None:
        self._beats = 0
        self._arrived = 0
        self._deeply = 0

    def beat(self, arrived: int, still_here: int) -> bool:
        """Once a second, with how many sockets and tables have ever come, and how many sockets are
        open; whether it swept."""
        self._beats += 1
        if not still_here and arrived != self._deeply:
            self._deeply = arrived
            gc.unfreeze()
        elif self._beats < EVERY and arrived - self._arrived < ENOUGH:
            return False
        self._beats, self._arrived = 0, arrived
        gc.collect()
        gc.freeze()
        return True
