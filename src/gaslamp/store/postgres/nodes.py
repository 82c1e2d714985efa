"""The part of the PostgreSQL store that knows the nodes, and which table is whose.

One lease a node covers all its tables: a thousand tables cost one small write a second. Time is the
database's, so that no node's clock matters.
"""

import threading
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from secrets import randbits
from time import monotonic
from typing import Any, Final

import psycopg

from gaslamp.store import Raced
from gaslamp.store.cluster import SETTLED, Orphan, Renewal
from gaslamp.store.common import Addition
from gaslamp.store.errors import Full, RanOut, Unavailable
from gaslamp.store.postgres.ear import AGAIN, Ear
from gaslamp.store.postgres.migration import scripts
from gaslamp.store.postgres.tables import Tables
from gaslamp.store.postgres.wire import Wire, unopened
from gaslamp.store.queries import first

LEASE: Final = 3.0
PAUSE: Final = 0.2
"""Seconds until the database is asked again to listen to."""
GRACE: Final = 1.0
"""Seconds that a node has left whose session has ended: enough to open another if it lives."""
_NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_LIVES: Final = "NOT is_dead AND until > clock_timestamp()"
_JOIN: Final = """INSERT INTO nodes (node, address, until, alive)
    VALUES (?, ?, clock_timestamp() + ?::float * interval '1 second', 0)"""
_RENEW: Final = f"""UPDATE nodes SET alive = greatest(alive, ?),
    until = clock_timestamp() + ?::float * interval '1 second', session = ?
    WHERE node = ? AND NOT is_dead RETURNING {_NOW},
    (SELECT count(*) FROM nodes WHERE {_LIVES} AND NOT has_left), (SELECT version FROM house)"""
_OWN: Final = f"""UPDATE heads SET owner = ?1, fence = fence + 1
    WHERE table_id = ANY (?2::text[]) AND (owner IS NULL OR owner = ?1)
    AND EXISTS (SELECT 1 FROM nodes WHERE node = ?1 AND {_LIVES} AND NOT has_left)
    RETURNING table_id, fence"""
_LOST: Final = "pg_try_advisory_xact_lock_shared(session)"
"""A session that can be had by others has ended, and the process with it or its connection."""
_OTHERS: Final = "NOT is_dead AND NOT has_left AND node <> ?1"
_FAILING: Final = f"""SELECT 1 FROM nodes
    WHERE {_OTHERS} AND (until < clock_timestamp() OR (?2 AND {_LOST}))"""
_HURRY: Final = f"""UPDATE nodes
    SET until = least(until, clock_timestamp() + ?2::float * interval '1 second')
    WHERE {_OTHERS} AND {_LOST}"""
_BURY: Final = f"""UPDATE nodes SET is_dead = true
    WHERE {_OTHERS} AND until < clock_timestamp()"""
_ADOPT: Final = f"""WITH orphans AS (SELECT h.table_id, n.alive FROM heads h JOIN nodes n
    ON h.owner = n.node WHERE (n.is_dead OR n.has_left) AND n.node <> ?1
    AND (?3::text[] IS NULL OR h.table_id = ANY (?3)) LIMIT ?2 FOR UPDATE OF h SKIP LOCKED)
    UPDATE heads h SET owner = ?1, fence = fence + 1 FROM orphans s WHERE h.table_id = s.table_id
    AND EXISTS (SELECT 1 FROM nodes WHERE node = ?1 AND {_LIVES} AND NOT has_left)
    RETURNING h.table_id, h.fence, s.alive"""
_FORGET_NODES: Final = """DELETE FROM nodes WHERE (is_dead OR has_left)
    AND until < clock_timestamp() - interval '1 minute'
    AND NOT EXISTS (SELECT 1 FROM heads WHERE owner = node)"""
_FORGET_OWNERS: Final = """UPDATE heads SET owner = NULL WHERE owner IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM nodes WHERE node = owner)"""
_FORGET_ONLOOKERS: Final = """DELETE FROM onlookers o WHERE NOT EXISTS
    (SELECT 1 FROM nodes n WHERE n.node = o.node AND NOT n.is_dead)"""
_UNOWNED: Final = """SELECT table_id FROM heads JOIN listings USING (table_id)
    WHERE owner IS NULL AND state = ?"""
_ONLOOKERS: Final = f"""SELECT DISTINCT person FROM onlookers JOIN nodes USING (node)
    WHERE table_id = ? AND person <> '' AND {_LIVES}"""
_TELL: Final = "SELECT pg_notify('gaslamp', ? || ' ' || ?::bigint || ' ' || ?)"


class Nodes(Tables):
    address: str
    lease: float = LEASE
    place = ""

    def __init__(self) -> None:
        self.id = randbits(62)
        self._fences: dict[str, int] = {}
        self._renewed = 0.0
        self._session: int | None = None
        self._hears_since = 0.0
        self._news: Callable[[str, str], None] | None = None
        self._deaf = threading.Event()

    def connect(self) -> Wire:
        return Wire(self.address)

    @property
    def is_node(self) -> bool:
        return bool(self.place)

    def _fence(self, table: str) -> int | None:
        return self._fences.get(table)

    def claim(self, who: str) -> None:
        """There is room for many houses here: each is a node of the one that people see."""
        self.place = who
        try:
            with closing(self.connect()) as wire:
                self._joined(wire)
        except psycopg.Error as error:
            raise unopened(error) from error

    def _joined(self, wire: Wire) -> None:
        begun = monotonic()
        self.id = randbits(62)
        self._fences.clear()
        wire.execute(_JOIN, (self.id, self.place, self.lease))
        self._renewed = begun

    async def join(self) -> None:
        await self._do(self._joined)

    async def renew(self, alive: int) -> Renewal | None:
        begun = monotonic()
        row = await self._do(
            lambda wire: wire.execute(
                _RENEW, (alive, self.lease, self._session, self.id)
            ).fetchone()
        )
        if row is None:
            self._fences.clear()
            return None
        self._renewed = begun
        now, nodes, version = row
        return Renewal(now, nodes, version > len(scripts()))

    async def leave(self) -> None:
        def job(wire: Wire) -> None:
            self._fences.clear()
            wire.execute("UPDATE nodes SET has_left = true WHERE node = ?", (self.id,))
            wire.execute(_TELL, ("nodes", self.id, ""))

        await self._do(job)

    def owns(self, table: str) -> bool:
        return table in self._fences and monotonic() - self._renewed < self.lease

    async def own(self, tables: Iterable[str]) -> set[str]:
        rows = await self._changed(_OWN, self.id, list(tables))
        self._fences.update(dict(rows))
        return {table for table, _ in rows}

    async def disown(self, tables: Iterable[str]) -> None:
        mine = [table for table in tables if self._fences.pop(table, None) is not None]
        query = "UPDATE heads SET owner = NULL WHERE owner = ? AND table_id = ANY (?::text[])"
        if mine:
            await self._write(query, self.id, mine)

    async def _append(self, added: Addition) -> None:
        try:
            await super()._append(added)
        except RanOut:
            # Who was late and has not been given up may go on: nobody has taken anything over.
            if await self.renew(0) is None:
                raise
            await super()._append(added)
        except Full:
            raise
        except Unavailable:
            await self._append_again(added)
        except Raced:
            await self._look_at_fence(added.table)
            raise

    async def _append_again(self, added: Addition) -> None:
        """Who was cut off in the midst of it does not know how it ended. Asked for again it is
        either taken now, or it is there already."""
        try:
            await super()._append(added)
        except Raced:
            kept = await self.entries(added.table, added.first)
            if kept[: len(added.entries)] != list(added.entries):
                raise

    async def _look_at_fence(self, table: str) -> None:
        """Who has lost a table must not go on with the number that it had."""
        known = self._fences.get(table)
        query = "SELECT fence FROM heads WHERE table_id = ?"
        if known is not None and await self._one(first, query, table) != known:
            self._fences.pop(table, None)

    async def bury(self) -> int:
        may_hurry = self._is_steady
        if not await self._rows(_FAILING, self.id, may_hurry):
            return 0

        def job(wire: Wire) -> int:
            if may_hurry:
                wire.execute(_HURRY, (self.id, GRACE))
            buried = wire.execute(_BURY, (self.id,)).rowcount
            if buried:
                wire.execute(_TELL, ("nodes", self.id, ""))
            return buried

        return await self._do(job)

    @property
    def _is_steady(self) -> bool:
        """Where all were cut off, as by a restart, all come back, and none before the others."""
        return self._session is not None and monotonic() - self._hears_since > SETTLED

    async def adopt(self, limit: int, among: Iterable[str] | None = None) -> list[Orphan]:
        chosen = None if among is None else list(among)
        rows = await self._changed(_ADOPT, self.id, limit, chosen)
        self._fences.update({table: fence for table, fence, _ in rows})
        return [Orphan(table, alive) for table, _, alive in rows]

    async def unowned(self, state: str) -> list[str]:
        """What nodes have left behind that are long gone is put away first."""

        def job(wire: Wire) -> None:
            for query in (_FORGET_NODES, _FORGET_OWNERS, _FORGET_ONLOOKERS):
                wire.execute(query)

        await self._do(job)
        return await self._all(first, _UNOWNED, state)

    async def look_on(self, table: str, person: str = "") -> None:
        query = "INSERT INTO onlookers VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._write(query, table, self.id, person)

    async def look_away(self, table: str, person: str = "") -> None:
        query = "DELETE FROM onlookers WHERE table_id = ? AND node = ? AND person = ?"
        await self._write(query, table, self.id, person)

    async def onlookers(self, table: str) -> set[str]:
        return set(await self._all(first, _ONLOOKERS, table))

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        query = "SELECT table_id, length FROM heads WHERE table_id = ANY (?::text[])"
        return dict(await self._rows(query, list(tables)))

    async def tell(self, word: str, about: str) -> None:
        await self._write(_TELL, word, self.id, about)

    async def neighbours(self) -> list[str]:
        query = f"SELECT address FROM nodes WHERE node <> ? AND NOT has_left AND {_LIVES}"
        return await self._all(first, query, self.id)

    async def _changed(self, query: str, *values: Any) -> list[Any]:
        rows: list[Any] = await self._do(lambda wire: wire.execute(query, values).fetchall())
        return rows

    def hear(self, news: Callable[[str, str], None]) -> None:
        self._news = news
        threading.Thread(target=self._listen, name="store-ear", daemon=True).start()

    def _listen(self) -> None:
        """An ear that is lost is replaced, and whoever relies on it is told to look for itself."""
        while not self._deaf.is_set():
            with suppress(psycopg.Error, OSError), closing(Ear(self.connect)) as ear:
                self._session, self._hears_since = ear.session, monotonic()
                self._pass_on(AGAIN)
                while not self._deaf.is_set():
                    for told in ear.heard(1):
                        self._pass_on(told)
            self._session = None
            self._deaf.wait(PAUSE)

    def _pass_on(self, told: str) -> None:
        word, _, rest = told.partition(" ")
        writer, _, about = rest.partition(" ")
        if writer != str(self.id) and self._news is not None and not self._deaf.is_set():
            self._news(word, about)
