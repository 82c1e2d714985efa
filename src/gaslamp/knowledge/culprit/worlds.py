"""A world: one way in which a viewer can tell the cards to lie.

It is a row of places, each with its labels: eight hands, the card on its way from one to another,
the cards of a Panic, the table, then what is left in each pool; last come the kinds that are known
to have come from the pile.
"""

from typing import Final

from gaslamp.games.culprit.cards import HAND
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.knowledge.culprit.labels import OPEN, POOLED, Labels, orders

World = tuple[Labels, ...]

HANDS: Final = 8
ON_ITS_WAY: Final = 8
GATHERED: Final = 9
TABLE: Final = 10
FIRST_POOL: Final = 11
CAME_LATE: Final = -1
IN_PILE: Final = -1
"""No place of a world: what is in the pile follows from the rest."""
_CULPRIT: Final = bytes([CULPRIT])
_POOL_LABELS: Final = bytes(range(POOLED, 256))


def dealt_worlds(seats: int) -> dict[World, int]:
    """Four cards each, and somebody has the Culprit; nothing lies anywhere else."""
    row = bytes([OPEN]) * HAND
    guilty = _CULPRIT + row[1:]
    empty = (b"",) * (FIRST_POOL + 1 - seats)
    return {
        (*(guilty if seat == holder else row for seat in range(seats)), *empty): 1
        for holder in range(seats)
    }


def changed(world: World, *changes: tuple[int, Labels]) -> World:
    places = list(world)
    for place, labels in changes:
        places[place] = labels
    return tuple(places)


def count_of(world: World, kind: int) -> int:
    """How many cards of a kind are settled, wherever they lie."""
    return b"".join(world[:CAME_LATE]).count(kind)


def settled_and_open(world: World) -> Labels:
    """All that has left the pile, those in pools by their kinds."""
    return bytes(sorted(b"".join(world[:CAME_LATE]).translate(None, _POOL_LABELS)))


def pool_orders(world: World) -> int:
    """In how many ways the cards of the pools can lie where they may."""
    ways = 1
    for pool in world[FIRST_POOL:CAME_LATE]:
        ways *= orders(pool)
    return ways


def pool_of(label: int) -> int:
    """The place that says what is in the pool of a label."""
    return FIRST_POOL + label - POOLED


def with_pool(world: World, place: int, cards: Labels) -> World:
    """The cards of a place, all seen, become a pool; but for the Culprit."""
    at = len(world) - 1
    pool = cards.replace(_CULPRIT, b"")
    places = list(world)
    places[place] = _CULPRIT * (len(cards) - len(pool)) + bytes([label_of(at)]) * len(pool)
    places.insert(at, pool)
    return canonical(tuple(places), at)


def label_of(pool: int) -> int:
    return POOLED + pool - FIRST_POOL


def canonical(world: World, pool: int) -> World:
    """Cards of a pool that are all of a kind are settled wherever they lie."""
    kinds = world[pool]
    if not kinds or min(kinds) != max(kinds):
        return world
    label = bytes([label_of(pool)])
    places = [bytes(sorted(labels.replace(label, kinds[:1]))) for labels in world[:CAME_LATE]]
    places[pool] = b""
    return (*places, world[CAME_LATE])
