"""uvicorn's WebSockets, which tell the gate what they hear, and are a pipe for what is sent."""

from asyncio import BaseTransport, Transport
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State as SocketState
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from gaslamp.server.headers import HEADERS
from gaslamp.server.limits import charged
from gaslamp.server.logs import log_fault
from gaslamp.server.pipe import PIPE
from gaslamp.server.settings import Credit
from gaslamp.server.transport.gate import Gate
from gaslamp.server.transport.sentences import sentence_for
from gaslamp.server.transport.visit import GONE, VISIT, State, Visit

PIECE: Final = 4 * 1024
"""So much is read before anybody looks again whether it has become too much."""
MOST_UNSENT: Final = 1024 * 1024
POLICY: Final = 1008
SWITCHING, BAD = 101, 400


class Handshake(ServerProtocol):
    """Whose refusals carry what every answer carries, and are in the language of the house."""

    _asked: tuple[tuple[bytes, bytes], ...] = ()

    def accept(self, request: Request) -> Response:
        headers = request.headers.raw_items()
        self._asked = tuple((name.lower().encode(), value.encode()) for name, value in headers)
        return super().accept(request)

    def reject(self, status: StatusLike, text: str) -> Response:
        return super().reject(status, f"{sentence_for(BAD, self._asked)}\n")

    def send_response(self, response: Response) -> None:
        if response.status_code != SWITCHING:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        super().send_response(response)


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        # It holds itself by its parser, and would be there until the collector comes round.
        self.conn.parser.close()
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._gate = gate
        self._visit: Visit

    # --- the transport

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._visit = self._gate.visits[cast(Transport, transport)]
        self._visit.owner, self._visit.is_socket = self, True
        self._gate.move(self._visit, State.HANDSHAKE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gate.leave(self._visit)
        self._let_go()

    def _let_go(self) -> None:
        """What holds itself would be there until the collector comes round, and it must not: while
        it looks at a full house, everybody waits."""
        self._visit.owner = GONE
        self.conn.parser.close()
        scope = self.__dict__.get("scope", {})  # none where there was no handshake
        for name in (PIPE, VISIT):
            scope.get("extensions", {}).pop(name, None)

    def data_received(self, data: bytes) -> None:
        visit = self._visit
        if not self._gate.hears(visit, len(data)):
            return
        if visit.state is State.TALKING:
            visit.since = self._gate.clock()
        try:
            if len(data) <= PIECE:
                super().data_received(data)
            else:
                self._read_in_pieces(data)
        except Exception:
            log_fault("fault")
            self._gate.drop(visit, "fault")

    def _read_in_pieces(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._visit.deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def pause_writing(self) -> None:
        super().pause_writing()
        self._gate.stop_writing(self._visit)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._gate.go_on_writing(self._visit)

    # --- the gate

    @property
    def is_closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def expire(self) -> None:
        self._fail(self._visit.state)

    def cut(self) -> None:
        self.disconnected = self.handshake_complete = True

    def _fail(self, why: str) -> None:
        """The client is told, and has a moment to hear it; the application hears it at once."""
        visit = self._visit
        if visit.deaf:
            return None
        if self.conn.state is not SocketState.OPEN:
            return self._gate.drop(visit, why)
        self.stop_keepalive()
        self.conn.fail(POLICY, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": why})
        # Otherwise uvicorn closes as soon as the application has returned, with bytes unread, and
        # the client gets a reset instead of the reason.
        seconds = self._gate.limits.closing_seconds
        self.close_timer = self.loop.call_later(seconds, self.transport.close)
        return self._gate.linger(visit, why)

    # --- the handshake

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"].update({PIPE: self, VISIT: self._visit})  # type: ignore[dict-item]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept" and self._visit.state is State.HANDSHAKE:
            self._gate.move(self._visit, State.SILENT)
        elif message["type"] == "websocket.http.response.body":
            # uvicorn would wonder why the handshake has no end: this was it.
            self.handshake_complete = True

    # --- frames

    def handle_text(self, event: Frame) -> None:
        if self._may_say():
            super().handle_text(event)
            self._settle()

    def handle_bytes(self, event: Frame) -> None:
        if self._may_say():
            super().handle_bytes(event)
            self._settle()

    def handle_cont(self, event: Frame) -> None:
        if self._may_say():
            super().handle_cont(event)
            self._settle()

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _settle(self) -> None:
        """Whether a message has begun that has not ended."""
        visit = self._visit
        state = State.MESSAGE if self.frames else State.TALKING
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
        after = charged(full_at, gate.clock(), credit, 1)
        if after is None or not gate.may_frame(visit):
            self._fail("flood")
            return None
        if visit.unread_since is not None and self.unsent > MOST_UNSENT:
            gate.drop(visit, "slow")
            return None
        return after

    # --- the pipe

    def push(self, frames: bytes) -> None:
        if self.conn.state is SocketState.OPEN and not self.transport.is_closing():
            self.transport.write(frames)

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()
