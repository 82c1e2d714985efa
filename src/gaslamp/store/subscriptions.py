"""The part of the SQLite store that knows which browsers are to be told of a turn."""

import sqlite3
from typing import Final

from gaslamp.store import Subscription
from gaslamp.store.queries import Queries, first

MOST: Final = 10
"""So many browsers of one person are told; the one that asked longest ago is forgotten."""
_ALL: Final = "token_hash, s.person, s.created, endpoint, public_key, auth, lang"
_OF: Final = f"""SELECT {_ALL} FROM subscriptions s JOIN logins USING (token_hash)
    JOIN people p ON p.person = s.person WHERE s.person = ? AND NOT is_banned"""
_TOO_MANY: Final = """DELETE FROM subscriptions WHERE token_hash IN (SELECT token_hash
    FROM subscriptions WHERE person = ? ORDER BY created DESC LIMIT -1 OFFSET ?)"""


class Subscriptions(Queries):
    async def subscribe(self, subscription: Subscription) -> None:
        def job(connection: sqlite3.Connection) -> None:
            row = "REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?)"
            connection.execute(row, subscription)
            connection.execute(_TOO_MANY, (subscription.person, MOST))

        await self._do(job)

    async def subscriptions_of(self, person: str) -> list[Subscription]:
        return await self._all(Subscription._make, _OF, person)

    async def unsubscribe(self, token_hash: bytes, endpoint: str | None = None) -> None:
        query = (
            "DELETE FROM subscriptions WHERE token_hash = ? AND coalesce(?, endpoint) = endpoint"
        )
        await self._write(query, token_hash, endpoint)

    async def keep_post_key(self, secret: bytes) -> bytes:
        await self._write("INSERT OR IGNORE INTO post_key VALUES (1, ?)", secret)
        kept = await self._all(first, "SELECT secret FROM post_key")
        return bytes(kept[0])
