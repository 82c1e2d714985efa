"""A table that somebody is looking at, or where something will happen by itself.

Five things make it up: its `Journal`, the `Audience`, the `Alarm`, the `Bots` and the `Presence`.
Whatever one of them was kept from doing, `patrol` does a second later.
"""

import asyncio
from contextlib import suppress
from time import monotonic

from gaslamp.core.errors import Refusal
from gaslamp.server.house import House
from gaslamp.server.live.alarm import Alarm
from gaslamp.server.live.audience import Audience, Watcher
from gaslamp.server.live.bots import Bots
from gaslamp.server.live.company import Company
from gaslamp.server.live.curtain import Curtain
from gaslamp.server.live.journal import Asking, Journal
from gaslamp.server.live.loading import entries_of, load
from gaslamp.server.live.presence import Presence
from gaslamp.table import requests
from gaslamp.table.requests import Answer
from gaslamp.table.state import PLAYING, Table


async def open_live(house: House, table: str) -> "Live":
    """A table from the store."""
    entries = await entries_of(house.store, table)
    loaded = await load(table, entries)
    if not loaded.setup.delay:
        return Live(house, loaded)
    curtain = Curtain(loaded.setup.delay)
    return Live(house, await curtain.look_back(table, entries, house.now()), curtain)


class Live:
    def __init__(self, house: House, table: Table, curtain: Curtain | None = None) -> None:
        self.id = table.id
        self.house = house
        self.guests = 0
        """How many are here, or about to be: see `Hub.visit`."""
        self._is_closed = False
        self.journal = Journal(house, table)
        self.audience = Audience(house.now, curtain)
        self.company = Company(house, self.audience)
        self.again = asyncio.Lock()
        """One at a time asks for the next game."""
        self._bots = Bots(house, self.journal, self._ask_quietly)
        self._alarm = Alarm(house.now, self._time_out)
        self._presence = Presence(house.settings.absence, monotonic)

    async def ask(self, asked: Asking) -> None:
        """Carry out what is asked, or raise its refusal; whoever asks may go away meanwhile."""
        await self.house.crew.carry_out(self._ask(asked), f"ask {self.id}")

    async def _ask(self, asked: Asking) -> None:
        """What was read on the way is told, even if in the end the answer is no."""
        try:
            await self.journal.carry_out(asked)
        finally:
            self._go_on()

    def ask_soon(self, asked: Asking) -> None:
        """For what the house asks itself."""
        self.house.crew.start(self._ask_quietly(asked), f"ask {self.id}")

    async def _ask_quietly(self, asked: Asking) -> None:
        """A refusal is nobody's business."""
        with suppress(Refusal):
            await self._ask(asked)

    async def catch_up(self) -> None:
        """With what others have written, where somebody is looking."""
        if self.audience.watchers and await self.journal.read_again():
            self._go_on()

    def _go_on(self) -> None:
        """Everybody is told, and what comes next by itself is on its way."""
        table = self.journal.last_known
        if table is not None:
            self.audience.spread(table)
            self._wake(table)

    def wake(self) -> None:
        table = self.journal.last_known
        if table is not None:
            self._wake(table)

    def _wake(self, table: Table) -> None:
        if self._is_closed:
            return
        self._alarm.set_for(table)
        self._bots.wake(table, bool(self.audience.watchers))

    async def patrol(self) -> None:
        """Nothing to do, as a rule: what should be known is, what should be on its way is."""
        if self.journal.is_busy:
            return
        if self.journal.last_known is None:
            async with self.journal.reading():
                pass
            self._go_on()
        table = self.journal.last_known
        if table is not None:
            self._wake(table)
            self.audience.lift(table)
            for seat in self._presence.missing(table, self.audience.here):
                self.ask_soon(_leaving(seat))

    def _time_out(self) -> None:
        self.ask_soon(lambda table: requests.time_out(table, self.house.now()))

    def enter(self, watcher: Watcher, table: Table) -> None:
        """While the table is being read."""
        self.audience.watchers.add(watcher)
        for seat in table.seats_of(watcher.person):
            if table.chairs[seat].gone_since is not None:
                self.ask_soon(_coming_back(seat))
        asyncio.get_running_loop().call_soon(self.wake)

    def leave(self, watcher: Watcher) -> None:
        self.audience.watchers.discard(watcher)
        self._presence.left(watcher.person)

    @property
    def idle(self) -> bool:
        """Nobody watches and nothing will happen by itself."""
        table = self.journal.last_known
        if table is None or self.guests or self._bots.are_playing:
            return False
        return table.clock.due() is None or table.phase != PLAYING

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._is_closed = True
        self._alarm.stop_for_good()
        self._bots.stop()


def _leaving(seat: int) -> Asking:
    return lambda table: requests.leave(table, seat)


def _coming_back(seat: int) -> Asking:
    return lambda table: requests.come_back(table, seat)


__all__ = ["Answer", "Asking", "Live", "Watcher", "open_live"]
