"""One client at one table. Reads one message at a time; what it is to hear leaves by its pipe."""

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from time import monotonic
from typing import Any, Final

import msgspec

from gaslamp.core.errors import NotYourDecision, Refusal
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.core.spelling import nickname
from gaslamp.server import incoming, outgoing
from gaslamp.server.client_files import BUILD
from gaslamp.server.frames import Frame, framed
from gaslamp.server.hub import Hub
from gaslamp.server.line import GONE, Line
from gaslamp.server.live import Live
from gaslamp.server.live.asked import asking_of
from gaslamp.server.live.audience import may_watch
from gaslamp.server.live.sighting import Sighting
from gaslamp.server.logs import log, log_fault
from gaslamp.server.pipe import Pipe
from gaslamp.server.refusals import refusal_of
from gaslamp.store import Login, Person, Unavailable
from gaslamp.table import moves
from gaslamp.table.faces import choices_of
from gaslamp.table.requests import Who
from gaslamp.table.setup import NoClock
from gaslamp.table.state import Table
from gaslamp.words import Words

LARGEST_BACKLOG: Final = 512 * 1024
"""A client that lets so many bytes pile up is not reading."""

_read = msgspec.json.Decoder(incoming.Incoming).decode
COSTS: Final = {incoming.Hello: 5, incoming.Earlier: 3, incoming.PlayAgain: 5, type(None): 1}
"""What some messages take of a person's credit; all others take one."""
BINARY, UNREADABLE, POLICY, FAULT = 1003, 1007, 1008, 1011


class Socket:
    def __init__(
        self,
        line: Line,
        hub: Hub,
        visitor: tuple[Login, Person],
        table: str,
        words: Words,
        has_link: bool,
        may_speak: Callable[[int], bool],
    ) -> None:
        login, person = visitor
        self.person = person.person
        self.device = login.token_hash
        self.table = table
        self.viewers: list[int] = []
        self.told: dict[int, int] = {}
        self.shown: dict[int, Sighting] = {}
        self.takes_changes = False
        self._line = line
        self._hub = hub
        self._words = words
        self._who = Who(person.person, person.name)
        self._has_link = has_link
        self._may_speak = may_speak
        self._pipe: Pipe = line.pipe
        self._frames: list[Frame] = []
        self._muted: set[str] = set()
        self._lag = 0
        self._is_timed = False
        self._closing: tuple[int, str] | None = None
        self._serving: asyncio.Task[None] | None = None

    def send(self, frame: Frame) -> None:
        """With all that is sent in the same breath."""
        if self._closing:
            return
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._push)
        self._frames.append(frame)

    def _push(self) -> None:
        if self._pipe.unsent > LARGEST_BACKLOG:
            self.close(POLICY, "slow")
        if not self._closing:
            self._pipe.push(self._frames)
            self._hub.house.metrics.sent.inc(len(self._frames))
        self._frames.clear()

    @property
    def has_unsent(self) -> bool:
        return self._closing is None and bool(self._frames or self._pipe.unsent)

    def tell(self, message: outgoing.Outgoing) -> None:
        self.send(framed(message))

    def close(self, code: int, why: str) -> None:
        """Nothing more is read, nothing more is sent."""
        if not self._closing:
            self._closing = (code, why)
            self._hub.house.metrics.closed.labels(why).inc()
            if self._serving and self._serving is not asyncio.current_task():
                self._serving.cancel()

    async def serve(self, live: Live) -> None:
        """Until the client goes, or is sent away."""
        self._serving = asyncio.current_task()
        try:
            await self._read(live)
        except asyncio.CancelledError:
            if not self._closing or self._serving is None:
                raise
            self._serving.uncancel()
        except Exception:
            log_fault("fault", table=live.id)
            self.close(FAULT, "fault")
        finally:
            live.leave(self)
        if self._closing:
            await self._say_goodbye(*self._closing)

    async def _say_goodbye(self, code: int, why: str) -> None:
        """A client that does not read will not hear it; it is not waited for."""
        log("closed", why=why, code=code)
        try:
            async with asyncio.timeout(1):
                await self._line.close(code, why)
        except (TimeoutError, OSError, RuntimeError):
            pass

    async def _read(self, live: Live) -> None:
        received = self._hub.house.metrics.received
        while not self._closing:
            text = await self._line.hear()
            if text is GONE:
                return
            await self._hub.house.ear.enter(self.person)
            received.inc()
            if text is None:
                self.close(BINARY, "binary")
            else:
                await self._hear(live, text)
            await asyncio.sleep(0)  # whatever else this client has sent, now others have a turn

    async def _hear(self, live: Live, text: str) -> None:
        try:
            message = _read(text)
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
            message = None
        if not self._may_speak(COSTS.get(type(message), 1)):
            self.close(POLICY, "flood")
        elif message is None:
            self.close(UNREADABLE, "unreadable")
        elif isinstance(message, incoming.Hello):
            await self._greet(live, message)
        elif not self.viewers:
            self.close(POLICY, "no hello")
        else:
            await self._answer(live, message)

    async def _answer(self, live: Live, message: Any) -> None:
        match message:
            case incoming.Ping(number):
                self.tell(outgoing.Pong(number, self._hub.house.now()))
                self._ask_for_lag()
            case incoming.Echoed(stamp):
                self._lag = max(0, _stamp() - stamp)
            case incoming.Answerable():
                await self._do(live, message)

    async def _do(self, live: Live, message: incoming.Answerable) -> None:
        try:
            answer = await self._carry_out(live, message)
        except (Refusal, Unavailable) as error:
            refusal = refusal_of(error)
            self._hub.house.metrics.refused.labels(refusal.code).inc()
            said = refusal.sentence
            self.tell(outgoing.Refused(message.id, refusal.code, self._words.say(said), said))
        else:
            if answer is not None:
                self.tell(answer)

    async def _carry_out(
        self, live: Live, message: incoming.Answerable
    ) -> outgoing.Outgoing | None:
        """The answer, where it has not been given already."""
        done = outgoing.Done(message.id)
        match message:
            case incoming.Compose():
                async with live.journal.reading() as table:
                    return self._composed(table, message)
            case incoming.Earlier(id_, viewer, before):
                return await self._earlier(live, id_, viewer, before)
            case incoming.Mark(_, marks):
                await self._mark(live, marks)
            case incoming.React(_, reaction):
                async with live.journal.reading() as table:
                    live.company.react(table, self._who, reaction)
            case incoming.Nudge(_, seat):
                async with live.journal.reading() as table:
                    live.company.nudge(table, self._who, seat)
            case incoming.PlayAgain():
                await self._hub.play_again(live, self._who, message.levels, message.seats)
            case _:
                if isinstance(message, incoming.Introduce):
                    self._who = self._who._replace(name=nickname(message.name))
                now = self._hub.house.now()
                asked = asking_of(message, self._who, self._has_link, self._lag, token_bytes, now)
                await live.ask(asked, lambda: self.tell(done))
                return None
        return done

    def _composed(self, table: Table, message: incoming.Compose) -> outgoing.Composed:
        seat = message.seat
        found = moves.composed(table, self._who, seat, message.decision, message.steps)
        if found.after is None:
            last = found.steps[-1]
            foreseen = table.game.foresee(last.action, last.before, seat)
            return outgoing.Composed(message.id, None, [], foreseen)
        choices = choices_of(table.game, found.after, found.after.legal(seat))
        return outgoing.Composed(message.id, table.game.view(found.after, seat), choices)

    async def _earlier(
        self, live: Live, id_: str, viewer: int, before: int
    ) -> outgoing.EarlierLines:
        if viewer not in self.viewers:
            raise NotYourDecision(say("table-not-yours"))
        async with live.journal.reading() as table:
            return outgoing.EarlierLines(id_, viewer, live.audience.earlier(table, viewer, before))

    async def _mark(self, live: Live, marks: str) -> None:
        await self._hub.house.store.save_marks(live.id, self.person, marks.encode())
        shown = framed(outgoing.Marks(marks))
        for watcher in live.audience.watchers:
            if watcher is not self and watcher.person == self.person:
                watcher.send(shown)

    async def _greet(self, live: Live, hello: incoming.Hello) -> None:
        """While nobody moves: so that nothing is missed and nothing is told twice."""
        marks = await self._hub.house.store.marks(live.id, self.person)
        async with live.journal.reading() as table:
            if not may_watch(table, self.person):
                self.close(POLICY, "no spectators")
                return
            self._look(live, table)
            self.takes_changes = hello.changes
            self.tell(self._welcome(table))
            if marks is not None:
                self.tell(outgoing.Marks(marks.decode()))
            self.hear_no_more(table.muted_by(self.person))
            for viewer in self.viewers:
                self._catch_up(table, viewer, hello.since.get(str(viewer)))
            live.enter(self, table)
            self._ask_for_lag()

    def _look(self, live: Live, table: Table) -> None:
        self.viewers = table.seats_of(self.person) or [SPECTATOR]
        self._audience = live.audience
        self._is_timed = not isinstance(table.setup.clock, NoClock)

    def _ask_for_lag(self) -> None:
        """Which is given back where clocks run, and of no use elsewhere."""
        if self._is_timed:
            self.tell(outgoing.Echo(_stamp()))

    def look_again(self, table: Table) -> None:
        """From other eyes than before: everything is told anew."""
        before = self.viewers
        self.viewers = table.seats_of(self.person) or [SPECTATOR]
        self.tell(self._welcome(table))
        for viewer in self.viewers:
            if viewer not in before:
                self._catch_up(table, viewer, None)

    def _welcome(self, table: Table) -> outgoing.Welcome:
        is_host = table.host == self.person
        return outgoing.Welcome(
            table=table.id,
            setup=table.setup,
            host=is_host,
            host_name=table.host_name,
            code=table.code if is_host or self._has_link else None,
            viewers=self.viewers,
            names=list(table.game.seat_names(table.seats)),
            build=BUILD,
        )

    def hear_no_more(self, speakers: set[str]) -> None:
        """This person's other devices are to know it too."""
        if speakers != self._muted:
            self._muted = set(speakers)
            self.tell(outgoing.Muted(sorted(speakers)))

    def _catch_up(self, table: Table, viewer: int, since: int | None) -> None:
        news, sighting = self._audience.told(table, viewer, since)
        if news is not None:
            self.send(news)
        self.told[viewer] = sighting.number
        self.shown[viewer] = sighting
        self.send(sighting.whole)


def _stamp() -> int:
    return int(monotonic() * 1000)
