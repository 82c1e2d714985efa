"""Others' environments, played at random as ours are: PettingZoo's, OpenSpiel's in C++, Pgx."""

import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np
import pyspiel

CLASSIC = ("connect_four_v3", "tictactoe_v3")
PGX = ("connect_four", "leduc_holdem", "go_9x9")
IN_C = ("connect_four", "tic_tac_toe", "breakthrough")
ROLLOUTS = 200


def classic(name: str) -> Callable[[], int]:
    """One of PettingZoo's classic games, with the observation and mask of whoever acts."""
    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    return at_random(env, lambda: any(env.terminations.values()))


def at_random(env: Any, is_over: Callable[[], bool]) -> Callable[[], int]:
    """A game of an environment, played at random; how many steps it had."""
    rng = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        steps = 0
        while not is_over():
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


def rollouts(name: str) -> Callable[[], int]:
    """OpenSpiel's random play in C++, from its search's first node and without observations; how
    long games are is counted first."""
    game = pyspiel.load_game(name)
    evaluator, start = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), game.new_initial_state()
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False)
    length = sum(_length(start, random.Random(seed)) for seed in range(ROLLOUTS)) / ROLLOUTS

    def play() -> int:
        bot.step(start)
        return round(ROLLOUTS * length)

    return play


def _length(start: Any, rng: random.Random) -> int:
    """How many decisions of players a random game has."""
    state, steps = start.clone(), 0
    while not state.is_terminal():
        steps += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
    return steps


def pgx_steps(name: str, games: int, seconds: float) -> tuple[float, float]:
    """Steps a second of processor and of the clock, in a batch of Pgx on the CPU."""
    from time import perf_counter  # noqa: PLC0415

    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415

    env = pgx.make(name)

    def step(state: Any, key: Any) -> Any:
        chances = jax.numpy.log(state.legal_action_mask.astype("float32"))
        actions = jax.random.categorical(key, chances)
        keys = jax.random.split(key, games)
        return jax.vmap(pgx.experimental.auto_reset(env.step, env.init))(state, actions, keys)

    keys = jax.random.split(jax.random.key(1), games)
    state, key, steps = jax.jit(jax.vmap(env.init))(keys), jax.random.key(2), 0
    fast = jax.jit(step)
    state = jax.block_until_ready(fast(state, key))
    spent, clock = process_time(), perf_counter()
    while process_time() - spent < seconds:
        key, own = jax.random.split(key)
        state, steps = jax.block_until_ready(fast(state, own)), steps + games
    return steps / (process_time() - spent), steps / (perf_counter() - clock)
