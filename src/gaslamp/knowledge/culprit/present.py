"""How the cards may lie now, drawn by how likely it is, without how that came about.

It is much quicker than telling the whole round again (`retelling`). Cards that nobody has looked at
are laid out a few times, and one of these layouts is taken by how many ways the deal has to it.
"""

from bisect import bisect_right
from itertools import accumulate
from typing import Final, NamedTuple

from gaslamp.core.dice import Dice
from gaslamp.games.culprit.cards import packed
from gaslamp.knowledge.culprit.completions import Completing
from gaslamp.knowledge.culprit.followed_round import FollowedRound
from gaslamp.knowledge.culprit.labels import LATE, OPEN, POOLED
from gaslamp.knowledge.culprit.layout import Layout
from gaslamp.knowledge.culprit.worlds import (
    FIRST_POOL,
    GATHERED,
    HANDS,
    ON_ITS_WAY,
    World,
    label_of,
)

_PILE: Final = -1

Slot = tuple[int, int]
"""A place with a card that nobody has looked at, and its label."""


class Lying(NamedTuple):
    hands: list[int]
    """Of eight seats, packed as the rules pack them."""
    gathered: int
    pile: list[int]
    """How many of each kind."""


class PresentCards:
    def __init__(self, following: FollowedRound) -> None:
        self._following = following
        self._worlds = list(following.worlds)
        shares = [following.worlds[world] * following.ways(world) for world in self._worlds]
        most = max(shares)
        scaled = [share / most for share in shares]
        self._reached = list(accumulate(scaled))

    def draw(self, dice: Dice) -> Lying:
        at = dice.roll() / (1 << 64) * self._reached[-1]
        world = self._worlds[min(bisect_right(self._reached, at), len(self._worlds) - 1)]
        kinds = [list(labels) for labels in world[: GATHERED + 1]]
        _fill_pools(world, kinds, dice)
        completing = self._following.completing(world)
        slots = _slots(kinds, completing.pile)
        pile = _fill(kinds, slots, _layout(completing, slots, dice))
        places = list(map(packed, kinds))
        return Lying(places[:HANDS], places[GATHERED] + places[ON_ITS_WAY], pile)


def _fill_pools(world: World, kinds: list[list[int]], dice: Dice) -> None:
    """Cards that were seen together lie in any order where they may."""
    for pool in range(FIRST_POOL, len(world) - 1):
        if world[pool]:
            label, left = label_of(pool), list(world[pool])
            for place in kinds:
                for at, each in enumerate(place):
                    if each == label:
                        place[at] = left.pop(dice.below(len(left)))


def _slots(kinds: list[list[int]], pile: int) -> list[Slot]:
    found = [
        (at, label) for at, place in enumerate(kinds) for label in place if OPEN <= label < POOLED
    ]
    return found + [(_PILE, OPEN | LATE)] * pile


def _layout(completing: Completing, slots: list[Slot], dice: Dice) -> list[int]:
    labels = [label for _, label in slots]
    deck = completing.deck
    return Layout(completing.left, completing.dealt, deck.always, labels).draw(dice)


def _fill(kinds: list[list[int]], slots: list[Slot], laid: list[int]) -> list[int]:
    """Put the cards where they were laid; the counts of those in the pile."""
    for place in kinds:
        place[:] = [label for label in place if label < OPEN]
    pile = [0] * 16
    for (at, _), kind in zip(slots, laid, strict=True):
        if at == _PILE:
            pile[kind] += 1
        else:
            kinds[at].append(kind)
    return pile
