"""What a seat could have known while the game went on, and when it acted on it."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from gaslamp.analysis.appraisal import KnownCurve, KnownPoint
from gaslamp.analysis.walk import glances
from gaslamp.core.errors import Refusal
from gaslamp.core.events import seen_by
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.record import Record, Step, replay
from gaslamp.core.seats import OPEN
from gaslamp.core.sight import AnySight
from gaslamp.knowledge import knowledge_for
from gaslamp.knowledge.deadline import OutOfTimeError, after_looks, within

LOOKS: Final = 20_000
"""So often one looks up while counting before it is given up."""


def counted(game: Game[Any], record: Record, seat: int) -> KnownCurve:
    return curve(game, record, seat, list(points(game, record, seat)))


def points(
    game: Game[Any], record: Record, seat: int, first: int = 0, last: int | None = None
) -> Iterator[KnownPoint]:
    """Of what it noticed, from one number to before another: each can take a while."""
    for glance in islice(glances(game, record, seat), first, last):
        yield KnownPoint(glance.step, _left(glance.sight))


def curve(game: Game[Any], record: Record, seat: int, found: list[KnownPoint]) -> KnownCurve:
    acted = _acted(game, record, seat)
    return KnownCurve(seat, found, _first(found, acted), acted)


def _left(sight: AnySight) -> int | None:
    """None if it would take too long, or cannot be known from what was seen."""
    try:
        with within(after_looks(LOOKS)):
            knowledge = knowledge_for(sight.game)
            return knowledge.left(knowledge.possibilities(sight))
    except (OutOfTimeError, Refusal):
        return None


def _first(points: list[KnownPoint], acted: int | None) -> int | None:
    """Since when there was one answer for good, up to when the seat acted. Whoever is the answer
    always knew it."""
    heard = [point for point in points if acted is None or point.step <= acted]
    if all(point.left == 1 for point in heard):
        return None
    first = None
    for point in heard:
        if point.left != 1:
            first = None
        elif first is None:
            first = point.step
    return first


def _acted(game: Game[Any], record: Record, seat: int) -> int | None:
    """The last time: of several rounds, in the last one."""
    return max(_acts(game, record, seat), default=None)


def _acts(game: Game[Any], record: Record, seat: int) -> Iterator[int]:
    shown = 0
    for step in replay(game, record):
        if seat_of(step.action) == seat and _acts_on_it(game, step):
            yield shown
        shown += bool(seen_by(game.events(*step), OPEN))


def _acts_on_it(game: Game[Any], step: Step) -> bool:
    """Naming, accusing, playing a card that finds; or a move that wins at once."""
    stakes = game.chronicle.stakes
    if stakes is None:
        return bool(step.after.winners >> seat_of(step.action) & 1)
    return stakes(game.to_typed(step.action))
