"""The part of the PostgreSQL store that has people, their devices, and the house's keys."""

from collections.abc import Iterable
from typing import Any, Final

import psycopg

from gaslamp.store import Access, Key, Login, Person, Raced, Subscription, Taken
from gaslamp.store.postgres.base import Base, first
from gaslamp.store.postgres.wire import Wire
from gaslamp.store.subscriptions import MOST

_REST: Final = "name, account, passphrase, recovery, is_banned"
_GONE: Final = "SELECT pg_notify('gaslamp', 'gone ' || ?::bigint)"
"""Told to every node: nothing that was made earlier may be shown again."""
_PERSON: Final = "person, name, created, account, passphrase, recovery, is_banned"
_LOGIN: Final = "token_hash, person, created, seen, device"
_GIVE_ACCOUNT: Final = """UPDATE people SET account = ?, passphrase = ?, recovery = ?
    WHERE person = ? AND recovery IS NOT DISTINCT FROM ?::text"""
_VISITOR: Final = f"""SELECT token_hash, person, l.created, seen, device, p.created, {_REST}
    FROM logins l JOIN people p USING (person) WHERE token_hash = ?"""
_WELCOME: Final = """SELECT token_hash FROM logins JOIN people USING (person)
    WHERE NOT is_banned AND token_hash = ANY (?::bytea[])"""
_SUBSCRIPTIONS_OF: Final = """SELECT token_hash, s.person, s.created, endpoint, public_key, auth,
    lang FROM subscriptions s JOIN logins USING (token_hash)
    JOIN people p ON p.person = s.person WHERE s.person = ? AND NOT is_banned"""
_TOO_MANY: Final = """DELETE FROM subscriptions WHERE token_hash IN (SELECT token_hash
    FROM subscriptions WHERE person = ? ORDER BY created DESC OFFSET ?)"""
_THEIRS: Final = ("people", "logins", "marks", "sitting", "subscriptions", "played")


class People(Base):
    async def add_person(self, person: Person) -> None:
        await self._write(f"INSERT INTO people ({_PERSON}) VALUES (?, ?, ?, ?, ?, ?, ?)", *person)

    async def rename(self, person: str, name: str) -> None:
        await self._write("UPDATE people SET name = ? WHERE person = ?", name, person)

    async def ban(self, person: str, is_banned: bool) -> None:
        query = "UPDATE people SET is_banned = ? WHERE person = ?"
        await self._write_of_people((query, (is_banned, person)))

    async def give_account(self, person: str, access: Access, before: str | None) -> None:
        def job(wire: Wire) -> None:
            try:
                given = wire.execute(_GIVE_ACCOUNT, (*access, person, before))
            except psycopg.errors.UniqueViolation as error:
                raise Taken(access.account) from error
            if not given.rowcount:
                raise Raced(person)

        await self._do(job)

    async def person(self, person: str) -> Person | None:
        query = f"SELECT {_PERSON} FROM people WHERE person = ?"
        return await self._one(Person._make, query, person)

    async def person_by_account(self, account: str) -> Person | None:
        query = f"SELECT {_PERSON} FROM people WHERE account = ?"
        return await self._one(Person._make, query, account)

    async def delete_person(self, person: str) -> None:
        await self._write_of_people(
            *((f"DELETE FROM {table} WHERE person = ?", (person,)) for table in _THEIRS),
            ("UPDATE listings SET host = '' WHERE host = ?", (person,)),
            (_GONE, (self.id,)),
        )

    async def add_login(self, login: Login) -> None:
        await self._write("INSERT INTO logins VALUES (?, ?, ?, ?, ?)", *login)

    async def saw_login(self, token_hash: bytes, seen: int) -> None:
        await self._write("UPDATE logins SET seen = ? WHERE token_hash = ?", seen, token_hash)

    async def visitor(self, token_hash: bytes) -> tuple[Login, Person] | None:
        return await self._one(_visitor, _VISITOR, token_hash)

    async def welcome(self, token_hashes: Iterable[bytes]) -> set[bytes]:
        return set(await self._all(first, _WELCOME, list(token_hashes)))

    async def logins_of(self, person: str) -> list[Login]:
        query = f"SELECT {_LOGIN} FROM logins WHERE person = ? ORDER BY seen DESC"
        return await self._all(Login._make, query, person)

    async def end_login(self, token_hash: bytes) -> None:
        await self._write_of_people(
            ("DELETE FROM subscriptions WHERE token_hash = ?", (token_hash,)),
            ("DELETE FROM logins WHERE token_hash = ?", (token_hash,)),
        )

    async def subscribe(self, subscription: Subscription) -> None:
        def job(wire: Wire) -> None:
            query = "DELETE FROM subscriptions WHERE token_hash = ? OR endpoint = ?"
            wire.execute(query, (subscription.token_hash, subscription.endpoint))
            wire.execute("INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?)", subscription)
            wire.execute(_TOO_MANY, (subscription.person, MOST))

        await self._do(job)

    async def subscriptions_of(self, person: str) -> list[Subscription]:
        return await self._all(Subscription._make, _SUBSCRIPTIONS_OF, person)

    async def unsubscribe(self, token_hash: bytes, endpoint: str | None = None) -> None:
        query = """DELETE FROM subscriptions
            WHERE token_hash = ? AND coalesce(?::text, endpoint) = endpoint"""
        await self._write(query, token_hash, endpoint)

    async def keep_post_key(self, secret: bytes) -> bytes:
        await self._write("INSERT INTO post_key VALUES (1, ?) ON CONFLICT DO NOTHING", secret)
        kept = await self._all(first, "SELECT secret FROM post_key")
        return bytes(kept[0])

    async def add_key(self, key: Key) -> None:
        """Two nodes that open a new house together make two keys, and believe both."""
        query = "INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._write_of_people((query, key))

    async def signing_keys(self) -> list[Key]:
        return await self._all(Key._make, "SELECT created, secret FROM keys ORDER BY created")

    async def drop_keys(self, before: int) -> None:
        await self._write_of_people(("DELETE FROM keys WHERE created < ?", (before,)))

    async def save_alive(self, at: int) -> None:
        query = """INSERT INTO alive VALUES (1, ?)
            ON CONFLICT (id) DO UPDATE SET at = greatest(alive.at, excluded.at)"""
        await self._write(query, at)

    async def last_alive(self) -> int | None:
        return await self._one(first, "SELECT at FROM alive")


def _visitor(row: Any) -> tuple[Login, Person]:
    login = Login._make(row[:5])
    created, name, *kept = row[5:]
    return login, Person(login.person, name, created, *kept)
