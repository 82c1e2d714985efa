"""Whether the detectives catch Mister X whatever he does: the chase solved, as far as it goes.

They answer, he moves, they see of it what they would see, and so on for a few of his moves. Where
he is hidden, all the stations where he may be must be closed together; where he shows himself, each
of them by itself. Beginners, who nearly always see him, take him as seen throughout.

What is said to be certain is: pawns move in one order only, and he may use every kind of ticket.
Nothing here looks at where Mister X stands.
"""

from gaslamp.bots.scotland_yard.guide import Chase
from gaslamp.core.layout import KIND, KIND_BITS
from gaslamp.games.scotland_yard.board import (
    EVERY_LINE,
    FIRST,
    STOPS,
    TAXI_AND_BUS,
)
from gaslamp.games.scotland_yard.codes import (
    BOBBY,
    NO_TICKET,
    PAWN,
    STATION,
    STATION_BITS,
    TICKET,
    TICKET_BITS,
)
from gaslamp.games.scotland_yard.facts import ScotlandYardFacts
from gaslamp.games.scotland_yard.forms import FORMS

_STOP = list(STOPS)
_FIRST = list(FIRST)
_BIT = [1 << i for i in range(64)]
_SHOWING = [sum(1 << place for place in form.showing) for form in FORMS]
_LAST_ROUND = [form.last_round for form in FORMS]
_LOG_LENGTH = [form.log_length for form in FORMS]
_DOUBLES = [form.doubles for form in FORMS]
_DEEPEST = 8
_PAWNS = 5
_ORDINARY = 3
_ORDINARY_LINES = 7
_NETWORKS = 6
_ROOM = 200
_OPTIONS = 32
# The rows of stations that each depth has: where he may be, where he still may be when all have
# answered, where the first of two steps took him, and where he has come to.
_MAY = 0
_REST = 1
_STEP = 2
_COME = 3
_ROWS = 4
_SLOTS = 131072
_MIX = 0x9E3779B97F4A7C15
_MASK = 0xFFFFFFFFFFFFFFFF


def _mixed(number: int, of: int) -> int:
    mixed = (number * 8 + of) * _MIX & _MASK
    mixed ^= mixed >> 29
    return mixed * _MIX & _MASK


class Trap:
    def __init__(self, mind: Chase, board: ScotlandYardFacts) -> None:
        self.mind = mind
        self.form = board.form
        self.in_sight = 0 if board.tickets_needed else 1
        self.rows = board.rows
        self.detectives = board.detectives
        self.pawns = board.detectives + board.bobbies
        self.ticketless = board.ticketless
        self.land = board.ticketless_network
        self.purse_size = board.purse_size
        self.log_count = board.log_count
        self.doubles = board.doubles
        self.networks = _networks(board)
        """By which lines he may go, one bit each."""
        self.unmoved = board.unmoved
        self.at = list(board.station)
        self.purse = list(board.purse)
        self.occupied = list(board.occupied)
        self.marked = [0] * 4
        self.row = [0] * 8000
        self.count = [0] * 40
        self.option = [0] * 1600
        self.options = [0] * 50
        self.known = [0] * 131072
        self.found = [0] * 131072
        self.left = 0
        """How many looks there are left; below 0 the answer is that nothing was found."""

    def forces(self, action: int, stations: list[int], rounds: int, looks: int) -> bool:
        """Whether he is caught within so many more moves of his if a detective does this, wherever
        of these stations he is."""
        self._stand(stations, looks)
        pawn = action >> PAWN
        if action >> KIND & KIND_BITS == BOBBY:
            pawn += self.detectives
        came_from = self.at[pawn]
        ticket = action >> TICKET & TICKET_BITS
        self._carry(pawn, ticket, action >> STATION & STATION_BITS, 1)
        self.unmoved ^= 1 << pawn
        found = self._answer(0, 0, min(rounds, _DEEPEST))
        self.unmoved ^= 1 << pawn
        self._carry(pawn, ticket, came_from, -1)
        return found == 1

    def catches(self, station: int, steps: int, rounds: int, looks: int) -> bool:
        """Whether he is caught if he comes to a station now, by one step or by two."""
        self._stand([station], looks)
        self._count_on(steps)
        self.unmoved = (1 << self.pawns) - 1
        found = self._cornered(0, min(rounds, _DEEPEST))
        self._count_on(-steps)
        return found == 1

    def _stand(self, stations: list[int], looks: int) -> None:
        self.left = looks
        self.count[_MAY] = min(len(stations), _ROOM)
        for i in range(self.count[_MAY]):
            self.row[i] = stations[i]

    def _count_on(self, steps: int) -> None:
        """SY-13: two steps are one double move."""
        self.log_count += steps
        self.doubles -= 1 if steps == 2 else -1 if steps == -2 else 0

    # The detectives' answer

    def _answer(self, depth: int, pawn: int, rounds: int) -> int:
        """One pawn after another. Who is hemmed in stays."""
        while pawn < self.pawns and not (depth or self.unmoved >> pawn & 1):
            pawn += 1
        if pawn == self.pawns:
            return self._closed(depth, rounds)
        self._look_round(depth, pawn, rounds)
        place = depth * _PAWNS + pawn
        if not self.options[place]:
            return self._answer(depth, pawn + 1, rounds)
        came_from = self.at[pawn]
        found = 0
        for i in range(self.options[place]):
            option = self.option[place * _OPTIONS + i]
            self._carry(pawn, option >> 8, option & 255, 1)
            found = self._answer(depth, pawn + 1, rounds)
            self._carry(pawn, option >> 8, came_from, -1)
            if found or self.left < 0:
                break
        return found

    def _carry(self, pawn: int, ticket: int, station: int, fare: int) -> None:
        was = self.at[pawn]
        self.occupied[was >> 6] &= ~_BIT[was & 63]
        self.occupied[station >> 6] |= _BIT[station & 63]
        self.at[pawn] = station
        if ticket < _ORDINARY:
            self.purse[pawn * self.purse_size + ticket] -= fare

    def _look_round(self, depth: int, pawn: int, rounds: int) -> None:
        """Where a pawn can go, the nearest to him first; who is too far away to matter just comes
        nearer."""
        place = depth * _PAWNS + pawn
        self.options[place] = 0
        row = self.rows + (self.at[pawn] << 3)
        goal = self.row[depth * _ROWS * _ROOM]
        if self.ticketless >> pawn & 1:
            self._add(place, row + self.land, NO_TICKET, goal)
        else:
            for ticket in range(_ORDINARY):
                if self.purse[pawn * self.purse_size + ticket] > 0:
                    self._add(place, row + ticket, ticket, goal)
        if self.options[place] and self._nearest_of(depth, pawn) > 2 * rounds + 1:
            self.options[place] = 1

    def _add(self, place: int, row: int, ticket: int, goal: int) -> None:
        for i in range(_FIRST[row], _FIRST[row + 1]):
            stop = _STOP[i] & 255
            if not self.occupied[stop >> 6] >> (stop & 63) & 1:
                self._put(place, stop | ticket << 8, goal)

    def _put(self, place: int, option: int, goal: int) -> None:
        """Each station once, by the first ticket that leads there."""
        first = place * _OPTIONS
        at = self.options[place]
        for i in range(at):
            if self.option[first + i] & 255 == option & 255:
                return
        away = self.mind._away(option & 255, goal)
        while at and self.mind._away(self.option[first + at - 1] & 255, goal) > away:
            self.option[first + at] = self.option[first + at - 1]
            at -= 1
        self.option[first + at] = option
        self.options[place] += 1

    def _nearest_of(self, depth: int, pawn: int) -> int:
        """How far a pawn is from the nearest of the stations."""
        nearest = 20
        base = depth * _ROWS
        for i in range(self.count[base]):
            nearest = min(nearest, self.mind._away(self.at[pawn], self.row[base * _ROOM + i]))
        return nearest

    def _closed(self, depth: int, rounds: int) -> int:
        """All have answered: he is caught, or goes on from one of the stations that are left."""
        self.left -= 1
        base = depth * _ROWS
        count = 0
        for i in range(self.count[base]):
            station = self.row[base * _ROOM + i]
            if not self.occupied[station >> 6] >> (station & 63) & 1:
                self.row[(base + _REST) * _ROOM + count] = station
                count += 1
        self.count[base + _REST] = count
        if not count:
            return 1
        if not rounds or self._is_over():
            return 0
        return self._flight(depth, rounds)

    def _is_over(self) -> int:
        """SY-17, SY-47, SY-65: whether this was the last round."""
        played = self.log_count - (_DOUBLES[self.form] - self.doubles)
        return self.log_count == _LOG_LENGTH[self.form] or played == _LAST_ROUND[self.form]

    # Mister X's move

    def _flight(self, depth: int, rounds: int) -> int:
        """Wherever he goes, and by whatever ticket: also if there is nowhere to go."""
        found = 1
        for network in range(_NETWORKS):
            if found and self.networks >> network & 1:
                self._spread(depth, _REST, _COME, network)
                found = self._met(depth, 1, rounds)
        if found and self.doubles and self.log_count + 2 <= _LOG_LENGTH[self.form]:
            found = self._doubled(depth, rounds)
        return found

    def _doubled(self, depth: int, rounds: int) -> int:
        for first in range(_NETWORKS):
            if self.networks >> first & 1:
                self._spread(depth, _REST, _STEP, first)
                for second in range(_NETWORKS):
                    if self.networks >> second & 1:
                        self._spread(depth, _STEP, _COME, second)
                        if not self._met(depth, 2, rounds):
                            return 0
        return 1

    def _spread(self, depth: int, source: int, target: int, network: int) -> None:
        """Where he comes by these lines, each station once."""
        for word in range(4):
            self.marked[word] = self.occupied[word]
        base = depth * _ROWS
        count = 0
        for i in range(self.count[base + source]):
            row = self.rows + (self.row[(base + source) * _ROOM + i] << 3) + network
            for j in range(_FIRST[row], _FIRST[row + 1]):
                stop = _STOP[j] & 255
                if not self.marked[stop >> 6] >> (stop & 63) & 1:
                    self.marked[stop >> 6] |= _BIT[stop & 63]
                    self.row[(base + target) * _ROOM + count] = stop
                    count += 1
        self.count[base + target] = count

    def _met(self, depth: int, steps: int, rounds: int) -> int:
        """Whether he is caught where he has come to, by one step or by two."""
        if not self.count[depth * _ROWS + _COME]:
            return 1
        self._count_on(steps)
        if self.in_sight or _SHOWING[self.form] >> self.log_count & 1:
            found = self._met_in_sight(depth, rounds - 1)
        else:
            found = self._met_unseen(depth, rounds - 1)
        self._count_on(-steps)
        return found

    def _met_in_sight(self, depth: int, rounds: int) -> int:
        base = depth * _ROWS + _COME
        self.count[(depth + 1) * _ROWS] = 1
        for i in range(self.count[base]):
            self.row[(depth + 1) * _ROWS * _ROOM] = self.row[base * _ROOM + i]
            if not self._cornered(depth + 1, rounds):
                return 0
        return 1

    def _met_unseen(self, depth: int, rounds: int) -> int:
        base = depth * _ROWS + _COME
        if not rounds and self.count[base] > self.pawns:
            return 0
        for i in range(self.count[base]):
            self.row[(depth + 1) * _ROWS * _ROOM + i] = self.row[base * _ROOM + i]
        self.count[(depth + 1) * _ROWS] = self.count[base]
        return self._cornered(depth + 1, rounds)

    # Who is caught from where

    def _cornered(self, depth: int, rounds: int) -> int:
        """Whether an answer catches him, or begins to."""
        self.left -= 1
        if self.left < 0 or self._is_out_of_reach(depth, rounds):
            return 0
        if not rounds:
            return self._covered(depth, 0, 0)
        key = self._key(depth, rounds)
        slot = key >> 40 & (_SLOTS - 1)
        if self.known[slot] == key:
            return self.found[slot]
        found = self._answer(depth, 0, rounds)
        if self.left >= 0:
            self.known[slot] = key
            self.found[slot] = found
        return found

    def _is_out_of_reach(self, depth: int, rounds: int) -> int:
        """Whether he could go to and fro and nobody would come in time."""
        base = depth * _ROWS
        for i in range(self.count[base]):
            nearest = 20
            for pawn in range(self.pawns):
                away = self.mind._away(self.at[pawn], self.row[base * _ROOM + i])
                nearest = min(nearest, away)
            if nearest > rounds + 2:
                return 1
        return 0

    def _covered(self, depth: int, place: int, used: int) -> int:
        """Whether there is a pawn for each of the stations."""
        base = depth * _ROWS
        if place == self.count[base]:
            return 1
        station = self.row[base * _ROOM + place]
        found = 0
        for pawn in range(self.pawns):
            if not found and not used >> pawn & 1 and self._reaches(pawn, station):
                found = self._covered(depth, place + 1, used | 1 << pawn)
        return found

    def _reaches(self, pawn: int, station: int) -> int:
        row = self.rows + (self.at[pawn] << 3)
        if self.ticketless >> pawn & 1:
            return _leads(row + self.land, station)
        for ticket in range(_ORDINARY):
            if self.purse[pawn * self.purse_size + ticket] > 0 and _leads(row + ticket, station):
                return 1
        return 0

    def _key(self, depth: int, rounds: int) -> int:
        """Pawns with the same tickets are alike."""
        key = _mixed(rounds | self.doubles << 4 | self.log_count << 8, 1)
        for pawn in range(self.pawns):
            if self.ticketless >> pawn & 1:
                key += _mixed(self.at[pawn], 2)
            else:
                first = pawn * self.purse_size
                bus = self.purse[first + 1] << 13
                kept = self.purse[first] << 8 | bus | self.purse[first + 2] << 18
                key += _mixed(self.at[pawn] | kept, 3)
        base = depth * _ROWS
        for i in range(self.count[base]):
            key += _mixed(self.row[base * _ROOM + i], 4)
        return key & _MASK


def _networks(board: ScotlandYardFacts) -> int:
    """What the detectives use becomes his, so that he is short of no ordinary ticket for long."""
    if not board.tickets_needed:
        return 1 << TAXI_AND_BUS
    return _ORDINARY_LINES | (1 << EVERY_LINE if board.black else 0)


def _leads(row: int, station: int) -> int:
    for i in range(_FIRST[row], _FIRST[row + 1]):
        if _STOP[i] & 255 == station:
            return 1
    return 0
