"""What can be done in the duel."""

from typing import Annotated, Final

from msgspec import Meta
from tests.guests.duel import codes

from gaslamp.core.data import Tagged
from gaslamp.core.numbering import Bits, Count, Numbering, Verb

Seat = Annotated[int, Meta(ge=0, le=1)]
Card = Annotated[int, Meta(ge=1, le=codes.CARDS)]


class Draw(Tagged):
    """The house draws a card for a seat."""

    seat: Seat
    card: Card


class Ask(Tagged):
    """Is the other's card at least this one?"""

    seat: Seat
    card: Card


class Guess(Tagged):
    """The other's card is this one."""

    seat: Seat
    card: Card


Action = Draw | Ask | Guess
SEAT: Final = Count(0, 1)
_CARD: Final = Bits("card", Count(1, codes.CARDS), 3)
_QUESTION: Final = Bits("card", Count(2, codes.CARDS), 3)

NUMBERING: Final = Numbering(
    Verb(codes.DRAW, Draw, _CARD, Bits("seat", SEAT, 1)),
    Verb(codes.ASK, Ask, _QUESTION, actor=SEAT),
    Verb(codes.GUESS, Guess, _CARD, actor=SEAT),
)
