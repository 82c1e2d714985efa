"""From a database's address to a store."""

from pathlib import Path

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.store.sqlite import SqliteStore

SCHEME = "sqlite:///"


def open_store(address: str) -> SqliteStore:
    """`sqlite:///relative/path` or `sqlite:////absolute/path`."""
    if not address.startswith(SCHEME) or address == SCHEME:
        raise Unreadable(say("server-no-such-store", address=address))
    return SqliteStore(Path(address.removeprefix(SCHEME)))
