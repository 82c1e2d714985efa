"""The store of a house of many nodes: one PostgreSQL database, which all of them share.

As with SQLite there is one writer, which commits in groups; reads go by threads of their own. What
is written is on the database's disk when it is answered (`synchronous_commit` is not touched).
"""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Final

import psycopg

from gaslamp.store.errors import Unopened
from gaslamp.store.finished import Finished
from gaslamp.store.postgres.appender import EVERYTHING
from gaslamp.store.postgres.ear import Ear
from gaslamp.store.postgres.migration import migrate
from gaslamp.store.postgres.nodes import Nodes
from gaslamp.store.postgres.people import People
from gaslamp.store.postgres.readers import Readers
from gaslamp.store.postgres.wire import Wire, unavailable, unopened
from gaslamp.store.postgres.writer import PostgresWriter

_NEVER_ALL: Final = {"enable_hashjoin": "off", "enable_mergejoin": "off", "enable_seqscan": "off"}
"""A group concerns a few tables: it is never quicker to read all that there are."""


class PostgresStore(Nodes, People, Finished):
    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._ear: Ear | None = None
        try:
            with closing(self.connect()) as wire:
                migrate(wire)
        except Unopened:
            raise
        except (psycopg.Error, ValueError) as error:
            raise unopened(error) from error
        self._readers = Readers(self.connect)
        self._writer = PostgresWriter(lambda: Wire(address, **_NEVER_ALL))

    @property
    def fault(self) -> str | None:
        return self._writer.fault

    async def changed_elsewhere(self) -> bool:
        """A node is told what concerns it, and need not ask."""
        return not self.is_node and await asyncio.to_thread(self._has_heard)

    def _has_heard(self) -> bool:
        try:
            if self._ear is None:
                self._ear = Ear(self.connect)
                self._listen_to(EVERYTHING)
                return True
            return any(not _is_from(self.id, each) for each in self._ear.heard(0))
        except psycopg.Error as error:
            self._ear = None
            raise unavailable(error) from error

    def _listen_to(self, table: str) -> None:
        with closing(self.connect()) as wire:
            wire.execute("INSERT INTO onlookers VALUES (?, ?, '')", (table, self.id))

    async def back_up(self, to: Path) -> None:
        """A file of SQLite, which is a whole house too."""
        from gaslamp.store.removal import copy_into_file  # noqa: PLC0415 - it knows all stores

        await asyncio.to_thread(copy_into_file, self, to)

    def close(self) -> bool:
        self._deaf.set()
        ended = self._writer.close()
        self._readers.close()
        if self._ear is not None:
            self._ear.close()
            self._stop_listening()
        return ended

    def _stop_listening(self) -> None:
        try:
            with closing(self.connect()) as wire:
                wire.execute("DELETE FROM onlookers WHERE node = ?", (self.id,))
        except psycopg.Error:
            return  # the next node that looks around puts it away


def _is_from(writer: int, told: str) -> bool:
    return told.split(" ")[1:2] == [str(writer)]
