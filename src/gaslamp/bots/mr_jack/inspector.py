"""Those who think ahead at Mr. Jack: a sergeant for a moment, an inspector, a superintendent long.

They look to the end of the turn, and think of a whole activation at once.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from gaslamp.bots import HouseBot, looks_of, rest_of
from gaslamp.bots.mr_jack.dusk import Dusk
from gaslamp.bots.mr_jack.guide import Whitechapel
from gaslamp.bots.mr_jack.worlds import worlds_of
from gaslamp.bots.novice.mr_jack import BOT as NOVICE
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.sight import Sight
from gaslamp.games.mr_jack.actions import to_typed
from gaslamp.search.budget import Budget
from gaslamp.search.thought import Forethought

_DEPTH: Final = 24
_LOOKS: Final = 30
"""So many looks at the end of a turn take about as long as an iteration."""
_ENOUGH: Final = 500
"""A step of a plan that was tried less often is thought about again."""


class JackInspector(HouseBot):
    def __init__(self, usual: Budget, tries: int, solves: int = 0) -> None:
        self.usual = usual
        self.tries = tries
        self.solves = solves
        """How many cards of the end of a turn it solves rather than thinks about."""

    def choose(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        dice: Dice,
        budget: Budget | None = None,
    ) -> Any:
        return self.plan(sight, legal, dice, budget)[0]

    def plan(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        dice: Dice,
        budget: Budget | None = None,
    ) -> Sequence[Any]:
        """A game that was not seen from its start is left to a beginner's judgement."""
        if len(legal) == 1:
            return [legal[0]]
        try:
            worlds, learners = worlds_of(sight, dice)
        except Unreadable:
            return [NOVICE.choose(sight, legal, dice, budget)]
        guide = Whitechapel(worlds[0].turn + 1, self.tries)
        budget, began = budget or self.usual, perf_counter()
        solved = self._solved(guide, worlds[0], sight.viewer, budget)
        if solved:
            return [to_typed(step) for step in solved]
        weights = [1.0] * len(worlds)
        thought = Forethought(
            worlds, weights, sight.viewer, guide, dice, depth=_DEPTH, learners=learners
        )
        thought.think(rest_of(budget, began))
        return [to_typed(step) for step in thought.plan(_ENOUGH)]

    def _solved(self, guide: Whitechapel, world: Any, seat: int, budget: Budget) -> Sequence[int]:
        if world.cards_a_turn - world.played.bit_count() > self.solves:
            return []
        half = None if budget.milliseconds is None else budget.milliseconds // 2
        return Dusk(guide, world, seat).solve(looks_of(budget) * _LOOKS, half)

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        return None
