"""A constable at Scotland Yard: runs to where Mister X was last seen, and forgets what came since.

As Mister X, a constable minds the pawn that is nearest and no other, sees no further than the
station in question, and likes to use a black ticket as long as there is one.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots.scotland_yard.rank import YardRank, best
from gaslamp.bots.scotland_yard.suspicion import YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.games.scotland_yard.board import STATION_COUNT
from gaslamp.search.budget import Budget

_NEAR: Final = 2
"""Whoever is farther off than this is forgotten."""
_LIKES: Final = 0.5
"""How much nearer a pawn may come for the joy of a black ticket."""
_PUZZLED: Final = STATION_COUNT // 2
"""Where to, as long as nobody has been seen: about the middle of the map."""


class YardConstable(YardRank):
    def flee(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        simple = [travel for travel in legal if not travel.double] or legal
        here = suspicion.board.track[suspicion.board.log_count]
        pawns = [station for station in suspicion.board.station if station]
        nearest = min(pawns, key=lambda pawn: suspicion.mind.steps(pawn, here))
        scores = [
            min(_NEAR, suspicion.mind.steps(nearest, travel.station))
            + _LIKES * (travel.ticket == "black")
            for travel in simple
        ]
        return best(simple, scores, dice)

    def hunt(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        last, seen = suspicion.shown
        goal = seen.get(last, _PUZZLED)
        return best(legal, [-suspicion.mind.steps(move.station, goal) for move in legal], dice)
