"""The course of a game of Scotland Yard, chapter by chapter. Clause ids (SY-…) are those of
docs/rules/scotland_yard.md.

What the forms differ in is read from tables by the form's number; where one can go is in `moves`.
"""

from gaslamp.core.layout import BESIDE, KIND, KIND_BITS
from gaslamp.core.seats import CHANCE, OPEN
from gaslamp.games.scotland_yard import moves
from gaslamp.games.scotland_yard.codes import (
    ANSWERING,
    BLACK,
    BOBBY,
    BOXED_IN,
    CAUGHT,
    CHOOSE,
    CHOOSING,
    DETECTIVES_STUCK,
    DOUBLE,
    DOUBLING,
    GO,
    HIDE,
    LAST_ROUND,
    LOG_FULL,
    MISTER_X,
    MOVE,
    NO_TICKET,
    PAWN,
    SHOW,
    SHOWING,
    START_BOBBY,
    START_DETECTIVE,
    START_X,
    STARTING,
    STATION,
    STATION_BITS,
    TAKE,
    TAKING,
    TICKET,
    TICKET_BITS,
)
from gaslamp.games.scotland_yard.facts import ScotlandYardFacts
from gaslamp.games.scotland_yard.forms import FORMS

_CHANCE_BIT = 1 << CHANCE
_KINDS_OF_TICKETS = 3
_STATION = STATION_BITS << STATION
_LOG_LENGTH = [form.log_length for form in FORMS]
_LAST_ROUND = [form.last_round for form in FORMS]
_SHOWING = [sum(1 << place for place in form.showing) for form in FORMS]
_DOUBLES = [form.doubles for form in FORMS]
_CARD_ROOM = 18
_CARDS = [(form.detective_cards + (0,) * 18)[i] for form in FORMS for i in range(18)]
_X_CARDS = [(form.x_cards + (0,) * 18)[i] for form in FORMS for i in range(18)]


class ScotlandYardPosition(ScotlandYardFacts):
    # Whose decision it is

    def _awaited(self) -> int:
        return self.awaiting

    def _legal(self, seat: int, out: list[int]) -> int:
        if not self.awaiting >> seat & 1:
            return 0
        if self.stage == ANSWERING:
            return moves.legal_answers(self, seat, out)
        if seat == MISTER_X:
            return self._legal_for_x(out)
        return self._legal_starts(seat, out)

    def _apply(self, action: int) -> None:
        kind = action >> KIND & KIND_BITS
        station = action >> STATION & STATION_BITS
        ticket = action >> TICKET & TICKET_BITS
        pawn = action >> PAWN
        if kind == MOVE:
            self._move(pawn, ticket, station)
        elif kind == BOBBY:
            self._move(self.detectives + pawn, ticket, station)
        elif kind in (GO, DOUBLE):
            self._go(ticket, station, kind)
        elif kind in (SHOW, HIDE, TAKE):
            self._after_the_move(kind, ticket)
        elif kind == START_X:
            self.track[0] = station
            self._begin_round()
        else:
            self._start(self._placed(), station)

    # The start

    def _placed(self) -> int:
        placed = 0
        while placed < self.detectives + self.bobbies and self.station[placed]:
            placed += 1
        return placed

    def _legal_starts(self, seat: int, out: list[int]) -> int:
        """SY-05, SY-42: a card for each pawn, then Mister X's. SY-60: detectives choose."""
        pawn = self._placed()
        cards = _CARD_ROOM if self.tickets_needed else self.detectives
        if pawn == self.detectives + self.bobbies:
            return self._add_starts(CHANCE | START_X << KIND, _X_CARDS, cards, out)
        if seat != CHANCE:
            return self._add_starts(seat | CHOOSE << KIND, _CARDS, cards, out)
        head = CHANCE | START_DETECTIVE << KIND | pawn << PAWN
        if pawn >= self.detectives:
            head = CHANCE | START_BOBBY << KIND | (pawn - self.detectives) << PAWN
        return self._add_starts(head, _CARDS, cards, out)

    def _add_starts(self, head: int, cards: list[int], most: int, out: list[int]) -> int:
        count = 0
        for i in range(most):
            station = cards[self.form * _CARD_ROOM + i]
            if station and not self.occupied[station >> 6] >> (station & 63) & 1:
                out[count] = head | station << STATION
                count += 1
        return count

    def _start(self, pawn: int, station: int) -> None:
        self.station[pawn] = station
        moves.occupy(self, station)
        if self.tickets_needed:
            return
        if pawn + 1 < self.detectives:
            self.awaiting <<= 1
        else:
            self._begin_round()

    # Mister X's round

    def _begin_round(self) -> None:
        """SY-15, SY-49: Mister X loses if he cannot move."""
        if moves.can_step(self, self.track[self.log_count], NO_TICKET):
            self.stage = CHOOSING
            self.awaiting = 1 << MISTER_X
        else:
            self._end(BOXED_IN)

    def _legal_for_x(self, out: list[int]) -> int:
        if self.stage == SHOWING:
            out[0] = MISTER_X | SHOW << KIND
            out[1] = MISTER_X | HIDE << KIND
            return 2
        if self.stage == TAKING:
            return self._legal_takings(out)
        count = moves.legal_steps(self, out)
        if self.stage == CHOOSING and self.doubles:
            return moves.add_doubles(self, out, count)
        return count

    def _go(self, ticket: int, station: int, kind: int) -> None:
        """SY-13: after the first step of a double move he is still to move."""
        if not self.tickets_needed:
            self.shown |= 1 << self.log_count
        self._write_log(ticket, station)
        if kind == DOUBLE:
            self.doubles -= 1
            self.stage = DOUBLING
        elif self.voluntary_showing and not self.shown >> self.log_count & 1:
            self.stage = SHOWING
        else:
            self._begin_answers()

    def _write_log(self, ticket: int, station: int) -> None:
        """SY-09: the station goes on the log, under the ticket."""
        self.log_count += 1
        self.track[self.log_count] = station
        self.log_ticket[self.log_count] = ticket
        if ticket == BLACK:
            self.black -= 1
        elif ticket < BLACK and not self.endless_tickets:
            self.pool[ticket] -= 1
        if self._shows(self.log_count, ticket):
            self.shown |= 1 << self.log_count

    def _shows(self, place: int, ticket: int) -> int:
        """SY-12, SY-46, SY-63, SY-64: whether a place of the log brings him into sight."""
        if ticket == BLACK and not self.tickets_needed:
            return 0
        return _SHOWING[self.form] >> place & 1

    # Voluntary showing

    def _after_the_move(self, kind: int, ticket: int) -> None:
        """SY-48: he may show himself, and takes one ticket from every detective who has any."""
        if kind == SHOW:
            self.shown |= 1 << self.log_count
            self.stage = TAKING
            self._take_from(0)
        elif kind == TAKE:
            self.purse[self.taking * _KINDS_OF_TICKETS + ticket] -= 1
            self.taken[ticket] += 1
            self._take_from(self.taking + 1)
        else:
            self._begin_answers()

    def _take_from(self, detective: int) -> None:
        while detective < self.detectives and not self._tickets_of(detective):
            detective += 1
        self.taking = detective
        if detective == self.detectives:
            self.taking = 0
            self._begin_answers()

    def _tickets_of(self, detective: int) -> int:
        first = detective * _KINDS_OF_TICKETS
        return self.purse[first] + self.purse[first + 1] + self.purse[first + 2]

    def _legal_takings(self, out: list[int]) -> int:
        count = 0
        for ticket in range(_KINDS_OF_TICKETS):
            if self.purse[self.taking * _KINDS_OF_TICKETS + ticket]:
                out[count] = MISTER_X | TAKE << KIND | ticket << TICKET | self.taking << PAWN
                count += 1
        return count

    # The detectives' answer

    def _begin_answers(self) -> None:
        """SY-18, SY-47: the detectives lose if none of them can move; bobbies do not count."""
        self.stage = ANSWERING
        self.unmoved = (1 << (self.detectives + self.bobbies)) - 1
        if moves.any_detective_can_move(self):
            moves.wait_for_answers(self)
        else:
            self._end(DETECTIVES_STUCK)

    def _move(self, pawn: int, ticket: int, station: int) -> None:
        """SY-16: on Mister X's station he is caught."""
        moves.carry(self, pawn, ticket, station, 1)
        if station == self.track[self.log_count]:
            self._end(CAUGHT)
        elif not moves.wait_for_answers(self):
            self._end_round()

    # The end

    def _end_round(self) -> None:
        if self._is_last_round():
            self._end(LAST_ROUND if _LAST_ROUND[self.form] < _LOG_LENGTH[self.form] else LOG_FULL)
        else:
            self._begin_round()

    def _is_last_round(self) -> int:
        """SY-17: the log counts. SY-47, SY-65: rounds do, and a double move is one."""
        rounds = self.log_count - (_DOUBLES[self.form] - self.doubles)
        return self.log_count == _LOG_LENGTH[self.form] or rounds == _LAST_ROUND[self.form]

    def _end(self, reason: int) -> None:
        self.ended = reason
        self.awaiting = 0
        if reason in (CAUGHT, BOXED_IN):
            self.winners = (1 << self.seats) - 2
        else:
            self.winners = 1 << MISTER_X

    def settle(self) -> None:
        """Work out who is awaited, or how the game has ended, when all else has been set."""
        everybody = (1 << (self.detectives + self.bobbies)) - 1
        if self.stage == STARTING:
            self.awaiting = _CHANCE_BIT if self.tickets_needed else 2 << self._placed()
        elif self.stage != ANSWERING:
            self.awaiting = 1 << MISTER_X
        elif moves.is_occupied(self.occupied, self.track[self.log_count]):
            self._end(CAUGHT)
        elif self.unmoved == everybody:
            self._begin_answers()
        elif not moves.wait_for_answers(self):
            self._end_round()

    # What others see of it

    def _seen_as(self, action: int, viewer: int) -> int:
        """SY-80, SY-81: a detective sees tickets, and stations only where Mister X is in sight."""
        kind = action >> KIND & KIND_BITS
        if kind == MOVE:
            return action | self._ended_by(action >> PAWN, action) << BESIDE
        if kind == BOBBY:
            return action | self._ended_by(self.detectives + (action >> PAWN), action) << BESIDE
        if kind == SHOW:
            return action | self._x_stands() << BESIDE
        if viewer in (MISTER_X, OPEN):
            return action
        if kind == START_X:
            return action & ~_STATION
        if kind in (GO, DOUBLE):
            return self._step_seen(action)
        return action

    def _step_seen(self, action: int) -> int:
        """SY-63: he first reappears where he was in secret."""
        seen = action
        if not self._shows(self.log_count + 1, action >> TICKET & TICKET_BITS):
            seen &= ~_STATION
        if not self.tickets_needed and not self.shown >> self.log_count & 1:
            return seen | self._x_stands() << BESIDE
        return seen

    def _x_stands(self) -> int:
        """A number wide enough, when compiled, to be shifted to the upper half of `seen_as`."""
        return self.track[self.log_count]

    def _ended_by(self, pawn: int, action: int) -> int:
        """SY-15, SY-16: an answer tells where Mister X is by catching him or boxing him in."""
        station = action >> STATION & STATION_BITS
        ticket = action >> TICKET & TICKET_BITS
        if station == self.track[self.log_count]:
            return CAUGHT
        came_from = self.station[pawn]
        moves.carry(self, pawn, ticket, station, 1)
        ended = BOXED_IN if self._is_boxed_in() else 0
        moves.carry(self, pawn, ticket, came_from, -1)
        return ended

    def _is_boxed_in(self) -> int:
        if moves.can_step(self, self.track[self.log_count], NO_TICKET):
            return 0
        return not moves.movable(self, self.unmoved) and not self._is_last_round()
