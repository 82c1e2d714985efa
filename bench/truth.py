"""Over many random games: what a seat is told that it can know is held against what is true.

python -m bench truth     with GASLAMP_GAMES and GASLAMP_MINUTES if wanted
"""

import os
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tests.contract.cases import Case, every_case
from tests.knowledge.honesty import held

from bench.keeping import Kept, Time
from bench.spread import CORES, as_done
from bench.tables import table, thousands
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal
from gaslamp.core.play import Play
from gaslamp.core.random_play import CAP, random_action
from gaslamp.knowledge import NAMES

GAMES = int(os.environ.get("GASLAMP_GAMES", "10000"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "600"))
MOMENTS = 3
"""At so many moments of each game, and at its end."""
COUNTED = ("moments", "certain", "reasons", "refused", "wrong")

INTRODUCTION = """\
Written by `gaslamp bench truth`: random games at every table that the tests know, with all their
options in turn; The Culprit at all sizes from three to eight. At {moments} moments of each game,
drawn by lot, and at its end, one of the seats or a spectator takes a look. What is true must be
among what it holds possible: of every gem, every place of the log, Jack, every alibi card and every
card of The Culprit. What it holds certain must be so. Some of that is asked why and must have its
reasons; and for some of what is not true there must be none. *Not worked out* counts looks of which
the house said that there was too much to work out. {ended} What a run was stopped in the
midst of comes last: it is rather what takes long."""


class Round(NamedTuple):
    game: str
    number: int


class Tried(NamedTuple):
    this: Round
    moments: int
    certain: int
    reasons: int
    refused: int
    wrong: int


def run(
    games: int = GAMES, minutes: float = MINUTES, processes: int = CORES, again: bool = False
) -> str:
    start = {name: {"next": 0, "beyond": []} | dict.fromkeys(COUNTED, 0) for name in NAMES}
    kept, time = Kept(f"truth-{MOMENTS}-as-done", start, again), Time(minutes)
    rounds = _rounds(kept, games)
    for tried in as_done(try_game, rounds, processes, lambda: time.is_up):
        _count(kept.totals[tried.this.game], tried)
        if tried.this.game == NAMES[-1]:
            kept.save()
        time.report(" · ".join(f"{name} {_done(kept.totals[name])}" for name in NAMES))
    kept.save()
    return _page(kept, games)


def _count(totals: dict[str, Any], tried: Tried) -> None:
    """Some games take a thousand times as long as others: those that are done before it are
    `beyond` the next one."""
    for what in COUNTED:
        totals[what] += getattr(tried, what)
    beyond: list[int] = totals["beyond"]
    beyond.append(tried.this.number)
    while totals["next"] in beyond:
        beyond.remove(totals["next"])
        totals["next"] += 1


def _done(totals: dict[str, Any]) -> int:
    return int(totals["next"]) + len(totals["beyond"])


def _rounds(kept: Kept, games: int) -> Iterator[Round]:
    """All games in turn, so that a run that is stopped has something of each. What an earlier run
    was stopped in the midst of takes long, and comes last."""
    passed = {name: _passed_over(totals) for name, totals in kept.totals.items()}
    first = {name: _done(kept.totals[name]) + len(passed[name]) for name in NAMES}
    for number in range(games):
        yield from (Round(name, number) for name in NAMES if number >= first[name])
    yield from (Round(name, number) for name in NAMES for number in passed[name])


def _passed_over(totals: dict[str, Any]) -> list[int]:
    """What is missing before the last that is done."""
    beyond = totals["beyond"]
    return sorted({*range(totals["next"], max(beyond, default=0))} - {*beyond})


@cache
def _cases_of(name: str) -> list[Case]:
    return [case for case in every_case() if case.name == name]


def try_game(this: Round) -> Tried:
    cases, dice = _cases_of(this.game), Dice(this.number)
    case = cases[this.number % len(cases)]
    moments = certain = reasons = refused = wrong = 0
    for play, viewer in _looks(case, dice):
        moments += 1
        try:
            found = held(case, play.position, play.sight(viewer), dice)
        except NotLegal:
            refused += 1
            continue
        certain += found.certain
        reasons += found.reasons
        wrong += len(found.wrong)
    return Tried(this, moments, certain, reasons, refused, wrong)


def _looks(case: Case, dice: Dice) -> Iterator[tuple[Play, int]]:
    """Moments of one game, with whose eyes to look."""
    actions = _actions(case, dice)
    asked = {1 + dice.below(len(actions)) for _ in range(MOMENTS)} | {len(actions)}
    play = Play(case.game, case.agreed, case.start())
    for number, action in enumerate(actions, start=1):
        play.act(action)
        if number in asked:
            yield play, dice.below(case.seats + 1) - 1


def _actions(case: Case, dice: Dice) -> list[int]:
    position = case.start()
    actions: list[int] = []
    while not position.over and len(actions) < CAP:
        actions.append(random_action(position, dice))
        position.apply(actions[-1])
    return actions


def _page(kept: Kept, wanted: int) -> str:
    head = ["game", "games", "looks", "certainties", "asked why", "not worked out", "wrong"]
    rows = [
        [
            name,
            *map(thousands, (_done(kept.totals[name]), *(kept.totals[name][w] for w in COUNTED))),
        ]
        for name in NAMES
    ]
    done = min(_done(kept.totals[name]) for name in NAMES)
    ended = f"{thousands(done)} of {thousands(wanted)} games of each."
    introduction = INTRODUCTION.format(moments=MOMENTS, ended=ended)
    title = "# What a seat is told that it can know is true"
    return "\n".join([title, "", introduction, "", table(head, rows)])


def page() -> str:
    return run()
