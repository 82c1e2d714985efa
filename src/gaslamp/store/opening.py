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
    """`sqlite:///relative/path` or `sqlite:////absolute/path`."""
    if not address.startswith(SCHEME) or address == SCHEME:
        raise Unreadable(say("server-no-such-store", address=address))
    try:
        return SqliteStore(Path(address.removeprefix(SCHEME)))
    except Unopened as error:
        raise refusal(error, address) from error


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
