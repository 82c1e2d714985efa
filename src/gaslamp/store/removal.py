"""A whole house is carried from one store to another, and compared row by row.

Every table that SQLite's migrations make is carried, in the order of its primary key. What is there
already of a removal that was interrupted is kept, and compared like the rest.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.store.errors import Unavailable
from gaslamp.store.migration import migrate
from gaslamp.store.sqlite import SqliteStore

PIECE: Final = 500
"""So many rows at a time."""
MARK: Final = "removal"
"""A table that is only there while a house is being carried in."""
_HEADS: Final = """INSERT INTO heads (table_id, length)
    SELECT table_id, max(seq) + 1 FROM entries GROUP BY table_id ON CONFLICT DO NOTHING"""


class Crate(NamedTuple):
    """A table of the database: what is carried is packed by them."""

    name: str
    columns: list[str]
    key: list[str]


Note = Callable[[str, int], None]
"""Is told of each piece: `carried` or `compared`, and how many rows."""


def catalogue() -> list[Crate]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        query = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        return [_crate(connection, name) for (name,) in connection.execute(query).fetchall()]


def _crate(connection: sqlite3.Connection, name: str) -> Crate:
    rows = connection.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((row[5], row[1]) for row in rows if row[5])
    return Crate(name, [row[1] for row in rows], [column for _, column in key])


class Side:
    """A store's own connection, while nothing else happens to what it reads."""

    def __init__(self, store: Any) -> None:
        self.is_sqlite = isinstance(store, SqliteStore)
        self.connection = store._connect() if self.is_sqlite else store.connect()
        self._booleans = set() if self.is_sqlite else _booleans(self.connection)

    def begin_reading(self) -> None:
        """From one moment, however long it takes."""
        how = "" if self.is_sqlite else " ISOLATION LEVEL REPEATABLE READ, READ ONLY"
        self.connection.execute(f"BEGIN{how}")

    def count(self, crate: Crate) -> int:
        (number,) = self.connection.execute(f"SELECT count(*) FROM {crate.name}").fetchone()
        return int(number)

    def last_key(self, crate: Crate) -> tuple[Any, ...] | None:
        order = ", ".join(f"{column} DESC" for column in crate.key)
        query = f"SELECT {', '.join(crate.key)} FROM {crate.name} ORDER BY {order} LIMIT 1"
        row = self.connection.execute(query).fetchone()
        return None if row is None else tuple(row)

    def pieces(self, crate: Crate, after: tuple[Any, ...] | None) -> Iterator[list[Any]]:
        keys = ", ".join(crate.key)
        chosen = f"SELECT {', '.join(crate.columns)} FROM {crate.name}"
        places = [crate.columns.index(column) for column in crate.key]
        while True:
            signs = ", ".join("?" * len(crate.key))
            where = f"WHERE ({keys}) > ({signs})" if after else ""
            query = f"{chosen} {where} ORDER BY {keys} LIMIT {PIECE}"
            rows = [_plain(row) for row in self.connection.execute(query, after or ())]
            if rows:
                yield rows
            if len(rows) < PIECE:
                return
            after = tuple(rows[-1][place] for place in places)

    def add(self, crate: Crate, rows: list[Any]) -> None:
        signs = ", ".join("?" * len(crate.columns))
        names = ", ".join(crate.columns)
        query = f"INSERT INTO {crate.name} ({names}) VALUES ({signs}) ON CONFLICT DO NOTHING"
        self.connection.execute("BEGIN")
        self.connection.executemany(query, [self._fitting(crate, row) for row in rows])
        self.connection.execute("COMMIT")

    def _fitting(self, crate: Crate, row: Any) -> list[Any]:
        named = zip(crate.columns, row, strict=True)
        return [bool(v) if (crate.name, c) in self._booleans else v for c, v in named]

    @property
    def source(self) -> str | None:
        """Where a removal into this store that has not ended comes from."""
        found = "SELECT 1 FROM sqlite_master WHERE name = ?"
        if not self.is_sqlite:
            found = "SELECT 1 FROM pg_class WHERE relname = ? AND pg_table_is_visible(oid)"
        if self.connection.execute(found, (MARK,)).fetchone() is None:
            return None
        (source,) = self.connection.execute(f"SELECT source FROM {MARK}").fetchone()
        return str(source)

    def mark(self, source: str) -> None:
        self.connection.execute("BEGIN")
        self.connection.execute(f"CREATE TABLE {MARK} (source TEXT NOT NULL)")
        self.connection.execute(f"INSERT INTO {MARK} VALUES (?)", (source,))
        self.connection.execute("COMMIT")

    def end(self) -> None:
        """From now on somebody may live there."""
        self.connection.execute("BEGIN")
        if not self.is_sqlite:
            self.connection.execute(_HEADS)
        self.connection.execute(f"DROP TABLE {MARK}")
        self.connection.execute("COMMIT")


def _booleans(connection: Any) -> set[tuple[str, str]]:
    query = """SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = current_schema() AND data_type = 'boolean'"""
    return {(table, column) for table, column in connection.execute(query).fetchall()}


def _plain(row: Any) -> tuple[Any, ...]:
    return tuple(int(value) if isinstance(value, bool) else value for value in row)


@contextmanager
def side_of(store: Any) -> Iterator[Side]:
    side = Side(store)
    try:
        yield side
    finally:
        side.connection.close()


def carry(source: Any, target: Any, name: str, note: Note) -> int:
    """The rows that were carried, all of them found again. `name` is what the source is called."""
    with side_of(source) as here, side_of(target) as there:
        here.begin_reading()
        crates = catalogue()
        _take_possession(there, crates, name)
        for crate in crates:
            for rows in here.pieces(crate, there.last_key(crate)):
                there.add(crate, rows)
                note("carried", len(rows))
        compared = sum(_compare(here, there, crate, note) for crate in crates)
        there.end()
        return compared


def source_of(store: Any) -> str | None:
    """Where a house comes from that is not yet wholly there."""
    with side_of(store) as side:
        return side.source


def rows_in(store: Any) -> int:
    with side_of(store) as side:
        return sum(side.count(crate) for crate in catalogue())


def _take_possession(there: Side, crates: list[Crate], name: str) -> None:
    begun = there.source
    if begun is None and any(there.count(crate) for crate in crates):
        raise Unreadable(say("server-target-not-empty"))
    if begun is not None and begun != name:
        raise Unreadable(say("server-target-of-another", source=begun))
    if begun is None:
        there.mark(name)


def _compare(here: Side, there: Side, crate: Crate, note: Note) -> int:
    found = there.pieces(crate, None)
    compared = 0
    for rows in here.pieces(crate, None):
        if rows != next(found, None):
            raise Unreadable(say("server-carried-wrong", crate=crate.name))
        compared += len(rows)
        note("compared", len(rows))
    if next(found, None) is not None:
        raise Unreadable(say("server-carried-wrong", crate=crate.name))
    return compared


def copy_into_file(source: Any, to: Path) -> None:
    """A backup, in the place of what is there, as a store."""
    try:
        if not to.parent.is_dir():
            raise FileNotFoundError(to.parent)
        to.unlink(missing_ok=True)
        target = SqliteStore(to)
        try:
            carry(source, target, "backup", lambda *_: None)
        finally:
            target.close()
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(type(error).__name__) from error
