"""Who may open a socket. Sockets pass by here and by nothing else: a thousand tables have
thousands of them, so nothing stands around for each that is not needed."""

import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gaslamp.core.data import to_json
from gaslamp.core.errors import PutAside, Refusal
from gaslamp.server.desk import Desk, address_of, is_own_origin, may_see, words_for
from gaslamp.server.live import Live
from gaslamp.server.live.audience import may_watch
from gaslamp.server.outgoing import Refused
from gaslamp.server.people import COOKIE
from gaslamp.server.socket import POLICY, Socket
from gaslamp.store import Login, Person, StoreError

_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")


class Door:
    """Lets sockets in, and leads everything else to the house."""

    def __init__(self, desk: Desk, house: ASGIApp) -> None:
        self._desk = desk
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return await self._house(scope, receive, send)
        websocket = WebSocket(scope, receive, send)
        try:
            return await self._greet(websocket)
        except PutAside as aside:
            return await self._explain(websocket, aside)
        except (Refusal, StoreError):
            return await websocket.close()

    async def _greet(self, websocket: WebSocket) -> None:
        """To the table, for somebody we know who may look in, from a page of ours."""
        desk, code = self._desk, websocket.query_params.get("code", "")
        path, visitor = await self._known(websocket)
        if path is None or visitor is None:
            return await websocket.close()
        person = visitor[1].person
        if not await may_see(desk.store, path, person, code):
            return await websocket.close()
        async with desk.hub.visit(path) as live:
            async with live.journal.reading() as table:
                may_enter, has_link = may_watch(table, person), code == table.code
            if not may_enter:
                return await websocket.close()
            return await self._seat(websocket, visitor, live, has_link)

    async def _known(self, websocket: WebSocket) -> tuple[str | None, tuple[Login, Person] | None]:
        desk, origin = self._desk, websocket.headers.get("origin", "")
        path = _PATH.fullmatch(websocket.scope["path"])
        if path is None or desk.hub.draining or not is_own_origin(desk.settings, websocket, origin):
            return None, None
        return path[1], await desk.doorkeeper.visitor(websocket.cookies.get(COOKIE))

    async def _seat(
        self, websocket: WebSocket, visitor: tuple[Login, Person], live: Live, has_link: bool
    ) -> None:
        person, address, places = visitor[1].person, address_of(websocket), self._desk.places
        if not places.enter(person, address):
            return await websocket.close()
        self._desk.metrics.sockets.set(places.total)
        try:
            return await self._serve(websocket, visitor, live, has_link)
        finally:
            places.leave(person, address)
            self._desk.metrics.sockets.set(places.total)

    async def _explain(self, websocket: WebSocket, aside: PutAside) -> None:
        """A handshake can only be turned down without a word."""
        await websocket.accept()
        text = words_for(websocket).say(aside.sentence)
        told = Refused(None, aside.code, text, aside.sentence)
        await websocket.send_text(to_json(told).decode())
        await websocket.close(POLICY, "put aside")

    async def _serve(
        self, websocket: WebSocket, visitor: tuple[Login, Person], live: Live, has_link: bool
    ) -> None:
        await websocket.accept()
        desk, person = self._desk, visitor[1].person
        socket = Socket(
            websocket,
            desk.hub,
            visitor,
            live.id,
            words_for(websocket),
            has_link,
            lambda cost: desk.purses["messages"].spend(person, cost),
        )
        desk.hub.house.crowd.enter(socket)
        try:
            await socket.serve(live)
        finally:
            desk.hub.house.crowd.leave(socket)
