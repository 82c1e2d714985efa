"""Scotland Yard: the way that Mister X may have come, as likely as the seat may think it."""

from collections.abc import Sequence

from gaslamp.analysis.walk import AnySight
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.games.scotland_yard import codes
from gaslamp.games.scotland_yard.actions import led_to
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge import look


def redeal(sight: AnySight, actions: Sequence[int], dice: Dice) -> list[int]:
    if sight.viewer == codes.MISTER_X:
        return list(actions)
    world = look(sight).sample(dice)
    assert isinstance(world, ScotlandYardPosition)
    found, place = [], 0
    for action in actions:
        if kind_of(action) == codes.START_X:
            found.append(led_to(action, world.track[0]))
        elif kind_of(action) in (codes.GO, codes.DOUBLE):
            place += 1
            found.append(led_to(action, world.track[place]))
        else:
            found.append(action)
    return found
