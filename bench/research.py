"""Environments: many games at once in C, and one at a time, beside OpenSpiel's and PettingZoo's."""

import random
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from bench.research_peers import CLASSIC, IN_C, PGX, at_random, classic, pgx_steps, rollouts
from bench.tables import saying, table, thousands
from gaslamp.games import ON_THE_FRONT_PAGE
from gaslamp.research import pettingzoo
from gaslamp.research.batch import Batch

SECONDS = 2.0
GAMES = 512
MANY = 4096
"""More than fit into a core's cache."""
THREADS = 2
PEERS = ("leduc_poker", "hanabi", "liars_dice")

INTRODUCTION = f"""\
Written by `python -m bench research`: random play. A step is a player's action with the next
observation and mask ready; chance and new games are dealt as well and not counted. A batch has
{GAMES:,} games where nothing else is said. Steps are counted by the seconds of processor that were
used, whatever else ran: of one thread for one core, and of two threads, doubled, for two. The clock
says what was left of that by others who used the machine at the time."""

MISSING = """\
Of the vectorised peers Pgx is the one that could be had: PufferLib could not be built here, and
EnvPool has no card or board games ([why so](../decisions/0040-small-forms.md))."""


class Stepped(NamedTuple):
    name: str
    stepping: float | None
    """Steps a second of one processor."""
    choosing: float
    """The same when the actions are drawn as well."""
    two: float | None
    """Steps a second of two processors, by two threads."""
    by_the_clock: float


class Played(NamedTuple):
    name: str
    a_core: float


def page() -> str:
    batches = [_batch(game, GAMES) for game in _said(ON_THE_FRONT_PAGE)]
    batches += [_batch(game, MANY) for game in _said(ON_THE_FRONT_PAGE)]
    single = [_timed(f"{game}, PettingZoo", _ours(game)) for game in _said(ON_THE_FRONT_PAGE)]
    peers = [_timed(f"OpenSpiel {game}", _theirs(game)) for game in _said(PEERS)]
    peers += [_timed(f"OpenSpiel {game}, all in C++", rollouts(game)) for game in _said(IN_C)]
    peers += [_timed(f"PettingZoo {game}", classic(game)) for game in _said(CLASSIC)]
    batches += [_pgx(game) for game in _said(PGX)]
    return "\n".join(
        [
            "# Environments",
            "",
            INTRODUCTION,
            "",
            "## Many games at once",
            "",
            MISSING,
            "",
            table(
                ["game", "one core", "choosing too", "two cores", "two threads by the clock"],
                [[each.name, *map(_told, each[1:])] for each in batches],
            ),
            "## One game at a time, from Python",
            "",
            "OpenSpiel's with the observation tensor and mask of whoever acts, as ours; all in C++",
            "they are played without observations, a move of its search at a time.",
            "",
            table(
                ["environment", "steps/s a core"],
                [[each.name, thousands(each.a_core)] for each in (*single, *peers)],
            ),
        ]
    )


def _told(number: float | None) -> str:
    return "" if number is None else thousands(number)


def _pgx(game: str) -> Stepped:
    """Choosing is part of what is compiled there, and it takes as many threads as it likes."""
    spent, clock = pgx_steps(game, GAMES, SECONDS)
    return Stepped(f"Pgx {game}", None, spent, None, clock)


def _said(names: Any) -> Any:
    for name in names:
        saying(name)
        yield name


def _batch(game: str, games: int) -> Stepped:
    one, two = Batch(game, games, seed=1), Batch(game, games, seed=1, threads=THREADS)
    stepping, choosing, _ = _measured(one)
    both, _, clock = _measured(two)
    two.close()
    named = game if games == GAMES else f"{game}, {games:,} games"
    return Stepped(named, stepping, choosing, THREADS * both, clock)


def _measured(batch: Batch) -> tuple[float, float, float]:
    """Steps a second: of processor, of processor with the choosing, and of the clock."""
    steps, spent, clock, began = 0, 0.0, 0.0, process_time()
    while process_time() - began < SECONDS:
        actions = batch.random()
        at, then = process_time(), perf_counter()
        batch.step(actions)
        spent, clock = spent + process_time() - at, clock + perf_counter() - then
        steps += batch.n
    return steps / spent, steps / (process_time() - began), steps / clock


def _timed(name: str, play: Callable[[], int]) -> Played:
    steps, began = 0, process_time()
    while (spent := process_time() - began) < SECONDS:
        steps += play()
    return Played(name, steps / spent)


def _ours(game: str) -> Callable[[], int]:
    env = pettingzoo.raw_env(game)
    return at_random(env, lambda: env.episode.deciding < 0)


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
