"""Random play, compiled with the rules so that it is as fast as they are.

The policy: of the awaited seats one is drawn, all alike, and it takes one of its legal actions,
all alike, unless its game says otherwise (`_random_index`). Seats that merely may act stay silent.
Chance draws by its weights. Search and research adapters take turns in the same way.
"""

from typing import Final

from gaslamp.core import scratch
from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.layout import SEAT_BITS
from gaslamp.core.position import Position

CAP: Final = 10_000
"""After so many moves a random game is cut and reported as cut."""

_CHANCE = 30
_CHANCE_BIT = 1 << 30
# Of each mask of seats: how many it has, and which is its first, second …
_HOW_MANY = [mask.bit_count() for mask in range(256)]
_NTH = [(members(mask) + [0] * 8)[nth] for mask in range(256) for nth in range(8)]


class Tally:
    """What a batch of random games came to."""

    def __init__(self) -> None:
        self.moves = 0
        self.chance_moves = 0
        self.cut = 0


def _pick_seat(mask: int, dice: Dice) -> int:
    count = _HOW_MANY[mask]
    return _NTH[mask << 3 | (dice._below(count) if count > 1 else 0)]


def _draw(position: Position, actions: list[int], count: int, dice: Dice) -> int:
    if position._uniform_chance():
        return dice._below(count)
    weights = scratch.page(scratch.WEIGHTS)
    total = 0
    for i in range(count):
        weights[i] = position._chance_weight(actions[i])
        total += weights[i]
    left = dice._below(total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return i
    return count - 1


def _random_action(position: Position, dice: Dice) -> int:
    actions = scratch.page(scratch.ACTIONS)
    awaited = position._awaited()
    if awaited == _CHANCE_BIT:
        count = position._legal(_CHANCE, actions)
        return actions[_draw(position, actions, count, dice)]
    seat = _pick_seat(awaited, dice)
    count = position._legal(seat, actions)
    return actions[position._random_index(seat, actions, count, dice._roll())]


def _play_out(position: Position, dice: Dice, cap: int, tally: Tally) -> None:
    moves = 0
    while position.ended == 0 and moves < cap:
        action = _random_action(position, dice)
        position._apply(action)
        if action & SEAT_BITS == _CHANCE:
            tally.chance_moves += 1
        else:
            moves += 1
    tally.moves += moves
    if position.ended == 0:
        tally.cut += 1


def _play_again(position: Position, start: Position, dice: Dice, cap: int, tally: Tally) -> int:
    position._copy_from(start)
    _play_out(position, dice, cap, tally)
    return position.ended


def play_out(position: Position, dice: Dice, tally: Tally, cap: int = CAP) -> None:
    """Play a position to its end, or until `cap` moves have been made."""
    _play_out(position, dice, cap, tally)


def play_many(start: Position, games: int, dice: Dice, tally: Tally, cap: int = CAP) -> list[int]:
    """Play `games` games from `start`; how each ended, as the game numbers its reasons."""
    position = start.copy()
    return [_play_again(position, start, dice, cap, tally) for _ in range(games)]


def random_action(position: Position, dice: Dice) -> int:
    """The action that random play would take next; it is not played."""
    return _random_action(position, dice)
