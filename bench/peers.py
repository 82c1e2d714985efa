"""Games of OpenSpiel and RLCard at random play, measured as we measure ours."""

import random
from collections.abc import Callable
from time import process_time
from typing import Any

import pyspiel
import rlcard

from bench.ours import Measured

SECONDS = 2.0
OPEN_SPIEL = ("leduc_poker", "hanabi", "liars_dice")
IN_C = ("leduc_poker", "liars_dice")
"""Its search, the only way to its rollouts from Python, does not take hanabi."""
ROLLOUTS = 2000
RLCARD = ("leduc-holdem", "gin-rummy")


def open_spiel_rollouts(name: str) -> Measured:
    """OpenSpiel's rollouts in C++: one simulation of its search is so many of them and no more."""
    game = pyspiel.load_game(name)
    length = _mean_length(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    state = _first_decision(game)
    rollouts, began = 0, process_time()
    while (spent := process_time() - began) < SECONDS:
        bot.step(state)
        rollouts += ROLLOUTS
    return Measured(f"OpenSpiel {name}", rollouts * length / spent, length)


def _first_decision(game: Any) -> Any:
    """The search starts where a player decides, so chance before that is done once."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def _mean_length(game: Any) -> float:
    rng = random.Random(2)
    return sum(_step_through(_first_decision(game), rng) for _ in range(300)) / 300


def open_spiel_stepping(name: str) -> Measured:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    return _timed(f"OpenSpiel {name}", lambda: _step_through(game.new_initial_state(), rng))


def _step_through(state: Any, rng: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node():
            moves += 1
        state.apply_action(legal[int(rng.random() * len(legal))])
    return moves


def rlcard_stepping(name: str) -> Measured:
    env = rlcard.make(name)
    rng = random.Random(1)
    return _timed(f"RLCard {name}", lambda: _rlcard_game(env, rng))


def _rlcard_game(env: Any, rng: random.Random) -> int:
    """The game's own engine, without the observation that the environment would build."""
    game, moves = env.game, 0
    game.init_game()
    while not game.is_over():
        legal = list(_rlcard_legal(game))
        game.step(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def _rlcard_legal(game: Any) -> Any:
    if hasattr(game, "judge") and hasattr(game.judge, "get_legal_actions"):
        return game.judge.get_legal_actions()
    return game.get_legal_actions()


def _timed(name: str, play: Callable[[], int]) -> Measured:
    moves = games = 0
    began = process_time()
    while (spent := process_time() - began) < SECONDS:
        moves += play()
        games += 1
    return Measured(name, moves / spent, moves / games)
