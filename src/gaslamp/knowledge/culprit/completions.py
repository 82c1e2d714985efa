"""In how many ways the open cards of a world can turn out, and how likely each kind is where.

Every arrangement of the cards that is possible weighs as many ways as the cards that are always
dealt can be found in it: of a kind with `d` copies dealt, `i` of them always, d·(d-1)···(d-i+1).
Ways are counted as if every card had a number; dividing by the orders of each kind makes them
comparable between worlds.
"""

from functools import lru_cache
from math import comb, factorial, prod
from typing import Final, NamedTuple

from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI
from gaslamp.knowledge.culprit.labels import (
    CLASSES,
    LATE,
    NO_ACCOMPLICE,
    NO_ALIBI,
    OPEN,
    Labels,
    class_counts,
    falling,
)

Classes = tuple[int, ...]
_KINDS: Final = 16
_REMEMBERED: Final = 1 << 16
_BARRED: Final = {ALIBI: NO_ALIBI, ACCOMPLICE: NO_ACCOMPLICE}


class Special(NamedTuple):
    """A kind of which some copies are always dealt, or that some open cards cannot be."""

    left: int
    """Copies that are not settled."""
    always: int
    """Copies that are always dealt."""
    dealt: int
    """Settled copies that were dealt."""


Specials = tuple[Special, ...]
_NONE_LEFT: Final = Special(0, 0, 0)


class Deck(NamedTuple):
    copies: tuple[int, ...]
    always: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.copies)


@lru_cache(_REMEMBERED)
def arrangements(specials: Specials, dealt: int, late: int) -> int:
    """Ways to lay numbered cards on open places: special kinds first, then all the others."""
    if not specials:
        return factorial(dealt + late)
    first, others = specials[0], specials[1:]
    left, always, settled = first
    total = 0
    for taken in range(max(0, left - late), min(left, dealt) + 1):
        worth = falling(settled + taken, always)
        if worth:
            places = falling(dealt, taken) * falling(late, left - taken)
            onward = arrangements(others, dealt - taken, late - left + taken)
            total += worth * comb(left, taken) * places * onward
    return total


@lru_cache(_REMEMBERED)
def flagged_arrangements(barred: Specials, specials: Specials, classes: Classes) -> int:
    """The same where some open cards cannot be an Alibi, others no Accomplice."""
    if not barred:
        dealt = sum(classes[:LATE])
        return arrangements(specials, dealt, sum(classes) - dealt)
    first, others = barred[0], barred[1:]
    flag = NO_ALIBI if others else NO_ACCOMPLICE
    if not others:
        classes = _without_flag(classes, NO_ALIBI)
    room = tuple([0 if flags & flag else n for flags, n in enumerate(classes)])
    total = 0
    for taken in _shares(first.left, room):
        worth = falling(first.dealt + sum(taken[:LATE]), first.always)
        if worth:
            rest = tuple(n - t for n, t in zip(classes, taken, strict=True))
            onward = flagged_arrangements(others, specials, rest)
            total += worth * _orders(first.left, taken, room) * onward
    return total


@lru_cache(_REMEMBERED)
def _without_flag(classes: Classes, flag: int) -> Classes:
    """Once all cards of a kind are laid, it does not matter any more which could not be one."""
    merged = [0] * CLASSES
    for flags, number in enumerate(classes):
        merged[flags & ~flag] += number
    return tuple(merged)


def _orders(left: int, taken: Classes, room: Classes) -> int:
    split = factorial(left) // prod([factorial(n) for n in taken if n > 1])
    return split * prod([falling(n, t) for n, t in zip(room, taken, strict=True) if t])


@lru_cache(_REMEMBERED)
def _shares(number: int, room: Classes) -> list[Classes]:
    """Every way to split a number into parts for which there is room."""
    found: list[tuple[Classes, int]] = [((), number)]
    space = sum(room)
    for most in room:
        space -= most
        found = [
            ((*parts, part), left - part)
            for parts, left in found
            for part in range(max(0, left - space), min(left, most) + 1)
        ]
    return [parts for parts, left in found if not left]


@lru_cache(_REMEMBERED)
def completing(deck: Deck, labels: Labels, late: Labels) -> "Completing":
    return Completing(deck, labels, late)


class Completing:
    """All that worlds have in common in which the same cards are settled and open."""

    def __init__(self, deck: Deck, labels: Labels, late: Labels) -> None:
        self.deck = deck
        settled = [labels.count(kind) for kind in range(_KINDS)]
        self.left = [n - s for n, s in zip(deck.copies, settled, strict=True)]
        self.dealt = [s - late.count(kind) for kind, s in enumerate(settled)]
        self.pile = deck.size - len(labels)
        self.classes = _more_late(class_counts(labels), self.pile)
        self.possible = min(self.left) >= 0 and sum(self.left) == sum(self.classes)
        self.scale = self._scale() if self.possible else 0
        self.always_dealt = [kind for kind in range(_KINDS) if deck.always[kind]]
        self.ways = self.scale * self._count(self.left, self.dealt, self.classes)
        self._together: dict[tuple[int, ...], int] = {}
        self._spread: dict[tuple[int, Classes], list[int]] = {}
        self._spreads: dict[Classes, list[list[int]]] = {}
        self.alike = self._alike()

    def _scale(self) -> int:
        orders = zip(self.deck.copies, self.left, strict=True)
        return prod(factorial(copies) // factorial(left) for copies, left in orders)

    def _alike(self) -> list[int]:
        """Kinds with the same number have the same chances."""
        first: dict[tuple[int, int], int] = {}
        numbers = []
        for kind in range(_KINDS):
            ordinary = not self.deck.always[kind] and kind not in _BARRED
            key = (self.left[kind], -1) if ordinary else (-1, kind)
            numbers.append(first.setdefault(key, kind))
        return numbers

    def _count(self, left: list[int], dealt: list[int], classes: Classes) -> int:
        if min(classes) < 0:
            return 0
        always = self.deck.always
        flagged = sum(classes) != classes[0] + classes[LATE]
        worth = 1
        specials = []
        for kind in self.always_dealt:
            if left[kind] and not (flagged and kind in _BARRED):
                specials.append(Special(left[kind], always[kind], dealt[kind]))
            elif not left[kind]:
                worth *= falling(dealt[kind], always[kind])
        if not worth:
            return 0
        if not flagged:
            return worth * arrangements(tuple(specials), classes[0], classes[LATE])
        barred = tuple(
            [Special(left[k], always[k], dealt[k]) if left[k] else _NONE_LEFT for k in _BARRED]
        )
        return worth * flagged_arrangements(barred, tuple(specials), classes)

    def together(self, kind: int, places: Classes) -> int:
        """Ways in which certain open cards, so many of each class, are all of a kind."""
        number = sum(places)
        orders = falling(self.left[kind], number)
        if not orders:
            return 0
        ordinary = not self.deck.always[kind] and kind not in _BARRED
        key = (-1 if ordinary else kind, *places)
        if key not in self._together:
            left, dealt = list(self.left), list(self.dealt)
            left[kind] -= number
            dealt[kind] += sum(places[:LATE])
            classes = tuple([n - p for n, p in zip(self.classes, places, strict=True)])
            flag = _BARRED.get(kind, 0)
            barred = any(n and flags & flag for flags, n in enumerate(places))
            self._together[key] = 0 if barred else self._count(left, dealt, classes) * self.scale
        return self._together[key] * orders

    def spreads(self, classes: Classes) -> list[list[int]]:
        """Of every kind."""
        if classes not in self._spreads:
            self._spreads[classes] = [self.spread(kind, classes) for kind in range(_KINDS)]
        return self._spreads[classes]

    def spread(self, kind: int, classes: Classes) -> list[int]:
        """Ways in which, of so many open cards, none is of a kind, exactly one is, two are …"""
        if not self.left[kind]:
            return [self.ways]
        key = (self.alike[kind], classes)
        if key not in self._spread:
            most = min(self.left[kind], sum(classes))
            at_least = [self._groups(kind, number, classes) for number in range(most + 1)]
            self._spread[key] = [_exactly(number, at_least) for number in range(most + 1)]
        return self._spread[key]

    def _groups(self, kind: int, number: int, classes: Classes) -> int:
        """Ways, summed over all groups of so many cards, in which the group is of a kind."""
        if number == 0:
            return self.ways
        return sum(
            [
                self.together(kind, places)
                * prod([comb(n, p) for n, p in zip(classes, places, strict=True) if p])
                for places in _shares(number, classes)
            ]
        )


def _exactly(number: int, groups: list[int]) -> int:
    return sum(
        (-1) ** (more - number) * comb(more, number) * groups[more]
        for more in range(number, len(groups))
    )


def _more_late(classes: Classes, pile: int) -> Classes:
    return tuple(n + pile if flags == LATE else n for flags, n in enumerate(classes))


def one_of(label: int) -> Classes:
    return tuple(int(flags == label - OPEN) for flags in range(CLASSES))


PILE: Final = OPEN | LATE
