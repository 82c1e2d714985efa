"""All that the door needs to answer, and what it can tell of whoever knocks."""

from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from gaslamp.server.analysts import Analysts
from gaslamp.server.guesses import Guesses
from gaslamp.server.hub import Hub
from gaslamp.server.languages import negotiated
from gaslamp.server.limits import Purse, address_key
from gaslamp.server.metrics import Metrics
from gaslamp.server.people import Doorkeeper
from gaslamp.server.places import Places
from gaslamp.server.pulse import Pulse
from gaslamp.server.settings import Settings
from gaslamp.server.shelf import Shelf
from gaslamp.store import Listing, Store
from gaslamp.words import Words, speaking

LARGEST_BODY: Final = 16 * 1024
LARGEST_RECORD: Final = 512 * 1024
RECORDS: Final = ("/api/positions/moment", "/api/positions/record")
"""Where a whole record may be brought."""


@dataclass
class Desk:
    """All that the door needs to answer."""

    settings: Settings
    store: Store
    hub: Hub
    doorkeeper: Doorkeeper
    metrics: Metrics
    places: Places
    purses: dict[str, Purse]
    shelf: Shelf
    analysts: Analysts
    pulse: Pulse
    guesses: Guesses
    alive_at: int = 0
    """The last sign of life that is known to be on the disk."""
    gave_up: bool = False
    """Whether the house closes because something is beyond help."""

    def spend(self, kind: str, who: str) -> None:
        self.hub.house.spend(kind, who)


def largest_body(path: str) -> int:
    """So many bytes a request may bring there."""
    return LARGEST_RECORD if path in RECORDS else LARGEST_BODY


def words_for(connection: HTTPConnection) -> Words:
    return speaking(negotiated(connection.headers.get("accept-language", "")))


def address_of(connection: HTTPConnection) -> str:
    """By what whoever asks is counted."""
    return address_key(connection.client.host if connection.client else "")


def is_own_origin(settings: Settings, connection: HTTPConnection, origin: str) -> bool:
    """Whether the page that asks is one of this house's."""
    host = connection.headers.get("host", "")
    own = {f"http://{host}", f"https://{host}"}
    return origin in own or origin in settings.origins


async def may_see(store: Store, table: str, person: str, code: str) -> Listing | None:
    """The table, if somebody may know of it."""
    found = await store.listing(table)
    if found is None or found.public or code == found.code:
        return found
    known = person != "" and (person == found.host or await store.seats_of(table, person))
    return found if known else None
