"""An inspector at Sleuth: asks what tells most of the missing gems, and dares before it is sure.

It weighs deals that fit all it has seen. Final questions are put as soon as they are likely enough
to lead to the right name: who waits for a proof waits for the others to find it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gaslamp.bots import HouseBot
from gaslamp.bots.novice.sleuth import BOT as NOVICE
from gaslamp.bots.sleuth.belief import Belief, TooManyError, known, sure
from gaslamp.bots.sleuth.worlds import Worlds
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth.actions import (
    Announce,
    Ask,
    EndTurn,
    Exchange,
    FinalQuestions,
    Name,
    Question,
    gem_number,
    question_number,
)
from gaslamp.games.sleuth.cards import QUESTION_COUNT, QUESTION_TEXT
from gaslamp.search.budget import Budget


class SleuthSkill(NamedTuple):
    weighed: int
    """How many deals are weighed."""
    dares: float
    """From which chance of success on final questions are put."""
    anyway: float
    """What a bit about the deal is worth beside one about the missing gems."""
    tried: int
    """How many first questions to each opponent are followed to a second."""


_HARDLY = 0.01
_A_MILLISECOND = 10
"""So many deals are drawn and weighed in one, with time to spare."""
_ANY_OF_THEM = 1e-9


class FinalPair(NamedTuple):
    chance: float
    opponent: int
    question: int


class SleuthInspector(HouseBot):
    def __init__(self, skill: SleuthSkill) -> None:
        self.skill = skill

    def choose(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        dice: Dice,
        budget: Budget | None = None,
    ) -> Any:
        try:
            belief = self._believe(sight, self._weighed(budget or Budget()), dice)
        except TooManyError:
            return NOVICE.choose(sight, legal, dice, budget)
        if isinstance(legal[0], Name):
            gems = belief.likeliest().gems
            return next(each for each in legal if gems >> gem_number(each.gem) & 1)
        if known(belief.deals, sight.options.missing):
            return _the(Announce, legal)
        if isinstance(legal[0], Question):
            return self._question(belief, legal)
        return self._turn(belief, legal, dice)

    def _weighed(self, budget: Budget) -> int:
        """As many deals as it is given; in little time so many as are weighed in it."""
        weighed = self.skill.weighed
        if budget.iterations is not None:
            weighed = min(weighed, budget.iterations)
        if budget.milliseconds is not None:
            weighed = min(weighed, budget.milliseconds * _A_MILLISECOND)
        return max(1, weighed)

    def _believe(self, sight: Sight[Any, Any, Any], weighed: int, dice: Dice) -> Belief:
        return Belief(sight, weighed, dice)

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        """Names out of turn as soon as it is sure."""
        try:
            return legal[0] if sure(sight) else None
        except TooManyError:
            return None

    def _turn(self, belief: Belief, legal: Sequence[Any], dice: Dice) -> Any:
        finals = [each for each in legal if isinstance(each, FinalQuestions)]
        if finals and belief.whole:
            best = max(self._final(belief, each.opponent) for each in finals)
            if best.chance >= self.dares(belief):
                return next(each for each in finals if each.opponent == best.opponent)
        return self._ask(belief, legal, dice)

    def dares(self, belief: Belief) -> float:
        """From which chance on it puts final questions."""
        return self.skill.dares

    def _ask(self, belief: Belief, legal: Sequence[Any], dice: Dice) -> Any:
        asks = {(each.opponent, each.question): each for each in legal if isinstance(each, Ask)}
        worth = {key: self._worth(belief, *key) + dice.below(1000) * _ANY_OF_THEM for key in asks}
        best = sorted(asks, key=lambda key: -worth[key])
        if best and worth[best[0]] > _HARDLY:
            return asks[self._choice(belief, best)]
        return _the(Exchange, legal) or _the(EndTurn, legal) or legal[0]

    def _choice(self, belief: Belief, best: Sequence[tuple[int, str]]) -> tuple[int, str]:
        """Of whom to ask what, by what it tells."""
        return best[0]

    def _worth(self, belief: Belief, opponent: int, question: str) -> float:
        told = belief.worlds.told(opponent, question_number(question))
        return told.missing + self.skill.anyway * told.whole

    def _final(self, belief: Belief, opponent: int) -> FinalPair:
        """What one or two questions to one opponent would lead to."""
        return final_with(belief.worlds, opponent, self.skill.tried)

    def _question(self, belief: Belief, legal: Sequence[Any]) -> Any:
        final = belief.sight.view.final
        if final.asked == 0:
            best = self._final(belief, final.opponent)
        else:
            best = max(
                FinalPair(belief.worlds.told(final.opponent, each).named, final.opponent, each)
                for each in range(QUESTION_COUNT)
            )
        if best.chance <= belief.likeliest().chance:
            return _the(Announce, legal)
        wanted = QUESTION_TEXT[best.question]
        return next(each for each in legal if getattr(each, "question", None) == wanted)


def final_with(worlds: Worlds, opponent: int, tried: int) -> FinalPair:
    """The best two questions to an opponent, of so many first ones."""
    single = [
        FinalPair(worlds.told(opponent, question).named, opponent, question)
        for question in range(QUESTION_COUNT)
    ]
    return max(
        each._replace(chance=worlds.named_after_two(opponent, each.question))
        for each in sorted(single)[-tried:]
    )


def _the(kind: type, legal: Sequence[Any]) -> Any:
    return next((action for action in legal if isinstance(action, kind)), None)
