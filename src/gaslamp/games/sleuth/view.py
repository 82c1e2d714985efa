"""What a seat or a spectator sees on the table now, put together piece by piece (SL-80)."""

from gaslamp.core.bits import members
from gaslamp.core.data import Data
from gaslamp.core.seats import OPEN, in_mask
from gaslamp.games.sleuth import codes
from gaslamp.games.sleuth.cards import CARD_TEXT, GEM_TEXT
from gaslamp.games.sleuth.rules import SleuthPosition


class SeatView(Data):
    """One player as everybody sees them."""

    gems: int
    """How many gems are in the hand."""
    cards: list[str]
    """The search cards in front, face up."""
    place: int | None
    """1 for the first to have named the missing gem, 2 for the second …"""
    out: bool


class FinalView(Data):
    opponent: int
    asked: int


class SleuthView(Data):
    viewer: int
    turn: int | None
    awaited: list[int]
    may_act: list[int]
    seats: list[SeatView]
    open_gems: list[str]
    pile: int
    used: list[str]
    final: FinalView | None
    naming: int | None
    over: bool
    hand: list[str] | None
    """The viewer's own gems."""
    named: list[str] | None
    """What the viewer has named so far, while naming."""
    missing: list[str] | None
    """The missing gems, once the viewer has seen them."""
    hands: list[list[str]] | None
    """All hands, when the game is over."""


def view(position: SleuthPosition, viewer: int) -> SleuthView:
    all_open = position.over or viewer == OPEN
    sits = 0 <= viewer < position.seats
    return SleuthView(
        viewer=viewer,
        turn=_seat(position.turn),
        awaited=[seat for seat in in_mask(position.awaited) if seat < position.seats],
        may_act=list(in_mask(position.may_act)),
        seats=[_seat_view(position, seat) for seat in range(position.seats)],
        open_gems=_gems(position.open_gems),
        pile=position.pile.bit_count(),
        used=_cards(position.used),
        final=_final(position),
        naming=_seat(position.naming),
        over=position.over,
        hand=_gems(position.hands[viewer]) if sits else None,
        named=_gems(position.named) if sits and viewer == position.naming else None,
        missing=_gems(position.undealt) if all_open or _has_seen(position, viewer) else None,
        hands=[_gems(position.hands[s]) for s in range(position.seats)] if all_open else None,
    )


def _has_seen(position: SleuthPosition, viewer: int) -> bool:
    """Whoever has named, rightly or wrongly, has seen the missing gems (SL-21)."""
    return viewer >= 0 and bool((position.out | position.winners) >> viewer & 1)


def _seat_view(position: SleuthPosition, seat: int) -> SeatView:
    return SeatView(
        gems=position.hands[seat].bit_count(),
        cards=_cards(position.cards[seat]),
        place=position.place[seat] or None,
        out=bool(position.out >> seat & 1),
    )


def _final(position: SleuthPosition) -> FinalView | None:
    if position.final_opponent == codes.NOBODY:
        return None
    return FinalView(position.final_opponent, position.final_asked)


def _seat(seat: int) -> int | None:
    return None if seat == codes.NOBODY else seat


def _gems(mask: int) -> list[str]:
    return [GEM_TEXT[gem] for gem in members(mask)]


def _cards(mask: int) -> list[str]:
    return [CARD_TEXT[card] for card in members(mask)]
