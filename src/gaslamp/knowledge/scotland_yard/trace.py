"""A game of Scotland Yard followed from the table, with every station where Mister X may be.

All that is played is public but Mister X's track. So one board follows the pawns, the tickets and
the log, and for every place of the log there is a layer of stations. From each of them the rules
themselves say what Mister X could have chosen; what he was seen to choose leads to the next layer.
Pawns that come by without meeting him, stations where he is shown, and that he is not boxed in
take stations away again.
"""

from collections.abc import Iterable, Sequence
from math import gcd, lcm
from typing import Any, Self

from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.games.scotland_yard import GAME, actions, codes, events
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge import UNIFORM, AnySight, Model, rulebook
from gaslamp.knowledge.memory import grown
from gaslamp.knowledge.scotland_yard.steps import choices, stuck

Layer = dict[int, int]
"""Stations, with how likely Mister X was to come there as he was seen to, beside one another."""


class NowhereError(Exception):
    """There is no station left where he may be, or what was done could not be done."""


class Trace:
    def __init__(self, sight: AnySight, model: Model = UNIFORM) -> None:
        self.model = model
        self._restart(sight)

    def _restart(self, sight: AnySight) -> None:
        self.board: ScotlandYardPosition = rulebook(sight).start(sight.seats, sight.options)
        self.sight = sight
        self.known = _known(sight, 0)
        self.layers: list[Layer] = []
        self.steps: list[dict[int, Layer]] = []
        """Of each station of a layer: to where he may have gone on, and how likely that was."""
        self.tracks: list[dict[int, int]] = []
        """Of each station of a layer: how many tracks lead there."""
        if not self.board.tickets_needed:
            self._open_layer({self.board.track[0]: 1}, {self.board.track[0]: 1})
        self._follow_all(sight.events)

    def _follow_all(self, some: Sequence[Any]) -> None:
        """Whoever contradicts what went before is named."""
        for event in some:
            try:
                self.follow(event)
            except NowhereError:
                raise NowhereError(event) from None

    def goes_on_in(self, sight: AnySight) -> bool:
        return grown(self.sight, sight)

    def look(self, sight: AnySight) -> Self:
        """Follow what is new in a sight that goes on from the last one.

        Where it tells of places long past, as at the end of the game, all is followed anew.
        """
        before = len(self.sight.events)
        known = self.known | _known(sight, before)
        now = len(self.layers) - 1
        past = {place for place in known.keys() - self.known.keys() if place < now}
        if any(set(self.layers[place]) != {known[place]} for place in past):
            self._restart(sight)
            return self
        self.sight, self.known = sight, known
        if now in known and len(self.layers[now]) > 1:
            tracks = self.tracks.pop()
            self._open_layer(self.layers.pop(), tracks)
        self._follow_all(sight.events[before:])
        return self

    @property
    def stations(self) -> list[int]:
        """Where Mister X may be now."""
        return sorted(self.layers[-1]) if self.layers else []

    def follow(self, event: Any) -> None:
        match event:
            case events.Started(pawn, station):
                self._start(pawn, station)
            case events.CardDrawn():
                self._draw_card()
            case events.Travelled(_, ticket, double):
                self._travel(ticket, double)
            case events.Showed():
                self._play(actions.Show(codes.MISTER_X))
            case events.StayedHidden():
                self._play(actions.Hide(codes.MISTER_X))
            case events.Taken(detective, ticket):
                self._play(actions.Take(codes.MISTER_X, detective, ticket))
            case events.Moved(seat, pawn, ticket, _, station):
                self._leave_out({station})
                self._play(actions.Move(seat, pawn, ticket, station))

    def place(self, station: int) -> ScotlandYardPosition:
        """The board with Mister X on a station."""
        board = self.board.copy()
        track = list(board.track)
        track[board.log_count] = station
        board.track = track
        return board

    def _start(self, pawn: str, station: int) -> None:
        if self.board.tickets_needed:
            self._play(actions.Start(pawn, station))
        else:
            self._play(actions.Choose(1 + actions.DETECTIVES.index(pawn), station))

    def _draw_card(self) -> None:
        cards = [actions.station_of(action) for action in self.board.legal(CHANCE)]
        self._open_layer(dict.fromkeys(cards, 1), dict.fromkeys(cards, 1))
        self._play(actions.Start(actions.MISTER_X, next(iter(self.layers[0]))))

    def _travel(self, ticket: str | None, double: bool) -> None:
        """SY-09, SY-13: the ticket and whether he goes on are seen, the station is not."""
        seen = actions.travelled(ticket, double)
        if not self.layers:
            raise NowhereError
        steps = self._steps(seen)
        layer: Layer = {}
        tracks: dict[int, int] = {}
        for station, chance in self.layers[-1].items():
            ways = self.tracks[-1][station]
            for to, share in steps[station].items():
                layer[to] = layer.get(to, 0) + chance * share
                tracks[to] = tracks.get(to, 0) + ways
        common = gcd(*layer.values())
        self.steps.append(steps)
        self._open_layer({to: chance // common for to, chance in layer.items()}, tracks)
        self.board.apply(actions.led_to(seen, next(iter(self.layers[-1]))))

    def _steps(self, seen: int) -> dict[int, Layer]:
        """The shares of all stations in parts of the same size."""
        board = self.board.copy()
        found = {station: self._choices(board, station, seen) for station in self.layers[-1]}
        common = lcm(*(total for total, _ in found.values()))
        return {
            station: {to: weight * (common // total) for to, weight in ways}
            for station, (total, ways) in found.items()
        }

    def _choices(
        self, board: ScotlandYardPosition, station: int, seen: int
    ) -> tuple[int, Iterable[tuple[int, int]]]:
        """What all he may have done from a station weighs, and what looked like this."""
        if self.model is UNIFORM:
            count, stops = choices(board, station, seen)
            return count or 1, [(stop, 1) for stop in stops]
        board = self.place(station)
        legal = board.legal(codes.MISTER_X)
        weights = [self.model.weight(board, action) for action in legal]
        return sum(weights) or 1, [
            (actions.station_of(action), weight)
            for action, weight in zip(legal, weights, strict=True)
            if actions.led_to(action, 0) == seen and weight
        ]

    def _open_layer(self, layer: Layer, tracks: dict[int, int]) -> None:
        """Where he is known to have been, he was nowhere else."""
        known = self.known.get(len(self.layers))
        if known is not None:
            layer = {station: 1 for station in layer if station == known}
        _check(layer)
        self.layers.append(layer)
        self.tracks.append({station: tracks[station] for station in layer})

    def _leave_out(self, stations: set[int]) -> None:
        """Stations where he would have been met; at the end of the game he may have been."""
        here = len(self.layers) - 1
        if here < 0 or here in self.known:
            return
        self.layers[-1] = {s: c for s, c in self.layers[-1].items() if s not in stations}
        _check(self.layers[-1])

    def _play(self, typed: Any) -> None:
        """Carry it out with Mister X on a station with which the game goes on, if there is one."""
        action = GAME.from_typed(typed)
        if action not in self.board.legal(seat_of(action)):
            raise NowhereError
        after = self.board
        for station in self.layers[-1] if self.layers else [0]:
            after = self.place(station) if station else self.board.copy()
            after.apply(action)
            if not after.over:
                break
        begins = after.stage == codes.CHOOSING and self.board.stage != codes.CHOOSING
        self.board = after
        if begins and not after.over:
            self._leave_out(set(stuck(after.copy(), list(self.layers[-1]))))


def _check(layer: Layer) -> None:
    if not layer:
        raise NowhereError


def _known(sight: AnySight, first: int) -> dict[int, int]:
    """The places of the track of which the viewer has seen the station, 0 being the start."""
    view = sight.view
    seen = {
        event.place: event.station
        for event in sight.events[first:]
        if isinstance(event, events.Noted | events.Seen | events.Reappeared | events.Showed)
    }
    seen |= {place: e.station for place, e in enumerate(view.log, start=1) if e.station is not None}
    return seen if view.start is None else seen | {0: view.start}
