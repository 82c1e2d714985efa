"""The numbers by which the rules speak of actions, tickets, stages and ends. They never leave the
process.

`core.layout` says where an action has its seat and its kind; above them stand a station, a ticket
and a pawn, as far as its kind has them. Detectives and bobbies are counted from 0 here, each by
themselves.
"""

from enum import IntEnum
from typing import Final

from gaslamp.core.layout import ARGUMENT

START_DETECTIVE: Final = 0  # station, detective
START_BOBBY: Final = 1  # station, bobby
START_X: Final = 2  # station
CHOOSE: Final = 3  # station
GO: Final = 4  # station, ticket: Mister X's one step, or his second
DOUBLE: Final = 5  # station, ticket: the first step of two
SHOW: Final = 6
HIDE: Final = 7
TAKE: Final = 8  # ticket, detective
MOVE: Final = 9  # station, ticket, detective
BOBBY: Final = 10  # station, bobby

STATION: Final = ARGUMENT
STATION_BITS: Final = 255
TICKET: Final = STATION + 8
TICKET_BITS: Final = 7
PAWN: Final = TICKET + 3

TAXI: Final = 0
BUS: Final = 1
UNDERGROUND: Final = 2
BLACK: Final = 3
SECRET: Final = 4
"""Beginners: a move that is secret without a ticket."""
NO_TICKET: Final = 5

STARTING: Final = 0
CHOOSING: Final = 1
"""Mister X has his whole round before him."""
DOUBLING: Final = 2
"""He has made the first step of two."""
SHOWING: Final = 3
"""He has moved, and may show himself (SY-48)."""
TAKING: Final = 4
ANSWERING: Final = 5
"""The detectives move."""

MISTER_X: Final = 0
"""His seat."""


class End(IntEnum):
    """Every way in which a game of Scotland Yard ends."""

    CAUGHT = 1
    """SY-16, SY-47, SY-67: a detective or bobby is on Mister X's station."""
    BOXED_IN = 2
    """SY-15, SY-49, SY-67: Mister X cannot move."""
    LOG_FULL = 3
    """SY-17: the last place of the log has been answered."""
    LAST_ROUND = 4
    """SY-47, SY-67: the last round has been answered."""
    DETECTIVES_STUCK = 5
    """SY-18, SY-47: no detective can move any more."""


CAUGHT: Final = int(End.CAUGHT)
BOXED_IN: Final = int(End.BOXED_IN)
LOG_FULL: Final = int(End.LOG_FULL)
LAST_ROUND: Final = int(End.LAST_ROUND)
DETECTIVES_STUCK: Final = int(End.DETECTIVES_STUCK)
