"""What every table needs of the rest of the house."""

import asyncio

from gaslamp.server.crew import Crew
from gaslamp.server.hours import Hours
from gaslamp.server.metrics import Metrics
from gaslamp.server.settings import Settings
from gaslamp.server.thinkers import Scholars, Thinkers
from gaslamp.store import Store


class House:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.hours = Hours()
        self.crew = Crew()
        self.thinkers = Thinkers(settings, metrics)
        self.scholars = Scholars(settings, metrics)

    def now(self) -> int:
        return self.hours.now()

    async def close(self) -> None:
        await asyncio.gather(self.thinkers.close(), self.scholars.close())
