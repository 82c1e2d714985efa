"""An inspector at Scotland Yard, and a superintendent, who thinks longer and further.

Who sees Mister X, or nearly, first looks for a catch that is certain. Otherwise every choice is
tried in many imagined games of a few moves, in which all keep to what they can know: Mister X is
somewhere else in each of them, as often as he is likely to be there.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from gaslamp.bots import looks_of, rest_of
from gaslamp.bots.scotland_yard.certainty import YardCertainty
from gaslamp.bots.scotland_yard.guide import Chase
from gaslamp.bots.scotland_yard.rank import YardRank
from gaslamp.bots.scotland_yard.suspicion import PLAIN, Manner, YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.games.scotland_yard.actions import from_typed, to_typed
from gaslamp.games.scotland_yard.codes import MISTER_X
from gaslamp.search.budget import Budget
from gaslamp.search.thought import Forethought

_BREADTH: Final = 5
"""Of so many moves Mister X thinks: more of them only share out the time."""
_SURE: Final = 0.99
_LOOKS: Final = 200
"""So many looks for a certain catch take about as long as an iteration."""


class Pace(NamedTuple):
    iterations: int
    ahead: int
    """How many moves of Mister X an imagined game goes on."""
    mood: float = 1.0
    """How much better a move of Mister X must look to be his in any mood."""


class YardInspector(YardRank):
    def __init__(
        self, hunting: Pace, fleeing: Pace, milliseconds: int, manner: Manner = PLAIN
    ) -> None:
        self.hunting = hunting
        self.fleeing = fleeing
        self.milliseconds = milliseconds
        self.manner = manner

    def flee(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        budget, began = budget or self._usual(self.fleeing), perf_counter()
        safe = self._safe(suspicion, legal, budget)
        if len(safe) == 1:
            return safe[0]
        guide = Chase(list(suspicion.chances), suspicion.board.log_count + self.fleeing.ahead)
        guide.breadth = _BREADTH
        thought = Forethought([suspicion.board], [1.0], MISTER_X, guide, dice)
        thought.think(rest_of(budget, began))
        found = [to_typed(each.action) for each in thought.found]
        return next(travel for travel in found if travel in safe)

    def hunt(
        self, suspicion: YardSuspicion, legal: Sequence[Any], dice: Dice, budget: Budget | None
    ) -> Any:
        """Whoever is sure to catch him does so, though another might as well."""
        for move in legal:
            if suspicion.chances.get(move.station, 0.0) > _SURE:
                return move
        budget, began = budget or self._usual(self.hunting), perf_counter()
        caught = _certainty(suspicion, budget).catch(legal)
        if caught is not None:
            return caught
        guide = Chase(list(suspicion.chances), suspicion.board.log_count + self.hunting.ahead)
        guide.mood = self.hunting.mood
        worlds = [suspicion.world(station) for station in suspicion.chances]
        weights = list(suspicion.chances.values())
        seat = seat_of(from_typed(legal[0]))
        thought = Forethought(worlds, weights, seat, guide, dice)
        return to_typed(thought.think(rest_of(budget, began)).found[0].action)

    def _safe(
        self, suspicion: YardSuspicion, legal: Sequence[Any], budget: Budget
    ) -> Sequence[Any]:
        """Where tickets are needed he is hidden: nothing is certain then."""
        if suspicion.board.tickets_needed:
            return legal
        return _certainty(suspicion, budget).safe(legal)

    def _usual(self, pace: Pace) -> Budget:
        return Budget(pace.iterations, self.milliseconds)


def _certainty(suspicion: YardSuspicion, budget: Budget) -> YardCertainty:
    """Takes no more than about half of the time."""
    return YardCertainty(suspicion, looks_of(budget) * _LOOKS, _passed(budget.milliseconds))


def _passed(milliseconds: int | None) -> Callable[[], bool]:
    if milliseconds is None:
        return lambda: False
    end = perf_counter() + milliseconds / 2000
    return lambda: perf_counter() > end
