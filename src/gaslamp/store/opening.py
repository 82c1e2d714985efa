"""From a database's address to a store."""

from pathlib import Path

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.store.errors import InUse, NotAStore, TooNew, Unopened
from gaslamp.store.sqlite import SqliteStore

SCHEME = "sqlite:///"
_SENTENCES = {
    NotAStore: "server-not-a-store",
    TooNew: "server-store-too-new",
    InUse: "server-store-in-use",
}


def open_store(address: str) -> SqliteStore:
    """`sqlite:///relative/path` or `sqlite:////absolute/path`. Where there is none, it is made."""
    try:
        return SqliteStore(_path(address))
    except Unopened as error:
        raise refusal(error, address) from error


def open_existing(address: str) -> SqliteStore:
    """For who only looks after a house: a slip of the pen must not make a new one."""
    try:
        is_there = _path(address).exists()
    except (OSError, ValueError):
        is_there = False
    if not is_there:
        raise Unreadable(say("server-store-missing", address=address))
    return open_store(address)


def _path(address: str) -> Path:
    if not address.startswith(SCHEME) or address == SCHEME:
        raise Unreadable(say("server-no-such-store", address=address))
    return Path(address.removeprefix(SCHEME))


def open_house(address: str, who: str) -> SqliteStore:
    """For a house that opens: no other one may live there."""
    store = open_store(address)
    try:
        store.claim(who)
    except Unopened as error:
        store.close()
        raise refusal(error, address) from error
    return store


def refusal(error: Unopened, address: str) -> Unreadable:
    return Unreadable(say(_SENTENCES[type(error)], address=address, why=str(error)))
