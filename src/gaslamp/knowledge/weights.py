"""Beliefs under a model that cannot be worked out exactly: drawn, weighed, and saying what they are
worth.

What is drawn are whole games or rounds that fit a sight, under the usual model. Each weighs as much
more as the model in question finds the choices in it likelier.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.position import Position
from gaslamp.knowledge import Model, Sample
from gaslamp.knowledge.deadline import out_of_time

Chances = dict[str, dict[str, Fraction]]

_AT_ONCE: Final = 100
_TRIES: Final = 40
"""After so many times as many draws as were wanted one is content with what there is."""


class Weighing:
    """Draws that fit a sight, as many as it takes to be worth `enough` equal ones."""

    def __init__(self, draw: Callable[[Dice], Sample], enough: int) -> None:
        self._draw = draw
        self._enough = enough
        self.drawn: list[Sample] = []

    def draw(self, dice: Dice) -> None:
        """As many as it takes, or as there is time for."""
        while self.effective < self._enough and len(self.drawn) < _TRIES * self._enough:
            if self.drawn and out_of_time():
                return
            self.drawn += [self._draw(dice) for _ in range(_AT_ONCE)]

    @property
    def effective(self) -> int:
        """Kish's size: so many equal draws are worth the same."""
        weights = [float(weight) for _, weight in self.drawn]
        squares = sum(weight * weight for weight in weights)
        return int(sum(weights) ** 2 / squares) if squares else 0

    def chances(
        self, possible: Mapping[str, Any], answers: Callable[[Any], Mapping[str, str]]
    ) -> Chances:
        """Of every subject, how likely the possible answers are; some may never have been drawn."""
        total = sum(weight for _, weight in self.drawn) or Fraction(1)
        found = {subject: dict.fromkeys(each, Fraction(0)) for subject, each in possible.items()}
        for position, weight in self.drawn:
            for subject, answer in answers(position).items():
                if subject in found:
                    found[subject][answer] = found[subject].get(answer, 0) + weight / total
        return found


def chance(model: Model, position: Position, action: int) -> Fraction:
    """How likely a model finds a choice beside all the others of that moment."""
    legal = position.legal(seat_of(action))
    total = sum(model.weight(position, other) for other in legal)
    return Fraction(model.weight(position, action), total) if total else Fraction(0)
