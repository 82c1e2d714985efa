"""The Culprit: the round that is being played, told again; those before it are over."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gaslamp.analysis.redeals import shuffled
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.sight import AnySight
from gaslamp.games.culprit import codes
from gaslamp.games.culprit.actions import from_typed
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.options import start
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


def rearranged(facts: dict[str, Any], seat: int, options: Any, dice: Dice) -> dict[str, Any]:
    """The others' hands mixed, and now and then with the pile: cards that are always dealt may not
    be in it."""
    hands = facts["hands"]
    others = [card for number, hand in enumerate(hands) if number != seat for card in hand]
    hidden = shuffled(others if dice.below(2) else [*others, *_pile(facts, options)], dice)
    return {
        **facts,
        "hands": [
            hand if number == seat else [hidden.pop() for _ in hand]
            for number, hand in enumerate(hands)
        ],
    }


def _pile(facts: dict[str, Any], options: Any) -> list[str]:
    rest = Counter(dict(zip(CARD_TEXT, start(len(facts["hands"]), options).copies, strict=True)))
    rest.subtract(facts["gathered"] + facts["discarded"])
    rest.subtract(card for row in (*facts["hands"], *facts["played"]) for card in row)
    return list(rest.elements())
