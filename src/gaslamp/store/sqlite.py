"""The default store: one SQLite file, written ahead, synchronised at every commit."""

import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from gaslamp.store import Entry, Key, Listing, Login, Person, Raced, Taken
from gaslamp.store.migrating import migrate
from gaslamp.store.writer import Writer

T = TypeVar("T")

BUSY_MS: Final = 10_000
MOST_NAMED: Final = 500
"""So many values are named in one query."""
_LISTING: Final = "table_id, code, game, state, public, host, changed, preview"
_PERSON: Final = "person, name, created, account, passphrase, recovery, is_banned"
_LOGIN: Final = "token_hash, person, created, seen, device"


class SqliteStore:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._here = threading.local()
        connection = self._connect()
        path.chmod(0o600)
        migrate(connection)
        connection.close()
        self._version: int | None = None
        self._writer = Writer(self._connect)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        return connection

    @property
    def _reader(self) -> sqlite3.Connection:
        """Each thread reads by a connection of its own."""
        if not hasattr(self._here, "connection"):
            self._here.connection = self._connect()
        reader: sqlite3.Connection = self._here.connection
        return reader

    def _write(self, statement: str, *values: Any) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(statement, values)

        return self._writer.submit(job)

    def _all(self, make: Callable[[Any], T], query: str, *values: Any) -> list[T]:
        return [make(row) for row in self._reader.execute(query, values)]

    def _one(self, make: Callable[[Any], T], query: str, *values: Any) -> T | None:
        row = self._reader.execute(query, values).fetchone()
        return None if row is None else make(row)

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        listing: Listing | None = None,
        sitting: Mapping[int, str] | None = None,
    ) -> Future[None]:
        rows = [(table, first + place, each.at, each.body) for place, each in enumerate(entries)]

        def job(connection: sqlite3.Connection) -> None:
            _append(connection, rows)
            if listing is not None:
                _replace_listing(connection, listing)
            if sitting is not None:
                _replace_sitting(connection, table, sitting)

        return self._writer.submit(job)

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        query = "SELECT at, body FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return self._all(Entry._make, query, table, since)

    def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> Future[None]:
        rows = [(body, table, seq) for seq, body in bodies.items()]

        def job(connection: sqlite3.Connection) -> None:
            query = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?"
            connection.executemany(query, rows)

        return self._writer.submit(job)

    def tables_naming(self, text: str) -> list[str]:
        query = "SELECT DISTINCT table_id FROM entries WHERE instr(body, ?)"
        return self._all(_first, query, text.encode())

    def length(self, table: str) -> int:
        query = "SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = ?"
        return self._one(_first, query, table) or 0

    def listing(self, table: str) -> Listing | None:
        query = f"SELECT {_LISTING} FROM listings WHERE table_id = ?"
        return self._one(_listing, query, table)

    def listing_by_code(self, code: str) -> Listing | None:
        return self._one(_listing, f"SELECT {_LISTING} FROM listings WHERE code = ?", code)

    def open_tables(self, limit: int) -> list[Listing]:
        query = f"""SELECT {_LISTING} FROM listings
            WHERE state IN ('gathering', 'playing') AND public ORDER BY changed DESC LIMIT ?"""
        return self._all(_listing, query, limit)

    def tables_of(self, person: str, limit: int) -> list[Listing]:
        query = f"""SELECT {_LISTING} FROM listings WHERE host = ?1 OR table_id IN
            (SELECT table_id FROM sitting WHERE person = ?1) ORDER BY changed DESC LIMIT ?2"""
        return self._all(_listing, query, person, limit)

    def tables_in(self, state: str) -> list[str]:
        return self._all(_first, "SELECT table_id FROM listings WHERE state = ?", state)

    def save_marks(self, table: str, person: str, marks: bytes) -> Future[None]:
        return self._write("REPLACE INTO marks VALUES (?, ?, ?)", table, person, marks)

    def marks(self, table: str, person: str) -> bytes | None:
        query = "SELECT marks FROM marks WHERE table_id = ? AND person = ?"
        return self._one(_first, query, table, person)

    def save_person(self, person: Person) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(_SAVE_PERSON, person)
            except sqlite3.IntegrityError as error:
                raise Taken(person.account) from error

        return self._writer.submit(job)

    def person(self, person: str) -> Person | None:
        return self._one(_person, f"SELECT {_PERSON} FROM people WHERE person = ?", person)

    def person_by_account(self, account: str) -> Person | None:
        return self._one(_person, f"SELECT {_PERSON} FROM people WHERE account = ?", account)

    def welcome(self, people: Iterable[str]) -> set[str]:
        asked, found = list(people), set()
        for start in range(0, len(asked), MOST_NAMED):
            some = asked[start : start + MOST_NAMED]
            signs = ",".join("?" * len(some))
            query = f"SELECT person FROM people WHERE NOT is_banned AND person IN ({signs})"
            found.update(self._all(_first, query, *some))
        return found

    def delete_person(self, person: str) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            for table in ("people", "logins", "marks", "sitting"):
                connection.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
            connection.execute("UPDATE listings SET host = '' WHERE host = ?", (person,))

        return self._writer.submit(job)

    def save_login(self, login: Login) -> Future[None]:
        return self._write("REPLACE INTO logins VALUES (?, ?, ?, ?, ?)", *login)

    def login(self, token_hash: bytes) -> Login | None:
        query = f"SELECT {_LOGIN} FROM logins WHERE token_hash = ?"
        return self._one(Login._make, query, token_hash)

    def logins_of(self, person: str) -> list[Login]:
        query = f"SELECT {_LOGIN} FROM logins WHERE person = ? ORDER BY seen DESC"
        return self._all(Login._make, query, person)

    def end_login(self, token_hash: bytes) -> Future[None]:
        return self._write("DELETE FROM logins WHERE token_hash = ?", token_hash)

    def add_key(self, key: Key) -> Future[None]:
        return self._write("INSERT INTO keys VALUES (?, ?)", *key)

    def signing_keys(self) -> list[Key]:
        return self._all(Key._make, "SELECT created, secret FROM keys ORDER BY created")

    def drop_keys(self, before: int) -> Future[None]:
        return self._write("DELETE FROM keys WHERE created < ?", before)

    def save_alive(self, at: int) -> Future[None]:
        return self._write(
            "INSERT INTO alive VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)",
            at,
        )

    def last_alive(self) -> int | None:
        return self._one(_first, "SELECT at FROM alive")

    def changed_elsewhere(self) -> Future[bool]:
        """SQLite counts for each connection what others commit; only this one writes here."""

        def job(connection: sqlite3.Connection) -> bool:
            before = self._version
            (self._version,) = connection.execute("PRAGMA data_version").fetchone()
            return self._version != before

        return self._writer.submit(job)

    def forget(self, before: int) -> Future[int]:
        def job(connection: sqlite3.Connection) -> int:
            old = connection.execute(_FORGOTTEN, (before, before)).fetchall()
            for table in ("entries", "sitting", "marks", "listings"):
                connection.executemany(f"DELETE FROM {table} WHERE table_id = ?", old)
            return len(old)

        return self._writer.submit(job)

    def check(self) -> None:
        self._reader.execute("SELECT count(*) FROM alive").fetchone()

    def back_up(self, to: Path) -> None:
        """A whole copy, while the store is in use."""
        copy = sqlite3.connect(to)
        with copy:
            self._reader.backup(copy)
        copy.close()
        to.chmod(0o600)

    def close(self) -> None:
        self._writer.close()
        if hasattr(self._here, "connection"):
            self._here.connection.close()
            del self._here.connection


_FORGOTTEN: Final = """SELECT table_id FROM listings WHERE changed < ? AND NOT EXISTS
    (SELECT 1 FROM entries WHERE entries.table_id = listings.table_id AND at >= ?)"""
_SAVE_PERSON: Final = f"""INSERT INTO people ({_PERSON}) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET name = excluded.name, account = excluded.account,
    passphrase = excluded.passphrase, recovery = excluded.recovery,
    is_banned = excluded.is_banned"""


def _append(connection: sqlite3.Connection, rows: list[tuple[str, int, int, bytes]]) -> None:
    """There is never a gap: the first number must be the one after the last."""
    table, first = rows[0][:2]
    query = "SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = ?"
    (free,) = connection.execute(query, (table,)).fetchone()
    if free != first:
        raise Raced(f"{table} {first}")
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)


def _replace_listing(connection: sqlite3.Connection, listing: Listing) -> None:
    connection.execute("REPLACE INTO listings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", listing)


def _replace_sitting(
    connection: sqlite3.Connection, table: str, sitting: Mapping[int, str]
) -> None:
    connection.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
    rows = [(table, seat, person) for seat, person in sitting.items()]
    connection.executemany("INSERT INTO sitting VALUES (?, ?, ?)", rows)


def _first(row: Any) -> Any:
    return row[0]


def _listing(row: Any) -> Listing:
    found = Listing._make(row)
    return found._replace(public=bool(found.public))


def _person(row: Any) -> Person:
    found = Person._make(row)
    return found._replace(is_banned=bool(found.is_banned))
