"""That somebody was given a hint, as a record keeps it: who, when and how far, not what it said."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import MAX_SEATS
from gaslamp.core.sentence import say

RUNGS = 3
"""Where to look, what follows, a good move."""


class Hinting(Data):
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    ply: Annotated[int, Meta(ge=0)]
    """After so many actions of the record, chance's included."""
    rung: Annotated[int, Meta(ge=1, le=RUNGS)]
    """1: where to look, 2: what follows, 3: a good move."""


def check_hints(hints: Sequence[Hinting], seats: int, plies: int) -> None:
    """Whether all of them were given to somebody at the table, while the game was played, one
    after the other."""
    before = 0
    for each in hints:
        if each.seat >= seats or not before <= each.ply <= plies:
            raise Unreadable(say("unreadable-hints"))
        before = each.ply
