"""What a seat at a table can know: during the game as far as was agreed, afterwards always."""

from collections.abc import Sequence
from typing import NamedTuple

from gaslamp.core.data import Data
from gaslamp.core.errors import NotLegal, NotYourDecision, Unreadable
from gaslamp.core.events import seen_by
from gaslamp.core.notes import Way
from gaslamp.core.play import Play
from gaslamp.core.record import replay
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.games import game_named
from gaslamp.knowledge import AnySight
from gaslamp.store import Entry
from gaslamp.table.faces import record
from gaslamp.table.state import OVER, Table, load


class SheetFace(Data):
    possible: dict[str, list[str]]
    """Of each subject the answers that are not crossed out; empty in games without a sheet."""


def sight_now(table: Table, viewer: int, person: str) -> AnySight:
    """Of the game that is being played, for who sits there; all who sit know what onlookers do."""
    if table.hand is None:
        raise NotLegal(say("table-not-playing"))
    mine = table.seats_of(person)
    if viewer not in mine and not (mine and viewer == SPECTATOR):
        raise NotYourDecision(say("table-not-yours"))
    return table.hand.play.sight(viewer)


class Past(NamedTuple):
    """A moment of a game that is over: what a seat had seen then is worked out where there is
    time."""

    entries: Sequence[Entry]
    viewer: int
    steps: int


Source = AnySight | Past


def sight_from(source: Source) -> AnySight:
    if not isinstance(source, Past):
        return source
    table = load(source.entries)
    if source.viewer >= table.seats:
        raise Unreadable(say("unreadable-field", field="viewer"))
    return sight_then(table, source.viewer, source.steps)


def sheet_of(source: Source, way: Way) -> SheetFace:
    sight = sight_from(source)
    return SheetFace(game_named(sight.game, sight.rules).sheet(sight, way))


def sight_then(table: Table, viewer: int, steps: int) -> AnySight:
    """Of a game that is over, after so many steps that the viewer noticed."""
    if table.phase != OVER:
        raise NotLegal(say("table-not-over"))
    game, kept = table.game, record(table)
    play, seen = Play.of(game, kept), 0
    for step in replay(game, kept):
        noticed = bool(seen_by(game.events(*step), viewer))
        if noticed and seen == steps:
            break
        seen += noticed
        play.follow(step)
    return play.sight(viewer)
