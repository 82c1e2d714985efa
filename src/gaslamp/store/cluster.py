"""What a store can do that several nodes share, besides what every store can."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol, runtime_checkable

from gaslamp.store import Store

SETTLED: Final = 3.0
"""Seconds after which all nodes are back that were cut off together, as by a restart."""


class Renewal(NamedTuple):
    """A node has said that it lives."""

    now: int
    """The database's time, in milliseconds: all nodes go by that one clock."""
    nodes: int
    """How many live."""
    is_outdated: bool
    """Whether a later version has changed the database meanwhile."""


class Orphan(NamedTuple):
    """A table of a node that is gone, which is now ours."""

    table: str
    since: int
    """When its node last lived, by the house's time."""


@runtime_checkable
class Shared(Store, Protocol):
    """A table belongs to one node at a time, which sees to its clocks and bots. The fencing number
    goes up with each owner; `append` compares it. A node lives as long as its lease runs."""

    lease: float
    """Seconds that a node is believed to live after it has said so."""
    place: str
    """Where this node can be found, as others know it; empty where it is none."""

    def hear(self, news: Callable[[str, str], None]) -> None:
        """Who is to be told what others do: a word, and what it is about. In a thread."""

    async def renew(self, alive: int) -> Renewal | None:
        """This node lives, at that time of the house. None if others have given it up: then
        nothing is this node's any more, and it has to join again."""

    async def join(self) -> None:
        """As a new node, which owns nothing."""

    async def leave(self) -> None:
        """What is this node's is for others to take at once; what still comes in is written."""

    def owns(self, table: str) -> bool:
        """Whether it surely does: its lease runs, and nobody can have taken the table over."""

    async def own(self, tables: Iterable[str]) -> set[str]:
        """Those of them that nobody owned, and that are now this node's."""

    async def disown(self, tables: Iterable[str]) -> None: ...

    async def bury(self) -> int:
        """Nodes whose lease has run out are given up; how many. It runs out sooner for those whose
        process the database has seen end."""

    async def adopt(self, limit: int, among: Iterable[str] | None = None) -> list[Orphan]:
        """Some tables of nodes that are gone become this node's, or those among these."""

    async def unowned(self, state: str) -> list[str]:
        """Tables in this state that belong to no node."""

    async def look_on(self, table: str, person: str = "") -> None:
        """This node wants to hear of the table; somebody looks at it here."""

    async def look_away(self, table: str, person: str = "") -> None: ...

    async def onlookers(self, table: str) -> set[str]:
        """People who look at it by any node that lives."""

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How long the lists of these tables are."""

    async def tell(self, word: str, about: str) -> None:
        """To all other nodes, now, and to nobody who comes later."""

    async def neighbours(self) -> list[str]:
        """Where the other nodes that live can be found."""
