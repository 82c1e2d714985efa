"""In how many ways the open cards of a world can turn out, and how likely each kind is where.

Every arrangement of the cards that is possible weighs as many ways as the cards that are always
dealt can be found in it: of a kind with `d` copies dealt, `i` of them always, d·(d-1)···(d-i+1).
Ways are counted as if every card had a number; dividing by the orders of each kind makes them
comparable between worlds.
"""

from collections.abc import Iterator
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
    """A kind whose copies cannot lie anywhere alike."""

    left: int
    """Copies that are not settled."""
    always: int
    """Copies that are always dealt."""
    dealt: int
    """Settled copies that were dealt."""
    barred: int
    """The flag of the open cards that it cannot be."""


class Deck(NamedTuple):
    copies: tuple[int, ...]
    always: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.copies)


@lru_cache(_REMEMBERED)
def arrangements(specials: tuple[Special, ...], classes: Classes) -> int:
    """Ways to lay numbered cards on the open places: special kinds first, then the others."""
    if not specials:
        return factorial(sum(classes))
    first, others = specials[0], specials[1:]
    room = [0 if first.barred and flags & first.barred else n for flags, n in enumerate(classes)]
    total = 0
    for taken in _shares(first.left, room):
        dealt = first.dealt + sum(n for flags, n in enumerate(taken) if not flags & LATE)
        worth = falling(dealt, first.always)
        if worth:
            rest = tuple(n - t for n, t in zip(classes, taken, strict=True))
            total += worth * _orders(first.left, taken, room) * arrangements(others, rest)
    return total


def _orders(left: int, taken: Classes, room: list[int]) -> int:
    split = factorial(left) // prod(factorial(n) for n in taken)
    return split * prod(falling(n, t) for n, t in zip(room, taken, strict=True))


def _shares(number: int, room: list[int] | Classes) -> Iterator[Classes]:
    """Every way to split a number into parts for which there is room."""
    if not room:
        if number == 0:
            yield ()
        return
    most = min(number, room[0])
    for first in range(max(0, number - sum(room[1:])), most + 1):
        for others in _shares(number - first, room[1:]):
            yield (first, *others)


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
        self.ways = self.scale * self._count(self.left, self.dealt, self.classes)
        self._together: dict[tuple[int, ...], int] = {}
        self._spread: dict[tuple[int, Classes], list[int]] = {}
        self.alike = [self._signature(kind) for kind in range(_KINDS)]

    def _scale(self) -> int:
        orders = zip(self.deck.copies, self.left, strict=True)
        return prod(factorial(copies) // factorial(left) for copies, left in orders)

    def _signature(self, kind: int) -> int:
        """Kinds with the same number have the same chances."""
        same = (self.left[kind], self.deck.always[kind], self.dealt[kind], _BARRED.get(kind))
        return next(
            other
            for other in range(_KINDS)
            if same
            == (self.left[other], self.deck.always[other], self.dealt[other], _BARRED.get(other))
            or (self.left[kind] == self.left[other] == 0)
        )

    def _count(self, left: list[int], dealt: list[int], classes: Classes) -> int:
        if min(classes) < 0:
            return 0
        barred = [sum(n for flags, n in enumerate(classes) if flags & bit) for bit in (1, 2)]
        specials = []
        for kind in sorted(range(_KINDS), key=lambda kind: kind not in _BARRED):
            flag = _BARRED.get(kind, 0)
            if self.deck.always[kind] or (flag and barred[flag - 1]):
                specials.append(Special(left[kind], self.deck.always[kind], dealt[kind], flag))
        return arrangements(tuple(specials), classes)

    def together(self, kind: int, places: Classes) -> int:
        """Ways in which certain open cards, so many of each class, are all of a kind."""
        number = sum(places)
        key = (kind, *places)
        if key not in self._together:
            left, dealt = list(self.left), list(self.dealt)
            orders = falling(left[kind], number)
            left[kind] -= number
            dealt[kind] += sum(n for flags, n in enumerate(places) if not flags & LATE)
            classes = tuple(n - p for n, p in zip(self.classes, places, strict=True))
            barred = any(n and flags & _BARRED.get(kind, 0) for flags, n in enumerate(places))
            ways = 0 if barred or not orders else self._count(left, dealt, classes)
            self._together[key] = ways * orders * self.scale
        return self._together[key]

    def spread(self, kind: int, classes: Classes) -> list[int]:
        """Ways in which, of so many open cards, none is of a kind, exactly one is, two are …"""
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
            self.together(kind, places)
            * prod(comb(n, p) for n, p in zip(classes, places, strict=True))
            for places in _shares(number, classes)
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
