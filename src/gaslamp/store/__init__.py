"""Where tables and people are kept. One small interface; `tests/store` is what it promises.

Reads answer at once. Writes answer with a future that is done when the write is durable: nothing
may be acknowledged to anybody before that.
"""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from typing import NamedTuple, Protocol


class Raced(Exception):  # noqa: N818 - somebody else was first, which is nobody's fault
    """Another entry has this number already: read again, check again, try again."""


class Taken(Exception):  # noqa: N818 - likewise
    """Another person has this account name."""


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


class Person(NamedTuple):
    person: str
    name: str
    created: int
    account: str | None = None
    passphrase: str | None = None
    """Hashed, as the recovery code is."""
    recovery: str | None = None
    is_banned: bool = False


class Login(NamedTuple):
    """Somebody's device. The token itself is only in that device's cookie."""

    token_hash: bytes
    person: str
    created: int
    seen: int
    device: str


class Key(NamedTuple):
    """What cookies are signed with. The newest signs, all of them are believed."""

    created: int
    secret: bytes


class Store(Protocol):
    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        listing: Listing | None = None,
        sitting: Mapping[int, str] | None = None,
    ) -> Future[None]:
        """Add entries from number `first` on, all or none; `Raced` if that number is taken.

        `listing` and `sitting` (who sits where) replace what was there, in the same breath.
        """

    def entries(self, table: str, since: int = 0) -> list[Entry]: ...

    def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> Future[None]:
        """Put other bodies in the place of some entries: only for what must be forgotten."""

    def tables_naming(self, text: str) -> list[str]:
        """The tables of which some entry has this text in it. It reads all there is."""

    def length(self, table: str) -> int:
        """How many entries the table's list has."""

    def listing(self, table: str) -> Listing | None: ...

    def listing_by_code(self, code: str) -> Listing | None: ...

    def open_tables(self, limit: int) -> list[Listing]:
        """Public tables that are not over, those that changed last first."""

    def tables_of(self, person: str, limit: int) -> list[Listing]:
        """Tables where the person sits or is the host, those that changed last first."""

    def tables_in(self, state: str) -> list[str]: ...

    def save_marks(self, table: str, person: str, marks: bytes) -> Future[None]: ...

    def marks(self, table: str, person: str) -> bytes | None: ...

    def save_person(self, person: Person) -> Future[None]:
        """`Taken` if the account name is somebody else's."""

    def person(self, person: str) -> Person | None: ...

    def person_by_account(self, account: str) -> Person | None: ...

    def welcome(self, people: Iterable[str]) -> set[str]:
        """Those among them who are known and not banned."""

    def delete_person(self, person: str) -> Future[None]:
        """The person, their log-ins and marks are gone; their seats remain, nameless."""

    def save_login(self, login: Login) -> Future[None]: ...

    def login(self, token_hash: bytes) -> Login | None: ...

    def logins_of(self, person: str) -> list[Login]: ...

    def end_login(self, token_hash: bytes) -> Future[None]: ...

    def add_key(self, key: Key) -> Future[None]: ...

    def signing_keys(self) -> list[Key]:
        """Oldest first."""

    def drop_keys(self, before: int) -> Future[None]: ...

    def save_alive(self, at: int) -> Future[None]:
        """A node was alive at that time."""

    def last_alive(self) -> int | None: ...

    def changed_elsewhere(self) -> Future[bool]:
        """Whether another process may have written anything since this was last asked."""

    def forget(self, before: int) -> Future[int]:
        """Delete tables with no entry since; how many they were."""

    def check(self) -> None:
        """Raise unless the store can be read."""

    def close(self) -> None: ...
