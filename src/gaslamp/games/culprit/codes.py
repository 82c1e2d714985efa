"""The numbers by which the rules speak of cards, actions, stages and ends. They stay inside.

`core.layout` says where an action has its seat and its kind; behind each kind stands what its
argument holds, from the lowest bits up.
"""

from enum import IntEnum
from typing import Final

from gaslamp.core.layout import ARGUMENT

FIRST: Final = 0
CULPRIT: Final = 1
DETECTIVE: Final = 2
ACCOMPLICE: Final = 3
SHERIFF: Final = 4
ALIBI: Final = 5
TOBY: Final = 6
YOUNGEST: Final = 7
SHARING: Final = 8
RUMOUR: Final = 9
PANIC: Final = 10
HAT: Final = 11
WITNESS: Final = 12
MAID: Final = 13
GOVERNESS: Final = 14
EXCHANGE: Final = 15

NO_CARD: Final = -1
NOBODY: Final = -1
NO_SEAT: Final = 15
"""Nobody, where an action names a seat."""

CARD: Final = ARGUMENT
CARD_BITS: Final = 15
OTHER: Final = CARD + 4
"""Where an action has its card, and the other seat that the card is about."""

DEAL: Final = 0  # card, other: who gets it
TAKE: Final = 1  # card, other: from whom
DRAW: Final = 2  # card
SHOW: Final = 3  # card
HAND_BACK: Final = 4  # card, other: who gets it
PLAY: Final = 5  # card, other: at whom
DISCARD: Final = 6  # card
GIVE: Final = 7  # card
TRADE: Final = 8
DECLINE: Final = 9
SUSPECT: Final = 10  # seat
SUSPECT_AIDE: Final = 11  # seat
DONE: Final = 12

DEALING: Final = 0
PLAYING: Final = 1
DISCARDING: Final = 2
DRAWING: Final = 3
SHOWING: Final = 4
ANSWERING: Final = 5
SHARING_OUT: Final = 6
SWAPPING: Final = 7
GATHERING: Final = 8
HANDING_BACK: Final = 9
TAKING: Final = 10
SUSPECTING: Final = 11
SUSPECTING_AIDES: Final = 12

STAGES: Final = (
    "dealing",
    "playing",
    "discarding",
    "drawing",
    "showing",
    "answering",
    "sharing",
    "swapping",
    "gathering",
    "handing-back",
    "taking",
    "suspecting",
    "suspecting-accomplices",
)


class End(IntEnum):
    """Every way in which a game ends: on points, or in the flash variant as its one round does."""

    POINTS = 1
    """CU-36: somebody has five points or more."""
    FOUND_BY_DETECTIVE = 2
    """CU-31."""
    FOUND_BY_TOBY = 3
    """CU-32."""
    ESCAPED = 4
    """CU-33: the Culprit was the last card of a hand."""
    HANDCUFFED = 5
    """CU-34: it was, in the hand of whoever wears the handcuffs."""


POINTS: Final = int(End.POINTS)
FOUND_BY_DETECTIVE: Final = int(End.FOUND_BY_DETECTIVE)
FOUND_BY_TOBY: Final = int(End.FOUND_BY_TOBY)
ESCAPED: Final = int(End.ESCAPED)
HANDCUFFED: Final = int(End.HANDCUFFED)
