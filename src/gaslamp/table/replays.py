"""A finished game once more, move by move, from one seat's eyes or all open."""

from typing import Any

from gaslamp.core.data import Data
from gaslamp.core.events import seen_by
from gaslamp.core.record import replay
from gaslamp.core.sentence import Sentence
from gaslamp.table.faces import record
from gaslamp.table.state import Table


class ReplayStep(Data):
    events: list[Any]
    said: list[Sentence | None]
    """Each event as the viewer is told of it; None when there is nothing worth saying."""
    view: Any


class Replay(Data):
    game: str
    viewer: int
    """A seat, -1 for a spectator, -2 for all open."""
    names: list[str]
    """How notation calls the seats."""
    steps: list[ReplayStep]


def replay_for(table: Table, viewer: int) -> Replay:
    """Steps in which the viewer noticed nothing are left out. Refused while the game runs."""
    game = table.game
    steps = []
    for step in replay(game, record(table)):
        events = seen_by(game.events(*step), viewer)
        if events:
            said = [game.tell(event, viewer) for event in events]
            steps.append(ReplayStep(events, said, game.view(step.after, viewer)))
    return Replay(game.name, viewer, list(game.seat_names(table.seats)), steps)
