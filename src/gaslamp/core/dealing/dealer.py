"""The hand that deals: from the seed of a table to its chance actions, one after another."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from gaslamp.core.dealing.generator import Lot, draw
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE


class Chances(NamedTuple):
    """What chance may do in a position, and the running sums of the weights."""

    actions: list[int]
    sums: Sequence[int]

    @property
    def total(self) -> int:
        return self.sums[-1] if self.sums else 0

    def picked(self, number: int) -> int:
        """The action in whose share of the total the number falls."""
        return self.actions[bisect_right(self.sums, number)]


def chances(position: Position) -> Chances:
    actions = position.legal(CHANCE)
    if actions and position.uniform_chance:
        weight = position.chance_weight(actions[0])
        return Chances(actions, range(weight, weight * len(actions) + 1, weight))
    return Chances(actions, list(accumulate(map(position.chance_weight, actions))))


class Dealer:
    """Keeps count of what was drawn; one who goes on with a game is given what was drawn before."""

    def __init__(self, seed: bytes, drawn: Iterable[Lot] = ()) -> None:
        self.seed = seed
        self.draws = list(drawn)

    def next(self, position: Position) -> int:
        """The chance action to apply now. It counts as drawn."""
        found = chances(position)
        drawn = draw(self.seed, len(self.draws), found.total)
        self.draws.append(drawn)
        return found.picked(drawn.number)
