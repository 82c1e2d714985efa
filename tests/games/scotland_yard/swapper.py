"""Another track of Mister X that a detective cannot tell from the real one, by SY-80.

A detective knows every ticket, the stations shown, where all pawns stand and that Mister X is not
caught; so he was never where a pawn stood or came while he was there, and he can still move.
His start card and all other stations may be otherwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from tests.contract.cases import NOTHING_HIDDEN, Case, Nothing

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.games.scotland_yard import actions as verbs
from gaslamp.games.scotland_yard import board
from gaslamp.games.scotland_yard.forms import Form
from gaslamp.games.scotland_yard.options import form_of

MISTER_X = 0


@dataclass
class Stop:
    """One place of the track: where in the game it was written, and what is known of it."""

    index: int
    ticket: str | None
    station: int
    shown: bool
    forbidden: set[int] = field(default_factory=set)


def swap(case: Case, actions: Sequence[int], viewer: int, dice: Dice) -> list[int] | Nothing | None:
    position = case.start()
    for action in actions:
        position.apply(action)
    if position.over or viewer == MISTER_X:
        return NOTHING_HIDDEN
    form, track, possible = _known(case, tuple(actions))
    others = [
        (place, station)
        for place, stations in enumerate(possible)
        for station in stations
        if station != track[place].station
    ]
    while others:
        place, station = others.pop(dice.below(len(others)))
        told = _retold(actions, track, _through(form, track, possible, place, station, dice))
        if _goes_on(case, told):
            return told
    return NOTHING_HIDDEN


@lru_cache(maxsize=1)
def _known(case: Case, actions: tuple[int, ...]) -> tuple[Form, list[Stop], list[set[int]]]:
    """Kept, because the secrets of one game are swapped many times."""
    form = form_of(case.agreed)
    track = _track(form, actions)
    return form, track, _possible(form, track)


def _track(form: Form, actions: Sequence[int]) -> list[Stop]:
    """Mister X's stations, with the stations where he would have been met."""
    pawns: dict[str, int] = {}
    track: list[Stop] = []
    if not form.tickets_needed:
        track.append(Stop(-1, None, form.x_cards[0], shown=True))
    for index, action in enumerate(actions):
        match verbs.to_typed(action):
            case verbs.Start(verbs.MISTER_X, station):
                track.append(Stop(index, None, station, shown=False))
                track[0].forbidden |= set(pawns.values())
            case verbs.Start(pawn, station):
                pawns[pawn] = station
            case verbs.Choose(seat, station):
                pawns[f"detective {seat}"] = station
            case verbs.Travel(_, ticket, station, _):
                _step(form, track, Stop(index, ticket, station, False, set(pawns.values())))
            case verbs.Show():
                track[-1].shown = True
            case verbs.Move(_, pawn, _, station):
                pawns[pawn] = station
                track[-1].forbidden.add(station)
    return track


def _step(form: Form, track: list[Stop], stop: Stop) -> None:
    """SY-12, SY-46: some places are shown. SY-63, SY-64: beginners see all but secret ones,
    and those at his next move."""
    if form.tickets_needed:
        stop.shown = len(track) in form.showing
    else:
        track[-1].shown = True
        stop.shown = stop.ticket is None
    track.append(stop)


def _network(form: Form, ticket: str | None) -> int:
    if not form.tickets_needed:
        return board.TAXI_AND_BUS
    return ("taxi", "bus", "underground", "black").index(str(ticket))


def _next(form: Form, station: int, stop: Stop) -> frozenset[int]:
    return _next_stops(form.board, station, _network(form, stop.ticket))


@cache
def _next_stops(which: int, station: int, network: int) -> frozenset[int]:
    return frozenset(board.next_stops(station, network, board.MAPS[which]))


def _possible(form: Form, track: list[Stop]) -> list[set[int]]:
    """For each place the stations of all tracks that fit, forwards and then backwards."""
    layers: list[set[int]] = []
    for place, stop in enumerate(track):
        if place == 0:
            found = set(form.x_cards) if form.tickets_needed else {stop.station}
        else:
            found = {b for a in layers[-1] for b in _next(form, a, stop)}
        found -= stop.forbidden - {stop.station}
        layers.append({stop.station} if stop.shown else found)
    for place in range(len(track) - 2, -1, -1):
        later, stop = layers[place + 1], track[place + 1]
        layers[place] = {a for a in layers[place] if _next(form, a, stop) & later}
    return layers


def _through(
    form: Form,
    track: list[Stop],
    possible: list[set[int]],
    place: int,
    station: int,
    dice: Dice,
) -> list[int]:
    """A track that fits and has Mister X on this station at this place."""
    stations = [station]
    for earlier in range(place - 1, -1, -1):
        stop = track[earlier + 1]
        ways = sorted(a for a in possible[earlier] if stations[0] in _next(form, a, stop))
        stations.insert(0, ways[dice.below(len(ways))])
    for later in range(place + 1, len(track)):
        ways = sorted(_next(form, stations[-1], track[later]) & possible[later])
        stations.append(ways[dice.below(len(ways))])
    return stations


def _retold(actions: Sequence[int], track: list[Stop], stations: list[int]) -> list[int]:
    told = list(actions)
    for stop, station in zip(track, stations, strict=True):
        if stop.index < 0:
            continue
        match verbs.to_typed(actions[stop.index]):
            case verbs.Start(pawn, _):
                told[stop.index] = verbs.from_typed(verbs.Start(pawn, station))
            case verbs.Travel(seat, ticket, _, double):
                changed = verbs.Travel(seat, ticket, station, double)
                told[stop.index] = verbs.from_typed(changed)
    return told


def _goes_on(case: Case, told: list[int]) -> bool:
    """Whether the rules allow it all, and Mister X is free and able to move at the end."""
    position = case.start()
    for action in told:
        if action not in position.legal(seat_of(action)):
            return False
        position.apply(action)
    return not position.over
