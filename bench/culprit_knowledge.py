"""What a seat of The Culprit may know over random play: how often exactly, and how fast."""

from collections.abc import Iterator
from itertools import count, islice
from math import ceil
from statistics import median
from time import process_time

from bench.tables import saying, table, thousands
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import CHANCE
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import AnySight, Knowledge, knowledge_for
from gaslamp.knowledge.culprit import CulpritKnowledge, answers_in

DECISIONS = {3: 600, 4: 600, 5: 600, 6: 400, 7: 300, 8: 400}
"""At each table size."""
EVERY = 11
OTHER_GAMES = 1000
TRUTH_GAMES = 10_000
ENOUGH = 1000

PAGE = """\
# What a seat of The Culprit may know

Written by `make bench`: processor time on one core, at every decision of random play, for the seat
that decides. Every seat's worlds are kept from one of its decisions to the next, so that it costs
what is new; "anew" is from the whole sight, at every {every}th decision of other games. Beliefs
are exact unless a round has very many worlds: then some are drawn, and a belief says how many equal
draws it is worth. "Enough" are the decisions in which it is exact or worth at least a thousand.
What is possible is exact in all of them; where worlds are drawn, the solver's time is counted too.

{speed}
## The truth is among the possibilities

In {games} rounds at three, four and five seats, looked at by every seat in turn and a spectator:
{moments} moments, {missed} misses.
"""
HEAD = ["seats", "decisions", "exact", "enough", "least effective", "median ms", "p95 ms"]
ANEW = ["worst ms", "anew: median ms", "anew: worst ms"]


def page() -> str:
    rows = [_row(seats, decisions) for seats, decisions in DECISIONS.items()]
    moments, missed = _truth()
    return PAGE.format(
        every=EVERY,
        speed=table([*HEAD, *ANEW], rows),
        games=thousands(TRUTH_GAMES),
        moments=thousands(moments),
        missed=missed,
    )


def _decisions(seats: int, first: int) -> Iterator[AnySight]:
    options = GAME.options({})
    for seed in count(first):
        play, dice = Play(GAME, options, GAME.start(seats, options)), Dice(seed)
        while not play.position.over:
            action = random_action(play.position, dice)
            if seat_of(action) != CHANCE:
                yield play.sight(seat_of(action))
            play.act(action)


def _timed(knowledge: Knowledge, sight: AnySight) -> tuple[float, int | None]:
    began = process_time()
    found = knowledge.beliefs(sight)
    return (process_time() - began) * 1000, found.effective


def _row(seats: int, decisions: int) -> list[object]:
    saying(f"{seats} seats")
    knowledge = CulpritKnowledge()
    found = [_timed(knowledge, sight) for sight in islice(_decisions(seats, 0), decisions)]
    others = islice(_decisions(seats, OTHER_GAMES), 0, decisions, EVERY)
    anew = sorted(_timed(CulpritKnowledge(), sight)[0] for sight in others)
    times = sorted(time for time, _ in found)
    drawn = [effective for _, effective in found if effective is not None]
    short = sum(effective < ENOUGH for effective in drawn)
    return [
        seats,
        len(times),
        f"{1 - len(drawn) / len(times):.1%}",
        f"{1 - short / len(times):.1%}",
        min(drawn) if drawn else "–",
        f"{median(times):.1f}",
        f"{times[ceil(len(times) * 0.95) - 1]:.1f}",
        f"{times[len(times) - 1]:.0f}",
        f"{median(anew):.1f}",
        f"{anew[len(anew) - 1]:.0f}",
    ]


def _truth() -> tuple[int, int]:
    saying("the truth")
    knowledge, options = knowledge_for("culprit"), GAME.options({"flash": True})
    moments = missed = 0
    for seed in range(TRUTH_GAMES):
        play, dice = Play(GAME, options, GAME.start(3 + seed % 3, options)), Dice(seed)
        look_at = 4 * play.position.seats + 1 + seed % 29
        while not play.position.over:
            play.act(random_action(play.position, dice))
            if len(play.actions) == look_at:
                assert isinstance(play.position, CulpritPosition)
                truth = answers_in(play.position)
                chances = knowledge.possibilities(play.sight(seed // 3 % (4 + seed % 3) - 1))
                moments += 1
                missed += any(truth[subject] not in may for subject, may in chances.items())
    return moments, missed
