"""Beliefs and samples under any model of how others choose: drawn by `CARDS_ALIKE`, then weighed.

Every draw is a whole round; it weighs as much more as the model finds its choices likelier.
"""

from fractions import Fraction
from typing import Any, Final

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.games.culprit.actions import from_typed
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import Model
from gaslamp.knowledge.culprit.following import ENOUGH, Following
from gaslamp.knowledge.culprit.models import CARDS_ALIKE
from gaslamp.knowledge.culprit.retelling import Retelling, drawn

Weighed = list[tuple[CulpritPosition, Fraction]]

_AT_ONCE: Final = 500
_MOST: Final = 40 * ENOUGH
CANDIDATES: Final = 50
"""Out of so many weighed rounds a sample is drawn."""


class Weighing:
    """Rounds that fit a sight, each with its end and its weight."""

    def __init__(self, following: Following, start: CulpritPosition, model: Model) -> None:
        self.following = following
        self.start = start
        self.model = model
        self.viewer = following.reading.viewer
        self.rounds: Weighed = []

    @property
    def effective(self) -> int:
        weights = [float(weight) for _, weight in self.rounds]
        squares = sum(weight * weight for weight in weights)
        return int(sum(weights) ** 2 / squares) if squares else 0

    def draw(self, dice: Dice, number: int) -> None:
        for _ in range(number):
            self.rounds.append(self._weighed(Retelling(self.following, dice).actions()))

    def draw_enough(self, dice: Dice) -> None:
        """Until they are worth a thousand equal ones."""
        while self.effective < ENOUGH and len(self.rounds) < _MOST:
            self.draw(dice, _AT_ONCE)

    def one(self, dice: Dice) -> CulpritPosition:
        scale = 1 << 32
        heaviest = max(weight for _, weight in self.rounds)
        shares = [int(weight / heaviest * scale) for _, weight in self.rounds]
        return self.rounds[drawn(shares, dice)][0]

    def _weighed(self, actions: list[Any]) -> tuple[CulpritPosition, Fraction]:
        position, weight = self.start.copy(), Fraction(1)
        for action in map(from_typed, actions):
            seat = seat_of(action)
            if seat not in (CHANCE, self.viewer):
                weight *= _chance(self.model, position, action)
                weight /= _chance(CARDS_ALIKE, position, action)
            position.apply(action)
        return position, weight


def _chance(model: Model, position: CulpritPosition, action: int) -> Fraction:
    legal = position.legal(seat_of(action))
    total = sum(model.weight(position, other) for other in legal)
    return Fraction(model.weight(position, action), total)
