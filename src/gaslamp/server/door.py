"""Who may open a socket. Sockets pass by here and by nothing else: a thousand tables have
thousands of them, so nothing stands around for each that is not needed."""

import re
from typing import Final, NamedTuple

from starlette.types import ASGIApp, Receive, Scope, Send

from gaslamp.core.errors import PutAside, Refusal
from gaslamp.server.desk import Desk, address_of, is_own_origin, may_see, words_for
from gaslamp.server.frames import framed
from gaslamp.server.line import Line
from gaslamp.server.live import Live
from gaslamp.server.live.audience import may_watch
from gaslamp.server.outgoing import Refused
from gaslamp.server.people import COOKIE
from gaslamp.server.socket import POLICY, Socket
from gaslamp.server.turnstile import Turnstile
from gaslamp.store import Login, Person, StoreError

_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")


class Door:
    """Lets sockets in, and leads everything else to the house."""

    def __init__(self, desk: Desk, house: ASGIApp) -> None:
        self._desk = desk
        self._house = house
        self._turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return await self._house(scope, receive, send)
        line = Line(scope, receive, send)
        await self._turnstile.enter(address_of(line))
        if line.is_gone:  # they did not want to wait so long
            return None
        try:
            return await self._greet(line)
        except PutAside as aside:
            return await self._explain(line, aside)
        except (Refusal, StoreError):
            return await line.close()

    async def _greet(self, line: Line) -> None:
        """To the table, for somebody we know who may look in, from a page of ours."""
        desk, code = self._desk, line.code
        known_at = desk.hub.times_shut_out
        path, visitor = await self._known(line)
        if path is None or visitor is None:
            return await line.close()
        person = visitor[1].person
        if not await self._may_see(path, person, code):
            return await line.close()
        async with desk.hub.visit(path) as live:
            async with live.journal.reading() as table:
                may_enter, has_link = may_watch(table, person), code == table.code
            if not may_enter:
                return await line.close()
            return await self._seat(line, Arrival(visitor, known_at, live, has_link))

    async def _may_see(self, table: str, person: str, code: str) -> bool:
        """A table that is here can say that itself."""
        here = self._desk.hub.at_hand(table)
        if here is None:
            return await may_see(self._desk.store, table, person, code) is not None
        known = here.setup.public or code == here.code or person == here.host
        return known or bool(here.seats_of(person))

    async def _known(self, line: Line) -> tuple[str | None, tuple[Login, Person] | None]:
        desk, origin = self._desk, line.headers.get("origin", "")
        path = _PATH.fullmatch(line.scope["path"])
        if path is None or desk.hub.draining or not is_own_origin(desk.settings, line, origin):
            return None, None
        return path[1], await desk.doorkeeper.visitor(line.cookies.get(COOKIE))

    async def _seat(self, line: Line, arrival: "Arrival") -> None:
        person, address, places = arrival.person, address_of(line), self._desk.places
        if not places.enter(person, address):
            return await line.close()
        self._desk.metrics.sockets.set(places.total)
        try:
            return await self._serve(line, arrival)
        finally:
            places.leave(person, address)
            self._desk.metrics.sockets.set(places.total)

    async def _explain(self, line: Line, aside: PutAside) -> None:
        """A handshake can only be turned down without a word."""
        await line.accept()
        text = words_for(line).say(aside.sentence)
        told = Refused(None, aside.code, text, aside.sentence)
        line.pipe.push([framed(told)])
        await line.close(POLICY, "put aside")

    async def _serve(self, line: Line, arrival: "Arrival") -> None:
        await line.accept()
        hub, purse, person = self._desk.hub, self._desk.purses["messages"], arrival.person
        socket = Socket(
            line,
            hub,
            arrival.visitor,
            arrival.live.id,
            words_for(line),
            arrival.has_link,
            lambda cost: purse.spend(person, cost),
        )
        hub.house.crowd.enter(socket)
        try:
            if hub.times_shut_out != arrival.known_at:
                await hub.look_at_again([socket])
            await socket.serve(arrival.live)
        finally:
            hub.house.crowd.leave(socket)


class Arrival(NamedTuple):
    """Somebody who may come in."""

    visitor: tuple[Login, Person]
    known_at: int
    """How often people had been shut out when it was found who this is."""
    live: Live
    has_link: bool

    @property
    def person(self) -> str:
        return self.visitor[1].person
