"""What imagined rounds do not tell of a choice: how much better or worse than imagined choices of
its kind have turned out in games among inspectors.

A kind is what is done with which card, by whom (innocent, an accomplice or the culprit, early or
late in the round) and to whom. The weights are made by `python -m bench experience`.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from gaslamp.core.layout import KIND, KIND_BITS
from gaslamp.games.culprit.cards import CARD_TEXT, spell
from gaslamp.games.culprit.codes import (
    CARD,
    CARD_BITS,
    CULPRIT,
    DECLINE,
    DISCARD,
    GIVE,
    NO_SEAT,
    OTHER,
    PLAY,
    TRADE,
)
from gaslamp.games.culprit.rules import CulpritPosition

_CARDS: Final = 16
_GUILT: Final = CARD_TEXT[CULPRIT]
_LATE: Final = 2
_ROLES: Final = 6
_DEEDS: Final = {PLAY: 0, GIVE: _CARDS, DISCARD: 2 * _CARDS}
_TRADES: Final = 3 * _CARDS
_DECLINES: Final = _TRADES + 1
_DEED_COUNT: Final = _DECLINES + 1
_TRAITS: Final = 5
ROLE_WEIGHTS: Final = _ROLES * _DEED_COUNT
WEIGHTS: Final = _ROLES * (_DEED_COUNT + _CARDS * _TRAITS)

Counting = list[tuple[int, float]]
"""Which weights count, and how much."""


class Lessons(NamedTuple):
    trust: float
    """How much of a difference that was imagined was there."""
    weights: Sequence[float]


@cache
def lessons() -> Lessons:
    learnt = files(__package__).joinpath("experience.json").read_bytes()
    return msgspec.json.decode(learnt, type=Lessons)


class Experience:
    """One moment of one seat, in the light of what was learnt."""

    def __init__(self, worlds: Sequence[CulpritPosition], seat: int) -> None:
        self._table = worlds[0]
        """Hands of others are not looked into, but for how many cards there are."""
        hand = self._table.hands[seat]
        self._guilty = _GUILT in spell(hand)
        self._role = self._role_of(hand, seat)
        self._doubt = [0.0] * self._table.seats if self._guilty else _doubt(worlds, seat)

    def _role_of(self, hand: int, seat: int) -> int:
        late = len(spell(hand)) <= _LATE
        if self._guilty:
            return 4 + late
        return 2 * (self._table.accomplices >> seat & 1) + late

    def worth(self, action: int, imagined: float) -> float:
        """What an action is worth of which imagined rounds say so much."""
        trust, weights = lessons()
        beside = sum(weights[place] * value for place, value in self.counting(action))
        return trust * imagined + beside

    def counting(self, action: int) -> Counting:
        deed, target = _deed(action), action >> OTHER
        if deed is None:
            return []
        found = [(self._role * _DEED_COUNT + deed, 1.0)]
        if deed < _CARDS and target != NO_SEAT:
            first = ROLE_WEIGHTS + (self._role * _CARDS + deed) * _TRAITS
            found += [(first + trait, value) for trait, value in enumerate(self._traits(target))]
        return found

    def _traits(self, target: int) -> tuple[float, ...]:
        cards = max(1, len(spell(self._table.hands[target])))
        doubt = self._doubt[target]
        aide = self._table.accomplices >> target & 1
        return doubt, doubt / cards, 1 / cards, float(aide), float(self._table.handcuffs == target)


def _deed(action: int) -> int | None:
    kind, card = action >> KIND & KIND_BITS, action >> CARD & CARD_BITS
    if kind in _DEEDS:
        return _DEEDS[kind] + card
    return {TRADE: _TRADES, DECLINE: _DECLINES}.get(kind)


def _doubt(worlds: Sequence[CulpritPosition], seat: int) -> list[float]:
    """How likely each of the others holds the Culprit."""
    found = [
        0 if other == seat else sum(_GUILT in spell(world.hands[other]) for world in worlds)
        for other in range(worlds[0].seats)
    ]
    return [each / (sum(found) or 1) for each in found]


def name_of(place: int) -> str:
    """What one of the first weights is about."""
    role, deed = divmod(place, _DEED_COUNT)
    who = ("innocent", "accomplice", "culprit")[role // 2]
    when = "late" if role % 2 else "early"
    if deed >= _TRADES:
        return f"{who}, {when}: {'trades' if deed == _TRADES else 'declines'}"
    done = ("plays", "gives", "discards")[deed // _CARDS]
    return f"{who}, {when}: {done} {CARD_TEXT[deed % _CARDS]}"
