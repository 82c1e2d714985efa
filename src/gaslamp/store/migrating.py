"""Brings a database up to date: the numbered files in `migrations`, each once, in order."""

import sqlite3
from importlib.resources import files


class TooNew(Exception):  # noqa: N818 - the database is right, this program is old
    """The database was written by a later version."""


def scripts() -> list[str]:
    folder = files("gaslamp.store") / "migrations"
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".sql"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def migrate(connection: sqlite3.Connection) -> None:
    """Two nodes that start together wait for each other here; the second has nothing to do."""
    every = scripts()
    connection.execute("BEGIN EXCLUSIVE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    try:
        if done > len(every):
            raise TooNew(f"the database has version {done}, this program knows {len(every)}")
        for script in every[done:]:
            for statement in filter(str.strip, script.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(every)}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
