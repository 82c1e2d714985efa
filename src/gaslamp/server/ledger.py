"""What nodes tell each other of people's credit and sockets, so that limits are the cluster's.

Told in passing, a few times a second, and kept nowhere. Of sockets, what still holds is told again
and again, and what is told no more is forgotten: a message may be lost.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeVar

from gaslamp.core.data import Data, from_json, to_json
from gaslamp.server.hub import Hub
from gaslamp.server.lease import SharedLease
from gaslamp.server.places import Places

T = TypeVar("T")

EVERY: Final = 0.25
"""Seconds: so long somebody may have more by coming to several nodes at once."""
AGAIN: Final = 2.0
FORGOTTEN: Final = 4 * AGAIN
A_MESSAGE: Final = 60
"""So many names fit into one message to all nodes."""
POLICY: Final = 1008


class SpentCredit(Data):
    """Credit that people have spent at one node, for all others to know."""

    kind: str
    by: dict[str, float]


class OpenSockets(Data):
    """How many sockets of whom are open at one node."""

    node: str
    of: dict[str, int]


class Ledger:
    def __init__(self, hub: Hub, lease: SharedLease, places: Places) -> None:
        self._hub = hub
        self._lease = lease
        self._places = places

    def share(self, nodes: int) -> None:
        """So many nodes have one purse."""
        self._places.share(nodes)
        for purse in self._hub.house.purses.values():
            purse.share(nodes)

    async def say(self) -> None:
        for kind, purse in self._hub.house.purses.items():
            for some in _pieces(purse.untold()):
                self._lease.tell("spent", to_json(SpentCredit(kind, some)).decode())
        for few in _pieces(self._places.untold()):
            told = OpenSockets(self._lease.store.place, few)
            self._lease.tell("sockets", to_json(told).decode())

    async def say_again(self) -> None:
        self._places.tell_again()

    async def forget(self) -> None:
        self._places.forget_unsaid()

    def hear_of_credit(self, about: str) -> None:
        """Who has spent much at one node has not as much again at the next."""
        spent = from_json(about.encode(), SpentCredit)
        purse = self._hub.house.purses.get(spent.kind)
        if purse is not None:
            for who, cost in spent.by.items():
                purse.charge(who, cost)

    def hear_of_sockets(self, about: str) -> None:
        told = from_json(about.encode(), OpenSockets)
        self._places.hear(told.node, told.of)
        for key in told.of:
            kind, _, who = key.partition(" ")
            if kind == "person":
                self._close_surplus(who)

    def _close_surplus(self, person: str) -> None:
        """Those that came last."""
        many = self._places.surplus(self._lease.store.place, person)
        for client in self._hub.house.crowd.of(person)[::-1][:many]:
            client.close(POLICY, "too many")

    def living(self, nodes: Iterable[str]) -> None:
        self._places.forget_all_but(nodes)


def _pieces(told: Mapping[str, T]) -> Iterator[dict[str, T]]:
    each = list(told.items())
    for start in range(0, len(each), A_MESSAGE):
        yield dict(each[start : start + A_MESSAGE])
