"""Who may open a socket. Sockets pass by here and by nothing else: a thousand tables have
thousands of them, so nothing stands around for each that is not needed."""

import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gaslamp.core.errors import NoSuchTable
from gaslamp.server import table_calls
from gaslamp.server.calls import Desk, address_of, is_own_origin, words_for
from gaslamp.server.live import Live
from gaslamp.server.people import COOKIE
from gaslamp.server.socket import Socket
from gaslamp.store import Person
from gaslamp.table.state import GATHERING

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
        desk = self._desk
        person = desk.doorkeeper.person(websocket.cookies.get(COOKIE))
        live = _let_in(desk, websocket, person)
        address = address_of(websocket)
        if person is None or live is None or not desk.places.enter(person.person, address):
            return await websocket.close()
        desk.metrics.sockets.set(desk.places.total)
        try:
            await self._serve(websocket, person, live)
        finally:
            desk.places.leave(person.person, address)
            desk.metrics.sockets.set(desk.places.total)

    async def _serve(self, websocket: WebSocket, person: Person, live: Live) -> None:
        await websocket.accept()
        desk = self._desk
        socket = Socket(
            websocket,
            desk.hub,
            person,
            words_for(websocket),
            websocket.query_params.get("code", "") == live.table.code,
            lambda: desk.purses["messages"].spend(person.person),
        )
        desk.hub.sockets.add(socket)
        try:
            await socket.serve(live)
        finally:
            desk.hub.sockets.discard(socket)


def _let_in(desk: Desk, websocket: WebSocket, person: Person | None) -> Live | None:
    """The table, for somebody we know who may look in, from a page of ours."""
    origin = websocket.headers.get("origin", "")
    path = _PATH.fullmatch(websocket.scope["path"])
    if path is None or person is None or desk.hub.draining:
        return None
    if not is_own_origin(desk.settings, websocket, origin):
        return None
    try:
        live = desk.hub.live(path[1])
    except NoSuchTable:
        return None
    table, code = live.table, websocket.query_params.get("code", "")
    watching = table.setup.spectators or table.phase == GATHERING
    if not table_calls.may_see(table, person.person, code):
        return None
    return live if watching or table.seats_of(person.person) else None
