"""Brings a PostgreSQL database up to date: the numbered files in `migrations`, each once."""

from importlib.resources import files
from typing import Final

from gaslamp.store.errors import NotAStore, TooNew
from gaslamp.store.postgres.wire import Wire

LOCK: Final = 0x6761736C
"""Two that start together wait for each other under this number."""
_VERSION: Final = "CREATE TABLE IF NOT EXISTS house (id INTEGER PRIMARY KEY, version INTEGER)"


def scripts() -> list[str]:
    folder = files("gaslamp.store.postgres") / "migrations"
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".sql"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def version_of(wire: Wire) -> int:
    """0 for a database where no house ever was."""
    if wire.execute("SELECT to_regclass('house')").fetchone() == (None,):
        return 0
    (done,) = wire.execute("SELECT max(version) FROM house").fetchone() or (0,)
    return int(done or 0)


def check_version(wire: Wire) -> int:
    """How far the database is, if this program can read it at all."""
    done, known = version_of(wire), len(scripts())
    if done > known:
        raise TooNew(f"{done} > {known}")
    return done


def migrate(wire: Wire) -> None:
    """Nothing is written where nothing is to be done: a database may be open for reading only."""
    (encoding,) = wire.execute("SHOW server_encoding").fetchone() or ("",)
    if encoding != "UTF8":
        raise NotAStore(f"{encoding}, not UTF8")
    if check_version(wire) < len(scripts()):
        with wire.connection.transaction():
            wire.execute("SELECT pg_advisory_xact_lock(?)", (LOCK,))
            _go_on(wire)


def _go_on(wire: Wire) -> None:
    wire.execute(_VERSION)
    every = scripts()
    for script in every[check_version(wire) :]:
        wire.execute(script)
    wire.execute(
        "INSERT INTO house VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET version = excluded.version",
        (len(every),),
    )
