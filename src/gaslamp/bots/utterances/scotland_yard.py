"""What a detective tells the others: what the move is good for."""

from typing import Any, Final

from gaslamp.core.sight import Sight
from gaslamp.core.utterance import Utterance
from gaslamp.games.scotland_yard.actions import DETECTIVES, Move
from gaslamp.games.scotland_yard.board import (
    EVERY_LINE_ON_LAND,
    LINES,
    UNDERGROUND,
    next_stops,
)
from gaslamp.games.scotland_yard.view import ScotlandYardView

_FERRIES: Final = {stop for a, b, by in LINES["2014"] if by == "ferry" for stop in (a, b)}
_FRESH: Final = 2
"""So many moves after he was seen it is still worth going there."""


def plan(sight: Sight[Any, Any, Any], chosen: Any) -> Utterance | None:
    """Bobbies are everybody's, and nothing is said of them."""
    if not isinstance(chosen, Move) or chosen.pawn not in DETECTIVES:
        return None
    view: ScotlandYardView = sight.view
    if chosen.station in _FERRIES and view.black:
        return Utterance("scotland-yard-says-river", station=chosen.station, aside=True)
    seen = _last_seen(view)
    if seen is None:
        return None
    if chosen.station in _around(seen):
        return Utterance("scotland-yard-says-closing-in", station=seen, aside=True)
    if next_stops(chosen.station, UNDERGROUND):
        return Utterance("scotland-yard-says-underground", station=chosen.station, aside=True)
    return None


def _last_seen(view: ScotlandYardView) -> int | None:
    """Where he was seen a short while ago."""
    fresh = [entry.station for entry in view.log[-1 - _FRESH :]]
    return next((station for station in reversed(fresh) if station is not None), None)


def _around(station: int) -> set[int]:
    """Within two moves."""
    near = set(next_stops(station, EVERY_LINE_ON_LAND))
    return near.union(*(next_stops(each, EVERY_LINE_ON_LAND) for each in near))
