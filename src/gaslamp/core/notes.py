"""How much the house notes for a player: three ways, each with all that the one before it has."""

from typing import Final, Literal

Way = Literal["paper", "clerk", "oracle"]

PAPER: Final = "paper"
"""Only what lies before one's eyes and what one was shown; nothing is concluded."""
CLERK: Final = "clerk"
"""What each fact says by itself, as a careful person would note it."""
ORACLE: Final = "oracle"
"""All that follows from everything together."""

WAYS: Final[tuple[Way, ...]] = (PAPER, CLERK, ORACLE)


def allows(most: Way, way: Way) -> bool:
    """Whether somebody may note that way where this is the most that was agreed on."""
    return WAYS.index(way) <= WAYS.index(most)


def lesser(one: Way, other: Way) -> Way:
    return one if allows(other, one) else other


def agreed_way(aids: Way | bool) -> Way:
    """The most that a table allows. Tables used to say yes or no: without aids there was still a
    sheet that filled itself, and no more."""
    if isinstance(aids, bool):
        return ORACLE if aids else CLERK
    return aids
