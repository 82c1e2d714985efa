"""A superintendent at Sleuth: an inspector who also watches how far the others are.

Who could name the gems would have: deals in which somebody could are ruled out. And it dares when
waiting is worth less, which depends on how many gems the others still have to tell apart.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots.sleuth.belief import Belief
from gaslamp.bots.sleuth.inspector import Inspector
from gaslamp.bots.sleuth.rivals import Rivals
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight

_SILENT: Final = 300
"""So many deals at most are looked at through the eyes of others."""
_EYED: Final = 24
_SOON: Final = (1.0, 0.6, 0.35, 0.22, 0.12, 0.06)
"""By how many gems too many a rival has left, the chance that it names them within a round."""
_BRAVE: Final = 0.3
_GROWTH: Final = 0.2
"""How much likelier final questions are to succeed a round later."""


class Superintendent(Inspector):
    def _believe(self, sight: Sight[Any, Any, Any], weighed: int, dice: Dice) -> Belief:
        belief = super()._believe(sight, weighed, dice)
        if belief.whole and belief.deals.count <= min(_SILENT, weighed):
            rivals = Rivals(sight)
            left = [held for held in belief.held if not rivals.would_know(held)]
            belief.held = left or belief.held
        return belief

    def _dares(self, belief: Belief, chance: float) -> float:
        """What it is worth to wait for a round."""
        quiet = self._undisturbed(Rivals(belief.sight), belief.held)
        return max(_BRAVE, quiet * (chance + _GROWTH))

    def _undisturbed(self, rivals: Rivals, held: Sequence[Sequence[int]]) -> float:
        """The chance that nobody names the gems within a round."""
        step = max(1, len(held) // _EYED)
        eyed = held[::step][:_EYED]
        total = 0.0
        for each in eyed:
            quiet = 1.0
            for rival in rivals.seats:
                spare = rivals.left_to(rival, each) - rivals.missing
                quiet *= 1 - (_SOON[spare] if 0 <= spare < len(_SOON) else 0.0)
            total += quiet
        return total / len(eyed)
