"""A second opinion: every position there can be, carried through the game by the rules alone.

Nothing of `knowledge` is used. All positions that fit are kept, each with the chance that it came
about; an action leads on from those in which it looks to the viewer as what really happened.
"""

from collections.abc import Sequence
from fractions import Fraction

from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import Model

State = tuple[object, ...]
Layer = dict[State, tuple[CulpritPosition, Fraction]]


def key(position: CulpritPosition) -> State:
    return (
        tuple(position.hands),
        tuple(position.chosen),
        tuple(position.rest),
        position.gathered,
        position.choosing,
    )


def referee(
    start: CulpritPosition, actions: Sequence[int], viewer: int, model: Model
) -> list[tuple[CulpritPosition, Fraction]]:
    """All positions that fit, with their chances."""
    layer: Layer = {key(start): (start.copy(), Fraction(1))}
    real = start.copy()
    for action in actions:
        layer = _after(layer, real, action, viewer, model)
        real.apply(action)
    total = sum(chance for _, chance in layer.values())
    return [(position, chance / total) for position, chance in layer.values()]


def _after(layer: Layer, real: CulpritPosition, action: int, viewer: int, model: Model) -> Layer:
    seat, seen = seat_of(action), real.seen_as(action, viewer)
    after: Layer = {}
    for position, chance in layer.values():
        legal = position.legal(seat)
        weights = [_weight(position, other, seat, viewer, model) for other in legal]
        for other, weight in zip(legal, weights, strict=True):
            if position.seen_as(other, viewer) == seen:
                child = position.copy()
                child.apply(other)
                share = chance * weight / sum(weights)
                before = after.get(key(child))
                after[key(child)] = (child, share + (before[1] if before else 0))
    return after


def _weight(position: CulpritPosition, action: int, seat: int, viewer: int, model: Model) -> int:
    """What the viewer does is no news to the viewer."""
    if seat == CHANCE:
        return position.chance_weight(action)
    return 1 if seat == viewer else model.weight(position, action)
