"""Worlds to think about at Mr. Jack: what a seat thinks possible, and what it knows others do.

Jack knows who he is. Were all his worlds such, the Investigator that he imagines would learn it
too; so there are as many in which Jack is anybody who is still suspected, and it is from those that
the Investigator learns.
"""

from typing import Any, Final

from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.knowledge import look

_WORLDS: Final = 32
_BOTH: Final = 1 << codes.JACK | 1 << codes.INVESTIGATOR
_JACK_ALONE: Final = 1 << codes.JACK


def worlds_of(sight: Sight[Any, Any, Any], dice: Dice) -> tuple[list[Any], list[int]]:
    """The worlds, and which seats may learn from each."""
    own: list[Any] = [each.position for each in look(sight).samples(_WORLDS, dice)]
    if sight.viewer != codes.JACK:
        return own, [_BOTH] * _WORLDS
    others = [_with_another(world, dice) for world in own]
    return own + others, [_JACK_ALONE] * _WORLDS + [_BOTH] * _WORLDS


def _with_another(world: MrJackPosition, dice: Dice) -> MrJackPosition:
    """The same table with Jack's card and that of a suspect exchanged."""
    drawn = world.alibis[codes.INVESTIGATOR]
    suspects = members(codes.EVERYBODY & ~world.innocent & ~drawn)
    who = suspects[dice.below(len(suspects))]
    other = world.copy()
    if who == world.jack:
        return other
    both = 1 << who | 1 << world.jack
    other.jack = who
    if world.pile >> who & 1:
        other.pile = world.pile ^ both
    else:
        other.alibis = [world.alibis[codes.JACK] ^ both, drawn]
    return other
