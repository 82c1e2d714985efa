"""The part of the PostgreSQL store that has people, their devices, and the house's keys."""

from collections.abc import Iterable
from typing import Final

import psycopg

from gaslamp.store import Access, AccountTaken, Key, Raced, Subscription
from gaslamp.store.postgres.base import Base
from gaslamp.store.postgres.wire import Wire
from gaslamp.store.queries import first
from gaslamp.store.subscriptions import MOST

_GONE: Final = "SELECT pg_notify('gaslamp', 'gone ' || ?::bigint)"
"""Told to every node: nothing that was made earlier may be shown again."""
_GIVE_ACCOUNT: Final = """UPDATE people SET account = ?, passphrase = ?, recovery = ?
    WHERE person = ? AND recovery IS NOT DISTINCT FROM ?::text"""
_WELCOME: Final = """SELECT token_hash FROM logins JOIN people USING (person)
    WHERE NOT is_banned AND token_hash = ANY (?::bytea[])"""
_SUBSCRIPTIONS_OF: Final = """SELECT token_hash, s.person, s.created, endpoint, public_key, auth,
    lang FROM subscriptions s JOIN logins USING (token_hash)
    JOIN people p ON p.person = s.person WHERE s.person = ? AND NOT is_banned"""
_TOO_MANY: Final = """DELETE FROM subscriptions WHERE token_hash IN (SELECT token_hash
    FROM subscriptions WHERE person = ? ORDER BY created DESC OFFSET ?)"""
_THEIRS: Final = ("people", "logins", "marks", "sitting", "subscriptions", "played")


class People(Base):
    async def ban(self, person: str, is_banned: bool) -> None:
        query = "UPDATE people SET is_banned = ? WHERE person = ?"
        await self._write_of_people((query, (is_banned, person)))

    async def give_account(self, person: str, access: Access, before: str | None) -> None:
        def job(wire: Wire) -> None:
            try:
                given = wire.execute(_GIVE_ACCOUNT, (*access, person, before))
            except psycopg.errors.UniqueViolation as error:
                raise AccountTaken(access.account) from error
            if not given.rowcount:
                raise Raced(person)

        await self._do(job)

    async def delete_person(self, person: str) -> None:
        await self._write_of_people(
            *((f"DELETE FROM {table} WHERE person = ?", (person,)) for table in _THEIRS),
            ("UPDATE listings SET host = '' WHERE host = ?", (person,)),
            (_GONE, (self.id,)),
        )

    async def welcome(self, token_hashes: Iterable[bytes]) -> set[bytes]:
        return set(await self._all(first, _WELCOME, list(token_hashes)))

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

    async def drop_keys(self, before: int) -> None:
        await self._write_of_people(("DELETE FROM keys WHERE created < ?", (before,)))

    async def save_alive(self, at: int) -> None:
        query = """INSERT INTO alive VALUES (1, ?)
            ON CONFLICT (id) DO UPDATE SET at = greatest(alive.at, excluded.at)"""
        await self._write(query, at)
