"""What a seat at a table can know: during the game where aids are allowed, afterwards always.

A sheet is allowed without aids: it is what the seat was told, as a sheet of paper would have it.
What takes a while is done elsewhere: during a game with the seat's sight alone, afterwards with
the game, of which nothing is secret any more.
"""

from typing import Any, NamedTuple

from gaslamp.core.data import Data
from gaslamp.core.errors import NotLegal, NotYourDecision
from gaslamp.core.events import seen_by
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.core.sight import Sight
from gaslamp.games import game_named
from gaslamp.knowledge import AnySight, Claim
from gaslamp.knowledge.deduced import Deduced, Reasons, at_once, deduce, reasons
from gaslamp.table.state import OVER, Table


class SheetFace(Data, frozen=True):
    possible: dict[str, list[str]]
    """Of each subject the answers that are not crossed out; empty in games without a sheet."""


class Past(NamedTuple):
    """A game that is over, as it was for a viewer after so many steps that the viewer noticed."""

    game: str
    seats: int
    options: Any
    actions: list[int]
    viewer: int
    steps: int


Seen = AnySight | Past


def known_at(seen: Seen) -> Deduced:
    return deduce(_sight(seen))


def known_at_once(seen: Seen) -> Deduced:
    """Only what takes no time at all."""
    return at_once(_sight(seen))


def reasons_at(seen: Seen, claim: Claim) -> Reasons:
    return reasons(_sight(seen), claim)


def sheet_at(seen: Seen) -> SheetFace:
    return SheetFace(game_named(seen.game).sheet(_sight(seen)))


def sight_now(table: Table, viewer: int, person: str) -> AnySight:
    """Of the game that is being played, for who sits there."""
    if table.hand is None:
        raise NotLegal(say("table-not-playing"))
    if viewer == SPECTATOR or viewer not in table.seats_of(person):
        raise NotYourDecision(say("table-not-yours"))
    return table.hand.play.sight(viewer)


def check_aids(table: Table) -> None:
    """Refused while a game runs that is played without them."""
    if table.phase != OVER and not table.setup.aids:
        raise NotLegal(say("table-no-aids"))


def past(table: Table, viewer: int, steps: int) -> Past:
    """Refused while the game runs."""
    if table.phase != OVER:
        raise NotLegal(say("table-not-over"))
    if table.hand is None:
        raise NotLegal(say("table-never-begun"))
    actions = list(table.hand.play.actions)
    return Past(table.game.name, table.seats, table.options, actions, viewer, steps)


def _sight(seen: Seen) -> AnySight:
    if isinstance(seen, Sight):
        return seen
    game, viewer = game_named(seen.game), seen.viewer
    after = game.start(seen.seats, seen.options)
    told, view, noticed = [], game.view(after, viewer), 0
    for action in seen.actions:
        before = after.copy()
        after.apply(action)
        news = game.events(before, action, after)
        if noticed == seen.steps and seen_by(news, viewer):
            break
        noticed += bool(seen_by(news, viewer))
        told += news
        view = game.view(after, viewer)
    return Sight(
        game=game.name,
        rules=game.rules_version,
        seats=seen.seats,
        options=seen.options,
        viewer=viewer,
        events=seen_by(told, viewer),
        view=view,
    )
