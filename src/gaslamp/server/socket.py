"""One client at one table. Reads one message at a time; what it is to hear leaves by its pipe."""

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from time import monotonic
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core.data import to_json
from gaslamp.core.errors import Refusal
from gaslamp.core.seats import SPECTATOR
from gaslamp.server import incoming, outgoing
from gaslamp.server.asked import asking_of
from gaslamp.server.client_files import BUILD
from gaslamp.server.hub import Hub
from gaslamp.server.live import Live, now
from gaslamp.server.logs import log, log_fault
from gaslamp.server.pipe import PIPE, Pipe, framed
from gaslamp.store import Person
from gaslamp.table import playing
from gaslamp.table.asking import Who
from gaslamp.table.faces import choices_of
from gaslamp.words import Words

LARGEST_FRAME: Final = 8 * 1024
LARGEST_BACKLOG: Final = 512 * 1024
"""A client that lets so many bytes pile up is not reading."""

_read = msgspec.json.Decoder(incoming.Incoming).decode
BINARY, UNREADABLE, POLICY, FAULT = 1003, 1007, 1008, 1011


class Socket:
    def __init__(
        self,
        websocket: WebSocket,
        hub: Hub,
        person: Person,
        words: Words,
        has_link: bool,
        may_speak: Callable[[], bool],
    ) -> None:
        self.person = person.person
        self.viewers: list[int] = []
        self.told: dict[int, int] = {}
        self.shown: dict[int, bytes] = {}
        self._websocket = websocket
        self._hub = hub
        self._words = words
        self._who = Who(person.person, person.name)
        self._has_link = has_link
        self._may_speak = may_speak
        self._pipe: Pipe = websocket.scope["extensions"][PIPE]
        self._frames: list[bytes] = []
        self._muted: set[str] = set()
        self._lag = 0
        self._closing: tuple[int, str] | None = None
        self._serving: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
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
            self._pipe.push(b"".join(self._frames))
            self._hub.house.metrics.sent.inc(len(self._frames))
        self._frames.clear()

    @property
    def has_unsent(self) -> bool:
        return self._closing is None and bool(self._frames or self._pipe.unsent)

    def tell(self, message: Any) -> None:
        self.send(framed(to_json(message)))

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
        except WebSocketDisconnect:
            pass
        except Exception:
            log_fault("fault", table=live.table.id)
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
                await self._websocket.close(code, why)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass

    async def _read(self, live: Live) -> None:
        received = self._hub.house.metrics.received
        while not self._closing:
            event = await self._websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            received.inc()
            if not self._may_speak():
                self.close(POLICY, "flood")
            elif event.get("text") is None:
                self.close(BINARY, "binary")
            else:
                await self._hear(live, event["text"])

    async def _hear(self, live: Live, text: str) -> None:
        try:
            message = _read(text)
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
            return self.close(UNREADABLE, "unreadable")
        if isinstance(message, incoming.Hello):
            await self._greet(live, message)
        elif not self.viewers:
            self.close(POLICY, "no hello")
        else:
            await self._answer(live, message)
        return None

    async def _answer(self, live: Live, message: Any) -> None:
        match message:
            case incoming.Ping(number):
                self.tell(outgoing.Pong(number, now()))
                self.tell(outgoing.Echo(_stamp()))
            case incoming.Echoed(stamp):
                self._lag = max(0, _stamp() - stamp)
            case incoming.Asked():
                await self._do(live, message)

    async def _do(self, live: Live, message: incoming.Asked) -> None:
        try:
            await self._carry_out(live, message)
        except Refusal as refusal:
            self._hub.house.metrics.refused.labels(refusal.code).inc()
            said = refusal.sentence
            text = self._words.say(said)
            self.tell(outgoing.Refused(message.id, refusal.code, text, said))
        else:
            if not isinstance(message, incoming.Compose):
                self.tell(outgoing.Done(message.id))

    async def _carry_out(self, live: Live, message: incoming.Asked) -> None:
        match message:
            case incoming.Compose():
                self.tell(self._composed(live, message))
            case incoming.Mark(_, marks):
                store = self._hub.house.store
                saved = store.save_marks(live.table.id, self.person, marks.encode())
                await asyncio.wrap_future(saved)
                live.show_marks(self, to_json(outgoing.Marks(marks)))
            case incoming.PlayAgain():
                await self._hub.play_again(live, self._who)
            case _:
                await live.ask(
                    asking_of(message, self._who, self._has_link, self._lag, token_bytes)
                )

    def _composed(self, live: Live, message: incoming.Compose) -> outgoing.Composed:
        table, seat = live.table, message.seat
        found = playing.composed(table, self._who, seat, message.decision, message.steps)
        if found.after is None:
            foreseen = table.game.foresee(found.last, found.before_last, seat)
            return outgoing.Composed(message.id, None, [], foreseen)
        choices = choices_of(table.game, found.after, found.after.legal(seat))
        return outgoing.Composed(message.id, table.game.view(found.after, seat), choices)

    async def _greet(self, live: Live, hello: incoming.Hello) -> None:
        """While nobody moves: so that nothing is missed and nothing is told twice."""
        async with live.lock:
            self._look(live)
            self.tell(self._welcome(live))
            self._tell_marks(live)
            self.hear_no_more(live.table.muted_by(self.person))
            for viewer in self.viewers:
                self._catch_up(live, viewer, hello.since.get(str(viewer)))
            live.enter(self)
            self.tell(outgoing.Echo(_stamp()))

    def _look(self, live: Live) -> None:
        self.viewers = live.table.seats_of(self.person) or [SPECTATOR]
        self._live = live

    def look_again(self) -> None:
        """From other eyes than before: everything is told anew."""
        live = self._live
        before = self.viewers
        self._look(live)
        self.tell(self._welcome(live))
        for viewer in self.viewers:
            if viewer not in before:
                self._catch_up(live, viewer, None)

    def _welcome(self, live: Live) -> outgoing.Welcome:
        table = live.table
        is_host = table.host == self.person
        return outgoing.Welcome(
            table=table.id,
            setup=table.setup,
            host=is_host,
            code=table.code if is_host or self._has_link else None,
            viewers=self.viewers,
            names=list(table.game.seat_names(table.seats)),
            build=BUILD,
        )

    def _tell_marks(self, live: Live) -> None:
        marks = self._hub.house.store.marks(live.table.id, self.person)
        if marks is not None:
            self.tell(outgoing.Marks(marks.decode()))

    def hear_no_more(self, speakers: set[str]) -> None:
        """This person's other devices are to know it too."""
        if speakers != self._muted:
            self._muted = set(speakers)
            self.tell(outgoing.Muted(sorted(speakers)))

    def _catch_up(self, live: Live, viewer: int, since: int | None) -> None:
        """The gap, if the client knows a number of ours; otherwise a fresh start."""
        number, present = live.seen(viewer)
        if since is None or since > number:
            self.tell(outgoing.Fresh(viewer, number, live.items(viewer, 0, number)))
        elif since < number:
            self.tell(outgoing.News(viewer, live.items(viewer, since, number)))
        self.told[viewer] = number
        self.shown[viewer] = present
        self.send(present)


def _stamp() -> int:
    return int(monotonic() * 1000)
