"""Sleuth: any deal that fits, all alike."""

from collections.abc import Sequence
from typing import Any

from gaslamp.analysis.redeals import shuffled
from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.sight import AnySight
from gaslamp.games.sleuth.actions import from_typed
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.knowledge import below
from gaslamp.knowledge.sleuth import KNOWLEDGE
from gaslamp.knowledge.sleuth.games import retold
from gaslamp.knowledge.sleuth.samples import stand_up


def redeal(sight: AnySight, _: Sequence[int], dice: Dice) -> list[int]:
    deals = KNOWLEDGE.deals(sight)
    deal = deals.deal(below(dice, deals.count))
    named = [GEM_TEXT[gem] for gem in members(stand_up(sight, deal, dice).named)]
    return [from_typed(action) for action in retold(sight, deal, named, dice)]


def rearranged(facts: dict[str, Any], seat: int, _: Any, dice: Dice) -> dict[str, Any]:
    """All that is neither in the own hand nor open, mixed."""
    hands = facts["hands"]
    others = [number for number in range(len(hands)) if number != seat]
    hidden = shuffled([*facts["missing"], *(gem for each in others for gem in hands[each])], dice)
    dealt = {each: [hidden.pop() for _ in hands[each]] for each in others}
    mixed = [dealt.get(number, hand) for number, hand in enumerate(hands)]
    return {**facts, "hands": mixed, "missing": hidden}
