"""How long it takes to know exactly: Sleuth's deals beside a BDD, and the other games."""

from collections.abc import Callable
from functools import partial
from math import ceil
from random import Random
from statistics import median
from time import process_time

from bench.bdd import measure
from bench.sleuth_positions import Seen, game
from bench.tables import saying, table
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games import game_named
from gaslamp.knowledge import NAMES, knowledge_for
from gaslamp.knowledge.sleuth.deals import Deals

POSITIONS = 40
STAGES = (0, 5, 10, 15, 20, 30)
STRESS = 10
BESIDE_BDD = ((3, 10), (3, 20), (4, 10), (4, 20), (5, 20), (7, 5))
PATIENCE = 60.0

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
            table(["seats", "asking", "answers", "median ms", "p95 ms", "worst ms"], _stages()),
            f"## Sleuth: only one-element questions, seven seats, thirty answers, {STRESS} games",
            "",
            table(["median ms", "worst ms"], [_stress()]),
            "## Sleuth: beside a BDD (dd with CUDD), which counts and finds no marginals",
            "",
            table(["seats", "answers", "ours ms", "BDD ms", "times faster"], _beside_bdd()),
            "## What a seat may know after each action of random play, from the whole sight",
            "",
            table(["game", "seats", "median ms", "p95 ms"], _every_game()),
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


def _stages() -> list[list[object]]:
    rows: list[list[object]] = []
    for seats in range(3, 8):
        saying(f"sleuth, {seats} seats")
        for asking in ("random", "greedy"):
            for answers in STAGES:
                rng = Random(answers)
                times = [_deals(game(seats, answers, asking, rng)) for _ in range(POSITIONS)]
                found = (median(times), _p95(times), max(times))
                rows.append([seats, asking, answers, *(f"{each:.1f}" for each in found)])
    return rows


def _stress() -> list[object]:
    saying("sleuth, one-element questions only")
    rng = Random(1)
    times = [_deals(game(7, 30, "one-element", rng)) for _ in range(STRESS)]
    return [f"{median(times):.0f}", f"{max(times):.0f}"]


def _beside_bdd() -> list[list[object]]:
    rows: list[list[object]] = []
    for seats, answers in BESIDE_BDD:
        saying(f"BDD, {seats} seats, {answers} answers")
        seen = game(seats, answers, "random", Random(seats))
        ours = _deals(seen)
        theirs = measure(seen, PATIENCE)
        if theirs is None:
            rows.append(
                [seats, answers, f"{ours:.1f}", "gave up", f"> {PATIENCE * 1000 / ours:.0f}"]
            )
            continue
        assert theirs[0] == Deals(seen.sizes, seen.numbers).count
        spent = theirs[1] * 1000
        rows.append([seats, answers, f"{ours:.1f}", f"{spent:.0f}", f"{spent / ours:.0f}"])
    return rows


def _every_game() -> list[list[object]]:
    rows: list[list[object]] = []
    for name in NAMES:
        saying(f"{name}, whole sights")
        rulebook, knowledge = game_named(name), knowledge_for(name)
        seats, options = rulebook.usual_seats, rulebook.options({})
        times: list[float] = []
        for seed in range(3):
            play, dice = Play(rulebook, options, rulebook.start(seats, options)), Dice(seed)
            while not play.position.over and len(play.actions) < 150:
                play.act(random_action(play.position, dice))
                if len(play.actions) % 5 == 0:
                    times.append(_timed(partial(knowledge.beliefs, play.sight(1))))
        rows.append([name, seats, f"{median(times):.1f}", f"{_p95(times):.1f}"])
    return rows
