"""The first of the application: who is asking, and what every answer carries."""

from typing import Any, Final

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from gaslamp.server.headers import HEADERS, plain_headers
from gaslamp.server.transport.gate import Gate
from gaslamp.server.transport.sentences import sentence_for
from gaslamp.server.transport.visit import VISIT, Visit

FORBIDDEN, FAULT = 403, 500
USUAL: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Entrance:
    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        visit, client = scope.get("extensions", {}).get(VISIT), scope["client"]
        if visit and client:
            self._gate.attribute(visit, client[0])
        answer = _Answer(scope, send, visit)
        try:
            await self._app(scope, receive, answer.send)
        except (ClientDisconnect, ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception:
            await answer.fail()
            raise
        return None


class _Answer:
    """One answer on its way out."""

    def __init__(self, scope: Scope, send: Send, visit: Visit | None) -> None:
        self._scope = scope
        self._send = send
        self._visit = visit
        self._begun = False

    async def send(self, message: Message) -> None:
        begun, self._begun = self._begun, True
        if self._visit and self._visit.transport.is_closing():
            # uvicorn has not been told yet, and would write to what is closed.
            self._visit.owner.cut()
        if message["type"] == "http.response.start":
            headers = message["headers"]
            there = {name for name, _ in headers}
            headers.extend(each for each in USUAL if each[0] not in there)
        elif message["type"] == "websocket.close" and not begun:
            return await self._say(FORBIDDEN)
        return await self._send(message)

    async def fail(self) -> None:
        if not self._begun:
            self._begun = True
            await self._say(FAULT)

    async def _say(self, status: int) -> None:
        """One plain sentence; to one who asked for a socket, instead of it."""
        text = f"{sentence_for(status, self._scope['headers'])}\n".encode()
        headers = [(k.lower().encode(), v.encode()) for k, v in plain_headers(text).items()]
        kind = "http" if self._scope["type"] == "http" else "websocket.http"
        start: dict[str, Any] = {"type": f"{kind}.response.start", "status": status}
        await self._send({**start, "headers": headers})
        await self._send({"type": f"{kind}.response.body", "body": text, "more_body": False})
