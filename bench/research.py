"""Environments: many games at once in C, and one at a time, beside OpenSpiel's and PettingZoo's."""

import random
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from bench.tables import saying, table, thousands
from gaslamp.games import ON_THE_FRONT_PAGE
from gaslamp.research import pettingzoo
from gaslamp.research.batch import Batch

SECONDS = 3.0
GAMES = 2048
THREADS = 2
PEERS = ("leduc_poker", "hanabi", "liars_dice")

INTRODUCTION = f"""\
Written by `python -m bench research`: random play. A step is a player's action with the next
observation and mask ready; chance and new games are dealt as well and not counted. A batch has
{GAMES:,} games. "A core" is by the seconds of processor that were used, whatever else ran; "two
threads" is by the clock, on a machine that others may have been using."""


class Stepped(NamedTuple):
    name: str
    a_core: float
    """Steps a second of one processor."""
    by_the_clock: float


def page() -> str:
    batches = [_batch(game) for game in _said(ON_THE_FRONT_PAGE)]
    single = [_timed(f"{game}, PettingZoo", _ours(game)) for game in _said(ON_THE_FRONT_PAGE)]
    peers = [_timed(f"OpenSpiel {game}", _theirs(game)) for game in _said(PEERS)]
    return "\n".join(
        [
            "# Environments",
            "",
            INTRODUCTION,
            "",
            "## Many games at once",
            "",
            table(
                ["game", "steps/s a core, choosing and stepping", "stepping, two threads"],
                [
                    [each.name, thousands(each.a_core), thousands(each.by_the_clock)]
                    for each in batches
                ],
            ),
            "## One game at a time, from Python",
            "",
            "OpenSpiel's with the observation tensor and mask of whoever acts, as ours.",
            "",
            table(
                ["environment", "steps/s a core"],
                [[each.name, thousands(each.a_core)] for each in (*single, *peers)],
            ),
        ]
    )


def _said(names: Any) -> Any:
    for name in names:
        saying(name)
        yield name


def _batch(game: str) -> Stepped:
    """One thread by processor time; two by the clock, the stepping alone."""
    one = Batch(game, GAMES, seed=1)
    steps, began = 0, process_time()
    while (spent := process_time() - began) < SECONDS:
        one.step(one.random())
        steps += GAMES
    return Stepped(game, steps / spent, _threaded(game))


def _threaded(game: str) -> float:
    batch = Batch(game, GAMES, seed=1, threads=THREADS)
    steps, spent = 0, 0.0
    while spent < SECONDS:
        actions = batch.random()
        began = perf_counter()
        batch.step(actions)
        spent += perf_counter() - began
        steps += GAMES
    batch.close()
    return steps / spent


def _timed(name: str, play: Callable[[], int]) -> Stepped:
    steps, began = 0, process_time()
    while (spent := process_time() - began) < SECONDS:
        steps += play()
    return Stepped(name, steps / spent, 0.0)


def _ours(game: str) -> Callable[[], int]:
    env, rng = pettingzoo.raw_env(game), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        steps = 0
        while env.episode.deciding >= 0:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


def _theirs(name: str) -> Callable[[], int]:
    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                _look(state)
                steps += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return steps

    return play


def _look(state: Any) -> None:
    np.asarray(state.observation_tensor(state.current_player()), np.float32)
    state.legal_actions_mask()
