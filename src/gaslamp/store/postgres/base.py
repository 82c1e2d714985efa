"""What every part of the PostgreSQL store stands on: rows that are read, jobs that are written."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from gaslamp.store.common import Common
from gaslamp.store.postgres.readers import Readers
from gaslamp.store.postgres.wire import Wire
from gaslamp.store.postgres.writer import PostgresWriter

T = TypeVar("T")

PEOPLE: Final = "SELECT pg_notify('gaslamp', 'people ' || ?::bigint)"
"""Told to every node: somebody may have been banned or logged out, or the keys be others."""


class Base(Common):
    id: int
    """By which this store is known to others on the same database."""
    _readers: Readers
    _writer: PostgresWriter

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return await self._readers.rows(query, values)

    async def _write_of_people(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        """What every node must hear of at once."""

        def job(wire: Wire) -> None:
            for statement, values in statements:
                wire.execute(statement, values)
            wire.execute(PEOPLE, (self.id,))

        await self._do(job)

    async def _do(self, job: Callable[[Wire], T]) -> T:
        return await self._writer.submit(job)  # type: ignore[arg-type]  # asked as SQLite is
