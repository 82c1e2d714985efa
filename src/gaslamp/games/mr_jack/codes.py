"""The numbers by which the rules speak of actions, people and ends. They never leave the process.

`core.layout` says where an action has its seat and its kind; behind each kind stands what its
argument holds, from the lowest bits up.
"""

from enum import IntEnum
from typing import Final

JACK: Final = 0
INVESTIGATOR: Final = 1

DRAW_JACK: Final = 0  # character
TURN_UP: Final = 1  # character
DRAW_ALIBI: Final = 2  # character, other: who draws
ACTIVATE: Final = 3  # character
MOVE: Final = 4  # cell
STAY: Final = 5
LEAVE: Final = 6  # exit
ACCUSE: Final = 7  # character
LANTERN: Final = 8  # direction
LAMP: Final = 9  # place, other place
CORDON: Final = 10  # exit, other exit
COVER: Final = 11  # place, other place
WHISTLE: Final = 12  # character, points spent, the cell where it ends
EXCHANGE: Final = 13  # character

PLACE_BITS: Final = 7
OTHER: Final = 3
"""Where an argument has what stands beside a character, a lamp or a manhole: each is one of 8."""
EXIT_BITS: Final = 3
OTHER_EXIT: Final = 2
SPENT: Final = 3
SPENT_BITS: Final = 3
CELL: Final = 5
"""Where the argument of a whistle has its points, above the character, and its cell above them."""

HOLMES: Final = 0
WATSON: Final = 1
SMITH: Final = 2
LESTRADE: Final = 3
STEALTHY: Final = 4
GOODLEY: Final = 5
GULL: Final = 6
BERT: Final = 7

NOBODY: Final = -1
PLAIN_TILE: Final = 5
"""What stands on a lamp place: nothing (0), a turn's tile (1-4), or a tile without a number."""

OUTSIDE: Final = 60
"""Where those stand who are not in a small form: no street is near, and nobody sees it."""

EVERYBODY: Final = 255
CARDS_A_TURN: Final = 4
WHISTLE_POINTS: Final = 3
LAST_NUMBERED_TILE: Final = 4
LAST_TURN: Final = 8


class End(IntEnum):
    """Every way in which a game of Mr. Jack ends."""

    ESCAPED = 1
    """MJ-70: Jack has left the district."""
    ARRESTED = 2
    """MJ-71: the Investigator accused Jack's character."""
    WRONG_ACCUSATION = 3
    """MJ-71: the Investigator accused another."""
    DAWN = 4
    """MJ-72: the eighth turn is over and nobody is arrested."""


ESCAPED: Final = int(End.ESCAPED)
ARRESTED: Final = int(End.ARRESTED)
WRONG_ACCUSATION: Final = int(End.WRONG_ACCUSATION)
DAWN: Final = int(End.DAWN)
