"""Which tables are this process's to see to: their clocks, their bots, who is absent.

A house of one process has them all, and pays nothing for the question. Where several nodes share a
store, a table is one node's at a time; the others show it, and write what their clients ask for.
"""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final

from gaslamp.server.crew import Crew
from gaslamp.server.settings import Settings
from gaslamp.store import Store, Unavailable
from gaslamp.store.cluster import Shared

NOBODY: Final[frozenset[str]] = frozenset()


class Lease:
    """Of a house that is alone."""

    @property
    def fault(self) -> str | None:
        """Why nothing is done by itself just now."""
        return None

    def owns(self, table: str) -> bool:
        return True

    async def enter(self, table: str) -> None:
        """The table is about to be read into memory."""

    def let_go(self, tables: Iterable[str]) -> None:
        """They are not in memory any more."""

    def arrived(self, table: str, person: str) -> None:
        """Somebody looks at it here."""

    def left(self, table: str, person: str) -> None:
        """And does not any more."""

    async def elsewhere(self, table: str) -> Iterable[str]:
        """Who looks at it by another node."""
        return NOBODY

    def tell(self, word: str, about: str) -> None:
        """To all other nodes, if there are any."""

    async def leave(self) -> None:
        """Others may have all that was ours, at once."""


class SharedLease(Lease):
    def __init__(self, store: Shared, crew: Crew, settings: Settings) -> None:
        self.store = store
        store.lease = settings.lease_seconds
        self.nodes = 1
        self.is_paused = False
        """While what was lost is given back, nobody's time runs out."""
        self._crew = crew
        self._absence = settings.absence
        self._here: dict[tuple[str, str], int] = {}
        self.unsaid: set[str] = set()
        """Tables that are shown here though that could not be written down."""

    @property
    def fault(self) -> str | None:
        return "run out" if self.is_paused else None

    def owns(self, table: str) -> bool:
        return not self.is_paused and self.store.owns(table)

    async def enter(self, table: str) -> None:
        """Before it is read, so that nothing is missed that happens meanwhile. Where nothing can be
        written down, people can read all the same."""
        try:
            if not self.store.owns(table) and not await self.store.own([table]):
                await self.store.look_on(table)
        except Unavailable:
            self.unsaid.add(table)

    def let_go(self, tables: Iterable[str]) -> None:
        gone = list(tables)
        if gone:
            self._soon(self._let_go(gone))

    async def _let_go(self, tables: list[str]) -> None:
        self.unsaid.difference_update(tables)
        await self.store.disown(tables)
        for table in tables:
            await self.store.look_away(table)

    def arrived(self, table: str, person: str) -> None:
        """The owner knows its own people; others are written down for it."""
        key = table, person
        self._here[key] = self._here.get(key, 0) + 1
        if self._here[key] == 1 and not self.store.owns(table):
            self._soon(self._look_on(table, person))

    async def _look_on(self, table: str, person: str) -> None:
        try:
            await self.store.look_on(table, person)
        except Unavailable:
            self.unsaid.add(table)

    def left(self, table: str, person: str) -> None:
        key = table, person
        self._here[key] -= 1
        if not self._here[key]:
            del self._here[key]
            self._soon(self._look_away(table, person))

    async def _look_away(self, table: str, person: str) -> None:
        """After the time in which people come back."""
        await asyncio.sleep(self._absence)
        if (table, person) not in self._here:
            await self.store.look_away(table, person)

    async def come_again(self, tables: Iterable[str]) -> None:
        """As another node than before, or where another owns what was ours."""
        for table in tables:
            await self.enter(table)
        for table, person in list(self._here):
            if not self.store.owns(table):
                await self._look_on(table, person)

    async def say_again(self) -> None:
        """What could not be said when it was so."""
        unsaid, self.unsaid = self.unsaid, set()
        if unsaid:
            await self.come_again(unsaid)

    async def elsewhere(self, table: str) -> Iterable[str]:
        return await self.store.onlookers(table) if self.nodes > 1 else NOBODY

    def tell(self, word: str, about: str) -> None:
        if self.nodes > 1:
            self._soon(self.store.tell(word, about))

    async def leave(self) -> None:
        with suppress(Unavailable):
            await self.store.leave()

    def _soon(self, doing: Coroutine[Any, Any, None]) -> None:
        self._crew.start(doing, "lease")


def lease_of(store: Store, crew: Crew, settings: Settings) -> Lease:
    return SharedLease(store, crew, settings) if isinstance(store, Shared) else Lease()
