"""What a node does for and with the others that share its store.

It says that it lives, takes over from those that do not, hears what they write and shows it. All of
it may fail or come late: what was appended is decided by comparing, whoever appends it.
"""

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from gaslamp.core.data import from_json
from gaslamp.server.hub import Hub
from gaslamp.server.lease import SharedLease
from gaslamp.server.ledger import AGAIN, EVERY, FORGOTTEN, Ledger
from gaslamp.server.logs import log
from gaslamp.server.remark import Remark
from gaslamp.store import Unavailable
from gaslamp.store.cluster import SETTLED, Orphan, Renewal
from gaslamp.table.state import PLAYING

BEATS: Final = 4
"""So often is a lease renewed in its time."""
BEAT: Final = 0.75
"""And at least so often, in seconds: who was cut off says soon that it lives."""
LOOK_AROUND: Final = 2.0
"""Seconds after which is looked for what nobody has told."""
SWEEP: Final = 60.0
WATCH: Final = 0.25
"""Seconds after which is looked whether all nodes live."""
SOME: Final = 50
"""So many tables are taken over at once, so that nodes share what is left by one."""
FIRST_CHOICE: Final = 0.3
"""Seconds in which each node takes what is looked at there, before anybody takes the rest."""
People = Callable[[], Coroutine[Any, Any, None]]


class Neighbours:
    def __init__(
        self,
        hub: Hub,
        lease: SharedLease,
        ledger: Ledger,
        people_changed: People,
        somebody_gone: People,
    ) -> None:
        self._hub = hub
        self._lease = lease
        self._ledger = ledger
        self._store = lease.store
        self._people_changed = people_changed
        self._somebody_gone = somebody_gone
        self._steady_since = monotonic()
        self._renewed = monotonic()
        self._adopting = asyncio.Lock()
        self._asked: set[str] = set()
        self._is_leaving = False

    async def open(self) -> None:
        """Before anything is read: by whose time, and who tells what happens."""
        house, loop = self._hub.house, asyncio.get_running_loop()
        renewal = await self._store.renew(0)
        if renewal is not None:
            house.hours.agree(renewal.now)
        last = await self._store.last_alive()
        house.hours.open(last)

        def news(word: str, about: str) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._heard, word, about)

        self._store.hear(news)
        await self._take_up(last or house.now())

    def keep(self) -> None:
        crew = self._hub.house.crew
        crew.keep(self.beat, min(BEAT, self._store.lease / BEATS), "lease")
        crew.keep(self._take_over, WATCH, "watch")
        crew.keep(self._look_around, LOOK_AROUND, "look around")
        crew.keep(self._sweep, SWEEP, "lost tables")
        crew.keep(self._ledger.say, EVERY, "ledger")
        crew.keep(self._ledger.say_again, AGAIN, "ledger again")
        crew.keep(self._ledger.forget, FORGOTTEN, "ledger forgets")

    async def beat(self) -> None:
        """While the database is away there is nothing to renew, and nobody's time runs out."""
        self._lease.is_paused |= monotonic() - self._renewed > self._store.lease
        with suppress(Unavailable):
            begun, now = monotonic(), self._hub.house.now()
            renewal = await self._store.renew(now)
            if renewal is None:
                await self._come_again()
            if self._lease.is_paused:
                await self._make_good(now - int((begun - self._renewed) * 1000))
            self._renewed = begun
            self._lease.is_paused = False
            if renewal is not None:
                await self._go_on(renewal)

    async def _make_good(self, since: int) -> None:
        """Nobody could move, or nobody would have been told: that was nobody's time."""
        self._steady_since = monotonic()
        mine = [table for table in self._hub.names() if self._store.owns(table)]
        await self._give_back(mine, since)

    async def _go_on(self, renewal: Renewal) -> None:
        self._hub.house.hours.agree(renewal.now)
        self._lease.nodes = renewal.nodes
        self._hub.house.metrics.nodes.set(renewal.nodes)
        self._ledger.share(renewal.nodes)
        if renewal.is_outdated and not self._is_leaving:
            self._make_room()
        self._soon(self._adopt())  # which may take its time: the lease must not wait for it

    def _make_room(self) -> None:
        """A later version has changed the database: it is for that one from now on."""
        log("outdated")
        self._is_leaving = True
        signal.raise_signal(signal.SIGTERM)

    async def _come_again(self) -> None:
        """Others have given this node up while it slept: what it had is not its any more."""
        log("given up")
        self._hub.house.metrics.given_up.inc()
        await self._store.join()
        await self._lease.come_again(self._hub.names())
        await self._look_around()

    async def _take_over(self) -> None:
        """Who has been away itself does not call others dead: they may have been as well."""
        if self._lease.is_paused or monotonic() - self._steady_since < SETTLED:
            return
        with suppress(Unavailable):
            if await self._store.bury():
                log("buried")
                await self._adopt()

    async def _adopt(self) -> None:
        if self._adopting.locked():
            return
        async with self._adopting:
            names = self._hub.names()
            while names and (orphans := await self._store.adopt(SOME, names)):
                await self._take_in(orphans)
            others = await self._store.neighbours()
            self._ledger.living(others)
            if not names or others:
                await asyncio.sleep(FIRST_CHOICE)
            while orphans := await self._store.adopt(SOME):
                await self._take_in(orphans)

    async def _take_in(self, orphans: Iterable[Orphan]) -> None:
        """Where time runs the table is needed in memory; the rest is for who is asked for it."""
        metrics, names, idle = self._hub.house.metrics, set(self._hub.names()), []
        timed = []
        for table, since in orphans:
            metrics.adopted.inc()
            if table in names or await self._hub.is_timed(table):
                timed.append(self._wind(table, since))
            else:
                idle.append(table)
        await asyncio.gather(*timed)
        if idle:
            await self._store.disown(idle)
            await self._store.tell("free", "")

    async def _give_back(self, tables: Iterable[str], since: int) -> None:
        for table in tables:
            await self._wind(table, since)

    async def _wind(self, table: str, since: int) -> None:
        """Its clock gets back what it lost, and goes on here."""
        await self._hub.give_back(table, since)
        self._hub.wake(table)

    async def _take_up(self, since: int) -> None:
        """Tables with clocks that are nobody's, as in a house that was carried here."""
        nobodys = await self._store.unowned(PLAYING)
        timed = [table for table in nobodys if await self._hub.is_timed(table)]
        await self._give_back(sorted(await self._store.own(timed)) if timed else [], since)

    async def _sweep(self) -> None:
        await self._take_up(self._hub.house.now())

    async def _look_around(self) -> None:
        """What nobody told: tables that have grown, and tables that have become nobody's."""
        names = self._hub.names()
        others = [table for table in names if not self._store.owns(table)]
        with suppress(Unavailable):
            await self._lease.say_again()
            for table in await self._store.own(others) if others else ():
                self._hub.wake(table)
            for table, length in (await self._store.lengths(names)).items():
                if self._hub.length_of(table) not in (length, None):
                    await self._hub.hear_of(table)

    def _heard(self, word: str, about: str) -> None:
        match word:
            case "table" if about in self._hub.names() and about not in self._asked:
                self._asked.add(about)
                self._soon(self._read(about)).add_done_callback(
                    lambda _: self._asked.discard(about)
                )
            case "people":
                self._soon(self._people_changed())
            case "gone":
                self._soon(self._somebody_gone())
            case "nodes":
                self._soon(self._adopt())
            case "free":
                self._soon(self._look_around())
            case "again":
                self._soon(self._look_around())
                self._soon(self._somebody_gone())
            case "spent":
                self._ledger.hear_of_credit(about)
            case "sockets":
                self._ledger.hear_of_sockets(about)
            case "passing":
                self._hub.pass_on(from_json(about.encode(), Remark))

    async def _read(self, table: str) -> None:
        """What is told while it is read is read once more."""
        self._asked.discard(table)
        await self._hub.hear_of(table)

    def _soon(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return self._hub.house.crew.start(doing, "neighbours")
