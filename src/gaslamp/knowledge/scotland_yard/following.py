"""A game of Scotland Yard followed from the table, with every station where Mister X may be.

All that is played is public but Mister X's track. So one board follows the pawns, the tickets and
the log, and for every place of the log there is a layer of stations. From each of them the rules
themselves say what Mister X could have chosen; what he was seen to choose leads to the next layer.
Pawns that come by without meeting him, stations where he is shown, and that he is not boxed in
take stations away again.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games.scotland_yard import GAME, actions, codes, events
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge import AnySight, Model

Layer = dict[int, Fraction]
"""Stations, with how likely Mister X was to come there as he was seen to."""


class Following:
    def __init__(self, sight: AnySight, model: Model) -> None:
        self.model = model
        self.board: ScotlandYardPosition = GAME.start(sight.seats, sight.options)
        self.known = _known(sight)
        self.layers: list[Layer] = []
        self.steps: list[dict[int, Layer]] = []
        """Of each station of the next layer: from where he may have come, and how likely then."""
        self.tracks: list[dict[int, int]] = []
        """Of each station of a layer: how many tracks lead there."""
        if not self.board.tickets_needed:
            self._open_layer({self.board.track[0]: Fraction(1)}, {self.board.track[0]: 1})
        for event in sight.events:
            self.follow(event)

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
        cards = self.board.legal(CHANCE)
        stations = [action >> 9 & 255 for action in cards]
        layer = {station: Fraction(1, len(cards)) for station in stations}
        self._open_layer(layer, dict.fromkeys(stations, 1))
        self._play(actions.Start(actions.MISTER_X, next(iter(self.layers[0]))))

    def _travel(self, ticket: str | None, double: bool) -> None:
        """SY-09, SY-13: the ticket and whether he goes on are seen, the station is not."""
        seen = codes.MISTER_X | (codes.DOUBLE if double else codes.GO) << 5
        seen |= actions.ticket_number(ticket) << 17
        layer: Layer = {}
        tracks: dict[int, int] = {}
        came: dict[int, Layer] = {}
        for station, chance in self.layers[-1].items():
            for action, share in self._choices(station, seen):
                to = action >> 9 & 255
                layer[to] = layer.get(to, Fraction(0)) + chance * share
                tracks[to] = tracks.get(to, 0) + self.tracks[-1][station]
                came.setdefault(to, {})[station] = share
        self._check(layer)
        self.steps.append(came)
        self._open_layer(layer, tracks)
        self.board.apply(seen | next(iter(self.layers[-1])) << 9)

    def _choices(self, station: int, seen: int) -> Iterable[tuple[int, Fraction]]:
        """What he may have done from a station, if it looked like this, and how likely it was."""
        board = self.place(station)
        legal = board.legal(codes.MISTER_X)
        weights = [self.model.weight(board, action) for action in legal]
        total = sum(weights)
        return [
            (action, Fraction(weight, total))
            for action, weight in zip(legal, weights, strict=True)
            if action & ~(255 << 9) == seen and weight
        ]

    def _open_layer(self, layer: Layer, tracks: dict[int, int]) -> None:
        """Where he is known to have been, he was nowhere else."""
        known = self.known.get(len(self.layers))
        if known is not None:
            layer = {station: Fraction(1) for station in layer if station == known}
        self._check(layer)
        self.layers.append(layer)
        self.tracks.append({station: tracks[station] for station in layer})

    def _leave_out(self, stations: set[int]) -> None:
        """Stations where he would have been met; at the end of the game he may have been."""
        here = len(self.layers) - 1
        if here < 0 or here in self.known:
            return
        self.layers[-1] = {s: c for s, c in self.layers[-1].items() if s not in stations}
        self._check(self.layers[-1])

    def _play(self, typed: Any) -> None:
        """Carry it out with Mister X on a station with which the game goes on, if there is one."""
        action = GAME.from_typed(typed)
        after = self.board
        for station in self.layers[-1] if self.layers else [0]:
            after = self.place(station) if station else self.board.copy()
            after.apply(action)
            if not after.over:
                break
        begins = after.stage == codes.CHOOSING and self.board.stage != codes.CHOOSING
        self.board = after
        if begins and not after.over:
            stuck = {s for s in self.layers[-1] if not self.place(s).legal(codes.MISTER_X)}
            self._leave_out(stuck)

    def _check(self, layer: Layer) -> None:
        if not layer:
            raise Unreadable(say("knowledge-scotland-yard-nowhere", place=len(self.layers)))


def _known(sight: AnySight) -> dict[int, int]:
    """The places of the track of which the viewer has seen the station, 0 being the start."""
    view = sight.view
    seen = {
        event.place: event.station
        for event in sight.events
        if isinstance(event, events.Noted | events.Seen | events.Reappeared | events.Showed)
    }
    seen |= {place: e.station for place, e in enumerate(view.log, start=1) if e.station is not None}
    return seen if view.start is None else seen | {0: view.start}
