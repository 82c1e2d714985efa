"""A superintendent at The Culprit: an inspector who asks itself why the others did what they did.

It goes through whole rounds that fit what it has seen, and those in which the others chose as
people do weigh more.
"""

from collections.abc import Callable
from itertools import accumulate
from typing import Final

from gaslamp.bots.culprit.imagined import Imagined
from gaslamp.bots.culprit.inspector import CulpritInspector
from gaslamp.bots.culprit.round import Round
from gaslamp.core.dice import Dice
from gaslamp.games.culprit.rules import CulpritPosition

_RETOLD: Final = 0.5
"""For so many of the positions a round is gone through."""


class CulpritSuperintendent(CulpritInspector):
    def _worlds(
        self, imagined: Imagined, most: int, out_of_time: Callable[[], bool], dice: Dice
    ) -> list[CulpritPosition]:
        judge, viewer = Round([1.0] * 64), imagined.sight.viewer
        ends, weights = [], []
        for start, actions in imagined.rounds(max(1, int(most * _RETOLD)), dice):
            weights.append(judge.retell(start, actions, viewer))
            ends.append(judge.position.copy())
            if out_of_time():
                break
        return _drawn(ends, weights, most, dice)


def _drawn(
    ends: list[CulpritPosition], weights: list[float], number: int, dice: Dice
) -> list[CulpritPosition]:
    """Evenly spaced draws by weight, in any order."""
    reached = list(accumulate(weights))
    step = reached[-1] / number
    at, found = dice.below(1000) / 1000 * step, []
    place = 0
    for _ in range(number):
        while place < len(ends) - 1 and reached[place] < at:
            place += 1
        found.append(ends[place])
        at += step
    return [found.pop(dice.below(len(found))) for _ in range(number)]
