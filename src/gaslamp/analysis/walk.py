"""A record gone through once more: who chose what when, and what they had seen by then."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from gaslamp.core.errors import NotLegal
from gaslamp.core.events import seen_by
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.record import Record, Step, replay
from gaslamp.core.seats import CHANCE, OPEN
from gaslamp.core.sentence import say
from gaslamp.core.sight import AnySight


class Chosen(NamedTuple):
    """A decision: there was something to choose."""

    ply: int
    step: int
    seat: int
    sight: AnySight
    legal: list[int]
    action: int
    before: Position
    """Only for writing the actions down."""


def check_over(record: Record) -> None:
    """Nothing is said about a game that may go on."""
    if record.outcome is None:
        raise NotLegal(say("table-not-over"))


def choices(game: Game[Any], record: Record) -> Iterator[Chosen]:
    check_over(record)
    play, shown = Play.of(game, record), 0
    for ply, step in enumerate(replay(game, record)):
        seat = seat_of(step.action)
        if _is_choice(step):
            legal = step.before.legal(seat)
            yield Chosen(ply, shown, seat, play.sight(seat), legal, step.action, step.before)
        shown += bool(seen_by(play.follow(step), OPEN))


def _is_choice(step: Step) -> bool:
    """Who speaks up could have been silent; who is waited for needs something to choose from."""
    seat = seat_of(step.action)
    if seat == CHANCE:
        return False
    return not step.before.awaited >> seat & 1 or len(step.before.legal(seat)) > 1


def count_choices(game: Game[Any], record: Record) -> int:
    """How many there are, without working out what anybody had seen."""
    check_over(record)
    return sum(_is_choice(step) for step in replay(game, record))


class Glance(NamedTuple):
    step: int
    sight: AnySight


def glances(game: Game[Any], record: Record, viewer: int) -> Iterator[Glance]:
    """What a seat had seen after each move that it noticed; an end that lays all open is left
    out."""
    check_over(record)
    play, shown, seen = Play.of(game, record), 0, 0
    for step in replay(game, record):
        if seat_of(step.action) != CHANCE and len((now := play.sight(viewer)).events) > seen:
            seen = len(now.events)
            yield Glance(shown, now)
        shown += bool(seen_by(play.follow(step), OPEN))
    if not play.position.over:
        yield Glance(shown, play.sight(viewer))


def last_step(game: Game[Any], record: Record) -> int:
    """How many steps the replay has that lies open."""
    return sum(bool(seen_by(game.events(*step), OPEN)) for step in replay(game, record))
