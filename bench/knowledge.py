"""How long it takes to know exactly: Sleuth's deals beside a BDD, and the other games."""

from collections.abc import Callable
from functools import partial
from math import ceil
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.bdd import measure
from bench.sleuth_positions import Seen, game
from bench.tables import saying, table
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games import game_named
from gaslamp.knowledge import NAMES, AnySight, knowledge_for
from gaslamp.knowledge.mr_jack.suspects import Suspects as FollowingMrJack
from gaslamp.knowledge.scotland_yard.trace import Trace as FollowingScotlandYard
from gaslamp.knowledge.sleuth.deals import Deals

POSITIONS = 40
STAGES = (0, 5, 10, 15, 20, 30)
STRESS = 20
BESIDE_BDD = ((3, 10), (3, 20), (3, 30), (4, 10), (4, 20), (5, 20))
A_ROW = 5
"""So many positions beside the BDD for each number of seats and answers …"""
AGAIN = 5
"""… and each as often by us, of which the median counts."""
HOPELESS = (7, 5)
PATIENCE = 60.0
LONGEST = 150
FOLLOWED = {"mr_jack": FollowingMrJack, "scotland_yard": FollowingScotlandYard}

INTRODUCTION = """\
Written by `make bench`: processor time on one core, count and all marginals, bit-exact. Positions
are simulated games as one seat sees them, with so many answers given to all the seats together."""


def page() -> str:
    return "\n".join(
        [
            "# Knowledge",
            "",
            INTRODUCTION,
            "",
            "## Sleuth: all the deals that fit",
            "",
            _stages(),
            f"## Sleuth: only one-element questions, seven seats, thirty answers, {STRESS} games",
            "",
            table(["median ms", "worst ms"], [_stress()]),
            "## Sleuth: beside a BDD (dd with CUDD): the same count and marginals",
            "",
            _beside_bdd(),
            "## All that a seat may know, after every fifth action of random play",
            "",
            table(["game", "seats", "median ms", "p95 ms"], _every_game()),
            "## The same look by look: a game is followed, and only what is new is worked out",
            "",
            table(["game", "seats", "looks", "median ms", "p95 ms", "worst ms"], _look_by_look()),
        ]
    )


def _timed(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return (process_time() - began) * 1000


def _deals(seen: Seen) -> float:
    return _timed(partial(Deals, seen.sizes, seen.numbers))


def _p95(times: list[float]) -> float:
    return sorted(times)[ceil(len(times) * 0.95) - 1]


def _stages() -> str:
    rows: list[list[object]] = []
    everything: list[float] = []
    for seats in range(3, 8):
        saying(f"sleuth, {seats} seats")
        for asking in ("random", "greedy"):
            for answers in STAGES:
                rng = Random(answers)
                times = [_deals(game(seats, answers, asking, rng)) for _ in range(POSITIONS)]
                found = (median(times), _p95(times), max(times))
                rows.append([seats, asking, answers, *(f"{each:.1f}" for each in found)])
                everything += times
    head = ["seats", "asking", "answers", "median ms", "p95 ms", "worst ms"]
    worst = f"The worst of all {len(everything)} positions took {max(everything):.0f} ms.\n"
    return f"{table(head, rows)}\n{worst}"


def _stress() -> list[object]:
    saying("sleuth, one-element questions only")
    rng = Random(1)
    times = [_deals(game(7, 30, "one-element", rng)) for _ in range(STRESS)]
    return [f"{median(times):.0f}", f"{max(times):.0f}"]


def _beside_bdd() -> str:
    """On every position how many times faster, and over all of them together."""
    rows: list[list[object]] = []
    pairs: list[tuple[float, float]] = []
    for seats, answers in BESIDE_BDD:
        saying(f"BDD, {seats} seats, {answers} answers")
        rng = Random(seats)
        found = [_pair(game(seats, answers, "random", rng)) for _ in range(A_ROW)]
        rows.append([seats, answers, *_compared(found)])
        pairs += found
    rows.append(["all", "", *_compared(pairs)])
    head = ["seats", "answers", "positions", "ours ms", "BDD ms", "times faster", "at least"]
    return f"{table(head, rows)}\n{_hopeless()}\n"


def _pair(seen: Seen) -> tuple[float, float]:
    """A BDD that is given up counts as if it had come to its end just then."""
    ours = median(_deals(seen) for _ in range(AGAIN))
    theirs = measure(seen, PATIENCE)
    if theirs is None:
        return ours, PATIENCE * 1000
    assert theirs[0] == Deals(seen.sizes, seen.numbers).ways
    return ours, theirs[1] * 1000


def _compared(pairs: list[tuple[float, float]]) -> list[object]:
    ours, theirs = sum(one for one, _ in pairs), sum(other for _, other in pairs)
    least = min(other / one for one, other in pairs)
    return [len(pairs), f"{ours:.1f}", f"{theirs:.0f}", f"{theirs / ours:.0f}", f"{least:.0f}"]


def _hopeless() -> str:
    seats, answers = HOPELESS
    seen = game(seats, answers, "random", Random(seats))
    ours, theirs = _deals(seen), measure(seen, PATIENCE)
    took = "gave up" if theirs is None else f"took {theirs[1]:.0f} s"
    what = f"With {seats} seats and {answers} answers the BDD {took}"
    return f"{what} within {PATIENCE:.0f} s; ours took {ours:.1f} ms.\n"


def _every_game() -> list[list[object]]:
    rows: list[list[object]] = []
    for name in NAMES:
        saying(f"{name}, whole sights")
        rulebook, knowledge = game_named(name), knowledge_for(name)
        seats, options = rulebook.usual_seats, rulebook.options({})
        times: list[float] = []
        for seed in range(3):
            play, dice = Play(rulebook, options, rulebook.start(seats, options)), Dice(seed)
            while not play.position.over and len(play.actions) < LONGEST:
                play.act(random_action(play.position, dice))
                if len(play.actions) % 5 == 0:
                    times.append(_timed(partial(knowledge.beliefs, play.sight(1))))
        rows.append([name, seats, f"{median(times):.1f}", f"{_p95(times):.1f}"])
    return rows


def _look_by_look() -> list[list[object]]:
    rows: list[list[object]] = []
    for name, following in FOLLOWED.items():
        rulebook = game_named(name)
        options = rulebook.options({})
        for seats in sorted({rulebook.usual_seats, rulebook.table_sizes(options)[-1]}):
            saying(f"{name}, {seats} seats, look by look")
            times = [time for seed in range(20) for time in _looks(name, seats, following, seed)]
            found = (median(times), _p95(times), max(times))
            rows.append([name, seats, len(times), *(f"{each:.3f}" for each in found)])
    return rows


def _looks(name: str, seats: int, following: Callable[[AnySight], Any], seed: int) -> list[float]:
    rulebook, dice = game_named(name), Dice(seed)
    options = rulebook.options({})
    play = Play(rulebook, options, rulebook.start(seats, options))
    followed = following(play.sight(1))
    times: list[float] = []
    while not play.position.over and len(play.actions) < LONGEST:
        play.act(random_action(play.position, dice))
        times.append(_timed(partial(followed.look, play.sight(1))))
    return times
