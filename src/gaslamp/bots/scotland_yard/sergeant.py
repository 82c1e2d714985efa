"""A sergeant at Scotland Yard: knows exactly where Mister X may be, and thinks one move ahead.

Detectives leave to each other what another is nearer to. Mister X keeps out of reach, and spends
what he has rather than be caught with it.
"""

from collections.abc import Sequence
from typing import Any

from gaslamp.bots.scotland_yard.guide import Chase
from gaslamp.bots.scotland_yard.rank import YardRank, best
from gaslamp.bots.scotland_yard.suspicion import YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.games.scotland_yard.actions import from_typed
from gaslamp.search.budget import Budget


class YardSergeant(YardRank):
    def flee(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        mind = suspicion.mind
        return best(legal, [mind.flight(from_typed(action)) for action in legal], dice)

    def hunt(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        mind = Chase(list(suspicion.chances), 0)
        mind.sit(suspicion.board)
        return best(legal, [mind.pursuit(from_typed(action)) for action in legal], dice)
