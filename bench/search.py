"""Information-set iterations a second: ours, and OpenSpiel's on its nearest games."""

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from statistics import median
from threading import Thread
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import pyspiel

from bench.tables import saying, table, thousands
from gaslamp.bots.mr_jack.guide import Whitechapel
from gaslamp.bots.mr_jack.worlds import worlds_of
from gaslamp.bots.scotland_yard.guide import Chase
from gaslamp.bots.scotland_yard.suspicion import YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games import game_named
from gaslamp.search.budget import Budget
from gaslamp.search.guide import Guide
from gaslamp.search.thought import Forethought

ITERATIONS: Final = 10_000
DEPTH: Final = 24
ROUNDS: Final = 3
TRIES: Final = 7
THEIRS: Final = ("leduc_poker", "kuhn_poker")
SIMULATIONS: Final = 4_000

INTRODUCTION = """\
Written by `python -m bench search`: iterations of a search of information sets at a first decision,
by seconds of the processor, the best of three. Ours with the guide that plays on with judgement and
with one that plays at random to the end; OpenSpiel's ISMCTS in C++ with random rollouts, on the
nearest games that it can deal anew. Theirs are far shorter games: Leduc poker lasts about four
actions, Mr. Jack about a hundred."""


class Rate(NamedTuple):
    name: str
    iterations: float
    """A second of the processor."""


def page() -> str:
    rates = [*_ours(), *(_theirs(name) for name in THEIRS)]
    rows = [[rate.name, thousands(rate.iterations)] for rate in rates]
    parts = ["# Search", INTRODUCTION, table(["search", "iterations/s"], rows), _threads()]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


OURS: Final[tuple[tuple[str, Callable[[], "Forethought"]], ...]] = (
    ("Mr. Jack, inspector's guide", lambda: _jack(Whitechapel(2, 6))),
    ("Mr. Jack, sergeant's guide", lambda: _jack(Whitechapel(2, 2))),
    ("Mr. Jack, at random to the end of the game", lambda: _jack(Guide())),
    ("Scotland Yard, detectives' guide", lambda: _yard(4)),
)


def _ours() -> Iterator[Rate]:
    for name, thought in OURS:
        saying(name)
        yield Rate(name, ITERATIONS / min(_spent(thought()) for _ in range(ROUNDS)))


def _spent(thought: Forethought) -> float:
    began = process_time()
    thought.think(Budget(iterations=ITERATIONS))
    return process_time() - began


def _jack(guide: Guide) -> Forethought:
    play = _begun("mr_jack")
    worlds, learners = worlds_of(play.sight(1), Dice(1))
    return Forethought(
        worlds, [1.0] * len(worlds), 1, guide, Dice(2), depth=DEPTH, learners=learners
    )


def _yard(ahead: int) -> Forethought:
    """A detective's first answer."""
    play = _begun("scotland_yard")
    play.act(play.position.legal(0)[0])
    suspicion = YardSuspicion.of(play.sight(1))
    assert suspicion is not None
    worlds = [suspicion.world(station) for station in suspicion.chances]
    guide = Chase(list(suspicion.chances), suspicion.board.log_count + ahead)
    return Forethought(worlds, list(suspicion.chances.values()), 1, guide, Dice(2))


def _begun(name: str) -> Play:
    game, dice = game_named(name), Dice(1)
    options = game.options({})
    play = Play(game, options, game.start(game.usual_seats, options))
    while play.position.chance_awaited:
        play.act(random_action(play.position, dice))
    return play


def _theirs(name: str) -> Rate:
    saying(name)
    game = pyspiel.load_game(name)
    state: Any = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    spent = []
    for seed in range(ROUNDS):
        bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 1.0, SIMULATIONS)
        began = process_time()
        bot.step(state)
        spent.append(process_time() - began)
    return Rate(f"OpenSpiel's ISMCTS, {name}", SIMULATIONS / min(spent))


def _threads() -> str:
    """By the clock, beside what two processes get of the same machine, which share no lock."""
    saying("two threads")
    threads, processes = [], []
    for _ in range(TRIES):
        alone = _by_the_clock(1)
        threads.append(2 * alone / _by_the_clock(2))
        processes.append(2 * alone / _in_processes())
    return (
        f"Two threads do {max(threads):.2f} times the iterations of one by the clock,"
        f" the best of {TRIES} tries (median {median(threads):.2f}); two processes, which share"
        f" nothing but the machine, {max(processes):.2f} (median {median(processes):.2f})."
    )


def _in_processes() -> float:
    """Both begin when both are ready."""
    context = get_context("fork")
    ready, times = context.Barrier(2), context.SimpleQueue()
    both = [context.Process(target=_timed, args=(ready, times)) for _ in range(2)]
    for process in both:
        process.start()
    longest: float = max(times.get() for _ in both)
    for process in both:
        process.join()
    return longest


def _timed(ready: Any, times: Any) -> None:
    thought = _jack(Whitechapel(2, 6))
    ready.wait()
    began = perf_counter()
    thought.think(Budget(iterations=ITERATIONS))
    times.put(perf_counter() - began)


def _by_the_clock(number: int) -> float:
    thoughts = [_jack(Whitechapel(2, 6)) for _ in range(number)]
    budget = Budget(iterations=ITERATIONS)
    threads = [Thread(target=each.think, args=(budget,)) for each in thoughts]
    began = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return perf_counter() - began
