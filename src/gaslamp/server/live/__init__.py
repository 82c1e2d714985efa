"""A table that somebody is looking at, or where something will happen by itself.

Five things make it up: its `Journal`, the `Audience`, the `Alarm`, the `Bots` and the `Presence`.
Whatever one of them was kept from doing, `patrol` does a second or three later.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic

from gaslamp.core.errors import Refusal
from gaslamp.server.house import House
from gaslamp.server.live.alarm import Alarm
from gaslamp.server.live.audience import Audience, Watcher
from gaslamp.server.live.bots import Bots
from gaslamp.server.live.company import Company
from gaslamp.server.live.curtain import Curtain
from gaslamp.server.live.journal import Asking, Journal
from gaslamp.server.live.loader import entries_of, load
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
        is_watched = partial(bool, self.audience.watchers)
        self._bots = Bots(house, self.journal, self._ask_as_owner, is_watched)
        self._alarm = Alarm(house.now, self._time_out)
        self._presence = Presence(house.settings.absence, monotonic)

    async def ask(self, asked: Asking, then: Callable[[], None] = lambda: None) -> None:
        """Carry out what is asked, or raise its refusal; whoever asks may go away meanwhile. What
        `then` says goes out with what everybody is told, in the same breath."""
        await self.house.crew.carry_out(self._ask(asked, then), f"ask {self.id}")

    async def _ask(self, asked: Asking, then: Callable[[], None] = lambda: None) -> None:
        """What was read on the way is told, even if in the end the answer is no."""
        try:
            await self.journal.carry_out(asked)
        finally:
            self._go_on()
        then()

    def ask_soon(self, asked: Asking) -> None:
        """For what the house asks itself."""
        self.house.crew.start(self._ask_quietly(asked), f"ask {self.id}")

    async def _ask_quietly(self, asked: Asking) -> None:
        """A refusal is nobody's business."""
        with suppress(Refusal):
            await self._ask(asked)

    async def _ask_as_owner(self, asked: Asking) -> None:
        await self._ask_quietly(self._if_mine(asked))

    def _if_mine(self, asked: Asking) -> Asking:
        """What happens by itself is one node's business, as it is when it is written."""

        def asked_of_owner(table: Table) -> Answer:
            if self.house.lease.owns(self.id):
                return asked(table)
            self.house.metrics.unasked.inc()
            return []

        return asked_of_owner

    async def hear(self) -> None:
        """Another node has written to it."""
        if await self.journal.read_again():
            self._go_on()

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
        if not self.house.lease.owns(self.id):
            self._alarm.stop()
            return
        self._alarm.set_for(table)
        self._bots.wake(table)

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
            await self._miss(table)

    async def _miss(self, table: Table) -> None:
        """Who is at another node is there."""
        if not self.house.lease.owns(self.id):
            return
        missing = self._presence.missing(table, self.audience.here)
        elsewhere = set(await self.house.lease.elsewhere(self.id)) if missing else set()
        for seat in missing:
            person = table.chairs[seat].person or ""
            if person in elsewhere:
                self._presence.left(person)
            else:
                self.ask_soon(self._if_mine(_leaving(seat)))

    def _time_out(self) -> None:
        self.house.metrics.rung.inc()
        self.ask_soon(self._if_mine(lambda table: requests.time_out(table, self.house.now())))

    def enter(self, watcher: Watcher, table: Table) -> None:
        """While the table is being read."""
        self.audience.watchers.add(watcher)
        self.house.lease.arrived(self.id, watcher.person)
        for seat in table.seats_of(watcher.person):
            if table.chairs[seat].gone_since is not None:
                self.ask_soon(_coming_back(seat))
        asyncio.get_running_loop().call_soon(self.wake)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.audience.watchers:
            self.audience.watchers.discard(watcher)
            self.house.lease.left(self.id, watcher.person)
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
