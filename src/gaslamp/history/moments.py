"""A moment of a finished game as a picture, for whoever shows it elsewhere."""

from collections.abc import Sequence
from typing import Any

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.pictures import drawn
from gaslamp.pictures.svg import png
from gaslamp.store import Entry
from gaslamp.table.replays import replay_for
from gaslamp.table.state import load

WIDTH = 1200
"""Of pictures for messengers, which cut smaller ones down to a stamp."""


def picture_of(game: str, view: Any) -> bytes:
    """A view as a picture for messengers."""
    return png(drawn(game, view), WIDTH)


def moment_svg(entries: Sequence[Entry], viewer: int, step: int | None) -> bytes:
    """After so many steps of the replay from this viewer's eyes; without a number, at the end.
    Refused while the game runs."""
    table = load(entries)
    if viewer >= table.seats:
        raise Unreadable(say("unreadable-field", field="viewer"))
    steps = replay_for(table, viewer).steps
    if not steps or (step is not None and not 1 <= step <= len(steps)):
        raise Unreadable(say("unreadable-field", field="step"))
    shown = steps[-1 if step is None else step - 1]
    return drawn(table.setup.game, shown.view).encode()


def moment_png(entries: Sequence[Entry], viewer: int, step: int | None) -> bytes:
    return png(moment_svg(entries, viewer, step).decode(), WIDTH)
