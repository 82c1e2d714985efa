"""How people play on in Scotland Yard, as the search imagines it.

Mister X keeps out of reach. The detectives do not know where he is: they close in on all the
stations where he may be, a set that every imagined game carries along.
"""

from typing import Any

from gaslamp.core.dice import Dice
from gaslamp.core.layout import KIND, KIND_BITS
from gaslamp.games.scotland_yard.board import (
    BOARDS,
    EVERY_LINE,
    STATION_COUNT,
    TAXI_AND_BUS,
    next_stops,
)
from gaslamp.games.scotland_yard.codes import (
    BLACK,
    BOBBY,
    CHOOSING,
    DOUBLE,
    DOUBLING,
    GO,
    MISTER_X,
    MOVE,
    PAWN,
    STATION,
    STATION_BITS,
    TICKET,
    TICKET_BITS,
)
from gaslamp.games.scotland_yard.forms import FULL
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.games.scotland_yard.trail import steps
from gaslamp.search.guide import Guide

_STATIONS = 200
_BIT = [1 << i for i in range(64)]
_NETWORKS = 5
_FAR = 5
"""Farther than this is as good as this."""


def _words(stations: list[int]) -> list[int]:
    mask = sum(1 << station for station in stations)
    return [mask >> 64 * word & 0xFFFFFFFFFFFFFFFF for word in range(4)]


def _near(station: int, network: int, board: str) -> list[int]:
    by = network if network <= EVERY_LINE else TAXI_AND_BUS
    return _words(next_stops(station, by, board) if station else [])


_BY_BOARD = [next(form for form in FULL if BOARDS[form.board] == board) for board in BOARDS]
_ALL = range(STATION_COUNT + 1)
_STEPS = [steps(a, b, form) if a and b else 0 for form in _BY_BOARD for a in _ALL for b in _ALL]
_WAYS = [len(next_stops(s, TAXI_AND_BUS, board)) if s else 0 for board in BOARDS for s in _ALL]
_NEAR = [
    word
    for board in BOARDS
    for station in _ALL
    for network in range(_NETWORKS)
    for word in _near(station, network, board)
]
_SHOWING = [sum(1 << place for place in form.showing) for form in FULL]
_LAST = [form.log_length for form in FULL]


class Chase(Guide):
    def __init__(self, may: list[int], until: int) -> None:
        super().__init__()
        self.root = _words(may)
        """Where Mister X may be, as all know who do not know it: one bit a station."""
        self.may = _words(may)
        self.where = [0] * 200
        self.count = 0
        self.stale = 1
        self.until = until
        """The place of the log with which the imagined game stops."""
        self.spread = 1.0
        """How much the detectives leave to each other what another is nearer to."""
        self.breadth = 1024
        """Of how many moves Mister X thinks."""
        self.caution = 4.0
        """What he thinks a black ticket worth."""
        self.mood = 1.0
        """How much better a move must look to be his in any mood."""
        self.others = [0] * 200
        self.scores = [0.0] * 1024

    def sit(self, position: Any) -> None:
        super().sit(position)
        self.board: ScotlandYardPosition = position
        self.first = _STATIONS if position.rows else 0

    def _begin(self, dice: Dice) -> None:
        for word in range(4):
            self.may[word] = self.root[word]
        self.stale = 1

    def _seat(self, dice: Dice) -> int:
        """The lowest: in which order the detectives move matters little to the imagination."""
        awaited = self.board._awaited()
        seat = 0
        while not awaited >> seat & 1:
            seat += 1
        return seat

    def _moves(self, seat: int, out: list[int]) -> int:
        """Mister X looks at the best few; a detective at all."""
        count = self.board._legal(seat, out)
        if seat != MISTER_X or count <= self.breadth:
            return count
        for i in range(count):
            self.scores[i] = self._flight(out[i])
        for i in range(self.breadth):
            self._bring_forward(i, count, out)
        return self.breadth

    def _bring_forward(self, place: int, count: int, out: list[int]) -> None:
        """The best of those from a place on comes to stand there."""
        best = place
        for i in range(place + 1, count):
            if self.scores[i] > self.scores[best]:
                best = i
        score = self.scores[best]
        action = out[best]
        self.scores[best] = self.scores[place]
        out[best] = out[place]
        self.scores[place] = score
        out[place] = action

    def _choose(self, seat: int, dice: Dice) -> int:
        if seat == MISTER_X:
            return self._flee(dice)
        return self._hunt(seat, dice)

    # Where he may be

    def _follow(self, action: int) -> None:
        kind = action >> KIND & KIND_BITS
        station = action >> STATION & STATION_BITS
        if kind in (GO, DOUBLE):
            self._go_on(action >> TICKET & TICKET_BITS)
            if self.board._shows(self.board.log_count + 1, action >> TICKET & TICKET_BITS):
                for word in range(4):
                    self.may[word] = 0
                self.may[station >> 6] = _BIT[station & 63]
        elif kind in (MOVE, BOBBY):
            self.may[station >> 6] &= ~(_BIT[station & 63])
        self.stale = 1

    def _go_on(self, ticket: int) -> None:
        if self.stale:
            self._list()
        network = ticket if self.board.tickets_needed else _NETWORKS - 1
        w0 = w1 = w2 = w3 = 0
        for i in range(self.count):
            row = ((self.first + self.where[i]) * _NETWORKS + network) * 4
            w0 |= _NEAR[row]
            w1 |= _NEAR[row + 1]
            w2 |= _NEAR[row + 2]
            w3 |= _NEAR[row + 3]
        self.may[0] = w0 & ~self.board.occupied[0]
        self.may[1] = w1 & ~self.board.occupied[1]
        self.may[2] = w2 & ~self.board.occupied[2]
        self.may[3] = w3 & ~self.board.occupied[3]

    def _list(self) -> None:
        """The set as a row of stations."""
        count = 0
        for word in range(4):
            bits = self.may[word]
            station = word * 64
            while bits:
                if bits & 255 == 0:
                    bits >>= 8
                    station += 8
                    continue
                if bits & 1:
                    self.where[count] = station
                    count += 1
                bits >>= 1
                station += 1
        self.count = count
        self.stale = 0

    # Mister X

    def _safety(self, station: int) -> float:
        nearest = _FAR
        for pawn in range(self.board.detectives + self.board.bobbies):
            away = _STEPS[(self.first + self.board.station[pawn]) * _STATIONS + station]
            nearest = min(nearest, away)
        danger = 100.0 if nearest <= 1 else 0.0
        return 5.0 * nearest + min(6, _WAYS[self.first + station]) - danger

    def _flight(self, action: int) -> float:
        kind = action >> KIND & KIND_BITS
        station = action >> STATION & STATION_BITS
        spared = self.caution if action >> TICKET & TICKET_BITS == BLACK else 0.0
        if kind == GO:
            return self._safety(station) - spared
        if kind == DOUBLE:
            return self._second(station) - spared - 12.0
        return 0.0

    def _second(self, station: int) -> float:
        """The best that can come of going on from there."""
        row = ((self.first + station) * _NETWORKS + _NETWORKS - 1) * 4
        best = -100.0
        for stop in range(1, _STATIONS):
            if _NEAR[row + (stop >> 6)] >> (stop & 63) & 1:
                best = max(best, self._safety(stop))
        return best

    def _flee(self, dice: Dice) -> int:
        """Double moves are for those who are in reach wherever they go."""
        count = self.board._legal(MISTER_X, self.out)
        if self.board.stage not in (CHOOSING, DOUBLING):
            return self.out[count - 1]
        chosen = 0
        best = -1000.0
        for i in range(count):
            if self.out[i] >> KIND & KIND_BITS == DOUBLE and best > -50.0:
                break
            score = self._flight(self.out[i]) + self.mood * dice._below(1024) / 1024.0
            if score > best:
                best = score
                chosen = i
        return self.out[chosen]

    # Detectives

    def _hunt(self, seat: int, dice: Dice) -> int:
        if self.stale:
            self._list()
        count = self.board._legal(seat, self.out)
        chosen = 0
        best = -1000000.0
        pawn = -1
        for i in range(count):
            if self._pawn(self.out[i]) != pawn:
                pawn = self._pawn(self.out[i])
                self._others_of(pawn)
            score = self._pursuit(self.out[i]) + dice._below(1024) / 8192.0
            if score > best:
                best = score
                chosen = i
        return self.out[chosen]

    def _pawn(self, action: int) -> int:
        """Whose move it is: bobbies count on from the detectives."""
        if action >> KIND & KIND_BITS == BOBBY:
            return (action >> PAWN) + self.board.detectives
        return action >> PAWN

    def _others_of(self, pawn: int) -> None:
        """How near another one is to each of the stations."""
        for i in range(self.count):
            nearest = 20
            for other in range(self.board.detectives + self.board.bobbies):
                if other != pawn:
                    row = (self.first + self.board.station[other]) * _STATIONS
                    nearest = min(nearest, _STEPS[row + self.where[i]])
            self.others[i] = nearest

    def _pursuit(self, action: int) -> float:
        """Near to where he may be, there above all where nobody else is near."""
        station = action >> STATION & STATION_BITS
        row = (self.first + station) * _STATIONS
        alone = together = 0
        for i in range(self.count):
            away = _STEPS[row + self.where[i]]
            alone += away
            together += min(away, self.others[i])
        there = self.may[station >> 6] >> (station & 63) & 1
        return (10.0 * there - alone - self.spread * together) / max(1, self.count)

    def _away(self, a: int, b: int) -> int:
        return _STEPS[(self.first + a) * _STATIONS + b]

    # How long, and what then

    def _cut(self) -> int:
        return self.board.stage == CHOOSING and self.board.log_count >= self.until

    def _value(self, seat: int) -> float:
        if self.board.ended:
            return 1.0 if self.board.winners >> seat & 1 else 0.0
        grip = self._grip()
        return 1.0 - grip if seat == MISTER_X else grip

    def _grip(self) -> float:
        """How likely the detectives win: the fewer stations, the nearer pawns, the more rounds."""
        if self.stale:
            self._list()
        here = self.board.track[self.board.log_count]
        pawns = self.board.detectives + self.board.bobbies
        near = 0.0
        for pawn in range(pawns):
            away = _STEPS[(self.first + self.board.station[pawn]) * _STATIONS + here]
            near += 1.0 / (1.0 + away)
        left = _LAST[self.board.form] - self.board.log_count
        chance = min(0.5, 0.6 * near / pawns + 0.6 / (2.0 + self.count))
        spared = 0.02 * self.board.black + 0.06 * self.board.doubles
        free: float = (1.0 - 0.25 * chance) ** left
        return max(0.0, 1.0 - free - spared)

    # For Python

    def flight(self, action: int) -> float:
        """How good a move of Mister X looks to somebody who only keeps out of reach."""
        return self._flight(action)

    def steps(self, a: int, b: int) -> int:
        """How many moves it is from one station to another, by any line on land."""
        return self._away(a, b)

    def far(self, a: int, b: int) -> bool:
        """Whether nobody comes from one station to the other in one move."""
        return not b or self.steps(a, b) > 1
