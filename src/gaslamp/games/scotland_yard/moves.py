"""Where a pawn and Mister X can go: the chapters on moving, tickets and special moves.

Only `carry` and `wait_for_answers` change what is true.
"""

from gaslamp.core.layout import KIND
from gaslamp.games.scotland_yard.board import (
    FIRST,
    STOPS,
    TAXI_AND_BUS,
)
from gaslamp.games.scotland_yard.codes import (
    BLACK,
    BOBBY,
    DOUBLE,
    GO,
    MISTER_X,
    MOVE,
    NO_TICKET,
    PAWN,
    SECRET,
    STATION,
    STATION_BITS,
    TICKET,
    TICKET_BITS,
)
from gaslamp.games.scotland_yard.facts import ScotlandYardFacts
from gaslamp.games.scotland_yard.forms import FORMS

_ORDINARY = 3
_ORDINARY_TICKETS = 7
_ALL_TICKETS = 15
_STOP = list(STOPS)
_FIRST = list(FIRST)
_LOWEST = [(mask & -mask).bit_length() - 1 for mask in range(32)]
_BIT = [1 << i for i in range(64)]
_IN_SEAT_ORDER = [int(form.in_seat_order) for form in FORMS]
_LOG_LENGTH = [form.log_length for form in FORMS]
_SHOWING = [sum(1 << place for place in form.showing) for form in FORMS]

# Stations


def is_occupied(occupied: list[int], station: int) -> int:
    return occupied[station >> 6 & 3] >> (station & 63) & 1


def occupy(position: ScotlandYardFacts, station: int) -> None:
    position.occupied[station >> 6] |= _BIT[station & 63]


def _leave(position: ScotlandYardFacts, station: int) -> None:
    position.occupied[station >> 6] &= ~_BIT[station & 63]


def _add_stops(
    occupied: list[int], first: int, last: int, head: int, out: list[int], count: int
) -> int:
    """SY-07, SY-08: the next stops that no pawn stands on."""
    for i in range(first, last):
        stop = _STOP[i]
        out[count] = head | stop << STATION
        count += 1 - is_occupied(occupied, stop)
    return count


def _has_free_stop(occupied: list[int], row: int) -> int:
    for i in range(_FIRST[row], _FIRST[row + 1]):
        if not is_occupied(occupied, _STOP[i]):
            return 1
    return 0


def _add_by_ticket(
    occupied: list[int], row: int, tickets: int, head: int, out: list[int], count: int
) -> int:
    """The stops of the ticket's own lines. Those of one station stand side by side in the table."""
    if tickets == _ALL_TICKETS:
        return _add_stops(occupied, _FIRST[row], _FIRST[row + 4], head, out, count)
    if tickets == _ORDINARY_TICKETS:
        return _add_stops(occupied, _FIRST[row], _FIRST[row + 3], head, out, count)
    for ticket in range(4):
        if tickets >> ticket & 1:
            line = row + ticket
            count = _add_stops(occupied, _FIRST[line], _FIRST[line + 1], head, out, count)
    return count


def _can_go_by_ticket(occupied: list[int], row: int, tickets: int) -> int:
    for ticket in range(4):
        if tickets >> ticket & 1 and _has_free_stop(occupied, row + ticket):
            return 1
    return 0


# Detectives and bobbies


def _tickets_of(purse: list[int], first: int) -> int:
    """SY-03: which kinds of tickets are in a purse, one bit each."""
    return (purse[first] > 0) | (purse[first + 1] > 0) << 1 | (purse[first + 2] > 0) << 2


def _can_move(position: ScotlandYardFacts, pawn: int) -> int:
    """The first taxi stop is nearly always free: only if not, all others are looked at."""
    row = position.rows + (position.station[pawn] << 3)
    purse = pawn * position.purse_size
    takes_taxi = position.purse[purse] | (position.ticketless >> pawn & 1)
    if takes_taxi and not is_occupied(position.occupied, _STOP[_FIRST[row]]):
        return 1
    if position.ticketless >> pawn & 1:
        return _has_free_stop(position.occupied, row + position.ticketless_network)
    return _can_go_by_ticket(position.occupied, row, _tickets_of(position.purse, purse))


def movable(position: ScotlandYardFacts, pawns: int) -> int:
    """Of these pawns, those that have a ticket and a free stop to use it for."""
    found = 0
    while pawns:
        pawn = _LOWEST[pawns]
        pawns &= pawns - 1
        found |= _can_move(position, pawn) << pawn
    return found


def any_detective_can_move(position: ScotlandYardFacts) -> int:
    for detective in range(position.detectives):
        if _can_move(position, detective):
            return 1
    return 0


def wait_for_answers(position: ScotlandYardFacts) -> int:
    """SY-11, SY-44: who can move must; who cannot is skipped when nobody can, or in turn.

    The seats that are awaited then; none when all have answered.
    """
    while position.unmoved:
        in_turn = position.unmoved
        if _IN_SEAT_ORDER[position.form]:
            in_turn &= _lowest_players(position)
        able = movable(position, in_turn)
        if able:
            position.awaiting = _seats_of(position, able)
            return position.awaiting
        position.unmoved &= ~in_turn
    return 0


def _lowest_players(position: ScotlandYardFacts) -> int:
    """SY-44: the pawns of the lowest seat that has still to move."""
    player = _LOWEST[position.unmoved] // position.a_seat
    return ((1 << position.a_seat) - 1) << (player * position.a_seat)


def _seats_of(position: ScotlandYardFacts, pawns: int) -> int:
    """SY-10: a bobby is moved by any detective seat."""
    if pawns >> position.detectives:
        return (1 << position.seats) - 2
    if position.a_seat == 1:
        return pawns << 1
    return (2 if pawns & 3 else 0) | (4 if pawns >> 2 else 0)


def legal_answers(position: ScotlandYardFacts, seat: int, out: list[int]) -> int:
    """SY-10: a seat's own detectives that have still to move, and any bobby."""
    count = 0
    for detective in range((seat - 1) * position.a_seat, seat * position.a_seat):
        if position.unmoved >> detective & 1:
            head = seat | MOVE << KIND | detective << PAWN
            count = _add_moves(position, detective, head, out, count)
    for bobby in range(position.bobbies):
        if position.unmoved >> (position.detectives + bobby) & 1:
            head = seat | BOBBY << KIND | bobby << PAWN
            count = _add_moves(position, position.detectives + bobby, head, out, count)
    return count


def _add_moves(
    position: ScotlandYardFacts, pawn: int, head: int, out: list[int], count: int
) -> int:
    """SY-03, SY-07. SY-10, SY-62: bobbies and beginners need no tickets."""
    row = position.rows + (position.station[pawn] << 3)
    if position.ticketless >> pawn & 1:
        head |= NO_TICKET << TICKET
        row += position.ticketless_network
        return _add_stops(position.occupied, _FIRST[row], _FIRST[row + 1], head, out, count)
    tickets = _tickets_of(position.purse, pawn * position.purse_size)
    return _add_by_ticket(position.occupied, row, tickets, head, out, count)


def carry(position: ScotlandYardFacts, pawn: int, ticket: int, station: int, fare: int) -> None:
    """SY-04, SY-43: the used ticket goes to the pool, or to Mister X."""
    _leave(position, position.station[pawn])
    occupy(position, station)
    position.station[pawn] = station
    position.unmoved ^= 1 << pawn
    if ticket < BLACK:
        position.purse[pawn * position.purse_size + ticket] -= fare
        position.pool[ticket] += fare


# Mister X


def _has_ordinary(position: ScotlandYardFacts, ticket: int, spent: int) -> int:
    """SY-04, SY-43: whether he can take one, when he has just spent another."""
    return position.endless_tickets or position.pool[ticket] > (ticket == spent)


def _x_tickets(position: ScotlandYardFacts, spent: int) -> int:
    """What he has left when he has just spent a ticket, one bit a kind."""
    tickets = (position.black > (spent == BLACK)) << BLACK
    for ticket in range(_ORDINARY):
        if _has_ordinary(position, ticket, spent):
            tickets |= 1 << ticket
    return tickets


def can_step(position: ScotlandYardFacts, station: int, spent: int) -> int:
    """Whether Mister X could go on from a station, the ticket that brought him there spent."""
    row = position.rows + (station << 3)
    if not position.tickets_needed:
        return _has_free_stop(position.occupied, row + TAXI_AND_BUS)
    return _can_go_by_ticket(position.occupied, row, _x_tickets(position, spent))


def legal_steps(position: ScotlandYardFacts, out: list[int]) -> int:
    """SY-07, SY-14: one step by any ticket he has."""
    head = MISTER_X | GO << KIND
    row = position.rows + (position.track[position.log_count] << 3)
    if position.tickets_needed:
        tickets = _x_tickets(position, NO_TICKET)
        return _add_by_ticket(position.occupied, row, tickets, head, out, 0)
    first = _FIRST[row + TAXI_AND_BUS]
    last = _FIRST[row + TAXI_AND_BUS + 1]
    if not _SHOWING[position.form] >> (position.log_count + 1) & 1:
        return _add_stops(position.occupied, first, last, head | SECRET << TICKET, out, 0)
    count = _add_stops(position.occupied, first, last, head | NO_TICKET << TICKET, out, 0)
    if position.black:
        count = _add_stops(position.occupied, first, last, head | BLACK << TICKET, out, count)
    return count


def add_doubles(position: ScotlandYardFacts, out: list[int], steps: int) -> int:
    """SY-13, SY-19: two free places in the log, and a second step after the first."""
    count = steps
    if position.log_count + 2 > _LOG_LENGTH[position.form]:
        return count
    for i in range(steps):
        step = out[i]
        out[count] = step ^ (GO ^ DOUBLE) << KIND
        count += _second_step_possible(
            position, step >> TICKET & TICKET_BITS, step >> STATION & STATION_BITS
        )
    return count


def _second_step_possible(position: ScotlandYardFacts, ticket: int, station: int) -> int:
    """He can always go back to where he came from, if a ticket for that is left."""
    if position.black > (ticket == BLACK):
        return 1
    if ticket < BLACK and _has_ordinary(position, ticket, ticket):
        return 1
    return can_step(position, station, ticket) != 0
