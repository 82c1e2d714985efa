"""Whole rounds that fit a sight, played out on the rules and weighed by a model."""

from fractions import Fraction

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.games.culprit.actions import from_typed
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import Model, Sample
from gaslamp.knowledge.culprit.followed_round import FollowedRound
from gaslamp.knowledge.culprit.models import CARDS_ALIKE
from gaslamp.knowledge.culprit.tale import Retelling
from gaslamp.knowledge.weights import chance


class Rounds:
    """They are drawn with all cards alike; under another model they weigh differently."""

    def __init__(self, following: FollowedRound, start: CulpritPosition, model: Model) -> None:
        self._following = following
        self._start = start
        self._model = model
        self._viewer = following.reading.viewer

    def draw(self, dice: Dice) -> Sample:
        position, weight = self._start.copy(), Fraction(1)
        for action in map(from_typed, Retelling(self._following, dice).actions()):
            if self._model is not CARDS_ALIKE and seat_of(action) not in (CHANCE, self._viewer):
                weight *= chance(self._model, position, action)
                weight /= chance(CARDS_ALIKE, position, action)
            position.apply(action)
        return Sample(position, weight)
