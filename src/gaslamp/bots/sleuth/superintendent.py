"""A superintendent at Sleuth: an inspector who looks a turn ahead and watches the others.

Who could name the gems would have: deals in which somebody could are ruled out. Of the questions
that tell most it asks the one after which its final questions will succeed most often; and it dares
later when fewer are left who could be first.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots.sleuth.belief import Belief, TooManyError
from gaslamp.bots.sleuth.inspector import SleuthInspector, final_with
from gaslamp.bots.sleuth.rivals import Rivals
from gaslamp.bots.sleuth.worlds import Worlds
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth.actions import question_number

_SILENT: Final = 700
"""So many deals at most are looked at through the eyes of others."""
_AHEAD: Final = 1_000
"""With so many deals at most it looks a turn ahead."""
_WAITS: Final = (1.0, 0.65, 0.5)
"""By how many others are still in, from which chance on final questions are put."""
_LAST: Final = 2
"""After so many final questions one must name."""
_RATHER: Final = 0.3
"""With such a chance it names rather than hope that somebody else is wrong."""
_BEST: Final = 8
_FOLLOWED: Final = 2


class SleuthSuperintendent(SleuthInspector):
    def _believe(self, sight: Sight[Any, Any, Any], weighed: int, dice: Dice) -> Belief:
        belief = super()._believe(sight, weighed, dice)
        if belief.whole and belief.deals.count <= min(_SILENT, weighed):
            rivals = Rivals(sight)
            left = [held for held in belief.held if not rivals.would_know(held)]
            belief.held = left or belief.held
        return belief

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        """Names when it is sure; and before somebody who has put their last question does."""
        final = sight.view.final
        if final is not None and final.asked == _LAST and sight.view.naming is None:
            return legal[0] if self._hurries(sight, dice) else None
        return super().speaks_up(sight, legal, dice)

    def _hurries(self, sight: Sight[Any, Any, Any], dice: Dice) -> bool:
        try:
            belief = self._believe(sight, _SILENT, dice)
        except TooManyError:
            return False
        return belief.whole and belief.likeliest().chance >= _RATHER

    def dares(self, belief: Belief) -> float:
        """The fewer are left who could be first, the longer it waits."""
        left = len(Rivals(belief.sight).seats)
        return _WAITS[left] if left < len(_WAITS) else self.skill.dares

    def _choice(self, belief: Belief, best: Sequence[tuple[int, str]]) -> tuple[int, str]:
        if not belief.whole or len(belief.held) > min(_AHEAD, belief.weighed):
            return best[0]
        return max(best[:_BEST], key=lambda ask: self._hopes(belief, *ask))

    def _hopes(self, belief: Belief, opponent: int, question: str) -> float:
        """The chance that final questions succeed a turn after this one."""
        parts: dict[int, list[list[int]]] = {}
        answers = belief.worlds.answers(opponent, question_number(question))
        for answer, held in zip(answers, belief.held, strict=True):
            parts.setdefault(answer, []).append(held)
        return sum(len(part) * self._final_in(belief, part) for part in parts.values())

    def _final_in(self, belief: Belief, held: list[list[int]]) -> float:
        sight = belief.sight
        if len({each[-1] for each in held}) == 1:
            return 1.0
        worlds = Worlds(held, sight.seats, not sight.options.super_sleuth)
        others = [seat for seat in range(sight.seats) if seat != sight.viewer]
        return max(final_with(worlds, seat, _FOLLOWED).chance for seat in others)
