"""Yardsticks that depend on nobody's play: parts of the games that are solved, and best responses.

python -m bench yardsticks     if wanted with GASLAMP_POSITIONS, GASLAMP_RESPONSES, GASLAMP_MINUTES
"""

import os
from collections.abc import Callable, Iterator
from time import process_time
from typing import Final, NamedTuple

from bench.keeping import Kept, Time
from bench.solutions import last_two, seen
from bench.solutions.layers import London
from bench.solutions.report import Measured, written
from bench.solutions.responses import CELLS, Opponents, Outcome, respond
from bench.spread import CORES, spread
from bench.tables import saying
from gaslamp.arena.versions import version_of
from gaslamp.bots import LEVELS

POSITIONS: Final = int(os.environ.get("GASLAMP_POSITIONS", "1000"))
RESPONSES: Final = int(os.environ.get("GASLAMP_RESPONSES", "300"))
MINUTES: Final = float(os.environ.get("GASLAMP_MINUTES", "600"))
_NONE: Final = {"next": 0, "own": 0.0, "all": 0.0, "squares": 0.0, "seconds": 0.0}

Regret = Callable[[str, str, int], float]
REGRETS: Final[dict[str, tuple[Regret, str, str]]] = {
    "last two": (last_two.regret, "mr_jack", "investigator"),
    "mister_x": (seen.regret, "scotland_yard", "mister_x"),
    "detectives": (seen.regret, "scotland_yard", "detectives"),
}
"""What is solved: whose regret, at which game, in which role."""


class Question(NamedTuple):
    """One position put to one rank, or one game of a response."""

    about: str
    who: str
    number: int


def run(
    positions: int = POSITIONS,
    games: int = RESPONSES,
    minutes: float = MINUTES,
    processes: int = CORES,
    again: bool = False,
) -> str:
    """What was asked already is kept, by the versions of the bots."""
    london = {number: London(number) for number in (2, 3)}
    layers = {number: each.layers(saying) for number, each in london.items()}
    kept, time = Kept("yardsticks", {}, again), Time(minutes)
    asked = _questions(kept, positions, games, time)
    for question, came_to, seconds in spread(answered, asked, processes):
        _add(kept, question, came_to, seconds)
        time.report(f"{question.about} · {question.who} · {question.number + 1}")
    found = {key: _measured(kept, *key) for key in _asked_of()}
    return written(london, layers, found)


def page() -> str:
    return run()


def _asked_of() -> list[tuple[str, str]]:
    regrets = [(about, rank) for rank in LEVELS for about in REGRETS]
    return regrets + [(opponents.game, opponents.role or "") for opponents in CELLS]


def _questions(kept: Kept, positions: int, games: int, time: Time) -> Iterator[Question]:
    """Whoever has had least time is next: a superintendent thinks as long about one position as a
    constable about a thousand."""
    following = {each: kept.totals.get(_key(*each), _NONE)["next"] for each in _asked_of()}
    wanted = {each: positions if each[0] in REGRETS else games for each in following}
    while not time.is_up:
        left = [each for each, number in following.items() if number < wanted[each]]
        if not left:
            return
        about, who = min(left, key=lambda each: _spent(kept, each, following[each]))
        yield Question(about, who, following[about, who])
        following[about, who] += 1


def _spent(kept: Kept, each: tuple[str, str], handed_out: int) -> float:
    """Seconds, those too that are likely still being spent."""
    totals = kept.totals.get(_key(*each), _NONE)
    mean = totals["seconds"] / max(1, totals["next"])
    return float(totals["seconds"] + max(mean, 0.1) * (handed_out - totals["next"]))


def answered(question: Question) -> tuple[Question, Outcome, float]:
    about, who, number = question
    began = process_time()
    if about in REGRETS:
        came_to = Outcome(REGRETS[about][0](about, who, number), 1)
    else:
        came_to = respond(_opponents(about, who), number)
    return question, came_to, process_time() - began


def _opponents(game: str, role: str) -> Opponents:
    return next(each for each in CELLS if (each.game, each.role or "") == (game, role))


def _key(about: str, who: str) -> str:
    """With what is measured: another version is another measurement."""
    if about in REGRETS:
        return f"{about}|{who}|{version_of(REGRETS[about][1], who)}"
    return f"response|{about}|{who}|{version_of(about, 'inspector')}"


def _add(kept: Kept, question: Question, came_to: Outcome, seconds: float) -> None:
    key = _key(question.about, question.who)
    totals = dict(kept.totals.get(key, _NONE))
    own, of = float(came_to.own), float(came_to.all)
    for name, more in zip(totals, (1, own, of, own * own, seconds), strict=True):
        totals[name] += more
    kept.totals[key] = totals
    kept.save()


def _measured(kept: Kept, about: str, who: str) -> Measured:
    totals = kept.totals.get(_key(about, who), _NONE)
    return Measured(totals["next"], totals["own"], totals["all"], totals["squares"])
