"""Where tables and people are kept. One small interface; `tests/store` is what it promises.

Everything is awaited. A write has answered when it is durable, and nothing may be acknowledged to
anybody before that; one whose waiting was cancelled is carried out all the same. What can go wrong
is in `errors`.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from gaslamp.store.errors import AccountTaken, Raced, StoreError, Unavailable

__all__ = [
    "Access",
    "AccountTaken",
    "Entry",
    "FinishedGame",
    "GamesWanted",
    "Key",
    "Leader",
    "Listing",
    "Login",
    "Person",
    "PlayedGame",
    "Raced",
    "RatedStanding",
    "Sitter",
    "Sitting",
    "Store",
    "StoreError",
    "Subscription",
    "Unavailable",
]


class Entry(NamedTuple):
    """One thing that happened at a table. Its number is its place in the table's list."""

    at: int
    """Milliseconds since 1970, by the clock of the node that wrote it."""
    body: bytes


class Listing(NamedTuple):
    """The outside of a table: what lists and links need, and nothing that is hidden."""

    table: str
    code: str
    """Whoever has it may look in and sit down."""
    game: str
    state: str
    """`gathering`, `playing` or `over`."""
    public: bool
    host: str
    changed: int
    preview: bytes


class Sitter(NamedTuple):
    """Somebody on a chair."""

    person: str
    awaited: bool
    """Whether the game waits for them."""


class Sitting(NamedTuple):
    """A table, as it concerns somebody."""

    listing: Listing
    seats: list[int]
    awaited: bool


class Person(NamedTuple):
    person: str
    name: str
    created: int
    account: str | None = None
    passphrase: str | None = None
    """Hashed, as the recovery code is."""
    recovery: str | None = None
    is_banned: bool = False


class Access(NamedTuple):
    """What an account is entered with. Passphrase and recovery code are hashed."""

    account: str
    passphrase: str
    recovery: str


class Login(NamedTuple):
    """Somebody's device. The token itself is only in that device's cookie."""

    token_hash: bytes
    person: str
    created: int
    seen: int
    device: str


class Subscription(NamedTuple):
    """A browser that wants to be told of a turn by its push service (RFC 8030, RFC 8291)."""

    token_hash: bytes
    """The device it is on: logged out, it is told nothing more."""
    person: str
    created: int
    endpoint: str
    """Where to send it. Whoever knows it can send something there."""
    public_key: bytes
    auth: bytes
    lang: str


class Key(NamedTuple):
    """What cookies are signed with. The newest signs, all of them are believed."""

    created: int
    secret: bytes


class FinishedGame(NamedTuple):
    """A game that is over, counted once and for good."""

    number: int
    """In which order games were counted; 1 for the first."""
    table: str
    game: str
    ended: int
    rated: bool
    """Whether it counts for ratings."""
    body: bytes


class PlayedGame(NamedTuple):
    """The same game as one person played it. It stays when the table is forgotten."""

    table: str
    person: str
    number: int
    game: str
    role: str
    """Empty where all seats are alike."""
    result: str
    """`won`, `lost` or `stopped`."""
    company: str
    """`people` if anybody else played, else `bots`."""
    mean: float | None
    gain: float | None
    """The rating after it, and what it has brought; None where it was not for a rating."""
    body: bytes


class GamesWanted(NamedTuple):
    """Which of somebody's games; what is empty does not matter."""

    game: str = ""
    role: str = ""
    result: str = ""
    company: str = ""


class RatedStanding(NamedTuple):
    """How strong somebody is thought to be, in a game and a role."""

    person: str
    game: str
    role: str
    mean: float
    deviation: float
    games: int


class Leader(NamedTuple):
    name: str
    standing: RatedStanding


class Store(Protocol):
    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        listing: Listing | None = None,
        sitting: Mapping[int, Sitter] | None = None,
    ) -> None:
        """Add entries from number `first` on, all or none; `Raced` if that number is taken.

        `listing` and `sitting` (who sits where) replace what was there, in the same breath.
        """

    async def entries(self, table: str, since: int = 0) -> list[Entry]: ...

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Put other bodies in the place of some entries: only for what must be forgotten."""

    async def tables_naming(self, text: str) -> list[str]:
        """The tables of which some entry has this text in it. It reads all there is."""

    async def length(self, table: str) -> int:
        """How many entries the table's list has."""

    async def listing(self, table: str) -> Listing | None: ...

    async def listing_by_code(self, code: str) -> Listing | None: ...

    async def open_tables(self, limit: int) -> list[Listing]:
        """Public tables that are not over, those that changed last first."""

    async def seats_of(self, table: str, person: str) -> list[int]: ...

    async def tables_of(self, person: str, limit: int) -> list[Sitting]:
        """Tables where the person sits or is the host, those that changed last first."""

    async def tables_in(self, state: str) -> list[str]: ...

    async def save_marks(self, table: str, person: str, marks: bytes) -> None: ...

    async def marks(self, table: str, person: str) -> bytes | None: ...

    async def add_person(self, person: Person) -> None:
        """Somebody new. What changes later is changed field by field, so that a change that took
        its time (a passphrase is slow to hash) takes back none that was made meanwhile."""

    async def rename(self, person: str, name: str) -> None: ...

    async def ban(self, person: str, is_banned: bool) -> None: ...

    async def give_account(self, person: str, access: Access, before: str | None) -> None:
        """What they log in with, if their recovery code is still the one of `before` (None: there
        is no account yet), else `Raced`. `AccountTaken` if the account name is somebody else's."""

    async def person(self, person: str) -> Person | None: ...

    async def person_by_account(self, account: str) -> Person | None: ...

    async def delete_person(self, person: str) -> None:
        """The person, their log-ins and marks are gone; their seats remain, nameless."""

    async def add_login(self, login: Login) -> None: ...

    async def saw_login(self, token_hash: bytes, seen: int) -> None:
        """A device that was ended in the meantime stays so."""

    async def visitor(self, token_hash: bytes) -> tuple[Login, Person] | None:
        """A device, and whose it is."""

    async def welcome(self, token_hashes: Iterable[bytes]) -> set[bytes]:
        """Those devices among them that are logged in, by people who are not banned."""

    async def logins_of(self, person: str) -> list[Login]: ...

    async def end_login(self, token_hash: bytes) -> None: ...

    async def subscribe(self, subscription: Subscription) -> None:
        """In the place of what its device or its endpoint had; one person has a few at most."""

    async def subscriptions_of(self, person: str) -> list[Subscription]:
        """Those of devices that are logged in, by somebody who is not banned."""

    async def unsubscribe(self, token_hash: bytes, endpoint: str | None = None) -> None:
        """The device's, if it is still that one."""

    async def keep_post_key(self, secret: bytes) -> bytes:
        """The key that push services know this house by: this one, unless there is one."""

    async def uncounted(self, since: int, limit: int) -> list[tuple[str, int]]:
        """Tables that are over and not counted yet, with when they changed, oldest first."""

    async def last_counted(self) -> int: ...

    async def count(
        self,
        game: FinishedGame,
        played: Sequence[PlayedGame],
        standings: Sequence[RatedStanding],
    ) -> None:
        """All or nothing. `Raced` if the game is counted already, or another was meanwhile."""

    async def counted(self, since: int, limit: int) -> list[FinishedGame]:
        """From this number on, in order."""

    async def counted_game(self, table: str) -> FinishedGame | None: ...

    async def keep_analysis(self, table: str, engine: str, body: bytes) -> None:
        """In the place of what an older engine found of that game; nothing if it is forgotten."""

    async def analysis(self, table: str, engine: str) -> bytes | None:
        """What this engine found, and no other."""

    async def analyses(self, tables: Sequence[str], engine: str) -> dict[str, bytes]:
        """Those that there are, by their tables."""

    async def games_of(
        self, person: str, wanted: GamesWanted, before: int | None, limit: int
    ) -> list[PlayedGame]:
        """The last ones first; `before`: only those with a lower number."""

    async def tally_of(self, person: str, wanted: GamesWanted) -> dict[str, int]:
        """How many there are of each result."""

    async def standings_of(self, person: str) -> list[RatedStanding]: ...

    async def standings_in(self, game: str, people: Sequence[str]) -> list[RatedStanding]: ...

    async def leaders(self, game: str, role: str, limit: int) -> list[Leader]:
        """The strongest first; who is banned or gone is not among them."""

    async def every_standing(self) -> list[RatedStanding]: ...

    async def recount(
        self,
        last: int,
        standings: Sequence[RatedStanding],
        gains: Sequence[tuple[str, str, float | None, float | None]],
    ) -> None:
        """Other standings in the place of all; `gains` are tables and people with their mean and
        gain. `Raced` if `last` is not the number of the last game that was counted."""

    async def add_key(self, key: Key) -> None: ...

    async def signing_keys(self) -> list[Key]:
        """Oldest first."""

    async def drop_keys(self, before: int) -> None: ...

    async def save_alive(self, at: int) -> None:
        """A node was alive at that time."""

    async def last_alive(self) -> int | None: ...

    async def changed_elsewhere(self) -> bool:
        """Whether another process may have written anything since this was last asked."""

    async def forget(self, before: int) -> int:
        """Delete some tables with no entry since; how many they were, 0 when none is left."""

    async def back_up(self, to: Path) -> None:
        """A whole copy, while the store is in use."""

    def claim(self, who: str) -> None:
        """For a house that opens: from now on no other one may; `InUse` if one already does."""

    @property
    def fault(self) -> str | None:
        """Why writes do not go through just now, in one word; it is asked often."""

    def close(self) -> bool:
        """What was asked for is still written; whether it could be, within a few seconds."""
