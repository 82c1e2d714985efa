"""One layer of a dynamic programme, uncompiled: states, the ways to them and the ways on.

`layer.pyx` is the same class for the compiled house, where a state is a word of 128 bits in a
table of its own and a count is exact up to 2^128; all the deals of 36 gems are far fewer.
"""

FEW = 1e7
"""With so few states in sight no better order is looked for: looking would take longer."""


class Layer:
    def __init__(self) -> None:
        self.size = 0
        self._index: dict[int, int] = {}
        self._keys: list[int] = []
        self._before: list[int] = []
        self._after: list[int] = []
        self._taken: list[int] = []
        self._first: list[int] = []
        self._children: list[int] = []

    def place(self, key: int) -> int:
        """The number of a state, which is new or has been here before."""
        state = self._index.setdefault(key, self.size)
        if state == self.size:
            self.size += 1
            self._keys.append(key)
            self._before.append(0)
            self._after.append(0)
            self._taken.append(0)
            self._first.append(0)
        return state

    def key(self, state: int) -> int:
        return self._keys[state]

    def ways_to(self, state: int) -> int:
        return self._before[state]

    def ways_from(self, state: int) -> int:
        return self._after[state]

    def add_ways_to(self, state: int, ways: int) -> None:
        self._before[state] += ways

    def set_ways_from(self, state: int, ways: int) -> None:
        self._after[state] = ways

    def link(self, state: int, place: int, child: int) -> None:
        """Note a step to a state of the next layer; states link in the order of their numbers."""
        if not self._taken[state]:
            self._first[state] = len(self._children)
        self._taken[state] |= 1 << place
        self._children.append(child)

    def places_taken(self, state: int) -> int:
        """Mask of the places by which one can go on."""
        return self._taken[state]

    def first_link(self, state: int) -> int:
        return self._first[state]

    def child(self, link: int) -> int:
        """Where a link leads, counted over the whole layer."""
        return self._children[link]


class Row:
    """Counts in a row, all 0 at first."""

    def __init__(self, size: int) -> None:
        self.cells = [0] * size


class Steps(Row):
    """The same of small numbers, which may be below 0."""
