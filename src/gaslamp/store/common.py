"""The part of every store that has tables and people, as far as SQLite and PostgreSQL are asked for
them in the same words."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from gaslamp.store import Entry, Key, Listing, Login, Person, Sitter
from gaslamp.store.queries import Queries, first

LISTING: Final = "table_id, code, game, state, public, host, changed, preview"
THEIRS: Final = "FROM sitting s WHERE s.table_id = l.table_id AND s.person = ?1"
THEIR_TABLES: Final = """WITH theirs (table_id) AS (SELECT table_id FROM listings WHERE host = ?1
    UNION SELECT table_id FROM sitting WHERE person = ?1)"""
_ACCESS: Final = "account, passphrase, recovery, is_banned"
_PERSON: Final = f"person, name, created, {_ACCESS}"
_LOGIN: Final = "token_hash, person, created, seen, device"
_VISITOR: Final = f"""SELECT token_hash, person, l.created, seen, device, p.created, name, {_ACCESS}
    FROM logins l JOIN people p USING (person) WHERE token_hash = ?"""


class Addition(NamedTuple):
    """What is added to a table's list, and what is shown of the table from then on."""

    table: str
    first: int
    entries: Sequence[Entry]
    listing: Listing | None
    sitting: Mapping[int, Sitter] | None


class Common(Queries):
    @abstractmethod
    async def _append(self, added: Addition) -> None: ...

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        listing: Listing | None = None,
        sitting: Mapping[int, Sitter] | None = None,
    ) -> None:
        await self._append(Addition(table, first, entries, listing, sitting))

    async def listing(self, table: str) -> Listing | None:
        query = f"SELECT {LISTING} FROM listings WHERE table_id = ?"
        return await self._one(listing_of, query, table)

    async def listing_by_code(self, code: str) -> Listing | None:
        return await self._one(listing_of, f"SELECT {LISTING} FROM listings WHERE code = ?", code)

    async def seats_of(self, table: str, person: str) -> list[int]:
        query = "SELECT seat FROM sitting WHERE table_id = ? AND person = ? ORDER BY seat"
        return await self._all(first, query, table, person)

    async def tables_in(self, state: str) -> list[str]:
        return await self._all(first, "SELECT table_id FROM listings WHERE state = ?", state)

    async def marks(self, table: str, person: str) -> bytes | None:
        query = "SELECT marks FROM marks WHERE table_id = ? AND person = ?"
        return await self._one(first, query, table, person)

    async def add_person(self, person: Person) -> None:
        await self._write(f"INSERT INTO people ({_PERSON}) VALUES (?, ?, ?, ?, ?, ?, ?)", *person)

    async def rename(self, person: str, name: str) -> None:
        await self._write("UPDATE people SET name = ? WHERE person = ?", name, person)

    async def person(self, person: str) -> Person | None:
        return await self._one(_person, f"SELECT {_PERSON} FROM people WHERE person = ?", person)

    async def person_by_account(self, account: str) -> Person | None:
        return await self._one(_person, f"SELECT {_PERSON} FROM people WHERE account = ?", account)

    async def add_login(self, login: Login) -> None:
        await self._write("INSERT INTO logins VALUES (?, ?, ?, ?, ?)", *login)

    async def saw_login(self, token_hash: bytes, seen: int) -> None:
        await self._write("UPDATE logins SET seen = ? WHERE token_hash = ?", seen, token_hash)

    async def visitor(self, token_hash: bytes) -> tuple[Login, Person] | None:
        return await self._one(_visitor, _VISITOR, token_hash)

    async def logins_of(self, person: str) -> list[Login]:
        query = f"SELECT {_LOGIN} FROM logins WHERE person = ? ORDER BY seen DESC"
        return await self._all(Login._make, query, person)

    async def signing_keys(self) -> list[Key]:
        return await self._all(Key._make, "SELECT created, secret FROM keys ORDER BY created")

    async def last_alive(self) -> int | None:
        return await self._one(first, "SELECT at FROM alive")


def listing_of(row: Any) -> Listing:
    """SQLite says 0 or 1 where PostgreSQL says false or true."""
    found = Listing._make(row)
    return found._replace(public=bool(found.public))


def _person(row: Any) -> Person:
    found = Person._make(row)
    return found._replace(is_banned=bool(found.is_banned))


def _visitor(row: Any) -> tuple[Login, Person]:
    login = Login._make(row[:5])
    created, name, *access = row[5:]
    return login, _person((login.person, name, created, *access))
