"""From a database's address to a store."""

from pathlib import Path
from typing import Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.extras import library
from gaslamp.core.sentence import say
from gaslamp.store import Store
from gaslamp.store.errors import InUse, NotAStore, TooNew, Unopened, Unreachable, WrongPassword
from gaslamp.store.removal import source_of
from gaslamp.store.sqlite import SqliteStore

SCHEME: Final = "sqlite:///"
SHARED: Final = ("postgresql://", "postgres://")
_SENTENCES: Final = {
    NotAStore: "server-not-a-store",
    Unreachable: "server-store-unreachable",
    WrongPassword: "server-store-closed-to-us",
    TooNew: "server-store-too-new",
    InUse: "server-store-in-use",
}


def open_store(address: str) -> Store:
    """`sqlite:///relative/path`, `sqlite:////absolute/path` or `postgresql://…`. Where there is
    none, it is made; a database of PostgreSQL has to be there."""
    try:
        if address.startswith(SHARED):
            return _shared(address)
        return SqliteStore(_path(address))
    except Unopened as error:
        raise refusal(error, address) from error


def open_existing(address: str) -> Store:
    """For who only looks after a house: a slip of the pen must not make a new one."""
    if address.startswith(SHARED):
        return open_store(address)
    try:
        is_there = _path(address).exists()
    except (OSError, ValueError):
        is_there = False
    if not is_there:
        raise Unreadable(say("server-store-missing", address=address))
    return open_store(address)


def _path(address: str) -> Path:
    if not address.startswith(SCHEME) or address == SCHEME:
        raise Unreadable(say("server-no-such-store", address=shown(address)))
    return Path(address.removeprefix(SCHEME))


def _shared(address: str) -> Store:
    """Only who has many nodes needs the driver."""
    made: Store = library("gaslamp.store.postgres", "postgresql").PostgresStore(address)
    return made


def open_house(address: str, who: str) -> Store:
    """For a house that opens: no other one may live there, unless there is room for many."""
    store = open_store(address)
    try:
        store.claim(who)
    except Unopened as error:
        store.close()
        raise refusal(error, address) from error
    source = source_of(store)
    if source is not None:
        store.close()
        raise Unreadable(say("server-store-half-carried", address=shown(address), source=source))
    return store


def refusal(error: Unopened, address: str) -> Unreadable:
    return Unreadable(say(_SENTENCES[type(error)], address=shown(address), why=str(error)))


def shown(address: str) -> str:
    """Without a password: it may be read over somebody's shoulder."""
    scheme, slashes, rest = address.partition("://")
    user, at, where = rest.rpartition("@")
    if not address.startswith(SHARED) or ":" not in user:
        return address
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{where}"
