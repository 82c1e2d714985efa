"""Positions of The Culprit that a seat holds possible, and whom everybody may suspect in them."""

from typing import Any, Final

from gaslamp.bots.novice.culprit_suspicion import Suspicion, suspicion
from gaslamp.core.bits import mask_of
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.culprit import codes, events
from gaslamp.games.culprit.cards import CARD_TEXT, pack
from gaslamp.games.culprit.options import start
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge.culprit import KNOWLEDGE
from gaslamp.knowledge.culprit.present import PresentCards
from gaslamp.knowledge.culprit.transcript import this_round

_SEATS: Final = 8
_SECRET: Final = (
    events.PickedUp,
    events.Looked,
    events.Recognised,
    events.WasRecognised,
    events.Received,
    events.Gathered,
)
_CHOOSING: Final = ("sharing", "swapping", "gathering")


class Imagined:
    """What one sight leaves open, drawn as often as one likes."""

    def __init__(self, sight: Sight[Any, Any, Any]) -> None:
        self.sight = sight
        self._followed = KNOWLEDGE.glimpse(sight)
        self.nothing = not this_round(sight) or not self._followed.worlds
        """Whether no way was found: where there are very many, only some are followed; and of a
        position that somebody set up, the deal was not seen."""
        self._present = None if self.nothing else PresentCards(self._followed)
        self._seen = _as_seen(sight)

    def draw(self, dice: Dice) -> CulpritPosition:
        assert self._present is not None
        lying = self._present.draw(dice)
        position = self._seen.copy()
        position.hands = lying.hands
        position.gathered = lying.gathered
        position.rest = lying.pile
        return position


def _as_seen(sight: Sight[Any, Any, Any]) -> CulpritPosition:
    """The table without what is hidden. Who has chosen a card in secret may choose again."""
    view, position = sight.view, start(sight.seats, sight.options)
    blank = [0] * (_SEATS - sight.seats)
    seats = list(enumerate(view.seats))
    position.stage = codes.STAGES.index(view.stage)
    position.dealt = 4 * sight.seats
    position.points = [*(each.points for _, each in seats), *blank]
    position.played = [*(pack(each.played) for _, each in seats), *blank]
    position.discarded = [view.discarded.count(card) for card in CARD_TEXT]
    position.turn = _or_nobody(view.turn)
    position.target = _or_nobody(view.target)
    position.accomplices = mask_of([seat for seat, each in seats if each.accomplice])
    position.handcuffs = next((seat for seat, each in seats if each.handcuffed), codes.NOBODY)
    position.maid = mask_of([seat for seat, each in seats if each.maid])
    position.governess = mask_of([seat for seat, each in seats if each.governess])
    position.choosing = mask_of(_choosing(sight))
    return position


def _choosing(sight: Sight[Any, Any, Any]) -> list[int]:
    view = sight.view
    if view.stage not in _CHOOSING:
        return []
    if view.stage == "swapping":
        return [view.turn, view.target]
    return [seat for seat, each in enumerate(view.seats) if each.cards]


def _or_nobody(seat: int | None) -> int:
    return codes.NOBODY if seat is None else seat


def shares(sight: Sight[Any, Any, Any]) -> list[float]:
    """Of eight viewers, the suspicion of each seat: the own one, and what the others can have."""
    found = [0.0] * (_SEATS * _SEATS)
    told = _told_to_all(sight.events)
    for viewer in range(sight.seats):
        row = suspicion(sight) if viewer == sight.viewer else _of_another(sight.seats, viewer, told)
        for seat in range(sight.seats):
            found[viewer * _SEATS + seat] = max(0.0, row.share[seat])
    return found


def _of_another(seats: int, viewer: int, told: list[Any]) -> Suspicion:
    suspected = Suspicion(seats, viewer)
    for event in told:
        suspected.hear(event)
    suspected.settle()
    return suspected


def _told_to_all(told: list[Any]) -> list[Any]:
    """What everybody heard of this round: no faces that only some have seen."""
    last = max((at for at, event in enumerate(told) if isinstance(event, events.Dealt)), default=0)
    return [_face_down(event) for event in told[last:] if not isinstance(event, _SECRET)]


def _face_down(event: Any) -> Any:
    match event:
        case events.Took(taker, giver, _):
            return events.Took(taker, giver)
        case events.HandedBack(seat, _):
            return events.HandedBack(seat)
        case events.Drew(seat, _):
            return events.Drew(seat)
        case events.Chose(seat, _):
            return events.Chose(seat)
    return event
