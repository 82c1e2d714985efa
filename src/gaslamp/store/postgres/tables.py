"""The part of the PostgreSQL store that has the tables."""

from collections.abc import Mapping
from typing import Any, Final

from gaslamp.store import Entry, Listing, Sitting
from gaslamp.store.common import LISTING, THEIR_TABLES, THEIRS, Addition, listing_of
from gaslamp.store.postgres.appender import Append
from gaslamp.store.postgres.base import Base
from gaslamp.store.postgres.wire import Wire
from gaslamp.store.queries import first

PIECE: Final = 1000
"""So many rows are read in one query."""
MOST_FORGOTTEN: Final = 20
_OPEN: Final = f"""SELECT {LISTING} FROM listings WHERE state = '%s' AND public
    ORDER BY changed DESC LIMIT ?1"""
_OPEN_TABLES: Final = f"""SELECT * FROM ({_OPEN % "gathering"}) g UNION ALL
    SELECT * FROM ({_OPEN % "playing"}) p ORDER BY changed DESC LIMIT ?1"""
_TABLES_OF: Final = f"""{THEIR_TABLES}
    SELECT {LISTING}, (SELECT array_agg(seat ORDER BY seat) {THEIRS}),
        (SELECT bool_or(awaited) {THEIRS})
    FROM theirs JOIN listings l USING (table_id) ORDER BY changed DESC LIMIT ?2"""
_FORGOTTEN: Final = """SELECT table_id FROM listings WHERE changed < ?1 AND NOT EXISTS
    (SELECT 1 FROM entries WHERE entries.table_id = listings.table_id AND at >= ?1) LIMIT ?2"""
_OF_TABLES: Final = ("entries", "sitting", "marks", "analyses", "listings", "heads", "onlookers")
_MARK: Final = """INSERT INTO marks VALUES (?, ?, ?)
    ON CONFLICT (table_id, person) DO UPDATE SET marks = excluded.marks"""


class Tables(Base):
    @property
    def is_node(self) -> bool:
        """Whether this is a node's store; who only looks after the house needs no lease."""
        return False

    def _fence(self, table: str) -> int | None:
        """By which the table is this node's."""
        return None

    async def _append(self, added: Addition) -> None:
        fence = self._fence(added.table)
        await self._do(Append(*added, self.id, self.is_node, fence))  # type: ignore[arg-type]

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        query = """SELECT at, body FROM entries WHERE table_id = ? AND seq >= ?
            ORDER BY seq LIMIT ?"""
        found: list[Entry] = []
        while len(piece := await self._all(Entry._make, query, table, since, PIECE)) == PIECE:
            found += piece
            since += PIECE
        return found + piece

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        query = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?"
        rows = [(body, table, seq) for seq, body in bodies.items()]
        if rows:
            await self._do(lambda wire: wire.executemany(query, rows))

    async def tables_naming(self, text: str) -> list[str]:
        query = "SELECT DISTINCT table_id FROM entries WHERE position(?::bytea IN body) > 0"
        return await self._all(first, query, text.encode())

    async def length(self, table: str) -> int:
        return await self._one(first, "SELECT length FROM heads WHERE table_id = ?", table) or 0

    async def open_tables(self, limit: int) -> list[Listing]:
        return await self._all(listing_of, _OPEN_TABLES, limit)

    async def tables_of(self, person: str, limit: int) -> list[Sitting]:
        return await self._all(_sitting, _TABLES_OF, person, limit)

    async def save_marks(self, table: str, person: str, marks: bytes) -> None:
        await self._write(_MARK, table, person, marks)

    async def forget(self, before: int) -> int:
        def job(wire: Wire) -> int:
            old = wire.execute(_FORGOTTEN, (before, MOST_FORGOTTEN)).fetchall()
            for table in _OF_TABLES:
                query = f"DELETE FROM {table} WHERE table_id = ANY (?::text[])"
                wire.execute(query, ([each for (each,) in old],))
            return len(old)

        return await self._do(job)


def _sitting(row: Any) -> Sitting:
    *listing, seats, awaited = row
    return Sitting(listing_of(listing), seats or [], bool(awaited))
