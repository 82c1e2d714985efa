"""What a detective can note at the table: where Mister X may be, from a sight alone.

It is a beginner's note, of stations and not of whole tracks: now and then it has one where he
cannot be, but the true one is always in it.
"""

from functools import cache
from typing import Any, Final

from gaslamp.core.sight import Sight
from gaslamp.games.scotland_yard import actions, events, options
from gaslamp.games.scotland_yard.board import (
    EVERY_LINE,
    EVERY_LINE_ON_LAND,
    MAPS,
    STATION_COUNT,
    TAXI_AND_BUS,
    next_stops,
)
from gaslamp.games.scotland_yard.forms import Form

_NETWORK: Final = {"taxi": 0, "bus": 1, "underground": 2, "black": EVERY_LINE}


def form_of(sight: Sight[Any, Any, Any]) -> Form:
    return options.form_of(sight.options)


def suspected(sight: Sight[Any, Any, Any]) -> set[int]:
    """Where Mister X may be now."""
    form = form_of(sight)
    found = set(form.x_cards)
    pawns: dict[str, int] = {}
    for event in sight.events:
        match event:
            case events.Started(pawn, station):
                pawns[pawn] = station
                found.discard(station)
            case events.Moved(_, pawn, _, _, station):
                pawns[pawn] = station
                found.discard(station)
            case events.Travelled(_, ticket, _):
                found = _after(found, form, ticket) - set(pawns.values())
            case events.Seen() | events.Reappeared() | events.Showed():
                found = {event.station}
    return found


def _after(stations: set[int], form: Form, ticket: str | None) -> set[int]:
    network = _NETWORK[ticket] if form.tickets_needed and ticket else TAXI_AND_BUS
    board = MAPS[form.board]
    return {stop for station in stations for stop in next_stops(station, network, board)}


@cache
def _steps_from(station: int, board: str) -> tuple[int, ...]:
    """How many moves each station is away, by any line on land."""
    away = {station: 0}
    edge = [station]
    while edge:
        here = edge.pop(0)
        for stop in next_stops(here, EVERY_LINE_ON_LAND, board):
            if stop not in away:
                away[stop] = away[here] + 1
                edge.append(stop)
    return tuple(away.get(stop, 0) for stop in range(STATION_COUNT + 1))


def steps(a: int, b: int, form: Form) -> int:
    return _steps_from(a, MAPS[form.board])[b]


def reach(sight: Sight[Any, Any, Any]) -> set[int]:
    """Where any pawn could be after its next move, by the tickets it has."""
    form = form_of(sight)
    board = MAPS[form.board]
    found: set[int] = set()
    for pawn in sight.view.pawns:
        for network in _networks(pawn, form):
            found |= set(next_stops(pawn.station, network, board))
    return found


def _networks(pawn: Any, form: Form) -> list[int]:
    if not form.tickets_needed:
        return [TAXI_AND_BUS]
    if pawn.tickets is None:
        return [EVERY_LINE_ON_LAND]
    return [_NETWORK[kind] for kind in actions.ORDINARY if getattr(pawn.tickets, kind)]
