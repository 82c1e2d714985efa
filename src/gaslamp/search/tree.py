"""Where a search remembers: a tree for each observer, all of them in one block of fixed size.

A node is the edge that led to it, and is found by the node before it and what its observer saw.
Only visited edges take up room; when all of it is taken, the tree grows no more.
"""

from math import log

_CAPACITY = 65536
_SLOTS = 131072
_MIX_NODE = 0x9E3779B97F4A7C15
_MIX_KEY = 0xBF58476D1CE4E5B9
_MASK = 0xFFFFFFFFFFFFFFFF
_LOGS = 65536
_LOG = [log(max(1, number)) for number in range(65536)]


class Tree:
    def __init__(self, roots: int) -> None:
        self.slot = [0] * 131072
        self.parent = [0] * 65536
        self.key = [0] * 65536
        self.visits = [0] * 65536
        self.available = [0] * 65536
        """How often the edge could have been taken."""
        self.total = [0.0] * 65536
        """What it came to for the one who chose it, added up."""
        self.size = roots
        """The first nodes are the roots, one an observer."""

    def _place(self, node: int, key: int) -> int:
        """The slot in which an edge is, or would be."""
        mixed = (node * _MIX_NODE & _MASK) ^ (key * _MIX_KEY & _MASK)
        mixed ^= mixed >> 29
        place = mixed * _MIX_NODE >> 20 & (_SLOTS - 1)
        while self.slot[place]:
            found = self.slot[place]
            if self.parent[found] == node and self.key[found] == key:
                return place
            place = (place + 1) & (_SLOTS - 1)
        return place

    def _find(self, node: int, key: int) -> int:
        """The edge's number; 0, which is a root, if it has never been taken."""
        return self.slot[self._place(node, key)]

    def _at(self, node: int, key: int) -> int:
        """The same, made if there is room."""
        place = self._place(node, key)
        if not self.slot[place] and self.size < _CAPACITY:
            self.slot[place] = self.size
            self.parent[self.size] = node
            self.key[self.size] = key
            self.size += 1
        return self.slot[place]

    def _prospects(self, edge: int, daring: float) -> float:
        """What it came to on average, and more the less it was tried when it could be."""
        self.available[edge] += 1
        visits = self.visits[edge]
        logarithm = _LOG[min(self.available[edge] + 1, _LOGS - 1)]
        curiosity: float = (logarithm / visits) ** 0.5
        return self.total[edge] / visits + daring * curiosity

    def _add(self, edge: int, value: float) -> None:
        self.visits[edge] += 1
        self.total[edge] += value
