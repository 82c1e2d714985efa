"""Brings a database up to date: the numbered files in `migrations`, each once, in order."""

import sqlite3
from importlib.resources import files

from gaslamp.store.errors import TooNew


def scripts() -> list[str]:
    folder = files("gaslamp.store") / "migrations"
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".sql"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def check_version(connection: sqlite3.Connection) -> int:
    """How far the database is, if this program can read it at all."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    known = len(scripts())
    if done > known:
        raise TooNew(f"{done} > {known}")
    return int(done)


def migrate(connection: sqlite3.Connection) -> None:
    """Two that start together wait for each other here; the second has nothing to do."""
    every = scripts()
    connection.execute("BEGIN EXCLUSIVE")
    try:
        for script in every[check_version(connection) :]:
            for statement in filter(str.strip, script.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(every)}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
