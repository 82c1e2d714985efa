"""A table that somebody is looking at: asked by one at a time, told to all who watch."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from secrets import randbits
from time import monotonic, time
from typing import Any, NamedTuple, Protocol

from gaslamp.core.data import to_json
from gaslamp.core.errors import NoSuchTable, Refusal
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import Sentence, say
from gaslamp.server.curtain import Curtain
from gaslamp.server.logs import log, log_fault
from gaslamp.server.metrics import Metrics
from gaslamp.server.outgoing import News, NumberedItem, Present
from gaslamp.server.pipe import framed
from gaslamp.server.settings import Settings
from gaslamp.server.thinkers import Scholars, Thinkers
from gaslamp.store import Entry, Raced, Store
from gaslamp.table import asking, playing
from gaslamp.table.asking import Answer
from gaslamp.table.faces import listing, now_for
from gaslamp.table.news import Happened, Item
from gaslamp.table.setup import NoClock
from gaslamp.table.state import PLAYING, Outside, Table, load
from gaslamp.table.thinking import Question, concerned, question

Asking = Callable[[Table], Answer]


def now() -> int:
    return int(time() * 1000)


class House:
    """What every live table needs of the rest."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.thinkers = Thinkers(settings, metrics)
        self.scholars = Scholars(settings, metrics)

    async def close(self) -> None:
        await self.thinkers.close()
        await self.scholars.close()


class Told(NamedTuple):
    """What a viewer is to hear: up to which number, the news if any, and what it sees now, as
    frames."""

    number: int
    news: bytes | None
    present: bytes


class Watcher(Protocol):
    """Somebody's socket, as a table sees it."""

    person: str
    viewers: list[int]
    told: dict[int, int]
    """Of each viewer: the last number that was sent."""
    shown: dict[int, bytes]
    """Of each viewer: what it sees, as it was last sent."""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int, why: str) -> None: ...

    @property
    def has_unsent(self) -> bool: ...

    def look_again(self) -> None:
        """The person's seats have changed."""

    def hear_no_more(self, speakers: set[str]) -> None:
        """These, and no others, are muted for this person."""


class Live:
    def __init__(self, house: House, entries: list[Entry]) -> None:
        self.house = house
        self.table = load(entries)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.curtain = Curtain(self.table, entries) if self.table.setup.delay else None
        self._timer: TimerHandle | None = None
        self._timers: set[TimerHandle] = set()
        self._bots: asyncio.Task[None] | None = None

    async def ask(self, asked: Asking) -> None:
        """Carry out what is asked, or raise its refusal. Done means durable."""
        async with self.lock:
            while not await self._attempt(asked):
                self.house.metrics.races.inc()
            self.spread()
        self.wake()

    async def _attempt(self, asked: Asking) -> bool:
        """False if another node was first: the table has been read again."""
        answer = asked(self.table)
        if not answer:
            return True
        first = self.table.length
        added = [Entry(max(now(), self.table.changed), to_json(each)) for each in answer]
        before = self.table.outside
        begun = monotonic()
        try:
            self.table.fold(added)
            await self._append(first, added, before)
        except BaseException as error:
            self._reload()
            if isinstance(error, Raced):
                return False
            raise
        self.house.metrics.appending.observe(monotonic() - begun)
        self.house.metrics.entries.inc(len(added))
        self._log(answer, first)
        return True

    async def _append(self, first: int, added: list[Entry], before: Outside) -> None:
        """The listing is written with what changes it; most moves do not."""
        table, store = self.table, self.house.store
        if table.outside == before:
            await asyncio.wrap_future(store.append(table.id, first, added))
            return
        sitting = {seat: table.chairs[seat].person or "" for seat in table.humans}
        await asyncio.wrap_future(store.append(table.id, first, added, listing(table), sitting))

    def _log(self, answer: Answer, first: int) -> None:
        for number, entry in enumerate(answer, start=first):
            kind = type(entry).__name__
            if kind not in ("Dealt", "Said"):
                log("entry", table=self.table.id, number=number, kind=kind)

    async def catch_up(self) -> None:
        async with self.lock:
            self._reload()
            self.spread()
        self.wake()

    def _reload(self) -> None:
        entries = self.house.store.entries(self.table.id)
        if not entries:
            raise NoSuchTable(say("table-no-such-table"))
        self.table = load(entries)

    def spread(self) -> None:
        """Tell everybody what they have not been told."""
        if self.curtain:
            self.curtain.note(self.table)
            self._later(self.table.setup.delay + 0.01, self.lift)
        made: dict[Any, Told] = {}
        for watcher in list(self.watchers):
            if self.table.seats_of(watcher.person) != [v for v in watcher.viewers if v >= 0]:
                watcher.look_again()
            watcher.hear_no_more(self.table.muted_by(watcher.person))
            for viewer in watcher.viewers:
                self._tell(watcher, viewer, made)

    def lift(self) -> None:
        """Those behind the curtain see what happened a while ago."""
        made: dict[Any, Told] = {}
        for watcher in list(self.watchers):
            if SPECTATOR in watcher.viewers:
                self._tell(watcher, SPECTATOR, made)

    def _tell(self, watcher: Watcher, viewer: int, made: dict[Any, Told]) -> None:
        since = watcher.told[viewer]
        if (viewer, since) not in made:
            made[viewer, since] = self._told(viewer, since)
        number, news, present = made[viewer, since]
        if news is not None:
            watcher.send(news)
        watcher.told[viewer] = number
        if watcher.shown.get(viewer) != present:
            watcher.shown[viewer] = present
            watcher.send(present)

    def _told(self, viewer: int, since: int) -> Told:
        number, present = self.seen(viewer)
        if number == since:
            return Told(number, None, present)
        news = framed(to_json(News(viewer, self.items(viewer, since, number))))
        return Told(number, news, present)

    def items(self, viewer: int, since: int, until: int) -> list[NumberedItem]:
        lines = self.table.story.lines(viewer, since, until)
        return [
            NumberedItem(number, line.at, line.item, self._said(line.item, viewer))
            for number, line in enumerate(lines, start=since + 1)
        ]

    def _said(self, item: Item, viewer: int) -> Sentence | None:
        return self.table.game.tell(item.event, viewer) if isinstance(item, Happened) else None

    def seen(self, viewer: int) -> tuple[int, bytes]:
        """The number of the last line, and the present's frame, as the viewer may know them now."""
        if viewer == SPECTATOR and self.curtain:
            return self.curtain.seen(now())
        number = self.table.story.count(viewer)
        return number, framed(to_json(Present(viewer, number, now_for(self.table, viewer))))

    def wake(self) -> None:
        """See to what comes next by itself: bots and clocks."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        due = self.table.clock.due()
        if due is not None:
            self._timer = self._later(max(0.0, (due[0] - now()) / 1000) + 0.01, self._time_out)
        if self._bots is None and concerned(self.table):
            self._bots = asyncio.create_task(self._let_bots_play())

    def _later(self, seconds: float, do: Callable[[], None]) -> TimerHandle:
        def done() -> None:
            self._timers.discard(handle)
            do()

        handle = asyncio.get_running_loop().call_later(seconds, done)
        self._timers.add(handle)
        return handle

    def _time_out(self) -> None:
        self.ask_soon(lambda table: asking.time_out(table, now()))

    def ask_soon(self, asked: Asking) -> None:
        """For what the house asks itself: a refusal is nobody's business."""
        task = asyncio.create_task(self._ask_quietly(asked))
        _running.add(task)
        task.add_done_callback(_running.discard)

    async def _ask_quietly(self, asked: Asking) -> None:
        try:
            await self.ask(asked)
        except Refusal:
            pass
        except Exception:
            log_fault("fault", table=self.table.id)

    async def _let_bots_play(self) -> None:
        """A bot is asked again when something has happened since, so a faulty one cannot spin."""
        asked: dict[tuple[int, bool], int] = {}
        try:
            while bot := self._next_bot(asked):
                asked[bot] = self.table.length
                if bot[1]:
                    await asyncio.sleep(self.house.settings.pace)
                if bot in concerned(self.table):
                    await self._answer(question(self.table, *bot, randbits(64)))
        except Exception:
            log_fault("fault", table=self.table.id)
        finally:
            self._bots = None

    def _next_bot(self, asked: dict[tuple[int, bool], int]) -> tuple[int, bool] | None:
        bots = concerned(self.table)
        return next((bot for bot in bots if asked.get(bot) != self.table.length), None)

    async def _answer(self, put: Question) -> None:
        chosen = await self.house.thinkers.ask(put)
        if chosen is not None:
            await self._ask_quietly(
                lambda table: playing.bot_move(table, put.seat, put.decision, chosen)
            )

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        for seat in self.table.seats_of(watcher.person):
            if self.table.chairs[seat].gone_since is not None:
                self.ask_soon(lambda table, seat=seat: asking.come_back(table, seat))  # type: ignore[misc]
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.look_for_people()

    def show_marks(self, author: Watcher, marks: bytes) -> None:
        """To the other sockets of whoever has written them."""
        for watcher in self.watchers:
            if watcher is not author and watcher.person == author.person:
                watcher.send(marks)

    def look_for_people(self) -> None:
        """Whoever is still not there in a while is gone."""
        if self.table.phase == PLAYING:
            self._later(self.house.settings.absence, self._look_now)

    def _look_now(self) -> None:
        here = {watcher.person for watcher in self.watchers}
        for seat in self.table.humans:
            chair = self.table.chairs[seat]
            if chair.person not in here and chair.gone_since is None and not chair.played_by_bot:
                self.ask_soon(lambda table, seat=seat: asking.leave(table, seat))  # type: ignore[misc]

    @property
    def idle(self) -> bool:
        """Nobody watches and nothing will happen by itself."""
        timed = not isinstance(self.table.setup.clock, NoClock) and self.table.phase == PLAYING
        return not self.watchers and self._bots is None and not timed and not self.lock.locked()

    def stop(self) -> None:
        for handle in self._timers:
            handle.cancel()
        if self._bots:
            self._bots.cancel()


_running: set[asyncio.Task[None]] = set()
