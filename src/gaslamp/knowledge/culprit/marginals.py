"""How many cards of each kind lie in each place, over all worlds: exact numbers of ways."""

from collections.abc import Sequence
from math import comb
from typing import Final

from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.knowledge.culprit.completions import PILE, Completing
from gaslamp.knowledge.culprit.followed_round import FollowedRound
from gaslamp.knowledge.culprit.labels import CLASSES, OPEN, POOLED, Labels, class_counts
from gaslamp.knowledge.culprit.worlds import FIRST_POOL, IN_PILE, World, pool_of, pool_orders
from gaslamp.knowledge.deadline import patiently

Ways = list[int]
"""Ways in which there is none of a kind, exactly one, two …"""
KINDS: Final = 16
_WHOLE: Final = 840
"""Divided by any number of ways to take some of up to eight cards it stays a whole number."""


class Marginals:
    """`counts[place][kind]`, for the places and kinds that are asked for."""

    def __init__(
        self, following: FollowedRound, places: Sequence[int], kinds: Sequence[int] = range(KINDS)
    ) -> None:
        self.places = places
        self.kinds = kinds
        self.total = 0
        self.culprit: dict[int, int] = dict.fromkeys(self.places, 0)
        self.counts: dict[int, list[Ways]] = {
            place: [[] for _ in range(KINDS)] for place in self.places
        }
        for (completing, place, held), ways in patiently(self._told_apart(following).items()):
            self._add(completing, place, held, ways)

    def _told_apart(self, following: FollowedRound) -> dict[tuple[Completing, int, Labels], int]:
        """Worlds that have the same cards settled differ only by what each place holds."""
        found: dict[tuple[Completing, int, Labels], int] = {}
        for world, number in patiently(following.worlds.items()):
            completing = following.completing(world)
            ways = number * pool_orders(world) * _WHOLE ** (len(world) - 1 - FIRST_POOL)
            self.total += ways * completing.ways
            for place in self.places:
                held = b"" if place == IN_PILE else world[place]
                if CULPRIT in held:
                    self.culprit[place] += ways * completing.ways
                if held and max(held) >= POOLED:
                    self._add_pooled(completing, place, world, ways)
                else:
                    key = (completing, place, held)
                    found[key] = found.get(key, 0) + ways
        return found

    def _add(self, completing: Completing, place: int, held: Labels, ways: int) -> None:
        classes = _pile(completing) if place == IN_PILE else class_counts(held)
        counts = self.counts[place]
        spreads = completing.spreads(classes) if len(self.kinds) > 1 else []
        for kind in self.kinds:
            spread = spreads[kind] if spreads else completing.spread(kind, classes)
            _count(counts[kind], held.count(kind), spread, ways)

    def _add_pooled(self, completing: Completing, place: int, world: World, ways: int) -> None:
        """Each pool has its own cards, so what comes from it is free of all the rest."""
        held = world[place]
        classes = class_counts(held)
        labels = sorted({label for label in held if label >= POOLED})
        for label in labels:
            ways //= comb(len(world[pool_of(label)]), held.count(label))
        for kind in self.kinds:
            spread = completing.spread(kind, classes)
            for label in labels:
                pool = world[pool_of(label)]
                spread = _both(spread, _taken(pool, kind, held.count(label)))
            _count(self.counts[place][kind], held.count(kind), spread, ways)


def _pile(completing: Completing) -> tuple[int, ...]:
    return tuple(completing.pile if OPEN + flags == PILE else 0 for flags in range(CLASSES))


def _count(counts: Ways, settled: int, spread: Ways, ways: int) -> None:
    """Add to what was counted so far what one more hand comes to."""
    missing = settled + len(spread) - len(counts)
    if missing > 0:
        counts.extend([0] * missing)
    for number in spread:
        counts[settled] += number * ways
        settled += 1


def _taken(pool: Labels, kind: int, number: int) -> Ways:
    """Ways to take so many cards of a pool with none of a kind, exactly one, two …"""
    of_kind = pool.count(kind)
    others = len(pool) - of_kind
    most = min(of_kind, number)
    return [comb(of_kind, n) * comb(others, number - n) for n in range(most + 1)]


def _both(first: Ways, second: Ways) -> Ways:
    sums = [0] * (len(first) + len(second) - 1)
    for one, ways in enumerate(first):
        for other, more in enumerate(second):
            sums[one + other] += ways * more
    return sums
