"""All tables that are in memory. Memory is only a cache: the store has them all."""

import asyncio
from collections.abc import Callable
from secrets import choice, token_bytes
from string import ascii_letters, digits
from typing import Final

from gaslamp.core.data import from_json, to_json
from gaslamp.core.errors import NoSuchTable
from gaslamp.core.sentence import say
from gaslamp.server.live import House, Live, Watcher, now
from gaslamp.server.logs import log
from gaslamp.store import Entry
from gaslamp.table import asking
from gaslamp.table.asking import Answer, Who
from gaslamp.table.faces import Preview, listing
from gaslamp.table.setup import NoClock, Setup
from gaslamp.table.state import PLAYING, Table, load

MOST_IDLE: Final = 500
"""So many tables are kept in memory though nobody looks at them."""
BREATH: Final = 50
"""After so many tables the others get a turn."""
POLICY: Final = 1008
FAREWELL_TRIES: Final = 50


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self._live: dict[str, Live] = {}
        self.sockets: set[Watcher] = set()
        """All that are open, whichever table they look at."""
        self.draining = False

    def live(self, table: str) -> Live:
        """The table, from memory or from the store."""
        found = self._live.pop(table, None)
        if found is None:
            entries = self.house.store.entries(table)
            if not entries:
                raise NoSuchTable(say("table-no-such-table"))
            found = Live(self.house, entries)
            found.look_for_people()
            found.wake()
        self._live[table] = found
        self.house.metrics.tables.set(len(self._live))
        return found

    async def open(self, setup: Setup, host: Who) -> Table:
        table, code = new_table()
        return await self._create(asking.open_table(setup, host, table, code, token_bytes))

    async def play_again(self, live: Live, who: Who) -> None:
        """The new list first: a table that is spoken of must be there."""
        table, code = new_table()
        made: list[Answer] = []

        def asked(old: Table) -> Answer:
            here, there = asking.play_again(old, who, table, code, token_bytes)
            made[:] = [there]
            return here

        asked(live.table)
        await self._create(made[0])
        await live.ask(asked)

    async def _create(self, answer: Answer) -> Table:
        entries = [Entry(now(), to_json(each)) for each in answer]
        made = load(entries)
        sitting = {seat: made.chairs[seat].person or "" for seat in made.humans}
        await asyncio.wrap_future(
            self.house.store.append(made.id, 0, entries, listing(made), sitting)
        )
        log("opened", table=made.id, game=made.setup.game)
        if not made.humans:
            self.live(made.id)
        return made

    def make_room(self) -> None:
        """Those longest unused are let go."""
        idle = [table for table, live in self._live.items() if live.idle]
        for table in idle[: max(0, len(idle) - MOST_IDLE)]:
            self._live.pop(table).stop()
        self.house.metrics.tables.set(len(self._live))

    async def catch_up(self) -> None:
        """Other processes may have appended to tables that are looked at here, or sent people
        away; whether any has written anything is asked first, for there may be many tables."""
        if not await asyncio.wrap_future(self.house.store.changed_elsewhere()):
            return
        for place, (table, live) in enumerate(list(self._live.items())):
            if live.watchers and self.house.store.length(table) > live.table.length:
                await live.catch_up()
            if place % BREATH == 0:
                await asyncio.sleep(0)
        self.shut_out()

    def shut_out(self) -> None:
        """Those who have been banned, or whose data has been deleted, are no longer here."""
        welcome = self.house.store.welcome({each.person for each in self.sockets})
        for socket in list(self.sockets):
            if socket.person not in welcome:
                socket.close(POLICY, "banned")

    async def wake_up(self) -> None:
        """After a time away: clocks get back what they lost, and run again.

        That is all since the last sign of life, of which there is one a second: rather a second
        too much, when a house opens beside another too, than that somebody loses by a restart.
        The sign of life comes last, so that a house that is killed in the midst of this goes on
        with it; what was given back of the same absence, here or by another node, is not again.
        """
        store = self.house.store
        since = store.last_alive() or now()
        for table in store.tables_in(PLAYING):
            if self._has_clock(table):
                await self.live(table).ask(_giving_back(since))
        await asyncio.wrap_future(store.save_alive(now()))

    def _has_clock(self, table: str) -> bool:
        found = self.house.store.listing(table)
        return found is not None and not isinstance(
            from_json(found.preview, Preview).clock, NoClock
        )

    async def forget(self) -> None:
        days = self.house.settings.retention_days
        count = await asyncio.wrap_future(self.house.store.forget(now() - days * 24 * 3600 * 1000))
        if count:
            log("forgot", tables=count)
            for table in [each for each, live in self._live.items() if live.idle]:
                if not self.house.store.length(table):
                    self._live.pop(table).stop()

    async def drain(self, farewell: bytes) -> None:
        """Whatever was asked is finished, everybody is told to come back."""
        self.draining = True
        for live in list(self._live.values()):
            async with live.lock:
                for watcher in list(live.watchers):
                    watcher.send(farewell)
            live.stop()
        await self._let_them_hear()

    async def _let_them_hear(self) -> None:
        """As long as it takes, up to a second: somebody may not be reading."""
        for _ in range(FAREWELL_TRIES):
            watchers = [each for live in self._live.values() for each in live.watchers]
            if not any(watcher.has_unsent for watcher in watchers):
                return
            await asyncio.sleep(1 / FAREWELL_TRIES)


def _giving_back(since: int) -> Callable[[Table], Answer]:
    return lambda table: asking.give_back(table, now() - since, since)


def new_table() -> tuple[str, str]:
    """A table's name, and the code of its link, which nobody can guess."""
    return _letters(12), _letters(24)


def _letters(how_many: int) -> str:
    """No signs: a name that begins with a dash would be an option to the command line."""
    return "".join(choice(ascii_letters + digits) for _ in range(how_many))
