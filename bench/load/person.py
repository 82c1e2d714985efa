"""One person with one browser: an address, a cookie, a socket at a table."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Any, Final, Protocol

from msgspec import UnsetType

from bench.load.heard import Decision, Heard, Now, read, write
from bench.load.tally import AWAY, Op, Tally
from bench.load.wire import PACKED, Answer, Http, LostError, Socket, handshake
from gaslamp.core.dealing.commitment import nonce_commitment

Answered = Callable[[Heard], None]
BEAT: Final = 20.0


class Table(Protocol):
    """What a person needs of the table where they are."""

    name: str
    code: str
    commitment: str
    bound: set[int]

    def told(self, person: "Person", heard: Heard) -> None: ...

    def shown(self, person: "Person", now: Now) -> None: ...

    def cut_off(self, person: "Person") -> None: ...

    def lost(self, person: "Person", why: str) -> None: ...


class Asked:
    """A message that has not been answered; it is sent again after coming back."""

    def __init__(self, op: Op, content: bytes, then: Answered | None, again: bool) -> None:
        self.op = op
        self.content = content
        self.then = then
        self.again = again


class Person:
    def __init__(self, port: int, address: str, tally: Tally) -> None:
        self.address = address
        self.cookie = ""
        self.table: Table | None = None
        self.socket: Socket | None = None
        self.seat = -1
        self.numbers: dict[int, int] = {}
        """Of each viewer: the last number heard."""
        self.decision: Decision | None = None
        self._now = Now()
        self.is_back = False
        self.attempts = 0
        """To come back, since they were last there."""
        self._away_since: float | None = None
        self._pinging: asyncio.TimerHandle | None = None
        self.account = ""
        self._port = port
        self._tally = tally
        self._asked: dict[str, Asked] = {}
        self._count = 0
        self._bound = 0
        self._ways = 0
        """How often they have set out for a table: only the last way counts."""
        self._returning: Op | None = None

    async def request(self, path: str, body: Any = None, method: str = "GET") -> Answer:
        """On a connection of its own."""
        connection = await Http.open(self._port, self.address, self._tally.received)
        try:
            content = b"" if body is None else write(body)
            answer = await connection.ask(method, path, self.cookie, content, PACKED)
        finally:
            connection.close()
        if answer.cookie:
            self.cookie = answer.cookie
        return answer

    async def come_in(self, table: Table, op: Op) -> None:
        """To a table, for the first time or again; `op` ends when it is shown."""
        if table is not self.table:
            self.leave()
            self.table, self.numbers, self._bound = table, {}, 0
        self._ways += 1
        way = self._ways
        hello = handshake(table.name, table.code, self.cookie)
        try:
            socket = await Socket.open(self._port, self.address, hello, self, self._tally.received)
        except (OSError, TimeoutError) as error:
            raise LostError(str(error)) from error
        if way != self._ways:
            socket.cut()
            return op.drop("took another way in")
        self._greet(socket, op)
        return None

    def _greet(self, socket: Socket, op: Op) -> None:
        self.socket, self._returning, self.is_back = socket, op, False
        since = {str(viewer): number for viewer, number in self.numbers.items()}
        socket.send(write({"type": "hello", "since": since, "changes": True}))
        for asked in self._asked.values():
            socket.send(asked.content)
        self._ping()

    def _ping(self) -> None:
        """As the browser's client does, at once and then all the time."""
        if self.socket:
            self.socket.send(write({"type": "ping", "number": int(1000 * monotonic())}))
            self._pinging = asyncio.get_running_loop().call_later(BEAT, self._ping)

    def leave(self) -> None:
        """Nothing that was asked there will be answered."""
        self._ways += 1
        self.cut("left")
        self._asked.clear()
        self.decision, self.seat, self.is_back = None, -1, True
        self._away_since = None

    def cut(self, why: str) -> None:
        if self.socket:
            self.socket.cut()
            self._gone(why)

    def lose(self, why: str) -> None:
        self._gone(why)
        if self.table:
            self.table.lost(self, why)

    def _gone(self, why: str) -> None:
        self.socket, self.decision, self._bound = None, None, 0
        self._away_since = self._away_since or monotonic()
        if self._pinging:
            self._pinging.cancel()
        for asked in self._asked.values():
            asked.op.drop(why)
        self._asked = {name: asked for name, asked in self._asked.items() if asked.again}
        if self._returning:
            self._returning.drop(why)
            self._returning = None
        if self.table:
            self.table.cut_off(self)

    def ask(
        self, kind: str, op: Op, then: Answered | None = None, again: bool = True, **fields: Any
    ) -> None:
        """`then` is called with the answer; `again` if it is to be sent again when cut off."""
        self._count += 1
        name = f"{self.address}-{self._count}"
        content = write({"type": kind, "id": name, **fields})
        self._asked[name] = Asked(op, content, then, again)
        if self.socket:
            self.socket.send(content)

    def hear(self, content: bytes) -> None:
        heard = read(content)
        self._tally.messages += 1
        match heard.type:
            case "present" | "changed" | "news" | "fresh":
                self._take(heard)
            case "done" | "refused" | "composed":
                self._answer(heard)
            case "echo" if self.socket:
                self.socket.send(write({"type": "echoed", "stamp": heard.stamp}))
            case "welcome":
                self.seat = heard.viewers[0]

    def _take(self, heard: Heard) -> None:
        if heard.type in ("news", "fresh"):
            if self.table:
                self.table.told(self, heard)
            return
        before = self.numbers.get(heard.viewer, 0)
        self.numbers[heard.viewer] = heard.number
        if self._returning:
            self._compare(before, heard.number)
        if heard.now and self.table:
            self._now = now = heard.now.after(self._now)
            self.decision = None if isinstance(now.decision, UnsetType) else now.decision
            self._bind(now)
            self.table.shown(self, now)

    def _compare(self, before: int, after: int) -> None:
        """Whatever was told once must still be there."""
        if before:
            self._tally.compared += 1
            self._tally.lost += after < before
        self.is_back, self.attempts = True, 0
        if self._away_since:
            self._tally.sample(AWAY, monotonic() - self._away_since)
            self._away_since = None
        if self._returning:
            self._returning.end()
            self._returning = None

    def _answer(self, heard: Heard) -> None:
        asked = self._asked.pop(heard.id or "", None)
        if asked:
            asked.op.end(heard.code or "" if heard.type == "refused" else "")
            if asked.then:
                asked.then(heard)

    def _bind(self, now: Now) -> None:
        """Commit to a nonce, and when all have, reveal it; each of them once."""
        table, seat = self.table, self.seat
        if table is None or seat not in (now.binding or ()) or not table.commitment:
            return
        nonce = sha256(self.address.encode()).digest()
        if seat in table.bound and self._bound < 2:
            self._bound = 2
            self.ask("reveal", self._tally.begin("seat"), seat=seat, nonce=nonce.hex())
        elif seat not in table.bound and not self._bound:
            self._bound = 1
            bound = nonce_commitment(bytes.fromhex(table.commitment), seat, nonce).hex()
            self.ask("bind", self._tally.begin("seat"), seat=seat, commitment=bound)
