"""The Culprit: the round that is being played, told again; those before it are over."""

from collections.abc import Sequence

from gaslamp.analysis.walk import AnySight
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.games.culprit import codes
from gaslamp.games.culprit.actions import from_typed
from gaslamp.knowledge.culprit import KNOWLEDGE
from gaslamp.knowledge.culprit.tale import Retelling


def redeal(sight: AnySight, actions: Sequence[int], dice: Dice) -> list[int]:
    """In the midst of a deal nobody knows anything yet."""
    kinds = [kind_of(action) for action in actions]
    if not kinds or kinds[-1] == codes.DEAL:
        return list(actions)
    last = max(at for at, kind in enumerate(kinds) if kind == codes.DEAL)
    first = last
    while first and kinds[first - 1] == codes.DEAL:
        first -= 1
    tale = Retelling(KNOWLEDGE.follow(sight), dice)
    return [*actions[:first], *(from_typed(action) for action in tale.actions())]
