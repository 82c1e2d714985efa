"""Our games at random play: the compiled loop, and stepping from Python."""

from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.core.random_play import Tally, play_many
from gaslamp.core.seats import CHANCE
from gaslamp.games import NAMES, game_named

LOOP_SECONDS = 2.0
STEP_SECONDS = 2.0
CHANCE_BIT = 1 << CHANCE


@dataclass(frozen=True)
class Measured:
    name: str
    moves_per_second: float
    """Players' actions; chance is done but not counted."""
    mean_length: float
    size: int = 0


def starts() -> list[tuple[str, Position]]:
    """Every game at its usual table."""
    return [(name, _start(game_named(name))) for name in NAMES]


def _start(game: Any) -> Position:
    position: Position = game.start(game.usual_seats, game.options({}))
    return position


def loop(name: str, start: Position) -> Measured:
    tally, games, dice = Tally(), 0, Dice(1)
    began = process_time()
    while (spent := process_time() - began) < LOOP_SECONDS:
        play_many(start, 200, dice, tally)
        games += 200
    return Measured(name, tally.moves / spent, tally.moves / games, start.size())


def stepping(name: str, start: Position) -> Measured:
    """What a researcher's loop does: ask for the legal actions, take one, apply it."""
    rng, moves, games = Random(1), 0, 0
    began = process_time()
    while (spent := process_time() - began) < STEP_SECONDS:
        moves += _step_through(start.copy(), rng)
        games += 1
    return Measured(name, moves / spent, moves / games)


def _step_through(position: Position, rng: Random) -> int:
    moves = 0
    bits, random, weigh = rng.getrandbits, rng.random, position.chance_weight
    while awaited := position.awaited:
        if awaited == CHANCE_BIT:
            legal = position.legal(CHANCE)
            if position.uniform_chance:
                position.apply(legal[int(random() * len(legal))])
            else:
                weights = [weigh(action) for action in legal]
                position.apply(rng.choices(legal, weights)[0])
        else:
            seat = awaited.bit_length() - 1
            legal = position.legal(seat)
            position.apply(legal[position.random_index(seat, legal, bits(64))])
            moves += 1
    return moves
