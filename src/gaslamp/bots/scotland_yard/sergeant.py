"""A sergeant at Scotland Yard: knows how likely Mister X is where, and thinks one move ahead.

Detectives leave to each other what another is nearer to. Mister X keeps out of reach, and spends
what he has rather than be caught with it.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots.scotland_yard.rank import YardRank, best
from gaslamp.bots.scotland_yard.suspicion import YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.games.scotland_yard.actions import BOBBIES, DETECTIVES, Move, from_typed
from gaslamp.search.budget import Budget

_CATCH: Final = 10.0
"""How many steps nearer a chance to catch him is worth."""


class YardSergeant(YardRank):
    def flee(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        mind = suspicion.mind
        return best(legal, [mind.flight(from_typed(action)) for action in legal], dice)

    def hunt(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        return best(legal, [_pursuit(suspicion, move) for move in legal], dice)


def _pursuit(suspicion: YardSuspicion, move: Move) -> float:
    board = suspicion.board
    pawns = [*DETECTIVES[: board.detectives], *BOBBIES[: board.bobbies]]
    others = [board.station[at] for at, pawn in enumerate(pawns) if pawn != move.pawn]
    steps, far = suspicion.mind.steps, 0.0
    for place, chance in suspicion.chances.items():
        away = steps(move.station, place)
        together = min([away, *(steps(other, place) for other in others)])
        far += chance * (away + together)
    return _CATCH * suspicion.chances.get(move.station, 0.0) - far
