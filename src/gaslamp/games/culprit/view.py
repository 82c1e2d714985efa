"""What a seat or a spectator sees on the table now, put together piece by piece (CU-80)."""

from gaslamp.core.data import Data
from gaslamp.core.seats import OPEN, in_mask
from gaslamp.games.culprit import codes
from gaslamp.games.culprit.cards import CARD_TEXT, spell
from gaslamp.games.culprit.rules import CulpritPosition


class SeatView(Data):
    """One player as everybody sees them."""

    cards: int
    """How many cards are in hand."""
    played: list[str]
    """Face up in front of the player."""
    points: int
    accomplice: bool
    handcuffed: bool
    maid: bool
    """No Detective may question this player."""
    governess: bool
    """Neither Toby nor the Sheriff may choose this player."""


class CulpritView(Data):
    viewer: int
    stage: str
    turn: int | None
    target: int | None
    """Whom the card in play was aimed at."""
    awaited: list[int]
    seats: list[SeatView]
    discarded: list[str]
    pile: int
    over: bool
    hand: list[str] | None
    """The viewer's own cards, once all are dealt."""
    leaving: str | None
    """The card of that hand which is about to go: chosen, or taken by Rumour."""
    shown: list[str] | None
    """For the Witness, until it has answered: the hand it looks at."""
    hands: list[list[str]] | None
    """All hands, when the game is over."""


def view(position: CulpritPosition, viewer: int) -> CulpritView:
    all_open = position.over or viewer == OPEN
    sits = 0 <= viewer < position.seats
    seats = range(position.seats)
    dealing = position.stage == codes.DEALING
    return CulpritView(
        viewer=viewer,
        stage=codes.STAGES[position.stage],
        turn=_seat(position.turn),
        target=_seat(position.target),
        awaited=[seat for seat in in_mask(position.awaited) if seat < position.seats],
        seats=[_seat_view(position, seat) for seat in seats],
        discarded=_counted(position.discarded),
        pile=sum(position.copies if dealing else position.rest),
        over=position.over,
        hand=spell(position.hands[viewer]) if sits and not dealing else None,
        leaving=_leaving(position, viewer) if sits else None,
        shown=_shown(position, viewer),
        hands=[spell(position.hands[seat]) for seat in seats] if all_open else None,
    )


def _seat_view(position: CulpritPosition, seat: int) -> SeatView:
    """During the deal no hand is counted: who has how many of the initial cards would tell."""
    dealing = position.stage == codes.DEALING
    return SeatView(
        cards=0 if dealing else len(spell(position.hands[seat])),
        played=spell(position.played[seat]),
        points=position.points[seat],
        accomplice=bool(position.accomplices >> seat & 1),
        handcuffed=position.handcuffs == seat,
        maid=bool(position.maid >> seat & 1),
        governess=bool(position.governess >> seat & 1),
    )


def _leaving(position: CulpritPosition, viewer: int) -> str | None:
    card = position.chosen[viewer]
    return None if card == codes.NO_CARD else CARD_TEXT[card]


def _shown(position: CulpritPosition, viewer: int) -> list[str] | None:
    if position.stage != codes.ANSWERING or viewer != position.turn or position.over:
        return None
    return spell(position.hands[position.target])


def _counted(numbers: list[int]) -> list[str]:
    return [text for text, number in zip(CARD_TEXT, numbers, strict=True) for _ in range(number)]


def _seat(seat: int) -> int | None:
    return None if seat == codes.NOBODY else seat
