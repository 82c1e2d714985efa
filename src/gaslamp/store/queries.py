"""How every store is asked: rows by a query, and what is written as a job of its writer."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Queries(ABC):
    @abstractmethod
    async def _rows(self, query: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    async def _do(self, job: Callable[[Any], T]) -> T: ...

    async def _all(self, make: Callable[[Any], T], query: str, *values: Any) -> list[T]:
        return [make(row) for row in await self._rows(query, *values)]

    async def _one(self, make: Callable[[Any], T], query: str, *values: Any) -> T | None:
        rows = await self._rows(query, *values)
        return make(rows[0]) if rows else None

    async def _write(self, statement: str, *values: Any) -> None:
        def job(connection: Any) -> None:
            connection.execute(statement, values)

        await self._do(job)


def first(row: Any) -> Any:
    return row[0]
