"""Scotland Yard as numbers.

A detective's player counts pawns from their own first one, so that all of them share the numbers.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from gaslamp.core.layout import ARGUMENT, KIND, KIND_BITS, SEAT_BITS, SEATLESS
from gaslamp.core.position import Position
from gaslamp.games.scotland_yard.codes import (
    BLACK,
    BOBBY,
    CHOOSE,
    DOUBLE,
    GO,
    HIDE,
    MISTER_X,
    MOVE,
    NO_TICKET,
    PAWN,
    SECRET,
    SHOW,
    START_BOBBY,
    START_DETECTIVE,
    START_X,
    STATION,
    TAKE,
    TAKING,
    TICKET,
)
from gaslamp.games.scotland_yard.forms import FORMS, Form
from gaslamp.games.scotland_yard.options import form_of
from gaslamp.research.bounds import Bound
from gaslamp.research.encoders.encoder import Encoder
from gaslamp.research.planes import Plane

VERSION = 1

_STAGES = 6
_EVERYBODY = 63
_TICKETS = 6
_ORDINARY = 3
_STATION_WIDTH = 8
_PLACES = [form.log_length for form in FORMS]
_STATIONS = [form.stations for form in FORMS]


def _stops(form: Form, tickets: tuple[int, ...], pawns: int = 1) -> list[int]:
    """For each pawn, for each ticket, each station."""
    ways = product(range(pawns), tickets, range(1, form.stations + 1))
    return [
        (station << STATION | ticket << TICKET | pawn << PAWN) >> ARGUMENT
        for pawn, ticket, station in ways
    ]


def actions(seats: int, options: Any) -> Iterator[int]:
    """Every action, its seat left out: kind, then argument, both ascending."""
    form = form_of(options)
    used, travelled = _tickets(form)
    for kind, arguments in (
        (CHOOSE, [] if form.tickets_needed else _stops(form, (0,))),
        (GO, _stops(form, travelled)),
        (DOUBLE, _stops(form, travelled) if form.doubles else []),
        (SHOW, range(options.voluntary_showing)),
        (HIDE, range(options.voluntary_showing)),
        (TAKE, _takings(form, seats) if options.voluntary_showing else []),
        (MOVE, _stops(form, used, form.a_seat(seats))),
        (BOBBY, _stops(form, (NO_TICKET,), form.bobbies(seats))),
    ):
        yield from (kind | argument << SEATLESS for argument in arguments)


def _tickets(form: Form) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What detectives move by, and what Mister X does."""
    ordinary = tuple(range(_ORDINARY))
    if form.tickets_needed:
        return ordinary, (*ordinary, BLACK)
    return (NO_TICKET,), (BLACK, SECRET, NO_TICKET)


def _takings(form: Form, seats: int) -> list[int]:
    ways = product(range(form.detectives(seats)), range(_ORDINARY))
    return [(ticket << TICKET | detective << PAWN) >> ARGUMENT for detective, ticket in ways]


def draws(seats: int, options: Any) -> Iterator[int]:
    """What chance does: the start card of a detective, of a bobby, of Mister X."""
    form = form_of(options)
    if form.tickets_needed:
        detectives, bobbies = form.detectives(seats), form.bobbies(seats)
        yield from (START_DETECTIVE | stop << SEATLESS for stop in _stops(form, (0,), detectives))
        yield from (START_BOBBY | stop << SEATLESS for stop in _stops(form, (0,), bobbies))
    yield from (START_X | stop << SEATLESS for stop in _stops(form, (0,)))


def bound(seats: int, options: Any) -> Bound:
    """The log has so many places, and each round moves every pawn once; who shows himself takes a
    ticket from every detective."""
    form = form_of(options)
    pawns = form.detectives(seats) + form.bobbies(seats)
    players = form.log_length + form.last_round * pawns
    if options.voluntary_showing:
        players += form.last_round * (1 + form.detectives(seats))
    if form.tickets_needed:
        return Bound(players, pawns + 1, noticed=players + pawns + 1, by_rule=True)
    return Bound(players + pawns, 0, noticed=players + pawns, by_rule=True)


def planes(seats: int, options: Any) -> list[Plane]:
    form = form_of(options)
    detectives = form.detectives(seats)
    pawns, places = detectives + form.bobbies(seats), form.log_length
    most = max(*form.box, *form.purse, 1)
    robbed = max(detectives * max(form.purse), 1)
    return [
        Plane("viewer", (seats,), "whose observation it is; Mister X is the first"),
        Plane("awaited", (seats,), "the seats that the game waits for"),
        Plane("over", (1,), "whether the game is over"),
        Plane("stage", (_STAGES,), "starting, choosing, doubling, showing, taking, answering"),
        Plane("place", (places + 1,), "how many places of the log are filled"),
        Plane("pawns", (pawns, form.stations), "where each pawn stands, bobbies last"),
        Plane("to move", (pawns,), "the pawns that have still to move this round"),
        Plane("purses", (detectives, _ORDINARY), "tickets: taxi, bus, underground", most),
        Plane("pool", (_ORDINARY,), "the common pool; 0 where there is none", most),
        Plane("taken", (_ORDINARY,), "what Mister X has taken out of the game", robbed),
        Plane("taking", (detectives,), "the detective from whom he takes now"),
        Plane("black", (1,), "his black tickets", max(form.black_tickets(seats), 1)),
        Plane("doubles", (1,), "his double moves", max(form.doubles, 1)),
        Plane("x", (form.stations,), "where Mister X is, if the viewer sees him"),
        Plane("last seen", (form.stations,), "where everybody last saw him"),
        Plane("tickets", (places, _TICKETS), "the log: taxi, bus, underground, black, secret, -"),
        Plane("track", (places + 1, _STATION_WIDTH), "the log: stations in binary, if seen"),
    ]


class ScotlandYardEncoder(Encoder):
    def sit(self, position: Position) -> None:
        super().sit(position)
        self.board: Any = position

    # Actions

    def _number(self, action: int) -> int:
        if action >> KIND & KIND_BITS == MOVE:
            action -= self._own_first_pawn(action & SEAT_BITS) << PAWN
        return self.number_of[action >> KIND]

    def _action(self, number: int, seat: int) -> int:
        action = self.action_of[number] << KIND | seat
        if action >> KIND & KIND_BITS == MOVE:
            action += self._own_first_pawn(seat) << PAWN
        return action

    def _own_first_pawn(self, seat: int) -> int:
        detectives: int = self.board.a_seat
        return (seat - 1) * detectives

    # Observations

    def _observe(self, viewer: int) -> None:
        seats = self.board.seats
        self._one_of(viewer, seats)
        self._all_of(self.board.awaiting & _EVERYBODY, seats)
        self._count(self.board.ended != 0)
        self._one_of(self.board.stage, _STAGES)
        self._one_of(self.board.log_count, _PLACES[self.board.form] + 1)
        self._observe_pawns()
        self._observe_tickets()
        self._observe_x(viewer)
        self._observe_log(viewer, _PLACES[self.board.form])

    def _observe_pawns(self) -> None:
        pawns = self.board.detectives + self.board.bobbies
        for pawn in range(pawns):
            self._one_of(self.board.station[pawn] - 1, _STATIONS[self.board.form])
        self._all_of(0 if self.board.ended else self.board.unmoved, pawns)

    def _observe_tickets(self) -> None:
        """SY-43: in 1983 nobody counts what Mister X has."""
        for detective in range(self.board.detectives):
            for ticket in range(_ORDINARY):
                self._count(self.board.purse[detective * self.board.purse_size + ticket])
        for ticket in range(_ORDINARY):
            self._count(0 if self.board.endless_tickets else self.board.pool[ticket])
        for ticket in range(_ORDINARY):
            self._count(self.board.taken[ticket])
        robbed = self.board.taking if self.board.stage == TAKING else -1
        self._one_of(robbed, self.board.detectives)
        self._count(self.board.black)
        self._count(self.board.doubles)

    def _observe_x(self, viewer: int) -> None:
        here = self.board.log_count
        station = self.board.track[here] if self._sees(here, viewer) else 0
        stations = _STATIONS[self.board.form]
        self._one_of(station - 1, stations)
        while here >= 0 and not self.board.shown >> here & 1:
            here -= 1
        self._one_of(self.board.track[here] - 1 if here >= 0 else -1, stations)

    def _observe_log(self, viewer: int, places: int) -> None:
        for place in range(1, places + 1):
            filled = place <= self.board.log_count
            self._one_of(self.board.log_ticket[place] if filled else -1, _TICKETS)
        for place in range(places + 1):
            seen = place <= self.board.log_count and self._sees(place, viewer)
            self._all_of(self.board.track[place] if seen else 0, _STATION_WIDTH)

    def _sees(self, place: int, viewer: int) -> int:
        """SY-80, SY-81: Mister X sees all, the others what was shown; at the end all is open."""
        if viewer == MISTER_X or self.board.ended:
            return 1
        shown: int = self.board.shown
        return shown >> place & 1
