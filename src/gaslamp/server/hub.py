"""All tables that are in memory. Memory is only a cache: the store has them all."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from secrets import choice, token_bytes
from string import ascii_letters, digits
from typing import Final

from gaslamp.core.data import to_json
from gaslamp.core.errors import PutAside, Refusal, Stale
from gaslamp.server.crew import OnceForAll
from gaslamp.server.crowd import Client
from gaslamp.server.frames import Frame, framed
from gaslamp.server.house import House
from gaslamp.server.live import Live, open_live
from gaslamp.server.logs import log, log_fault
from gaslamp.server.outgoing import Nudged
from gaslamp.server.remark import Remark
from gaslamp.store import Entry, Unavailable
from gaslamp.table import requests
from gaslamp.table.faces import listing, preview_of, sitters_of
from gaslamp.table.rematch import Again
from gaslamp.table.requests import Answer, Who
from gaslamp.table.retrospect import Onward
from gaslamp.table.setup import NoClock, Setup
from gaslamp.table.state import PLAYING, Table, load

MOST_IDLE: Final = 500
"""So many tables are kept in memory though nobody looks at them."""
FORGOTTEN_AT_ONCE: Final = 10
FEW, TURNS = 200, 3
"""A patrol goes round so many tables every time; of more, to each every third time."""
BREATH: Final = 50
"""After so many tables the others get a turn."""
POLICY: Final = 1008
OVERDUE: Final = 30_000
"""Milliseconds by which the house is never late in saying that somebody's time is up."""
FAREWELL_TRIES: Final = 50
FAREWELL: Final = 5.0
"""Seconds that what is in hand has to be finished when the house closes."""


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self._live: dict[str, Live] = {}
        self.loaded = 0
        """How many tables were ever taken into memory."""
        self.times_shut_out = 0
        self._rounds = 0
        self._loading: OnceForAll[str, Live] = OnceForAll(house.crew)
        self.draining = False

    @property
    def sockets(self) -> set[Client]:
        return self.house.crowd.sockets

    async def live(self, table: str) -> Live:
        """The table, from memory or from the store; several who want it at once load it once."""
        found = self._live.pop(table, None)
        if found is None:
            return await self._loaded(table)
        self._live[table] = found
        return found

    def at_hand(self, table: str) -> Table | None:
        """The table as it is known, where nothing has to be read or waited for."""
        live = self._live.get(table)
        return None if live is None else live.journal.last_known

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Live]:
        """The table, which is not let go as long as somebody is there: all see the same one."""
        live = await self.live(table)
        while self._live.get(table) is not live:
            live = await self.live(table)
        live.guests += 1
        try:
            yield live
        finally:
            live.guests -= 1

    async def _loaded(self, table: str) -> Live:
        return await self._loading.get(table, partial(self._load, table), f"load {table}")

    async def _load(self, table: str) -> Live:
        try:
            await self.house.lease.enter(table)
            with self.house.putting_aside(table):
                found = await open_live(self.house, table)
            self._live[table] = found
            self.loaded += 1
            found.wake()
            return found
        except Refusal:
            self.house.lease.let_go([table])
            raise
        finally:
            self.house.metrics.tables.set(len(self._live))

    async def open(self, setup: Setup, host: Who) -> Table:
        table, code = new_table()
        return await self._create(requests.open_table(setup, host, table, code, token_bytes))

    async def go_on(self, onward: Onward, host: Who) -> Table:
        """A table of its own that goes on from a moment of another one's game."""
        table, code = new_table()
        setup, rules, continued = onward
        opened = requests.open_table(setup, host, table, code, token_bytes, continued, rules)
        return await self._create(opened)

    async def play_again(
        self, live: Live, who: Who, levels: Sequence[str | None], seats: Again
    ) -> None:
        """The new list first: a table that is spoken of must be there. The others who ask at the
        same moment are told that there is one."""
        table, code = new_table()
        made: list[Answer] = []

        def asked(old: Table) -> Answer:
            here, there = requests.play_again(old, who, table, code, token_bytes, levels, seats)
            made[:] = [there]
            return here

        async with live.again:
            async with live.journal.reading() as old:
                asked(old)
            await self._create(made[0])
            try:
                await live.ask(asked)
            except Stale:
                async with self.visit(table) as unwanted:
                    await unwanted.ask(requests.close)
                raise

    async def _create(self, answer: Answer) -> Table:
        entries = [Entry(self.house.now(), to_json(each)) for each in answer]
        made = load(entries)
        await self.house.store.append(made.id, 0, entries, listing(made), sitters_of(made))
        log("opened", table=made.id, game=made.setup.game)
        return made

    async def make_room(self) -> None:
        """Those longest unused are let go."""
        idle = [table for table, live in self._live.items() if live.idle]
        await self._let_go(idle[: max(0, len(idle) - MOST_IDLE)])

    async def _let_go(self, tables: Sequence[str]) -> None:
        """Some in each turn: a table is thousands of things to be forgotten. Who is visited
        meanwhile stays."""
        for start in range(0, len(tables), FORGOTTEN_AT_ONCE):
            some = tables[start : start + FORGOTTEN_AT_ONCE]
            gone = [table for table in some if table in self._live and self._live[table].idle]
            for table in gone:
                self._live.pop(table).stop()
            self.house.lease.let_go(gone)
            self.house.metrics.tables.set(len(self._live))
            await asyncio.sleep(0)

    async def patrol(self) -> None:
        """Round all tables: what was kept from happening by some fault happens now. Where there
        are many, a third of them each time."""
        self._rounds += 1
        turns = 1 if len(self._live) <= FEW else TURNS
        mine = [each for each in self._live.values() if (hash(each.id) + self._rounds) % turns == 0]
        await self._each(Live.patrol, mine)

    async def _each(self, do: Callable[[Live], Awaitable[None]], lives: Sequence[Live]) -> None:
        """One table that fails does not keep the others from their turn."""
        for place, live in enumerate(lives):
            try:
                await do(live)
            except PutAside:
                self._put_aside(live)
            except (Refusal, Unavailable):
                continue
            except Exception:
                log_fault("fault", table=live.id)
            if place % BREATH == BREATH - 1:
                await asyncio.sleep(0)

    def _put_aside(self, live: Live) -> None:
        """It has gone on in a way that only a later version can read: whoever looks on is told when
        they come again, and another node may have it."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
            live.stop()
            for watcher in list(live.audience.watchers):
                watcher.close(POLICY, "put aside")
            self.house.lease.let_go([live.id])
            self.house.metrics.tables.set(len(self._live))

    async def notice(self) -> bool:
        """Another process, such as `gaslamp admin`, may have appended to tables that are looked at
        here, or sent people away; whether any has written anything is asked first."""
        if not await self.house.store.changed_elsewhere():
            return False
        await self._each(Live.catch_up, list(self._live.values()))
        await self.shut_out()
        return True

    def names(self) -> list[str]:
        """Of all tables in memory."""
        return list(self._live)

    def length_of(self, table: str) -> int | None:
        """None where it is just being written, or not here."""
        known = self.at_hand(table)
        return None if known is None else known.length

    def wake(self, table: str) -> None:
        if table in self._live:
            self._live[table].wake()

    async def hear_of(self, table: str) -> None:
        """Another node has written to it."""
        if table in self._live:
            await self._each(Live.hear, [self._live[table]])

    def pass_on(self, passing: Remark) -> None:
        """What was told in passing at another node."""
        crowd, known = self.house.crowd, self.at_hand(passing.table)
        if isinstance(passing.said, Nudged):
            crowd.tell(crowd.of(passing.person), framed(passing.said))
        elif known is not None:
            self._live[passing.table].company.show(known, passing.said)

    async def shut_out(self) -> None:
        """Those who have been banned or logged out, or whose data has been deleted, leave. Who is
        still on their way in is looked at again there (`Door`)."""
        self.times_shut_out += 1
        await self.look_at_again(list(self.sockets))

    async def look_at_again(self, sockets: Sequence[Client]) -> None:
        """Those of them who are not welcome any more leave; who comes meanwhile is not asked."""
        welcome = await self.house.store.welcome({each.device for each in sockets})
        for socket in sockets:
            if socket.device not in welcome:
                socket.close(POLICY, "logged out")

    async def wake_up(self) -> None:
        """After a time away: clocks get back what they lost, and run again.

        That is all since the last sign of life, of which there is one a second: rather a second
        too much than that somebody loses by a restart. The sign of life comes last, so that a house
        that is killed in the midst of this goes on with it; what was given back of the same absence
        is not again.
        """
        store = self.house.store
        clocked = [t for t in await store.tables_in(PLAYING) if await self.is_timed(t)]
        changes = [await self._last_change(table) for table in clocked]
        last = max(await store.last_alive() or 0, *changes, 0)
        self.house.hours.open(last or None)
        for table in clocked:
            await self.give_back(table, last or self.house.now())
        await store.save_alive(self.house.now())

    async def _last_change(self, table: str) -> int:
        """What is in the lists has happened, whatever time the signs of life tell."""
        last = await self.house.store.length(table) - 1
        return max((each.at for each in await self.house.store.entries(table, last)), default=0)

    async def give_back(self, table: str, since: int) -> None:
        """A table that cannot be read keeps nobody else waiting."""
        try:
            async with self.visit(table) as live:
                await live.ask(lambda it: self._given_back(it, since))
        except Refusal:
            log_fault("put-aside", table=table)

    def _given_back(self, table: Table, since: int) -> Answer:
        """Where somebody's time was up long before the house closed, it was not open: it would have
        said so. Then nobody was there since the last thing that happened."""
        due = table.clock.due()
        if (due is not None and due[0] + OVERDUE < since) or not since:
            since = table.changed
        return requests.give_back(table, self.house.now() - since, since)

    async def is_timed(self, table: str) -> bool:
        """Whether a clock runs there. Where that cannot be read, the table itself is looked at."""
        found = await self.house.store.listing(table)
        try:
            return found is not None and not isinstance(preview_of(found).clock, NoClock)
        except PutAside:
            return True

    async def forget(self) -> None:
        """Tables where nothing has happened for too long, some at a time."""
        days = self.house.settings.retention_days
        before = self.house.now() - days * 24 * 3600 * 1000
        while count := await self.house.store.forget(before):
            log("forgot", tables=count)
        idle = [table for table, live in self._live.items() if live.idle]
        gone = [table for table in idle if not await self.house.store.length(table)]
        await self._let_go(gone)

    async def drain(self, farewell: Frame) -> None:
        """Whatever was asked is finished, everybody is told to come back."""
        self.draining = True
        for live in list(self._live.values()):
            live.stop()
        try:
            async with asyncio.timeout(FAREWELL):
                await self._finish()
        except TimeoutError:
            log_fault("drain")
        for socket in list(self.sockets):
            socket.send(farewell)
        await self.house.lease.leave()
        await self._let_them_hear()

    async def _finish(self) -> None:
        for live in list(self._live.values()):
            async with live.journal.reading():
                pass

    async def _let_them_hear(self) -> None:
        """As long as it takes, up to a second: somebody may not be reading."""
        for _ in range(FAREWELL_TRIES):
            if not any(socket.has_unsent for socket in self.sockets):
                return
            await asyncio.sleep(1 / FAREWELL_TRIES)


def new_table() -> tuple[str, str]:
    """A table's name, and the code of its link, which nobody can guess."""
    return _letters(12), _letters(24)


def _letters(how_many: int) -> str:
    """No signs: a name that begins with a dash would be an option to the command line."""
    return "".join(choice(ascii_letters + digits) for _ in range(how_many))
