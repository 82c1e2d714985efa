"""Mr. Jack: who Jack is and which alibis the other has, as likely as the seat may think it."""

from collections.abc import Sequence
from typing import Any

from gaslamp.analysis.redeals import shuffled
from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.sight import AnySight
from gaslamp.games.mr_jack import actions as verbs
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.knowledge import look


def redeal(sight: AnySight, actions: Sequence[int], dice: Dice) -> list[int]:
    world = look(sight).sample(dice)
    assert isinstance(world, MrJackPosition)
    hidden = [members(world.alibis[seat]) for seat in (codes.JACK, codes.INVESTIGATOR)]
    return [_otherwise(action, sight.viewer, world.jack, hidden) for action in actions]


def _otherwise(action: int, viewer: int, jack: int, hidden: list[list[int]]) -> int:
    """The viewer's own cards are what they were."""
    if kind_of(action) == codes.DRAW_JACK:
        return verbs.from_typed(verbs.DrawJack(CHARACTERS[jack]))
    if kind_of(action) == codes.DRAW_ALIBI:
        drawn = verbs.to_typed(action)
        assert isinstance(drawn, verbs.DrawAlibi)
        if drawn.seat != viewer and hidden[drawn.seat]:
            card = CHARACTERS[hidden[drawn.seat].pop()]
            return verbs.from_typed(verbs.DrawAlibi(drawn.seat, card))
    return action


def rearranged(facts: dict[str, Any], seat: int, _: Any, dice: Dice) -> dict[str, Any]:
    """Who Jack is, unless it is the seat's own secret, and what the other has drawn with Holmes."""
    other, alibis = 1 - seat, facts["alibis"]
    known = {*facts["innocent"], *alibis[seat]}
    jack = facts["jack"]
    if seat == codes.INVESTIGATOR and jack is not None:
        suspects = [who for who in facts["characters"] if who not in known]
        jack = suspects[dice.below(len(suspects))]
    left = [who for who in facts["characters"] if who not in (*alibis[seat], jack)]
    drawn = shuffled(left, dice)[: len(alibis[other])]
    both = [drawn, alibis[seat]] if seat else [alibis[seat], drawn]
    return {**facts, "jack": jack, "alibis": both}
