"""Notifications by the push services of people's browsers: that it is their turn, and where.

No table waits for them. So many are on their way at a time, and each has so long; one that a
service does not take is tried again a few times, and a browser that its service does not know any
more is forgotten.
"""

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from typing import Final

from gaslamp.core.data import Data, to_json
from gaslamp.server.crew import Crew
from gaslamp.server.limits import Purse
from gaslamp.server.metrics import Metrics
from gaslamp.server.post.delivery import Courier, DeliveryError
from gaslamp.server.post.seal import Identity
from gaslamp.server.settings import Settings
from gaslamp.store import Store, Subscription, Unavailable
from gaslamp.words import speaking

MOST: Final = 500
"""So many notifications may be on their way; more are dropped."""
AT_ONCE: Final = 4
PAUSES: Final = (0, 60, 600)
"""Seconds before each try."""
TAKEN: Final = (200, 201, 202, 204)
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429, 500, 502, 503, 504)


class Note(Data):
    """What a notification says: all of it, encrypted for the browser alone."""

    title: str
    text: str
    lang: str
    table: str


class Post:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        crew: Crew,
        metrics: Metrics,
        now: Callable[[], int],
        purse: Purse,
    ) -> None:
        self._settings = settings.post
        self._store = store
        self._crew = crew
        self._metrics = metrics
        self._purse = purse
        self._courier = Courier(settings.post, now)
        self._doors = asyncio.Semaphore(AT_ONCE)
        self._identity: Identity | None = None
        self._count = 0

    async def identity(self) -> Identity:
        """By which push services know this house: made once, and kept in its store."""
        if self._identity is None:
            kept = await self._store.keep_post_key(Identity.secret())
            self._identity = Identity(kept)
        return self._identity

    def call(self, person: str, table: str, game: str) -> None:
        """Somebody whose turn it is, on all browsers that they want it on."""
        if self._settings.is_open and self._purse.spend(person):
            self._crew.start(self._call(person, table, game), f"call {table}")

    async def _call(self, person: str, table: str, game: str) -> None:
        for each in await self._store.subscriptions_of(person):
            if self._count >= MOST:
                self._metrics.posted.labels("dropped").inc()
                continue
            self._count += 1
            work = self._send(each, note_of(table, game, each.lang))
            self._crew.start(work, f"post {table}").add_done_callback(self._sent)

    def _sent(self, _: object) -> None:
        self._count -= 1

    async def _send(self, to: Subscription, note: Note) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            status = await self._try(to, note)
            if status not in LATER:
                break
        how = "sent" if status in TAKEN else "gone" if status in GONE else "failed"
        self._metrics.posted.labels(how).inc()
        if status in GONE:
            await self._store.unsubscribe(to.token_hash, to.endpoint)

    async def _try(self, to: Subscription, note: Note) -> int:
        """What its service answers; as if it were out of order, when it does not."""
        async with self._doors:
            try:
                identity, salt = await self.identity(), token_bytes(16)
                return await self._courier.bring(identity, to, to_json(note), note.table, salt)
            except (DeliveryError, Unavailable):
                return LATER[-1]


def note_of(table: str, game: str, lang: str) -> Note:
    words = speaking(lang)
    title = words(f"{game.replace('_', '-')}-title")
    return Note(words("server-title"), words("server-your-turn", game=title), lang, table)
