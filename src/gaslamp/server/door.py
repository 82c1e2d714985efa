"""Who may open a socket. Sockets pass by here and by nothing else: a thousand tables have
thousands of them, so nothing stands around for each that is not needed."""

import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gaslamp.core.data import to_json
from gaslamp.core.errors import PutAside, Refusal
from gaslamp.server.calls import Desk, address_of, is_own_origin, words_for
from gaslamp.server.live import Live
from gaslamp.server.live.audience import may_watch
from gaslamp.server.outgoing import Refused
from gaslamp.server.people import COOKIE
from gaslamp.server.socket import POLICY, Socket
from gaslamp.server.table_calls import may_see
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
            let_in = await self._let_in(websocket)
        except PutAside as aside:
            return await self._explain(websocket, aside)
        except (Refusal, StoreError):
            let_in = None
        if let_in is None:
            return await websocket.close()
        person, address, places = let_in[0][1].person, address_of(websocket), self._desk.places
        if not places.enter(person, address):
            return await websocket.close()
        self._desk.metrics.sockets.set(places.total)
        try:
            return await self._serve(websocket, *let_in)
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
            words_for(websocket),
            has_link,
            lambda cost: desk.purses["messages"].spend(person, cost),
        )
        desk.hub.sockets.add(socket)
        try:
            await socket.serve(live)
        finally:
            desk.hub.sockets.discard(socket)

    async def _let_in(self, websocket: WebSocket) -> tuple[tuple[Login, Person], Live, bool] | None:
        """The table, for somebody we know who may look in, from a page of ours."""
        desk = self._desk
        origin = websocket.headers.get("origin", "")
        path = _PATH.fullmatch(websocket.scope["path"])
        if path is None or desk.hub.draining or not is_own_origin(desk.settings, websocket, origin):
            return None
        visitor = await desk.doorkeeper.visitor(websocket.cookies.get(COOKIE))
        code = websocket.query_params.get("code", "")
        if visitor is None or not await may_see(desk.store, path[1], visitor[1].person, code):
            return None
        live, person = await desk.hub.live(path[1]), visitor[1].person
        async with live.journal.reading() as table:
            return (visitor, live, code == table.code) if may_watch(table, person) else None
