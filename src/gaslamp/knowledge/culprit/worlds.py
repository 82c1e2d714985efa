"""A world: one way in which a viewer can tell the cards to lie.

It is a row of places, each with its labels: eight hands, the card on its way from one to another,
the cards of a Panic, the table, then what is left in each pool; last come the kinds that are known
to have come from the pile.
"""

from typing import Final

from gaslamp.games.culprit.cards import HAND
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.knowledge.culprit.labels import OPEN, POOLED, Labels, orders
from gaslamp.knowledge.culprit.plain import plain

World = tuple[Labels, ...]

HANDS: Final = 8
ON_ITS_WAY: Final = 8
GATHERED: Final = 9
TABLE: Final = 10
FIRST_POOL: Final = 11
IN_PILE: Final = -1
"""No place of a world: what is in the pile follows from the rest."""
_CULPRIT: Final = bytes([CULPRIT])
_FIRST_POOL = FIRST_POOL
_OPEN = OPEN
_POOLED = POOLED


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
    return plain(places)


def came_late(world: World) -> Labels:
    return world[len(world) - 1]


def count_of(world: World, kind: int) -> int:
    """How many cards of a kind are settled, wherever they lie."""
    number = 0
    for at in range(len(world) - 1):
        labels = world[at]
        for label in labels:
            if label == kind:
                number += 1
    return number


def flags_of(world: World) -> int:
    """What is known of any open card: what it cannot be, that it came late."""
    flags = 0
    for at in range(len(world) - 1):
        labels = world[at]
        for label in labels:
            if _OPEN < label < _POOLED:
                flags |= label - _OPEN
    return flags


def settled_and_open(world: World) -> Labels:
    """All that has left the pile, those in pools by their kinds."""
    counts = [0] * 32
    row = [0] * 256
    size = 0
    for at in range(len(world) - 1):
        labels = world[at]
        for label in labels:
            if label < _POOLED:
                counts[label] += 1
    for kind in range(_POOLED):
        for _ in range(counts[kind]):
            row[size] = kind
            size += 1
    return bytes(row[:size])


def pool_orders(world: World) -> int:
    """In how many ways the cards of the pools can lie where they may."""
    ways = 1
    for at in range(_FIRST_POOL, len(world) - 1):
        ways *= orders(world[at])
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
    return canonical(plain(places), at)


def label_of(pool: int) -> int:
    return POOLED + pool - FIRST_POOL


def canonical(world: World, pool: int) -> World:
    """Cards of a pool that are all of a kind are settled wherever they lie."""
    kinds = world[pool]
    if not kinds or min(kinds) != max(kinds):
        return world
    label = bytes([label_of(pool)])
    last = len(world) - 1
    places = [bytes(sorted(labels.replace(label, kinds[:1]))) for labels in world[:last]]
    places[pool] = b""
    return plain([*places, world[last]])
