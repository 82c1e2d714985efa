"""A table and its list in the store. Whoever sees the one sees what is in the other, durably."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from gaslamp.core.data import to_json
from gaslamp.server.crew import surely
from gaslamp.server.house import House
from gaslamp.server.live.loader import entries_of, load
from gaslamp.server.live.summons import summon
from gaslamp.server.logs import log
from gaslamp.store import Entry, Raced
from gaslamp.table.entries import HouseDealt, MoveMade, Said, Uttered
from gaslamp.table.erasure import reaches_back
from gaslamp.table.faces import listing, sitters_of
from gaslamp.table.requests import Answer, within_bounds
from gaslamp.table.state import Table

UNLOGGED: Final = (HouseDealt, MoveMade, Said, Uttered)
"""What happens all the time is counted, and not logged."""
Asking = Callable[[Table], Answer]


class Journal:
    def __init__(self, house: House, table: Table) -> None:
        self.id = table.id
        self._house = house
        self._lock = asyncio.Lock()
        self._table: Table | None = table

    @property
    def last_known(self) -> Table | None:
        """For what is looked at again in a moment anyway. None when it has to be read again."""
        return None if self._lock.locked() else self._table

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        """Nobody moves meanwhile."""
        async with self._lock:
            yield await self._current()

    async def _current(self) -> Table:
        if self._table is None:
            with self._house.putting_aside(self.id):
                self._table = await load(self.id, await entries_of(self._house.store, self.id))
        return self._table

    async def read_again(self) -> bool:
        """Whether somebody else has written to it."""
        async with self._lock:
            table = await self._current()
            if await self._house.store.length(self.id) == table.length:
                return False
            await self._read_on(table)
            return True

    async def _read_on(self, table: Table) -> None:
        """From where it is known; what does not go on from there is read from its beginning, and
        so is what somebody was taken out of."""
        self._table = None
        further = await self._house.store.entries(self.id, table.length)
        if further and not reaches_back(further):
            try:
                table.fold(further)
                self._table = table
            except Exception:
                log("read again", table=self.id)
        await self._current()

    async def carry_out(self, asked: Asking) -> None:
        """What is asked, or its refusal. Done means durable."""
        async with self._lock:
            while not await self._attempt(await self._current(), asked):
                self._house.metrics.races.inc()

    async def _attempt(self, table: Table, asked: Asking) -> bool:
        """False if another was first."""
        answer = within_bounds(table, asked(table))
        if not answer:
            return True
        first, begun = table.length, monotonic()
        at = max(self._house.now(), table.changed)
        try:
            await self._append(table, at, answer)
        except Raced:
            return False
        self._house.metrics.appending.observe(monotonic() - begun)
        self._count(answer)
        self._log(answer, first)
        return True

    def _count(self, answer: Answer) -> None:
        metrics, moved = self._house.metrics, answer[0]
        metrics.entries.inc(len(answer))
        if isinstance(moved, MoveMade):
            (metrics.moves_of_bots if moved.id is None else metrics.moves_of_people).inc()

    async def _append(self, table: Table, at: int, answer: Answer) -> None:
        """In doubt until it is known to be on the disk: whatever happens between, it is read again.

        Lists are written with what changes them; most moves do not.
        """
        self._table = None
        first, outside, sitters = table.length, table.outside, sitters_of(table)
        for entry in answer:
            table.take_in(at, entry)
        shown = listing(table) if table.outside != outside else None
        sitting = after if (after := sitters_of(table)) != sitters else None
        added = [Entry(at, to_json(each)) for each in answer]
        await surely(self._house.store.append(self.id, first, added, shown, sitting))
        self._table = table
        if sitting is not None:
            summon(self._house, table, sitters, sitting)

    def _log(self, answer: Answer, first: int) -> None:
        for number, entry in enumerate(answer, start=first):
            if not isinstance(entry, UNLOGGED):
                log("entry", table=self.id, number=number, kind=type(entry).__name__)
