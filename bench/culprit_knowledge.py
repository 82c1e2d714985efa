"""What a seat of The Culprit may know over random play: how often exactly, and how fast."""

from collections.abc import Iterator
from math import ceil
from statistics import median
from time import process_time

from bench.tables import saying, table, thousands
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import CHANCE
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import AnySight, knowledge_for
from gaslamp.knowledge.culprit import answers_in

GAMES = {3: 60, 4: 40, 5: 25, 8: 3}
"""Whole games at each table size."""
EVERY = 11
TRUTH_GAMES = 10_000

PAGE = """\
# What a seat of The Culprit may know

Written by `make bench`: processor time on one core, from the whole sight, at every {every}th
decision of random play, for the seat that decides. Beliefs are exact while at most three thousand
worlds have to be told apart; elsewhere worlds are drawn, and the last column says how many equal
draws the worst of these beliefs was worth.

{speed}
## The truth is among the possibilities

In {games} rounds at three seats, looked at by every seat in turn and a spectator: {moments}
moments, {missed} misses.
"""


def page() -> str:
    moments, missed = _truth()
    head = ["seats", "decisions", "exact", "median ms", "p95 ms", "least effective"]
    rows = [_row(seats, games) for seats, games in GAMES.items()]
    return PAGE.format(
        every=EVERY,
        speed=table(head, rows),
        games=thousands(TRUTH_GAMES),
        moments=thousands(moments),
        missed=missed,
    )


def _decisions(seats: int, games: int) -> Iterator[AnySight]:
    options, number = GAME.options({}), 0
    for seed in range(games):
        play, dice = Play(GAME, options, GAME.start(seats, options)), Dice(seed)
        while not play.position.over:
            action = random_action(play.position, dice)
            if action & 31 != CHANCE:
                number += 1
                if number % EVERY == 0:
                    yield play.sight(action & 31)
            play.act(action)


def _row(seats: int, games: int) -> list[object]:
    saying(f"{seats} seats")
    knowledge = knowledge_for("culprit")
    times, sizes = [], []
    for sight in _decisions(seats, games):
        began = process_time()
        found = knowledge.beliefs(sight)
        times.append((process_time() - began) * 1000)
        if found.effective is not None:
            sizes.append(found.effective)
    exact = f"{1 - len(sizes) / len(times):.1%}"
    p95 = sorted(times)[ceil(len(times) * 0.95) - 1]
    least = min(sizes) if sizes else "–"
    return [seats, len(times), exact, f"{median(times):.1f}", f"{p95:.1f}", least]


def _truth() -> tuple[int, int]:
    saying("the truth")
    knowledge, options = knowledge_for("culprit"), GAME.options({"flash": True})
    moments = missed = 0
    for seed in range(TRUTH_GAMES):
        play, dice = Play(GAME, options, GAME.start(3, options)), Dice(seed)
        look_at = 13 + seed % 17
        while not play.position.over:
            play.act(random_action(play.position, dice))
            if len(play.actions) == look_at:
                assert isinstance(play.position, CulpritPosition)
                truth = answers_in(play.position)
                chances = knowledge.possibilities(play.sight(seed % 4 - 1))
                moments += 1
                missed += any(truth[subject] not in may for subject, may in chances.items())
    return moments, missed
