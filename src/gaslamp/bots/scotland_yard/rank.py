"""What all ranks at Scotland Yard have in common: they hunt or flee, and leave the rest."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from gaslamp.bots import HouseBot
from gaslamp.bots.novice.scotland_yard import BOT as NOVICE
from gaslamp.bots.scotland_yard.suspicion import PLAIN, AnySight, YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.games.scotland_yard.actions import Move, Travel
from gaslamp.search.budget import Budget


class YardRank(HouseBot):
    manner = PLAIN
    """How Mister X is thought to flee."""

    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        """Starting, showing oneself and taking tickets are left to a beginner's judgement, and so
        is a game that was not seen from its start."""
        if len(legal) == 1:
            return legal[0]
        suspicion = YardSuspicion.of(sight, self.manner)
        match legal[0]:
            case Travel() if suspicion:
                suspicion.stand(sight.view.x)
                return self.flee(suspicion, legal, dice, budget)
            case Move() if suspicion:
                return self.hunt(suspicion, legal, dice, budget)
        return NOVICE.choose(sight, legal, dice, budget)

    @abstractmethod
    def flee(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        """Mister X's choice; he stands where he is."""

    @abstractmethod
    def hunt(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        """A detective's choice."""

    def speaks_up(self, sight: AnySight, legal: Sequence[Any], dice: Dice) -> Any | None:
        return None


def best(legal: Sequence[Any], scores: Sequence[float], dice: Dice) -> Any:
    """The one that scores highest; of equals, any."""
    ranked = [(score, dice.below(1000), number) for number, score in enumerate(scores)]
    return legal[max(ranked)[2]]
