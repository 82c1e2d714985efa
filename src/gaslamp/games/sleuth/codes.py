"""The numbers by which the rules speak of actions, stages and ends. They never leave the process.

`core.layout` says where an action has its seat and its kind; behind each kind stands what its
argument holds, from the lowest bits up.
"""

from enum import IntEnum
from typing import Final

DEAL: Final = 0  # gem, dealt to
DRAW: Final = 1  # card
BEGIN: Final = 2  # seat
ASK: Final = 3  # opponent, asked, with which card
EXCHANGE: Final = 4
END_TURN: Final = 5
FINAL: Final = 6  # opponent
QUESTION: Final = 7  # question
ANNOUNCE: Final = 8
NAME: Final = 9  # gem

GEM_BITS: Final = 63
DEALT_TO: Final = 6
"""Where the argument of a deal has the seat, above the gem."""
OPPONENT_BITS: Final = 7
ASKED: Final = 3
ASKED_BITS: Final = 63
WITH: Final = 9
"""Where the argument of a question has what is asked, above the opponent, and the card above it."""

DEALING: Final = 0
DRAWING_CARDS: Final = 1
CHOOSING_FIRST: Final = 2
PLAYING: Final = 3

NOBODY: Final = -1
MIDDLE: Final = 7
"""Where open gems are dealt to: the middle of the table, as if it were a seat."""


class End(IntEnum):
    """Every way in which a game of Sleuth ends."""

    SOLVED = 1
    """SL-24: somebody named the missing gem."""
    PLACES_FILLED = 2
    """SL-30: as many as agreed have named it."""
    ALL_OUT = 3
    """SL-24: nobody is left who could."""


SOLVED: Final = int(End.SOLVED)
PLACES_FILLED: Final = int(End.PLACES_FILLED)
ALL_OUT: Final = int(End.ALL_OUT)
