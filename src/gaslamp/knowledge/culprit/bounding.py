"""What cannot be, where there are too many worlds to follow: one kind of card at a time.

All other kinds are taken for one, so that few worlds are left. Nothing that is possible gets lost,
and what the kinds say about each other is left aside.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT
from gaslamp.games.culprit.events import (
    Chose,
    Discarded,
    Gathered,
    HandedBack,
    Looked,
    Played,
    Received,
    Showed,
    Took,
)
from gaslamp.knowledge import AnySight
from gaslamp.knowledge.culprit.completing import Deck
from gaslamp.knowledge.culprit.following import Layer, after
from gaslamp.knowledge.culprit.labels import NO_ACCOMPLICE, NO_ALIBI, OPEN, POOLED, Labels
from gaslamp.knowledge.culprit.reading import Reading, this_round
from gaslamp.knowledge.culprit.worlds import (
    TABLE,
    World,
    count_of,
    dealt_worlds,
    pool_of,
    settled_and_open,
)

_OTHER: Final = 0
"""First on the scene stands for all kinds that are not asked for: it is no secret."""
_PLENTY: Final = 99
_MOST_WORLDS: Final = 1500
_WORK: Final = 40_000
"""So many worlds are followed in all."""
_BARRED: Final = {ALIBI: NO_ALIBI, ACCOMPLICE: NO_ACCOMPLICE}
_PASSING: Final = (Chose, Gathered, HandedBack, Looked, Received, Showed, Took)
"""Events by which a card is seen that then goes out of sight."""


class Known(NamedTuple):
    """What a world says about one kind."""

    world: World
    left: int
    """Copies that are not settled."""
    room: int
    """Open cards that may be of the kind."""
    pile: int
    """How many of the kind there can be in the pile: not those that are always dealt."""


def projected(sight: AnySight, deck: Deck, kind: int) -> list[World]:
    """All worlds, with but one kind told from the others; none, if even so there are too many."""
    kinds = [each if each in (CULPRIT, kind) else _OTHER for each in range(16)]
    copies = [_PLENTY if each == _OTHER else deck.copies[each] for each in range(16)]
    reading = Reading(sight, copies, [0] * 16, kinds)
    reading.read(None)
    layer: Layer = dealt_worlds(sight.seats)
    work = 0
    for step in reading.steps:
        if not step.idle:
            layer = dict.fromkeys(after(layer, step), 1)
            work += len(layer)
        if len(layer) > _MOST_WORLDS or work > _WORK:
            return []
    return list(layer)


def bounds(sight: AnySight, deck: Deck) -> Iterator["Bound"]:
    """One of each kind; those that were never seen on their way have the same worlds."""
    story = this_round(sight)
    open_cards = [event.card for event in story if isinstance(event, Played | Discarded)]
    own = sight.view.hand or []
    passed = {card for event in story if isinstance(event, _PASSING) for card in _cards(event)}
    plain = projected(sight, deck, _OTHER)
    for kind in range(1, 16):
        card = CARD_TEXT[kind]
        number = open_cards.count(card)
        if card in passed or kind in (CULPRIT, ALIBI, ACCOMPLICE):
            yield Bound(deck, kind, projected(sight, deck, kind), number)
        else:
            held = {sight.viewer: own.count(card)}
            yield Bound(deck, kind, plain, number + own.count(card), held)


def _cards(event: Any) -> list[str | None]:
    return list(event.cards) if hasattr(event, "cards") else [event.card]


class Bound:
    """How many of one kind there may be in each place, and who may have the Culprit."""

    def __init__(
        self,
        deck: Deck,
        kind: int,
        worlds: list[World],
        settled: int,
        held: Mapping[int, int] | None = None,
    ) -> None:
        self.deck = deck
        self.kind = kind
        self.held = held
        """Of a kind that has no label of its own: how many a seat has."""
        self.most = deck.copies[kind] - settled
        known = [self._known(world, settled) for world in worlds]
        self.known = [each for each in known if 0 <= each.left <= each.room + each.pile]
        self.culprit = {
            place
            for each in self.known
            for place in range(TABLE + 1)
            if CULPRIT in each.world[place]
        }

    def _known(self, world: World, settled: int) -> Known:
        seen = count_of(world, self.kind) if self.held is None else settled
        spare = self.deck.copies[self.kind] - self.deck.always[self.kind]
        return Known(
            world,
            self.deck.copies[self.kind] - seen,
            sum([self._open(labels) for labels in world[: TABLE + 1]]),
            min(self.deck.size - len(settled_and_open(world)), spare),
        )

    def _open(self, labels: Labels) -> int:
        flag = _BARRED.get(self.kind, 0)
        return sum([OPEN <= each < POOLED and not each & flag for each in labels])

    def guilty(self, place: int) -> bool:
        return place in self.culprit or not self.known

    def pile_counts(self) -> set[int]:
        if not self.known:
            return {*range(self.most + 1)}
        ends = {(max(0, w.left - w.room), min(w.left, w.pile)) for w in self.known}
        return {number for fewest, most in ends for number in range(fewest, most + 1)}

    def counts(self, place: int, size: int) -> set[int]:
        if not self.known:
            own = (self.held or {}).get(place, 0)
            return {*range(own, min(size, self.most + own) + 1)}
        found = {self._between(known, place) for known in self.known}
        return {number for fewest, most in found for number in range(fewest, most + 1)}

    def _between(self, known: Known, place: int) -> tuple[int, int]:
        """The fewest and the most there can be."""
        labels = known.world[place]
        here = self._open(labels)
        held = labels.count(self.kind) if self.held is None else self.held.get(place, 0)
        fewest = held + max(0, known.left - (known.room - here) - known.pile)
        most = held + min(known.left, here)
        if self.held is None and labels and labels[-1] >= POOLED:
            for label in {each for each in labels if each >= POOLED}:
                pool, number = known.world[pool_of(label)], labels.count(label)
                fewest += max(0, number - len(pool) + pool.count(self.kind))
                most += min(number, pool.count(self.kind))
        return fewest, most
