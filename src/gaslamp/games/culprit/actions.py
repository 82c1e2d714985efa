"""What can be done in The Culprit: the typed face of the rules' numbers."""

from typing import Annotated, Any, Final

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.numbering import Bits, Count, NameOf, Numbering, Verb
from gaslamp.games.culprit import codes
from gaslamp.games.culprit.cards import CARD_TEXT

Seat = Annotated[int, Meta(ge=0, le=7)]


class Deal(Tagged):
    """A card goes to a hand, face down until all are dealt."""

    seat: Seat
    card: str


class Take(Tagged):
    """Rumour: the left neighbour takes this card from the giver's hand."""

    giver: Seat
    card: str


class Draw(Tagged):
    """Whoever has just discarded draws from the pile."""

    card: str


class Show(Tagged):
    """Toby: the card that was pointed at."""

    card: str


class HandBack(Tagged):
    """Panic: one of the gathered cards goes to one of those who gave."""

    seat: Seat
    card: str


class Play(Tagged):
    """Play a card, at somebody if it is that kind of card and somebody may be named."""

    seat: Seat
    card: str
    target: Seat | None = None


class Discard(Tagged):
    seat: Seat
    card: str


class Give(Tagged):
    """Choose the card to part with in a Sharing, a Panic or an exchange."""

    seat: Seat
    card: str


class Trade(Tagged):
    """The Witness will exchange a card."""

    seat: Seat


class Decline(Tagged):
    """The Witness will not, or cannot."""

    seat: Seat


class Suspect(Tagged):
    """Say who the culprit might be, or that one suspects nobody."""

    seat: Seat
    suspect: Seat | None


class SuspectAccomplice(Tagged):
    seat: Seat
    suspect: Seat


class Done(Tagged):
    """There is no more to say."""

    seat: Seat


Action = (
    Deal
    | Take
    | Draw
    | Show
    | HandBack
    | Play
    | Discard
    | Give
    | Trade
    | Decline
    | Suspect
    | SuspectAccomplice
    | Done
)


HUNTS: Final = ("detective", "toby")
"""Cards that find somebody."""
CARD: Final = NameOf(CARD_TEXT, "culprit-no-such-card")
card_number: Final = CARD.number
SEAT: Final = Count(0, 7)
SOMEBODY: Final = Count(0, 7, none=codes.NO_SEAT)
_CARD: Final = Bits("card", CARD, 4)

NUMBERING: Final = Numbering(
    Verb(codes.DEAL, Deal, _CARD, Bits("seat", SEAT, 4)),
    Verb(codes.TAKE, Take, _CARD, Bits("giver", SEAT, 4)),
    Verb(codes.DRAW, Draw, _CARD),
    Verb(codes.SHOW, Show, _CARD),
    Verb(codes.HAND_BACK, HandBack, _CARD, Bits("seat", SEAT, 4)),
    Verb(codes.PLAY, Play, _CARD, Bits("target", SOMEBODY, 4), actor=SEAT),
    Verb(codes.DISCARD, Discard, _CARD, actor=SEAT),
    Verb(codes.GIVE, Give, _CARD, actor=SEAT),
    Verb(codes.TRADE, Trade, actor=SEAT),
    Verb(codes.DECLINE, Decline, actor=SEAT),
    Verb(codes.SUSPECT, Suspect, Bits("suspect", SOMEBODY, 4), actor=SEAT),
    Verb(codes.SUSPECT_AIDE, SuspectAccomplice, Bits("suspect", SEAT, 4), actor=SEAT),
    Verb(codes.DONE, Done, actor=SEAT),
)


def to_typed(action: int) -> Action:
    typed: Action = NUMBERING.to_typed(action)
    return typed


def from_typed(action: Any) -> int:
    return NUMBERING.from_typed(action)


def stakes(action: Any) -> bool:
    """Whether it stakes the game on what its seat knows."""
    return isinstance(action, Play) and action.card in HUNTS
