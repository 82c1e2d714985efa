"""When the garbage collector looks round: while it does, the house stands still.

What it has looked at twice is set aside and not looked at again, so that it never has much to do:
some ten thousand things, however many come at once. What dies later is freed when nothing refers to
it any more, which is why nothing here may hold itself in a circle for good (sockets and tables let
go of themselves when they close). Everything is looked at anew when nobody is there.
"""

import gc
from typing import Any

_YOUNG, _MIDDLE, _NEVER = 5_000, 2, 1_000_000
"""After so many new things the collector looks at them, at every third time also at those that it
had left then, and by itself never at all the rest."""


def settle() -> None:
    """All that is there before the first table stays for good and is never looked at again."""
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    gc.collect()
    gc.freeze()
    gc.callbacks.append(_set_aside)


def unsettle() -> None:
    """For programs that go on without a house."""
    gc.callbacks.remove(_set_aside)


def _set_aside(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 1:
        gc.freeze()


class Sweeper:
    def __init__(self) -> None:
        self._when_last_empty = 0

    def beat(self, arrived: int, still_here: int) -> bool:
        """Once a second, with how many sockets and tables have ever come, and how many sockets are
        open; whether it looked at everything.

        Otherwise it looks at what has not been set aside yet: where as many things go as come, the
        collector, which counts the one against the other, would not look for a long time."""
        thoroughly = not still_here and arrived != self._when_last_empty
        if thoroughly:
            self._when_last_empty = arrived
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        return thoroughly
