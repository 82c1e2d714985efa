"""Scotland Yard: the way that Mister X may have come, as likely as the seat may think it."""

from collections.abc import Sequence
from typing import Final

from gaslamp.analysis.walk import AnySight
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.games.scotland_yard import codes
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge import look

_STATION: Final = 9
_STATION_BITS: Final = 255 << _STATION


def redeal(sight: AnySight, actions: Sequence[int], dice: Dice) -> list[int]:
    if sight.viewer == codes.MISTER_X:
        return list(actions)
    world = look(sight).sample(dice)
    assert isinstance(world, ScotlandYardPosition)
    found, place = [], 0
    for action in actions:
        if kind_of(action) == codes.START_X:
            found.append(_to(action, world.track[0]))
        elif kind_of(action) in (codes.GO, codes.DOUBLE):
            place += 1
            found.append(_to(action, world.track[place]))
        else:
            found.append(action)
    return found


def _to(action: int, station: int) -> int:
    return action & ~_STATION_BITS | station << _STATION
