"""What can be done in The Culprit: the typed face of the rules' numbers."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games.culprit import codes
from gaslamp.games.culprit.cards import CARD_TEXT

Seat = Annotated[int, Meta(ge=0, le=7)]


class Deal(Tagged, frozen=True):
    """A card goes to a hand, face down until all are dealt."""

    seat: Seat
    card: str


class Take(Tagged, frozen=True):
    """Rumour: the left neighbour takes this card from the giver's hand."""

    giver: Seat
    card: str


class Draw(Tagged, frozen=True):
    """Whoever has just discarded draws from the pile."""

    card: str


class Show(Tagged, frozen=True):
    """Toby: the card that was pointed at."""

    card: str


class HandBack(Tagged, frozen=True):
    """Panic: one of the gathered cards goes to one of those who gave."""

    seat: Seat
    card: str


class Play(Tagged, frozen=True):
    """Play a card, at somebody if it is that kind of card and somebody may be named."""

    seat: Seat
    card: str
    target: Seat | None = None


class Discard(Tagged, frozen=True):
    seat: Seat
    card: str


class Give(Tagged, frozen=True):
    """Choose the card to part with in a Sharing, a Panic or an exchange."""

    seat: Seat
    card: str


class Trade(Tagged, frozen=True):
    """The Witness will exchange a card."""

    seat: Seat


class Decline(Tagged, frozen=True):
    """The Witness will not, or cannot."""

    seat: Seat


class Suspect(Tagged, frozen=True):
    """Say who the culprit might be, or that one suspects nobody."""

    seat: Seat
    suspect: Seat | None


class SuspectAccomplice(Tagged, frozen=True):
    seat: Seat
    suspect: Seat


class Done(Tagged, frozen=True):
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


def card_number(text: str) -> int:
    if text not in CARD_TEXT:
        raise Unreadable(say("culprit-no-such-card", text=text))
    return CARD_TEXT.index(text)


def _card(argument: int) -> str:
    return CARD_TEXT[argument & 15]


def _seat(number: int) -> int | None:
    return None if number == codes.NO_SEAT else number


_TYPED: Final[dict[int, Callable[[int, int], Action]]] = {
    codes.DEAL: lambda _, argument: Deal(argument >> 4, _card(argument)),
    codes.TAKE: lambda _, argument: Take(argument >> 4, _card(argument)),
    codes.DRAW: lambda _, argument: Draw(_card(argument)),
    codes.SHOW: lambda _, argument: Show(_card(argument)),
    codes.HAND_BACK: lambda _, argument: HandBack(argument >> 4, _card(argument)),
    codes.PLAY: lambda seat, argument: Play(seat, _card(argument), _seat(argument >> 4)),
    codes.DISCARD: lambda seat, argument: Discard(seat, _card(argument)),
    codes.GIVE: lambda seat, argument: Give(seat, _card(argument)),
    codes.TRADE: lambda seat, _: Trade(seat),
    codes.DECLINE: lambda seat, _: Decline(seat),
    codes.SUSPECT: lambda seat, argument: Suspect(seat, _seat(argument)),
    codes.SUSPECT_AIDE: SuspectAccomplice,
    codes.DONE: lambda seat, _: Done(seat),
}


def to_typed(action: int) -> Action:
    return _TYPED[action >> 5 & 15](action & 31, action >> 9)


def _pack(seat: int, kind: int, argument: int = 0) -> int:
    return seat | kind << 5 | argument << 9


def _number(seat: int | None) -> int:
    return codes.NO_SEAT if seat is None else seat


def from_typed(action: Any) -> int:  # noqa: C901 - one case an action
    match action:
        case Deal(seat, card):
            return _pack(CHANCE, codes.DEAL, card_number(card) | seat << 4)
        case Take(giver, card):
            return _pack(CHANCE, codes.TAKE, card_number(card) | giver << 4)
        case Draw(card):
            return _pack(CHANCE, codes.DRAW, card_number(card))
        case Show(card):
            return _pack(CHANCE, codes.SHOW, card_number(card))
        case HandBack(seat, card):
            return _pack(CHANCE, codes.HAND_BACK, card_number(card) | seat << 4)
        case Play(seat, card, target):
            return _pack(seat, codes.PLAY, card_number(card) | _number(target) << 4)
        case Discard(seat, card):
            return _pack(seat, codes.DISCARD, card_number(card))
        case Give(seat, card):
            return _pack(seat, codes.GIVE, card_number(card))
        case Trade(seat):
            return _pack(seat, codes.TRADE)
        case Decline(seat):
            return _pack(seat, codes.DECLINE)
        case Suspect(seat, suspect):
            return _pack(seat, codes.SUSPECT, _number(suspect))
        case SuspectAccomplice(seat, suspect):
            return _pack(seat, codes.SUSPECT_AIDE, suspect)
        case Done(seat):
            return _pack(seat, codes.DONE)
    raise TypeError(f"no action of The Culprit: {action!r}")
