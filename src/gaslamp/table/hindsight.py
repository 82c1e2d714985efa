"""What a seat could have known in a game that is over, and since when."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gaslamp.core.data import Data
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.events import seen_by
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.record import Step, replay
from gaslamp.core.seats import CHANCE, OPEN
from gaslamp.core.sentence import say
from gaslamp.knowledge import AnySight, knowledge_for
from gaslamp.knowledge.deadline import OutOfTimeError, check, missed
from gaslamp.store import Entry
from gaslamp.table.faces import record
from gaslamp.table.state import OVER, Table, load


class Known(Data):
    step: int
    """After so many steps of the replay that lies open."""
    left: int | None
    """How many answers there were to what the game is about; None if there was no time to count."""


class Hindsight(Data):
    viewer: int
    known: list[Known]
    """Each time something happened that the seat noticed, oldest first."""
    complete: bool


class Glimpse(NamedTuple):
    step: int
    sight: AnySight


def hindsight(entries: Sequence[Entry], viewer: int) -> Hindsight:
    table = load(entries)
    if viewer >= table.seats:
        raise Unreadable(say("unreadable-field", field="viewer"))
    known = _counted(list(glimpses(table, viewer)))
    return Hindsight(viewer, known, complete=all(each.left is not None for each in known))


def glimpses(table: Table, viewer: int) -> Iterator[Glimpse]:
    """What the seat had seen after each move that it noticed, chance's answers included. An end
    lays all open, so what was known then is left out."""
    if table.phase != OVER:
        raise NotLegal(say("table-not-over"))
    game, kept = table.game, record(table)
    play, shown, seen = Play.of(game, kept), 0, 0
    for step in replay(game, kept):
        if _is_move(step) and len((sight := play.sight(viewer)).events) > seen:
            seen = len(sight.events)
            yield Glimpse(shown, sight)
        shown += bool(seen_by(play.follow(step), OPEN))
    if not play.position.over:
        yield Glimpse(shown, play.sight(viewer))


def _is_move(step: Step) -> bool:
    return seat_of(step.action) != CHANCE


def _counted(found: Sequence[Glimpse]) -> list[Known]:
    """The last ones first: what was known shortly before the end is what people ask about, and it
    takes less time than what was open."""
    counted = [Known(glimpse.step, left_of(glimpse.sight)) for glimpse in reversed(found)]
    return counted[::-1]


def left_of(sight: AnySight) -> int | None:
    """A count that the time cut short could be too large, so it is none."""
    try:
        check()
        knowledge = knowledge_for(sight.game)
        left = knowledge.left(knowledge.possibilities(sight))
        return None if missed() else left
    except OutOfTimeError:
        return None
