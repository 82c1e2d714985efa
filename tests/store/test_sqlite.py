"""What concerns the SQLite store alone."""

import sqlite3
from pathlib import Path

import pytest

from gaslamp.core.errors import Unreadable
from gaslamp.store import Entry
from gaslamp.store.migrating import TooNew, migrate, scripts
from gaslamp.store.opening import open_store
from gaslamp.store.sqlite import SqliteStore


def test_it_writes_ahead_and_synchronises_fully(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    assert store._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._reader.execute("PRAGMA synchronous").fetchone() == (2,)
    assert (tmp_path / "house.db").stat().st_mode & 0o077 == 0
    store.close()


def test_migrations_run_once_each(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    migrate(connection)
    migrate(connection)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(scripts()),)


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    connection.execute("PRAGMA user_version = 999")
    with pytest.raises(TooNew):
        migrate(connection)
    assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_a_backup_is_the_whole_store(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/house.db")
    store.append("t", 0, [Entry(1, b"a")]).result()
    store.back_up(tmp_path / "copy.db")
    store.append("t", 1, [Entry(2, b"b")]).result()
    store.close()
    copy = SqliteStore(tmp_path / "copy.db")
    assert copy.entries("t") == [Entry(1, b"a")]
    copy.close()


@pytest.mark.parametrize("address", ["", "sqlite:///", "mysql://house", "house.db"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(Unreadable):
        open_store(address)
