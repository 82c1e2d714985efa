"""WebSockets, which tell the gate what they hear, and are a pipe for what is sent.

The frames are read by `websockets`; who is let in says the application.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame as Framed
from websockets.frames import Opcode
from websockets.protocol import Protocol, Side
from websockets.protocol import State as SocketState

from gaslamp.server.books import charged
from gaslamp.server.frames import Frame
from gaslamp.server.logs import log_fault
from gaslamp.server.pipe import PIPE
from gaslamp.server.settings import Credit
from gaslamp.server.transport import handshake
from gaslamp.server.transport.gate import Gate
from gaslamp.server.transport.inbox import Inbox
from gaslamp.server.transport.visit import GONE, VISIT, State, Visit

PIECE: Final = 4 * 1024
"""So much is read before anybody looks again whether it has become too much."""
MOST_UNSENT: Final = 1024 * 1024
LARGEST_FRAME: Final = 8 * 1024
SILENCE: Final = 20.0
"""Seconds after which a client that has said nothing is asked whether it is there, and after which
it is not."""
CLOSING: Final = 10.0
"""Seconds that a client has to say goodbye too."""
GONE_AWAY, POLICY, FAULT, RESTARTING, FORBIDDEN, NO_TEXT = 1006, 1008, 1011, 1012, 403, 1007
EXTENSIONS: Final[dict[str, Any]] = {"websocket.http.response": {}}
_PING: Final = bytes([0x80 | Opcode.PING, 0])
_LOG: Final = logging.getLogger("uvicorn.error")


class SocketProtocol(asyncio.Protocol):
    def __init__(self, gate: Gate, app: Any, state: ServerState) -> None:
        self._gate = gate
        self._app = app
        self._connections, self._tasks = state.connections, state.tasks
        self._frames = Protocol(Side.SERVER, max_size=LARGEST_FRAME, logger=_LOG)
        self._pieces: list[bytes] = []
        """Of a message that has not ended."""
        self._is_text = False
        self._is_open = False
        self._is_over = False
        """Nothing more is said: it was closed, or has gone."""
        self._is_told = False
        """Whether the application knows that."""
        self._head: Any = None
        """Of an answer instead of a socket."""
        self._timer: asyncio.TimerHandle | None = None
        """Of its silence, and at the end of its goodbye."""
        self._loop = asyncio.get_running_loop()

    def open(self, visit: Visit, key: str, scope: dict[str, Any]) -> None:
        """The request has been read; from now on this is what the connection speaks."""
        self._visit, self._key, self._scope = visit, key, scope
        self.transport = visit.transport
        self._inbox = Inbox(self.transport)
        self._heard_at = self._gate.clock()
        self._connections.add(self)  # type: ignore[arg-type]
        visit.owner, visit.is_socket = self, True
        self._gate.move(visit, State.HANDSHAKE)
        scope["extensions"] = {**EXTENSIONS, PIPE: self, VISIT: visit}
        self._inbox.put({"type": "websocket.connect"})
        task = self._loop.create_task(self._run())
        self._tasks.add(task)
        task.add_done_callback(self._end_run)

    async def _run(self) -> None:
        try:
            await self._app(self._scope, self._inbox.take, self.send)
        except Exception:
            log_fault("fault")

    def _end_run(self, task: asyncio.Task[None]) -> None:
        """Not in the task itself: it may be cancelled before its first step."""
        self._tasks.discard(task)
        if not self._is_over or self._timer is None:
            self.transport.close()

    # --- the transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._end(GONE_AWAY, "")
        self._stop_timer()
        self._gate.leave(self._visit)
        self._let_go()

    def _let_go(self) -> None:
        """What holds itself would be there until the collector comes round, and it must not: while
        it looks at a full house, everybody waits."""
        self._visit.owner = GONE
        self._frames.parser.close()
        for name in (PIPE, VISIT):
            self._scope["extensions"].pop(name, None)

    def data_received(self, data: bytes) -> None:
        visit = self._visit
        if not self._gate.hears(visit, len(data)):
            return
        self._heard_at = self._gate.clock()
        if visit.state is State.TALKING:
            visit.since = self._heard_at
        try:
            for start in range(0, len(data), PIECE):
                if visit.deaf or self.transport.is_closing():
                    return
                self._read(data if len(data) <= PIECE else data[start : start + PIECE])
        except Exception:
            log_fault("fault")
            self._gate.drop(visit, "fault")

    def pause_writing(self) -> None:
        self._gate.stop_writing(self._visit)

    def resume_writing(self) -> None:
        self._gate.go_on_writing(self._visit)

    def shutdown(self) -> None:
        """The house closes."""
        if self._is_open and not self._is_over:
            self._frames.send_close(RESTARTING)
            self._write()
        self._end(RESTARTING, "")
        self.transport.close()

    # --- the gate

    @property
    def is_closing(self) -> bool:
        return self._is_over or self.transport.is_closing()

    def expire(self) -> None:
        self._fail(self._visit.state)

    def cut(self) -> None:
        self._is_over = True

    def _fail(self, why: str) -> None:
        """The client is told, and has a moment to hear it; the application hears it at once."""
        visit = self._visit
        if visit.deaf:
            return None
        if not self._is_open or self._frames.state is not SocketState.OPEN:
            return self._gate.drop(visit, why)
        self._frames.fail(POLICY, why)
        self._write()
        self._end(POLICY, why)
        # Otherwise it is closed as soon as the application has returned, with bytes unread, and
        # the client gets a reset instead of the reason.
        self._close_after(self._gate.limits.closing_seconds)
        return self._gate.linger(visit, why)

    # --- the application

    async def send(self, message: Any) -> None:
        if self._is_over:
            raise ClientDisconnected
        match message["type"]:
            case "websocket.accept":
                self._accept()
            case "websocket.close" if self._is_open:
                self._say_goodbye(message.get("code", 1000), message.get("reason") or "")
            case "websocket.close":
                self._answer(FORBIDDEN, [], b"")
            case "websocket.http.response.start":
                self._head = message
            case "websocket.http.response.body":
                self._answer(self._head["status"], self._head["headers"], message["body"])

    def _accept(self) -> None:
        self._is_open = True
        if not self.transport.is_closing():
            self.transport.write(handshake.opening(self._key))
            self._timer = self._loop.call_later(SILENCE, self._ask_whether_there)
        if self._visit.state is State.HANDSHAKE:
            self._gate.move(self._visit, State.SILENT)

    def _say_goodbye(self, code: int, why: str) -> None:
        if not self.transport.is_closing():
            self._frames.send_close(code, why)
            self._write()
            self._end(code, why)
            self._inbox.read_on()
            self._close_after(CLOSING)

    def _answer(self, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
        self.transport.write(handshake.answer(status, headers, body))
        self._end(GONE_AWAY, "")
        self.transport.close()

    def _end(self, code: int, why: str) -> None:
        """Said once to the application, whoever ends it."""
        self._is_over = True
        if not self._is_told:
            self._is_told = True
            self._inbox.put({"type": "websocket.disconnect", "code": code, "reason": why})

    def _close_after(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ask_whether_there(self) -> None:
        """Only those who have been silent, and once: by then it is known whether they are."""
        silent = self._gate.clock() - self._heard_at
        if self._is_over or self.transport.is_closing():
            return None
        if silent >= 2 * SILENCE:
            self._frames.fail(FAULT, "no answer")
            self._write()
            self._end(FAULT, "no answer")
            self._timer = None
            return self.transport.close()
        if silent >= SILENCE:
            self.transport.write(_PING)
        rest = SILENCE - silent % SILENCE
        self._timer = self._loop.call_later(rest, self._ask_whether_there)
        return None

    # --- frames

    def _read(self, data: bytes) -> None:
        self._frames.receive_data(data)
        if self._frames.parser_exc is not None:
            self._give_up()
            return
        for frame in self._frames.events_received():
            assert isinstance(frame, Framed)
            self._take(frame)

    def _give_up(self) -> None:
        """`websockets` has said why in its last frame."""
        said = self._frames.close_sent
        self._write()
        self._end(said.code if said else FAULT, said.reason if said else "")
        self.transport.close()

    def _take(self, frame: Framed) -> None:
        opcode = frame.opcode
        if opcode is Opcode.CLOSE:
            self._hear_goodbye()
        elif opcode is Opcode.PING or opcode is Opcode.PONG:
            if self._may_control() and opcode is Opcode.PING:
                self._write()
        elif self._may_say():
            if opcode is not Opcode.CONT:
                self._is_text, self._pieces = opcode is Opcode.TEXT, []
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                self._hear(b"".join(self._pieces))
            self._settle()

    def _hear(self, said: bytes) -> None:
        self._pieces = []
        if self._is_over:
            return None
        if not self._is_text:
            return self._inbox.put({"type": "websocket.receive", "bytes": said})
        try:
            self._inbox.put({"type": "websocket.receive", "text": said.decode()})
        except UnicodeDecodeError:
            self._frames.send_close(NO_TEXT)
            self._give_up()

    def _hear_goodbye(self) -> None:
        closed = self._frames.close_rcvd
        self._end(closed.code if closed else GONE_AWAY, closed.reason if closed else "")
        if not self.transport.is_closing():
            self._write()
            self.transport.close()

    def _settle(self) -> None:
        """Whether a message has begun that has not ended."""
        visit = self._visit
        state = State.MESSAGE if self._pieces else State.TALKING
        if state is not visit.state and not visit.deaf:
            self._gate.move(visit, state)

    def _may_say(self) -> bool:
        visit = self._visit
        full_at = self._charged(visit.frames_full_at, self._gate.frames)
        if full_at is not None:
            visit.frames_full_at = full_at
        return full_at is not None

    def _may_control(self) -> bool:
        visit = self._visit
        full_at = self._charged(visit.control_full_at, self._gate.limits.control_frames)
        if full_at is not None:
            visit.control_full_at = full_at
        return full_at is not None

    def _charged(self, full_at: float, credit: Credit) -> float | None:
        """None for a frame too many, or while too much waits for the client already."""
        gate, visit = self._gate, self._visit
        if visit.deaf:
            return None
        after = charged(full_at, self._heard_at, credit, 1)
        if after is None or not gate.may_frame(visit):
            self._fail("flood")
            return None
        if visit.unread_since is not None and self.unsent > MOST_UNSENT:
            gate.drop(visit, "slow")
            return None
        return after

    # --- the pipe

    def push(self, frames: Sequence[Frame]) -> None:
        if not self._is_over and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def _write(self) -> None:
        """What `websockets` has to say."""
        self.transport.write(b"".join(self._frames.data_to_send()))
