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
Pools = tuple[tuple[Labels, int], ...]
"""The pools some cards of a place are of, and how many of them."""
Hands = dict[tuple[Labels, Pools], int]
"""In how many ways a place comes to hold something."""
KINDS: Final = 16
_WHOLE: Final = 840
"""Divided by any number of ways to take some of up to eight cards it stays a whole number."""
_FIRST_POOL = FIRST_POOL
_POOLED = POOLED


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
        for completing, by_place in patiently(self._told_apart(following).items()):
            for place, hands in zip(self.places, by_place, strict=True):
                for (held, pools), ways in hands.items():
                    self._add(completing, place, held, pools, ways)

    def _told_apart(self, following: FollowedRound) -> dict[Completing, list[Hands]]:
        """Worlds that have the same cards settled differ only by what each place holds."""
        found: dict[Completing, list[Hands]] = {}
        for world, number in patiently(following.worlds.items()):
            completing = following.completing(world)
            by_place = found.get(completing)
            if by_place is None:
                by_place = found[completing] = [{} for _ in self.places]
            self._tell_apart(world, self._ways(world, number), completing, by_place)
        return found

    def _ways(self, world: World, number: int) -> int:
        pools = len(world) - 1 - _FIRST_POOL
        return number * pool_orders(world) * _WHOLE**pools if pools else number

    def _tell_apart(
        self, world: World, ways: int, completing: Completing, by_place: list[Hands]
    ) -> None:
        self.total += ways * completing.ways
        for at in range(len(by_place)):
            place = self.places[at]
            held = b"" if place == IN_PILE else world[place]
            if CULPRIT in held:
                self.culprit[place] += ways * completing.ways
            hands = by_place[at]
            key = (held, _pools(world, held))
            hands[key] = hands.get(key, 0) + ways

    def _add(
        self, completing: Completing, place: int, held: Labels, pools: Pools, ways: int
    ) -> None:
        classes = _pile(completing) if place == IN_PILE else class_counts(held)
        counts = self.counts[place]
        spreads = completing.spreads(classes) if len(self.kinds) > 1 else []
        for pool, number in pools:
            ways //= comb(len(pool), number)
        for kind in self.kinds:
            spread = spreads[kind] if spreads else completing.spread(kind, classes)
            for pool, number in pools:
                spread = _both(spread, _taken(pool, kind, number))
            _count(counts[kind], held.count(kind), spread, ways)


def _pools(world: World, held: Labels) -> Pools:
    """Each pool has its own cards, so what comes from it is free of all the rest."""
    if not held or held[len(held) - 1] < _POOLED:
        return ()
    labels = sorted({label for label in held if label >= POOLED})
    return tuple([(world[pool_of(label)], held.count(label)) for label in labels])


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
