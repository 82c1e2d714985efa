"""Where an action, which is a number inside the house, has what.

    bits 0-4    the seat that acts; 30 is chance
    bits 5-8    the kind of action, as the game's `codes` number them
    bits 9-     the argument: what the action is about, kind by kind
    bits 32-    in what a viewer sees of it: what comes of it

The rules are compiled and read these bits themselves; a game's `codes` say where its arguments have
what. Everybody else asks `numbering`.
"""

from typing import Final

SEAT_BITS: Final = 31
KIND: Final = 5
KIND_BITS: Final = 15
ARGUMENT: Final = 9
SEATLESS: Final = ARGUMENT - KIND
"""Where a number that is an action but for its seat has the argument."""
BESIDE: Final = 32
