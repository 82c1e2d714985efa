"""uvicorn's HTTP, which tells the gate what it is reading and stops where a limit is reached."""

from asyncio import BaseTransport, Task, Transport
from collections import deque
from enum import Enum, auto
from functools import partial
from typing import Any, Final, cast

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from gaslamp.server.desk import LARGEST_BODY, largest_body
from gaslamp.server.headers import plain_answer
from gaslamp.server.logs import log_fault
from gaslamp.server.transport import handshake
from gaslamp.server.transport.gate import Gate
from gaslamp.server.transport.sentences import full_house, sentence_for
from gaslamp.server.transport.sockets import SocketProtocol
from gaslamp.server.transport.visit import GONE, VISIT, State, Visit

LONGEST_LINE: Final = 8000
"""Bytes of one header, or of the request line; `websockets` reads no longer ones."""
MORE_SENT: Final = 4
"""So many times the bytes of a body are sent at most: chunks have sizes and may have extensions."""
BAD, SLOW, BODY_TOO_LARGE, HEAD_TOO_LARGE = 400, 408, 413, 431


class Part(Enum):
    """Of a request: what is being read."""

    NONE = auto()
    HEAD = auto()
    BODY = auto()


class RequestProtocol(HttpToolsProtocol):
    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._visit: Visit | None = None
        self._part = Part.NONE
        self._refusal = 0
        """The status with which this connection will be ended."""
        self._sent = 0
        """Bytes since a part of a request began."""
        self._began = False
        """Whether a new part began among the bytes that are being read."""
        self._size = 0
        """Bytes of the headers, or of the body, that have been understood."""
        self._largest = LARGEST_BODY
        self._asked: deque[RequestResponseCycle] = deque()
        """What has not been answered, the first first."""

    # --- the transport

    def connection_made(self, transport: BaseTransport) -> None:
        plain = cast(Transport, transport)
        super().connection_made(plain)
        self._visit = self._gate.admit(plain, self.client[0] if self.client else "", self)
        if self._visit is None:
            plain.write(full_house())
            plain.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.cut()
        if self._visit:
            self._gate.leave(self._visit)
            self._visit.owner = GONE  # or it would hold itself, until the collector comes round
        self.cycle = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        visit = self._visit
        if visit is None or not self._gate.hears(visit, len(data)):
            return
        self._began = False
        try:
            super().data_received(data)
        except Exception:
            log_fault("fault")
            self._refusal = BAD
        if visit.owner is not self:
            # The same as when a connection is lost: parser and protocol hold each other.
            self.parser = None  # type: ignore[assignment]
        elif not visit.deaf:
            self._sent = 0 if self._began else self._sent + len(data)
            self._judge()

    def _judge(self) -> None:
        if self._part is Part.BODY:
            if self._sent > MORE_SENT * self._largest:
                self._turn_away(BODY_TOO_LARGE)
        elif self._sent > self._gate.limits.head_bytes:
            self._turn_away(HEAD_TOO_LARGE)
        if self._refusal:
            self._refuse(self._refusal, str(self._refusal))
        else:
            self._settle()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._visit:
            self._gate.stop_writing(self._visit)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._visit:
            self._gate.go_on_writing(self._visit)

    # --- the gate

    @property
    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def expire(self) -> None:
        visit = cast(Visit, self._visit)
        state = visit.state
        if state is State.ANSWERING:
            self._gate.drop(visit, state)
        elif state is State.IDLE or (state is State.OPENING and not self._sent):
            self._gate.dropped.labels(state).inc()
            self.transport.close()
        else:
            self._refuse(SLOW, state)

    def cut(self) -> None:
        """uvicorn tells only the last request that its connection is lost."""
        for each in self._asked:
            each.disconnected = True
            each.message_event.set()
        self._asked.clear()
        self.pipeline.clear()

    def _settle(self) -> None:
        """What the connection is doing now, by what was read and what is still to be answered."""
        visit = self._visit
        if visit is None or visit.deaf:
            return
        if self._part is Part.BODY:
            state = State.BODY
        elif self._asked:
            state = State.ANSWERING
        elif visit.state is State.OPENING:
            state = State.OPENING
        else:
            state = State.IDLE if self._part is Part.NONE else State.HEAD
        if state is State.IDLE and visit.by_proxy:
            visit.payer = ""
        if state is not visit.state:
            self._gate.move(visit, state)

    def _turn_away(self, status: int) -> None:
        self._refusal = self._refusal or status

    def _refuse(self, status: int, why: str) -> None:
        """With a sentence, unless that would come in the midst of another answer."""
        visit = cast(Visit, self._visit)
        if len(self._asked) > 1 or any(each.response_started for each in self._asked):
            return self._gate.drop(visit, why)
        self.cut()
        self.transport.write(plain_answer(status, sentence_for(status, self.headers or [])))
        return self._gate.linger(visit, why)

    # --- the parser

    @property
    def _is_over(self) -> bool:
        return bool(self._refusal) or self._visit is None or self._visit.deaf

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {VISIT: self._visit}  # type: ignore[dict-item]
        self._part, self._size = Part.HEAD, 0

    def on_url(self, url: bytes) -> None:
        if not self._is_over:
            super().on_url(url)
            self._weigh(len(url), len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._is_over:
            return None
        if self._part is not Part.HEAD:
            # A trailer. Nobody here needs one, and it would be taken for a header.
            return self._turn_away(BAD)
        super().on_header(name, value)
        self._weigh(len(name) + len(value) + 4, len(name) + len(value) + 2)
        if len(self.headers) > self._gate.limits.headers:
            self._turn_away(HEAD_TOO_LARGE)
        return None

    def _weigh(self, more: int, line: int) -> None:
        self._size += more
        if self._size > self._gate.limits.head_bytes or line > LONGEST_LINE:
            self._turn_away(HEAD_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._began = True
        if self._is_over or not self._may_ask():
            return None
        length = dict(self.headers).get(b"content-length", b"0")
        self._largest = largest_body(self.url.partition(b"?")[0].decode("latin-1"))
        if len(length) > 9 or int(length) > self._largest:
            return self._turn_away(BODY_TOO_LARGE)
        self._part, self._size = Part.BODY, 0
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._asked.append(self.cycle)
        return None

    def _may_ask(self) -> bool:
        visit = cast(Visit, self._visit)
        if len(self._asked) > self._gate.limits.pipelined:
            self._gate.drop(visit, "pipelined")
        elif not self._gate.may_ask(visit):
            self._gate.drop(visit, "requests")
        return not visit.deaf

    def on_body(self, body: bytes) -> None:
        if self._is_over:
            return None
        self._size += len(body)
        if self._size > 2 * self._largest:
            # The application has had its chance to say so in its own words.
            return self._turn_away(BODY_TOO_LARGE)
        return super().on_body(body)

    def on_message_complete(self) -> None:
        self._began = True
        if not self._is_over:
            self._part = Part.NONE
            super().on_message_complete()

    # --- uvicorn

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        task = self.loop.create_task(cycle.run_asgi(app))
        self.tasks.add(task)
        task.add_done_callback(partial(self._end_answering, cycle))

    def _end_answering(self, cycle: RequestResponseCycle, task: Task[None]) -> None:
        """What is cancelled before its first step has said nothing, and nothing in it could: its
        client would wait until the gate's patience is over."""
        self.tasks.discard(task)
        if not (cycle.response_complete or cycle.disconnected):
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        visit = self._visit
        if visit and self._asked and not visit.deaf:
            self._asked.popleft()
            visit.since = self._gate.clock()
            self._settle()

    def send_400_response(self, msg: str) -> None:
        self._turn_away(BAD)

    def _unsupported_upgrade_warning(self) -> None:
        """Its parser reads nothing after this: the request is answered, and that was it."""
        if self._asked:
            self._asked[-1].keep_alive = False
        else:
            self._turn_away(BAD)

    def handle_websocket_upgrade(self) -> None:
        visit = cast(Visit, self._visit)
        if self._asked:
            # The answers to what was asked before would come among the frames.
            self._gate.drop(visit, "pipelined")
        if self._is_over:
            return
        key = handshake.key_in(self.scope)
        if key is None:
            self._turn_away(BAD)
        else:
            self._hand_over(visit, key)

    def _hand_over(self, visit: Visit, key: str) -> None:
        try:
            scope = handshake.socket_scope(self.scope, self.url)
        except (HttpParserError, UnicodeDecodeError):
            return self._turn_away(BAD)
        socket = SocketProtocol(self._gate, self.app, self.server_state)
        self.connections.discard(self)
        socket.open(visit, key, scope)
        return self.transport.set_protocol(socket)
