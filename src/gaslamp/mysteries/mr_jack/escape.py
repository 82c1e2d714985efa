"""Escape for certain: Jack plays two cards in a row, and the second is his own way out.

The first must make the way free. It is asked for only where he cannot simply leave at once.
"""

from typing import Any, Final

from gaslamp.core.numbering import kind_of
from gaslamp.core.seats import CHANCE
from gaslamp.games.mr_jack import GAME, codes
from gaslamp.games.mr_jack.actions import Activate
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.mysteries.draft import Draft, Juncture
from gaslamp.mysteries.mr_jack.activations import (
    Activation,
    TooManyWaysError,
    activations,
    laid_out,
    played,
    spelt,
)
from gaslamp.mysteries.mystery import Reason

ESCAPE: Final = "escape"
_MOST_ANSWERS: Final = 24
_ONE_IN: Final = 6
_FIRST_OF_TWO: Final = 1
_CARDS_TO_WEIGH: Final = 3


def escape(moment: Juncture) -> Draft | None:
    position: Any = moment.play.position
    if not _may_escape_with_the_second(position, moment.seat):
        return None
    try:
        if way_out(position) is not None:
            return None
        found = [
            each
            for each in activations(position, moment.seat, endings=False)
            if CHARACTERS[position.jack] != GAME.to_typed(each.steps[0]).character  # type: ignore[attr-defined]
        ]
        return _draft(moment, found)
    except TooManyWaysError:
        return None


def _may_escape_with_the_second(position: Any, seat: int) -> bool:
    return (
        seat == codes.JACK
        and not position.witness
        and position.active == codes.NOBODY
        and position.turn % 2 == 1
        and position.played.bit_count() == _FIRST_OF_TWO
        and bool(position.turned_up & ~position.played & 1 << position.jack)
    )


def way_out(position: MrJackPosition) -> tuple[int, ...] | None:
    """The steps by which Jack leaves with his own card, if he can."""
    card = GAME.from_typed(Activate(codes.JACK, CHARACTERS[position.jack]))
    if card not in position.legal(codes.JACK):
        return None
    after = position.copy()
    after.apply(card)
    for each in activations(after, codes.JACK, endings=True):
        if kind_of(each.steps[-1]) == codes.LEAVE:
            return (card, *each.steps)
    return None


def settled(after: MrJackPosition) -> MrJackPosition:
    """Whatever alibi is drawn, the board is the same."""
    if not after.chance_awaited:
        return after
    drawn = after.copy()
    drawn.apply(drawn.legal(CHANCE)[0])
    return drawn


def _draft(moment: Juncture, found: list[Activation]) -> Draft | None:
    position: Any = moment.play.position
    outs = [(each, way_out(settled(each.after))) for each in found]
    right = [(each, out) for each, out in outs if out is not None]
    if not 0 < len(right) <= _MOST_ANSWERS or len(right) * _ONE_IN > len(found):
        return None
    accepted = [", ".join(spelt(position, each.steps)) for each, _ in right]
    sight = moment.play.sight(moment.seat)
    view = sight.view
    first, out = right[0]
    leaving = ", ".join(spelt(settled(first.after), out))
    return Draft(
        kind=ESCAPE,
        sight=sight,
        accepted=accepted,
        chain=[Reason(case="first", move=accepted[0]), Reason(case="second", move=leaving)],
        key=(repr(view.characters), repr(view.covers), repr(view.cordons), view.cards, view.jack),
        given={"position": laid_out(position)},
        size=_CARDS_TO_WEIGH,
        solves=lambda rank: played(moment, rank) in accepted,
    )
