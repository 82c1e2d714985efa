"""What every table needs of the rest of the house."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gaslamp.core.errors import PutAside
from gaslamp.core.sentence import say
from gaslamp.server.crew import Crew
from gaslamp.server.crowd import Crowd
from gaslamp.server.hours import Hours
from gaslamp.server.lease import lease_of
from gaslamp.server.limits import purses_of
from gaslamp.server.metrics import Metrics
from gaslamp.server.post import Post
from gaslamp.server.refusals import TooMuch
from gaslamp.server.settings import Settings
from gaslamp.server.thinkers import Scholars, Thinkers
from gaslamp.server.turnstile import Turnstile
from gaslamp.store import Store

HEARD_AT_ONCE: Final = 12
"""So many messages are answered in one turn of the loop, of so many people if there are."""


class House:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.hours = Hours()
        self.crew = Crew()
        self.lease = lease_of(store, self.crew, settings)
        self.aside: set[str] = set()
        self.thinkers = Thinkers(settings, metrics)
        self.scholars = Scholars(settings, metrics)
        self.crowd = Crowd()
        self.purses = purses_of(settings.limits)
        self.ear = Turnstile(HEARD_AT_ONCE, fewest=HEARD_AT_ONCE)
        self.post = Post(settings, store, self.crew, metrics, self.now, self.purses["posts"])

    @contextmanager
    def putting_aside(self, table: str) -> Iterator[None]:
        """Whoever runs the house is to know of the tables that it cannot read."""
        try:
            yield
        except PutAside:
            self.aside.add(table)
            self.metrics.aside.set(len(self.aside))
            raise

    def spend(self, kind: str, who: str) -> None:
        if not self.purses[kind].spend(who):
            raise TooMuch(say("server-too-much"))

    def now(self) -> int:
        return self.hours.now()

    async def close(self) -> None:
        await asyncio.gather(self.thinkers.close(), self.scholars.close())
