"""How many sockets are open: altogether, of a person, of an address, here and at other nodes."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from gaslamp.server.books import HALF

UNKNOWN: Final = -1
"""What others believe, as long as it is not certain that they have heard it."""


class Places:
    def __init__(self, most: int, most_of_person: int, most_of_address: int) -> None:
        self._most = most
        self._most_of = {"person": most_of_person, "address": most_of_address}
        self._taken: Counter[str] = Counter()
        self._elsewhere: dict[str, Counter[str]] = {}
        """By node: of those who have many there."""
        self._heard: set[tuple[str, str]] = set()
        """Of those, who was spoken of since it was last looked."""
        self._changed: set[str] = set()
        self._told: dict[str, int] = {}
        self._nodes = 1
        self.total = 0
        self.entered = 0
        """How many have come since the house opened."""

    def enter(self, person: str, address: str) -> bool:
        keys = _keys(person, address)
        if self.total >= self._most or any(self._room(key) < 1 for key in keys):
            return False
        self.total += 1
        self.entered += 1
        self._taken.update(keys)
        self._note(keys)
        return True

    def leave(self, person: str, address: str) -> None:
        self.total -= 1
        keys = _keys(person, address)
        self._note(keys)
        for key in keys:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]

    def _room(self, key: str) -> int:
        others = sum(there[key] for there in self._elsewhere.values())
        return self._limit(key) - self._taken[key] - others

    def _limit(self, key: str) -> int:
        return self._most_of[key.partition(" ")[0]]

    def _note(self, keys: Iterable[str]) -> None:
        if self._nodes > 1:
            self._changed.update(keys)

    def share(self, nodes: int) -> None:
        """With so many. Who has come last is told all that matters."""
        if nodes != self._nodes:
            self._nodes = nodes
            self._told.clear()
            self._note(self._taken)

    def untold(self) -> dict[str, int]:
        """How many those have here of whom that has changed; who has few is not spoken of."""
        found = {}
        for key in self._changed:
            count = self._spoken_of(key)
            if count != self._told.pop(key, 0):
                found[key] = count
            if count:
                self._told[key] = count
        self._changed.clear()
        return found

    def tell_again(self) -> None:
        """What is told in passing may be lost on its way."""
        self._changed.update(self._told)
        self._told = dict.fromkeys(self._told, UNKNOWN)

    def _spoken_of(self, key: str) -> int:
        slight = max(1, self._limit(key) * HALF / self._nodes)
        return self._taken[key] if self._taken[key] > slight else 0

    def hear(self, node: str, counts: Mapping[str, int]) -> None:
        there = self._elsewhere.setdefault(node, Counter())
        for key, count in counts.items():
            self._heard.add((node, key))
            there[key] = count
            if not count:
                del there[key]

    def forget_all_but(self, nodes: Iterable[str]) -> None:
        """The sockets of a node that is gone are gone with it."""
        living = set(nodes)
        self._elsewhere = {node: of for node, of in self._elsewhere.items() if node in living}

    def forget_unsaid(self) -> None:
        """Whom a node has not spoken of since this was last asked has few there by now."""
        for node, there in self._elsewhere.items():
            kept = {key: count for key, count in there.items() if (node, key) in self._heard}
            self._elsewhere[node] = Counter(kept)
        self._heard.clear()

    def surplus(self, here: str, person: str) -> int:
        """How many have to go here of somebody who came to several nodes in the same moment: the
        node with the first name keeps all it may."""
        key = f"person {person}"
        before = sum(there[key] for node, there in self._elsewhere.items() if node < here)
        return max(0, self._taken[key] - max(0, self._limit(key) - before))


def _keys(person: str, address: str) -> tuple[str, str]:
    return f"person {person}", f"address {address}"
