"""What the decisions come to: curves, turning points, and luck and skill told apart."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from gaslamp.analysis.appraisal import (
    Analysis,
    Appraisal,
    ChanceCurve,
    ChancePoint,
    Fortune,
    KnownCurve,
    TurningPoint,
)
from gaslamp.analysis.walk import last_step
from gaslamp.core.game import Game
from gaslamp.core.record import Record

TURNS: Final = 5
"""So many turning points are told at most."""
_TWO: Final = 2
LEAST_TURN: Final = 0.08
"""A smaller change turns nothing."""


def put_together(
    game: Game[Any],
    record: Record,
    iterations: int,
    decisions: Sequence[Appraisal],
    known: Sequence[KnownCurve],
) -> Analysis:
    sides = [list(side) for side in game.sides(record.seats)]
    curves = [_curve(game, record, side, decisions) for side in sides]
    return Analysis(
        game=game.name,
        rules=record.rules,
        seats=record.seats,
        names=list(game.seat_names(record.seats)),
        iterations=iterations,
        outcome=record.outcome,
        decisions=list(decisions),
        chances=curves,
        known=list(known),
        turning=_turning(sides, curves, decisions),
        fortunes=[_fortune(curve, sides, decisions) for curve in curves],
    )


# The chance to win


def _curve(
    game: Game[Any], record: Record, side: list[int], decisions: Sequence[Appraisal]
) -> ChanceCurve:
    points = [
        ChancePoint(each.step, each.seat, each.chance)
        for each in decisions
        if each.seat in side and each.chance is not None
    ]
    end = ChancePoint(last_step(game, record), None, _won(record, side))
    return ChanceCurve(side, [*points, end])


def _won(record: Record, side: list[int]) -> float:
    """A game that was given up is nobody's, unless its record says whose."""
    winners = record.outcome.winners if record.outcome else []
    return 1.0 if set(winners) & set(side) else 0.0


# Turning points


def _turning(
    sides: list[list[int]], curves: Sequence[ChanceCurve], decisions: Sequence[Appraisal]
) -> list[TurningPoint]:
    """The greatest losses by choice, and the greatest changes that nobody chose."""
    found = [*_by_choice(sides, decisions), *_by_chance(curves, decisions)]
    worst = sorted(found, key=lambda each: (-abs(each.change), each.step))[:TURNS]
    return sorted(worst, key=lambda each: each.step)


def _by_choice(sides: list[list[int]], decisions: Sequence[Appraisal]) -> list[TurningPoint]:
    return [
        TurningPoint(each.step, place, _side_of(sides, each.seat), -_chance_lost(each), each.said)
        for place, each in enumerate(decisions)
        if each.grade in ("slip", "blunder") and _chance_lost(each) >= LEAST_TURN
    ]


def _by_chance(curves: Sequence[ChanceCurve], decisions: Sequence[Appraisal]) -> list[TurningPoint]:
    """From one decision of a side to its next, less what anybody's choices did meanwhile. Of two
    sides, one has the other's luck turned round."""
    found = []
    for curve in curves[:1] if len(curves) == _TWO else curves:
        for before, after in pairwise(_told(curve, len(curves))):
            change = after.chance - before.chance - _chosen(curve, before, after, decisions)
            if abs(change) >= 2 * LEAST_TURN:
                found.append(TurningPoint(after.step, None, curve.side, round(change, 4), None))
    return found


def _told(curve: ChanceCurve, sides: int) -> Sequence[ChancePoint]:
    """That the others lose when one of many wins, turns nothing."""
    return curve.points[:-1] if sides > _TWO and not curve.points[-1].chance else curve.points


def _chosen(
    curve: ChanceCurve, before: ChancePoint, after: ChancePoint, decisions: Sequence[Appraisal]
) -> float:
    """What choices did to a side between two moments, the first one's included."""
    between = [each for each in decisions if before.step <= each.step < after.step]
    return sum(
        -_chance_lost(each) if each.seat in curve.side else _chance_lost(each) for each in between
    )


def _chance_lost(decision: Appraisal) -> float:
    """Bits are no chances: a question that told little has cost a part of its chance."""
    if decision.loss is None or decision.grade in (None, "excellent"):
        return 0.0
    if decision.unit == "chance":
        return decision.loss
    return round(_A_BIT * decision.loss * (decision.chance or 0.0), 4)


_A_BIT: Final = 0.3
"""Of the chance to win, what a bit less is taken to cost."""


def _side_of(sides: list[list[int]], seat: int) -> list[int]:
    return next(side for side in sides if seat in side)


# Luck and skill


def _fortune(curve: ChanceCurve, sides: list[list[int]], decisions: Sequence[Appraisal]) -> Fortune:
    """What is neither its own doing nor the others' is luck."""
    own = sum(_chance_lost(each) for each in decisions if each.seat in curve.side)
    theirs = sum(_chance_lost(each) for each in decisions if each.seat not in curve.side)
    gift = theirs / max(1, len(sides) - 1)
    first, last = curve.points[0].chance, curve.points[-1].chance
    return Fortune(
        side=curve.side,
        first=first,
        choices=round(-own, 4) + 0.0,
        others=round(gift, 4),
        luck=round(last - first + own - gift, 4) + 0.0,
        last=last,
    )
