"""The default store: one SQLite file, written ahead, synchronised at every commit.

Reads are made at once, on the thread that asks: one takes some ten microseconds, less than handing
it to another thread. None may hold that thread up: a lock is waited for without holding it, and
what can be long is read in pieces.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

from gaslamp.store import Access, AccountTaken, Entry, Key, Listing, Raced, Sitting
from gaslamp.store.checkpoint import LOG_PAGES, Checkpoints
from gaslamp.store.claim import HouseClaim
from gaslamp.store.common import LISTING, THEIR_TABLES, THEIRS, Addition, Common, listing_of
from gaslamp.store.errors import NotAStore
from gaslamp.store.finished import Finished
from gaslamp.store.migration import check_version, migrate
from gaslamp.store.queries import first
from gaslamp.store.sitting import replace_sitting
from gaslamp.store.subscriptions import Subscriptions
from gaslamp.store.writer import CLOSING, Writer, unavailable

T = TypeVar("T")

BUSY: Final = 10.0
"""Seconds to wait for somebody else's lock."""
PAUSE: Final = 0.02
PIECE: Final = 250
"""So many rows are read, or values named, in one query."""
MOST_FORGOTTEN: Final = 20
"""So many tables at once, so that others can write in between."""
_LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class SqliteStore(Subscriptions, Finished, Common):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._here = threading.local()
        self._claim: HouseClaim | None = None
        self._version: int | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._prepare()
        except (sqlite3.Error, OSError, ValueError) as error:
            raise NotAStore(_why(error)) from error
        self._checkpoints = Checkpoints(self._connect)
        self._writer = Writer(self._connect, self._checkpoints.due)

    def _prepare(self) -> None:
        """What this program cannot read is left as it is."""
        with closing(sqlite3.connect(self.path)) as connection:
            check_version(connection)
        self.path.chmod(0o600)
        with closing(self._connect()) as connection:
            migrate(connection)

    def _connect(self, busy: float = BUSY) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA busy_timeout = {int(busy * 1000)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        return connection

    def claim(self, who: str) -> None:
        if self._claim is None:
            self._claim = HouseClaim(self.path, who)
        self._claim.say(who)

    @property
    def fault(self) -> str | None:
        return self._writer.fault

    @property
    def _reader(self) -> sqlite3.Connection:
        """Each thread reads by a connection of its own, which never waits."""
        if not hasattr(self._here, "connection"):
            self._here.connection = self._connect(busy=0)
        reader: sqlite3.Connection = self._here.connection
        return reader

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        begun = monotonic()
        while True:
            try:
                return self._reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                is_locked = getattr(error, "sqlite_errorcode", 0) & 0xFF in _LOCKED
                if not is_locked or monotonic() - begun > BUSY:
                    self._hang_up()
                    raise unavailable(error) from error
            await asyncio.sleep(PAUSE)

    def _hang_up(self) -> None:
        """The next read finds a new connection."""
        reader = self._here.__dict__.pop("connection", None)
        if reader is not None:
            reader.close()

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.submit(job)

    async def _append(self, added: Addition) -> None:
        table, start, entries, listing, sitting = added
        rows = [(table, start + place, each.at, each.body) for place, each in enumerate(entries)]

        def job(connection: sqlite3.Connection) -> None:
            _add(connection, rows)
            if listing is not None:
                _replace_listing(connection, listing)
            if sitting is not None:
                replace_sitting(connection, table, sitting)

        await self._writer.submit(job)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        query = """SELECT CAST(at AS INTEGER), CAST(body AS BLOB) FROM entries
            WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"""
        found: list[Entry] = []
        while len(piece := await self._all(Entry._make, query, table, since, PIECE)) == PIECE:
            found += piece
            since += PIECE
            await asyncio.sleep(0)
        return found + piece

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        rows = [(body, table, seq) for seq, body in bodies.items()]

        def job(connection: sqlite3.Connection) -> None:
            query = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?"
            connection.executemany(query, rows)

        await self._writer.submit(job)

    async def tables_naming(self, text: str) -> list[str]:
        query = "SELECT DISTINCT table_id FROM entries WHERE instr(body, ?)"
        return await self._all(first, query, text.encode())

    async def length(self, table: str) -> int:
        query = "SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = ?"
        return await self._one(first, query, table) or 0

    async def open_tables(self, limit: int) -> list[Listing]:
        return await self._all(listing_of, _OPEN_TABLES, limit)

    async def tables_of(self, person: str, limit: int) -> list[Sitting]:
        return await self._all(_sitting, _TABLES_OF, person, limit)

    async def save_marks(self, table: str, person: str, marks: bytes) -> None:
        await self._write("REPLACE INTO marks VALUES (?, ?, ?)", table, person, marks)

    async def ban(self, person: str, is_banned: bool) -> None:
        await self._write("UPDATE people SET is_banned = ? WHERE person = ?", is_banned, person)

    async def give_account(self, person: str, access: Access, before: str | None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            try:
                given = connection.execute(_GIVE_ACCOUNT, (*access, person, before))
            except sqlite3.IntegrityError as error:
                raise AccountTaken(access.account) from error
            if not given.rowcount:
                raise Raced(person)

        await self._writer.submit(job)

    async def delete_person(self, person: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for table in ("people", "logins", "marks", "sitting", "subscriptions", "played"):
                connection.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
            connection.execute("UPDATE listings SET host = '' WHERE host = ?", (person,))

        await self._writer.submit(job)

    async def welcome(self, token_hashes: Iterable[bytes]) -> set[bytes]:
        asked, found = list(token_hashes), set[bytes]()
        for start in range(0, len(asked), PIECE):
            some = asked[start : start + PIECE]
            query = _WELCOME.format(signs=",".join("?" * len(some)))
            found.update(await self._all(first, query, *some))
            await asyncio.sleep(0)
        return found

    async def end_login(self, token_hash: bytes) -> None:
        await self.unsubscribe(token_hash)
        await self._write("DELETE FROM logins WHERE token_hash = ?", token_hash)

    async def add_key(self, key: Key) -> None:
        await self._write("INSERT INTO keys VALUES (?, ?)", *key)

    async def drop_keys(self, before: int) -> None:
        await self._write("DELETE FROM keys WHERE created < ?", before)

    async def save_alive(self, at: int) -> None:
        await self._write(
            "INSERT INTO alive VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)",
            at,
        )

    async def changed_elsewhere(self) -> bool:
        """SQLite counts for each connection what others commit; only this one writes here."""

        def job(connection: sqlite3.Connection) -> bool:
            before = self._version
            (self._version,) = connection.execute("PRAGMA data_version").fetchone()
            return self._version != before

        return await self._writer.submit(job)

    async def forget(self, before: int) -> int:
        def job(connection: sqlite3.Connection) -> int:
            old = connection.execute(_FORGOTTEN, (before, before, MOST_FORGOTTEN)).fetchall()
            for table in ("entries", "sitting", "marks", "analyses", "listings"):
                connection.executemany(f"DELETE FROM {table} WHERE table_id = ?", old)
            return len(old)

        return await self._writer.submit(job)

    async def back_up(self, to: Path) -> None:
        await asyncio.to_thread(self._copy, to)

    def _copy(self, to: Path) -> None:
        try:
            if to.exists() and to.samefile(self.path):
                raise ValueError(f"{to} is the store itself")
            with closing(self._connect()) as source, closing(sqlite3.connect(to)) as copy:
                source.backup(copy)
            to.chmod(0o600)
        except (sqlite3.Error, OSError, ValueError) as error:
            raise unavailable(error) from error

    def close(self) -> bool:
        ended = self._writer.close()
        self._checkpoints.close(CLOSING)
        self._hang_up()
        if self._claim is not None:
            self._claim.release()
        return ended


_FORGOTTEN: Final = """SELECT table_id FROM listings WHERE changed < ? AND NOT EXISTS
    (SELECT 1 FROM entries WHERE entries.table_id = listings.table_id AND at >= ?) LIMIT ?"""
_WELCOME: Final = """SELECT token_hash FROM logins JOIN people USING (person)
    WHERE NOT is_banned AND token_hash IN ({signs})"""
_OPEN: Final = f"""SELECT {LISTING} FROM listings WHERE state = '%s' AND public = 1
    ORDER BY changed DESC LIMIT ?1"""
_OPEN_TABLES: Final = f"""SELECT * FROM ({_OPEN % "gathering"}) UNION ALL
    SELECT * FROM ({_OPEN % "playing"}) ORDER BY changed DESC LIMIT ?1"""
_TABLES_OF: Final = f"""{THEIR_TABLES}
    SELECT {LISTING}, (SELECT group_concat(seat) {THEIRS}), (SELECT max(awaited) {THEIRS})
    FROM theirs JOIN listings l USING (table_id) ORDER BY changed DESC LIMIT ?2"""
_INSERT_NEXT: Final = """INSERT INTO entries SELECT ?, ?, ?, ? WHERE
    (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = ?) = ?"""
_GIVE_ACCOUNT: Final = """UPDATE people SET account = ?, passphrase = ?, recovery = ?
    WHERE person = ? AND recovery IS ?"""


def _why(error: Exception) -> str:
    """Without the path, which is said beside it."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _add(connection: sqlite3.Connection, rows: list[tuple[str, int, int, bytes]]) -> None:
    """There is never a gap: the first number must be the one after the last."""
    (table, start, *_), *others = rows
    if not connection.execute(_INSERT_NEXT, (*rows[0], table, start)).rowcount:
        raise Raced(f"{table} {start}")
    if others:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", others)


def _replace_listing(connection: sqlite3.Connection, listing: Listing) -> None:
    connection.execute("REPLACE INTO listings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", listing)


def _sitting(row: Any) -> Sitting:
    *listing, seats, awaited = row
    taken = sorted(int(seat) for seat in seats.split(",")) if seats else []
    return Sitting(listing_of(listing), taken, bool(awaited))
