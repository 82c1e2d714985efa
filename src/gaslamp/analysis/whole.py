"""The analysis of a whole game: every decision judged, and what it comes to.

The pieces can be worked out apart from each other, here and there and in any order: `judged` for
some of the decisions, `counted` for a seat, and `put_together` at last.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, Final

from gaslamp.analysis.appraisal import Analysis, Appraisal, Candidate, KnownCurve
from gaslamp.analysis.grades import grade_of
from gaslamp.analysis.judge import Opinion, Weighed, dice_for, judge_for
from gaslamp.analysis.known import counted
from gaslamp.analysis.summary import put_together
from gaslamp.analysis.walk import Chosen, check_over, choices, count_choices
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.record import Record
from gaslamp.core.sentence import Sentence, say
from gaslamp.knowledge.deadline import check

USUAL: Final = 8_000
"""Imagined games for each decision."""
LEAST: Final = 10
MOST: Final = 100_000
ENGINE: Final = 1
"""Goes up when judges come to find something else in the same game: what was kept of an older one
is worked out again."""
SHOWN: Final = 3
"""So many of the best choices are told."""
_DIGITS: Final = 4

Progress = Callable[[int], None]


def analyse(
    game: Game[Any], record: Record, iterations: int = USUAL, progress: Progress = lambda _: None
) -> Analysis:
    """`progress` is called with 1 for every decision and every seat that is done."""
    check_over(record)
    decisions: list[Appraisal] = []
    for chosen in choices(game, record):
        decisions.append(judge(game, chosen, iterations))
        progress(1)
    known: list[KnownCurve] = []
    for seat in range(record.seats):
        known.append(counted(game, record, seat))
        progress(1)
    return put_together(game, record, iterations, decisions, known)


def work_in(game: Game[Any], record: Record) -> int:
    """How often `progress` will be called."""
    return count_choices(game, record) + record.seats


def judged(
    game: Game[Any], record: Record, iterations: int, first: int, last: int
) -> list[Appraisal]:
    """Of the decisions from one number to before another."""
    some: Iterable[Chosen] = islice(choices(game, record), first, last)
    return [judge(game, chosen, iterations) for chosen in some]


def judge(game: Game[Any], chosen: Chosen, iterations: int) -> Appraisal:
    check()
    dice = dice_for(chosen.sight, iterations)
    try:
        opinion = judge_for(game.name).opinion(
            chosen.sight, chosen.legal, chosen.action, iterations, dice
        )
    except Unreadable:
        # What was not seen from its start, nobody can know anything about.
        opinion = None
    played = None if opinion is None else opinion.of(chosen.action)
    if opinion is None or played is None:
        return _unjudged(game, chosen)
    return _graded(game, chosen, opinion, played)


def _unjudged(game: Game[Any], chosen: Chosen) -> Appraisal:
    return Appraisal(
        **_named(game, chosen),
        unit=None,
        before=None,
        after=None,
        loss=None,
        error=None,
        grade=None,
        best=None,
        candidates=[],
        chance=None,
        why=None,
    )


def _graded(game: Game[Any], chosen: Chosen, opinion: Opinion, played: Weighed) -> Appraisal:
    best = opinion.best
    if best.value <= played.value:
        best = played
    loss, error = best.value - played.value, opinion.doubt(best, played)
    return Appraisal(
        **_named(game, chosen),
        unit=opinion.unit,
        before=_short(best.value),
        after=_short(played.value),
        loss=_short(loss),
        error=_short(error),
        grade=grade_of(opinion.unit, best.value, loss, error),
        best=_candidate(game, chosen, best),
        candidates=[_candidate(game, chosen, each) for each in _worth_telling(opinion, played)],
        chance=_short(opinion.chance),
        why=_why(game, chosen, opinion, best, played),
    )


def _named(game: Game[Any], chosen: Chosen) -> dict[str, Any]:
    action, before = chosen.action, chosen.before
    return {
        "ply": chosen.ply,
        "step": chosen.step,
        "seat": chosen.seat,
        "notation": game.write(action, before),
        "action": game.to_typed(action),
        "said": game.describe(action, before),
    }


def _candidate(game: Game[Any], chosen: Chosen, each: Weighed) -> Candidate:
    return Candidate(
        notation=game.write(each.action, chosen.before),
        action=game.to_typed(each.action),
        said=game.describe(each.action, chosen.before),
        value=_short(each.value),
        error=_short(each.error),
        tries=each.tries,
    )


def _worth_telling(opinion: Opinion, played: Weighed) -> Sequence[Weighed]:
    ranked = sorted(opinion.weighed, key=lambda each: (-each.value, each.action))
    shown = ranked[:SHOWN]
    return shown if played in shown else [*shown, played]


def _why(
    game: Game[Any], chosen: Chosen, opinion: Opinion, best: Weighed, played: Weighed
) -> Sentence:
    """What it comes to in the game's own words, then in wins or bits."""
    counts = opinion.why(played.action, best.action)
    value = _in_bits(best, played) if opinion.unit == "bits" else _in_wins(best, played)
    if counts is None:
        counts = say(
            "analysis-choice",
            played=game.describe(played.action, chosen.before),
            best=game.describe(best.action, chosen.before),
            same="yes" if best == played else "no",
        )
    return say("analysis-both", counts=counts, value=value)


def _in_wins(best: Weighed, played: Weighed) -> Sentence:
    return say(
        "analysis-wins",
        after=round(100 * played.value),
        before=round(100 * best.value),
        same="yes" if best == played else "no",
    )


def _in_bits(best: Weighed, played: Weighed) -> Sentence:
    return say(
        "analysis-told",
        after=bits(played.value),
        before=bits(best.value),
        same="yes" if best == played else "no",
    )


def bits(value: float) -> Sentence:
    """Hundredths are as fine as anybody wants it."""
    whole, rest = divmod(round(100 * value), 100)
    return say("analysis-bits", whole=whole, hundredths=f"{rest:02}")


def _short(value: float) -> float:
    """A few digits are all that means anything, and they look the same everywhere."""
    return round(value, _DIGITS) + 0.0
