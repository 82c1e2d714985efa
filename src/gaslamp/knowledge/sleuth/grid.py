"""All the ways to give every card to one of several places, counted in a grid.

The axes of a layer are the states of the automata, so a cell is found by adding and nothing has to
be looked up. How many cards the place of the last axis still takes is what the others leave, so
that axis is as long as its states are at most for one such number. The place that takes a card
steps by its yes, all others by their no. Going forward counts the ways to each cell; one sweep
back counts the ways on, and with both how many deals give each card to each place.
"""

from collections.abc import Sequence

from gaslamp.knowledge.deadline import check
from gaslamp.knowledge.sleuth.automaton import Automaton
from gaslamp.knowledge.sleuth.layer import Row, Steps

_HALF = 32
_LOW = 0xFFFFFFFF
_NOBODY = -1
_TWO = 16
"""More than one place must take the card: there is no way on."""
_ROOMS = 40


class Shape:
    """How large the grid of some automata is, and which of them best stands last."""

    def __init__(self, cards: int, automata: Sequence[Automaton]) -> None:
        self.rooms = [_rooms(cards, automaton) for automaton in automata]
        sizes = [_sizes(automaton) for automaton in automata]
        widths = [_widths(each) for each in self.rooms]
        found = [(_cells(cards, sizes, widths[place], place), place) for place in range(len(sizes))]
        self.cells, self.last = min(found, default=(1, 0))
        self.widths = widths[self.last] if widths else [1]


def _sizes(automaton: Automaton) -> list[int]:
    return [layer.size for layer in automaton.layers]


def _rooms(cards: int, automaton: Automaton) -> list[list[int]]:
    """Of each layer and state: how many more cards the place takes."""
    after = [0]
    rooms = [after]
    for card in range(cards - 1, -1, -1):
        layer = automaton.layers[card]
        here = []
        for state in range(layer.size):
            pair = layer.key(state)
            no = pair >> _HALF
            here.append(after[no - 1] if no else after[(pair & _LOW) - 1] + 1)
        rooms.append(here)
        after = here
    rooms.reverse()
    return rooms


def _widths(rooms: list[list[int]]) -> list[int]:
    """Of each layer: how many states at most take equally many cards."""
    return [_width(here) for here in rooms]


def _width(rooms: list[int]) -> int:
    seen = [0] * 40
    most = 1
    for room in rooms:
        seen[room] += 1
        most = max(most, seen[room])
    return most


def _cells(cards: int, sizes: list[list[int]], widths: list[int], last: int) -> int:
    total = 0
    for card in range(cards + 1):
        size = widths[card]
        for place in range(len(sizes)):
            if place != last:
                size *= sizes[place][card]
        total += size
    return total


class Grid:
    def __init__(self, cards: int, automata: Sequence[Automaton], shape: Shape) -> None:
        self.cards = cards
        self.places = len(automata)
        self.rooms = shape.rooms
        self.widths = shape.widths
        self.automata = list(automata)
        self.last = shape.last
        self.place = [0] * 16
        self.size = [0] * 16
        self.first = [0] * 16
        self.delta = [0] * 16
        self.may = [0] * 16
        self.taker = [0] * 16
        self.target = [0] * 16
        self.share = [0] * 16
        self.begin = [0] * 40
        self.end = [0] * 40
        self.no = Steps(0)
        self.yes = Steps(0)
        self.room = Steps(0)
        self.left = 0
        self.width = 1
        self.here = Row(1)
        self.there = self.here
        self.laid: list[tuple[Steps, Steps, Steps]] = []
        self.layers: list[Row] = []
        self.total = 0
        self.shares: list[list[int]] = []
        """Of each card and place: in how many deals it is there."""
        self._order_axes()
        if all(automaton.layers[0].size for automaton in self.automata):
            self._forward()
        if self.total:
            self._backward()

    def _order_axes(self) -> None:
        """The longest axis before the last: it is walked along most."""
        for axis, place in enumerate(sorted(range(self.places), key=self._length)):
            self.place[axis] = place

    def _length(self, place: int) -> tuple[bool, int]:
        return place == self.last, sum(map(len, self.rooms[place]))

    def _set_out(self, card: int) -> None:
        """Lay the steps of one card out side by side, in cells of the next layer."""
        filled = 0
        for axis in range(self.places):
            self.first[axis] = filled
            self.size[axis] = len(self.rooms[self.place[axis]][card])
            filled += self.size[axis]
        self.left = self.cards - card
        self.width = self.widths[card]
        if card < len(self.laid):
            self.no, self.yes, self.room = self.laid[card]
            self._find_rooms(card)
            return
        self.no = Steps(filled)
        self.yes = Steps(filled)
        self.room = Steps(filled)
        self.laid.append((self.no, self.yes, self.room))
        self._find_rooms(card)
        self._lay_last(card)
        stride = self.widths[card + 1]
        for axis in range(self.places - 2, -1, -1):
            self._lay(axis, card, stride)
            stride *= len(self.rooms[self.place[axis]][card + 1])

    def _lay(self, axis: int, card: int, stride: int) -> None:
        automaton = self.automata[self.place[axis]]
        layer = automaton.layers[card]
        needed = self.rooms[self.place[axis]][card]
        at = self.first[axis]
        for state in range(layer.size):
            pair = layer.key(state)
            no = pair >> _HALF
            yes = pair & _LOW
            self.no.cells[at] = (no - 1) * stride if no else _NOBODY
            self.yes.cells[at] = (yes - 1) * stride if yes else _NOBODY
            self.room.cells[at] = needed[state]
            at += 1

    def _find_rooms(self, card: int) -> None:
        """On the last axis the states that take equally many cards stand in a row."""
        at = self.first[self.places - 1]
        for room in range(_ROOMS):
            self.end[room] = 0
        for room in self.rooms[self.last][card]:
            self.end[room] += 1
        for room in range(_ROOMS):
            self.begin[room] = at
            at += self.end[room]
            self.end[room] = at if self.end[room] else 0

    def _lay_last(self, card: int) -> None:
        automaton = self.automata[self.last]
        layer = automaton.layers[card]
        needed = self.rooms[self.last][card]
        here = _within(needed)
        there = _within(self.rooms[self.last][card + 1])
        for state in range(layer.size):
            pair = layer.key(state)
            no = pair >> _HALF
            yes = pair & _LOW
            at = self.begin[needed[state]] + here[state]
            self.no.cells[at] = there[no - 1] if no else _NOBODY
            self.yes.cells[at] = there[yes - 1] if yes else _NOBODY

    def _cells_at(self, card: int) -> int:
        size = self.widths[card]
        for axis in range(self.places - 1):
            size *= len(self.rooms[self.place[axis]][card])
        return size

    def _forward(self) -> None:
        self.here.cells[0] = 1
        self.layers.append(self.here)
        for card in range(self.cards):
            check()
            self._set_out(card)
            self.there = Row(self._cells_at(card + 1))
            self._walk(0, 0, 0, self.left, _NOBODY, 0)
            self.here = self.there
            self.layers.append(self.here)
        self.total = self.here.cells[0]

    def _backward(self) -> None:
        """Each layer's ways to its cells give way to the ways on."""
        self.there = self.layers[self.cards]
        self.there.cells[0] = 1
        for card in range(self.cards - 1, -1, -1):
            check()
            self._set_out(card)
            self.here = self.layers[card]
            for place in range(self.places):
                self.share[place] = 0
            self._walk(0, 0, 0, self.left, _NOBODY, 1)
            self.shares.append([self.share[place] for place in range(self.places)])
            self.there = self.here
        self.shares.reverse()

    def _walk(self, axis: int, at: int, base: int, room: int, dead: int, back: int) -> None:
        """Every way to stand on the axes from this one on.

        `base` is where all would go that do not take the card, `room` what is left to take, and
        `dead` the axis that must take the card.
        """
        if axis == self.places - 1:
            if self.end[room]:
                self._aim(base, dead)
                if back:
                    self._gather(at, base, room, dead)
                else:
                    self._scatter(at, base, room, dead)
            return
        at *= self.size[axis]
        first = self.first[axis]
        for state in range(first, first + self.size[axis]):
            left = room - self.room.cells[state]
            if left >= 0:
                no = self.no.cells[state]
                yes = self.yes.cells[state]
                if no >= 0:
                    self.may[axis] = 1 if yes >= 0 else 0
                    self.delta[axis] = yes - no
                    self._walk(axis + 1, at, base + no, left, dead, back)
                elif dead < 0:
                    self._walk(axis + 1, at, base + yes, left, axis, back)
                elif back:
                    self._walk(axis + 1, at, base, left, _TWO, back)
            at += 1

    def _aim(self, base: int, dead: int) -> None:
        """Where the card may go among the axes but the last, ended by nobody."""
        count = 0
        if dead >= 0:
            if dead != _TWO:
                self.taker[0] = self.place[dead]
                self.target[0] = base
                count = 1
        else:
            for axis in range(self.places - 1):
                if self.may[axis]:
                    self.taker[count] = self.place[axis]
                    self.target[count] = base + self.delta[axis]
                    count += 1
        self.taker[count] = _NOBODY

    def _scatter(self, at: int, base: int, room: int, dead: int) -> None:
        """Along the last axis: what leads to a cell leads on to the next ones."""
        here = self.here.cells
        there = self.there.cells
        at *= self.width
        for state in range(self.begin[room], self.end[room]):
            ways = here[at]
            at += 1
            if not ways:
                continue
            no = self.no.cells[state]
            yes = self.yes.cells[state]
            if no >= 0:
                taker = 0
                while self.taker[taker] >= 0:
                    there[self.target[taker] + no] += ways
                    taker += 1
            if yes >= 0 and dead < 0:
                there[base + yes] += ways

    def _gather(self, at: int, base: int, room: int, dead: int) -> None:
        """Along the last axis: the ways on from a cell, and who takes the card in them."""
        here = self.here.cells
        there = self.there.cells
        at *= self.width
        for state in range(self.begin[room], self.end[room]):
            ways = here[at]
            if ways:
                no = self.no.cells[state]
                yes = self.yes.cells[state]
                onward = 0
                if no >= 0:
                    taker = 0
                    while self.taker[taker] >= 0:
                        after = there[self.target[taker] + no]
                        onward += after
                        self.share[self.taker[taker]] += ways * after
                        taker += 1
                if yes >= 0 and dead < 0:
                    after = there[base + yes]
                    onward += after
                    self.share[self.last] += ways * after
                here[at] = onward
            at += 1

    def share_out(self, indices: Sequence[int], gems: Sequence[int]) -> list[list[int]]:
        """Of each of these deals, every place's cards as the sum of their `gems`.

        All deals go card by card together, so that a card is laid out once for all of them.
        """
        dealt = len(indices)
        held = Steps(dealt * self.places)
        left = Row(dealt)
        cells = Steps(dealt)
        for each in range(dealt):
            left.cells[each] = indices[each]
        for card in range(self.cards):
            self._set_out(card)
            self.there = self.layers[card + 1]
            gem = gems[card]
            for each in range(dealt):
                taker = self._take(cells, left, each)
                held.cells[each * self.places + taker] += gem
        return [
            [held.cells[each * self.places + place] for place in range(self.places)]
            for each in range(dealt)
        ]

    def _take(self, cells: Steps, left: Row, each: int) -> int:
        """Who takes the next card in one of the deals, which goes on to its next cell."""
        self._stand(cells.cells[each])
        index = left.cells[each]
        ways = self.there.cells
        way = 0
        while index >= ways[self.target[way]]:
            index -= ways[self.target[way]]
            way += 1
        left.cells[each] = index
        cells.cells[each] = self.target[way]
        return self.taker[way]

    def _stand(self, at: int) -> None:
        """Where one can go from a cell, and who takes the card then, in the order of the axes."""
        within = at % self.width
        at //= self.width
        room = self.left
        base = 0
        dead = _NOBODY
        for axis in range(self.places - 2, -1, -1):
            state = self.first[axis] + at % self.size[axis]
            at //= self.size[axis]
            room -= self.room.cells[state]
            base += self._step(axis, state)
            if self.no.cells[state] < 0:
                dead = axis
        state = self.begin[room] + within
        base += self._step(self.places - 1, state)
        if self.no.cells[state] < 0:
            dead = self.places - 1
        self._aim_back(base, dead)

    def _step(self, axis: int, state: int) -> int:
        """Note what taking the card changes; where not taking it leads."""
        no = self.no.cells[state]
        yes = self.yes.cells[state]
        self.may[axis] = 1 if yes >= 0 else 0
        no = max(no, 0)
        self.delta[axis] = yes - no
        return no

    def _aim_back(self, base: int, dead: int) -> None:
        count = 0
        for back in range(self.places):
            axis = self.places - 2 - back if back < self.places - 1 else self.places - 1
            if self.may[axis] and dead in (_NOBODY, axis):
                self.taker[count] = self.place[axis]
                self.target[count] = base + self.delta[axis]
                count += 1


def _within(rooms: list[int]) -> list[int]:
    """Of each state: which it is among those that take equally many cards."""
    seen = [0] * 40
    within = []
    for room in rooms:
        within.append(seen[room])
        seen[room] += 1
    return within
