"""Who may do how much. Unused credit grows back, so bursts are fair and floods are not."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from operator import itemgetter
from time import monotonic
from typing import Final

from gaslamp.server.books import Books, charged
from gaslamp.server.settings import Credit, Limits

MOST_REMEMBERED: Final = 50_000
LOOKED_AT: Final = 8
"""So many are compared when one has to be forgotten."""
NOWHERE: Final = "?"


@lru_cache(4096)
def address_key(host: str) -> str:
    """By what an address is counted: one household of IPv6 is a /64, an IPv4 address is itself
    however it is written, and all that is no address counts as one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return NOWHERE
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return f"{IPv6Address(int(address) >> 64 << 64)}/64"
        address = address.ipv4_mapped
    return str(address)


class Purse:
    """The credit of everybody who asks for one kind of thing."""

    def __init__(self, credit: Credit, clock: Callable[[], float] = monotonic) -> None:
        self._credit = credit
        self._clock = clock
        self._full_at: OrderedDict[str, float] = OrderedDict()
        """When each will have full credit again: one number says how deep in debt somebody is."""
        self._nodes = 1
        self._books: Books | None = None
        """What was spent here and other nodes do not know; None where there are none."""

    def spend(self, who: str, cost: float = 1) -> bool:
        """Whether `who` has credit for so much more."""
        now = self._clock()
        full_at = self._full_at.pop(who, now)
        after = charged(full_at, now, self._credit, cost)
        self._full_at[who] = full_at if after is None else after
        if self._books is not None and after is not None:
            self._books.note(who, cost, now)
        if len(self._full_at) > MOST_REMEMBERED:
            self._forget()
        return after is not None

    def share(self, nodes: int) -> None:
        """From now on so many spend from it, and tell each other."""
        if nodes != self._nodes:
            self._nodes = nodes
            self._books = Books(self._credit, nodes) if nodes > 1 else None

    def untold(self) -> dict[str, float]:
        """What those have spent since the last time who spend so much that it matters."""
        return {} if self._books is None else self._books.told()

    def charge(self, who: str, cost: float) -> None:
        """What was spent at another node. Who spends everywhere at once is so deep in debt that in
        the long run they have what they would have at one node."""
        now = self._clock()
        latest = now + self._nodes * self._credit.burst / self._credit.rate
        owed = max(self._full_at.pop(who, now), now) + cost / self._credit.rate
        self._full_at[who] = min(owed, latest)
        if len(self._full_at) > MOST_REMEMBERED:
            self._forget()

    def has(self, who: str, cost: float = 1) -> bool:
        """The same, without spending it."""
        now = self._clock()
        return charged(self._full_at.get(who, now), now, self._credit, cost) is not None

    def _forget(self) -> None:
        """Of those who asked longest ago, whoever is least in debt; the others go to the end.

        So nobody's debt is forgotten for a crowd of passers-by: a crowd would have to be as deep
        in debt itself. And it never takes longer than looking at a few.
        """
        oldest = [self._full_at.popitem(last=False) for _ in range(LOOKED_AT)]
        oldest.remove(min(oldest, key=itemgetter(1)))
        self._full_at.update(oldest)


def purses_of(limits: Limits) -> dict[str, Purse]:
    """One for each kind of thing that has a credit, by its name."""
    given = {name: getattr(limits, name) for name in limits.__struct_fields__}
    return {name: Purse(each) for name, each in given.items() if isinstance(each, Credit)}
