"""The application: routes, headers, and what is done all the time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gaslamp.core.data import to_json
from gaslamp.core.sentence import say
from gaslamp.server import (
    client_files,
    knowledge_calls,
    lesson_calls,
    pages,
    people_calls,
    table_calls,
)
from gaslamp.server.calls import (
    Desk,
    Endpoint,
    Fault,
    NotFound,
    answer,
    refused,
    words_for,
)
from gaslamp.server.hub import Hub
from gaslamp.server.limits import Places, Purse
from gaslamp.server.live import House, now
from gaslamp.server.logs import log_fault
from gaslamp.server.measuring import may_measure
from gaslamp.server.metrics import CONTENT_TYPE, Metrics
from gaslamp.server.openapi import document, messages
from gaslamp.server.people import Doorkeeper
from gaslamp.server.settings import Settings
from gaslamp.server.sweeping import Sweeper, settle
from gaslamp.store import Store

ENDPOINTS: Final = [
    *people_calls.ENDPOINTS,
    *table_calls.ENDPOINTS,
    *knowledge_calls.ENDPOINTS,
    *lesson_calls.ENDPOINTS,
]


def make_desk(settings: Settings, store: Store) -> Desk:
    metrics, limits = Metrics(), settings.limits
    purses = {
        kind: Purse(getattr(limits, kind))
        for kind in ("requests", "newcomers", "attempts", "messages", "tables", "knowledge")
    }
    return Desk(
        settings=settings,
        store=store,
        hub=Hub(House(settings, store, metrics)),
        doorkeeper=Doorkeeper(store, now),
        metrics=metrics,
        places=Places(limits.sockets, limits.sockets_of_person, limits.sockets_of_address),
        purses=purses,
    )


def make_app(desk: Desk) -> Starlette:
    described = to_json(document(ENDPOINTS))
    schema = to_json(messages())
    return Starlette(
        routes=[
            *(_route(desk, each) for each in ENDPOINTS),
            *client_files.routes(),
            *(_route(desk, each) for each in pages.ENDPOINTS),
            _fixed("/openapi.json", lambda: described, "application/json"),
            _fixed("/api/messages.json", lambda: schema, "application/json"),
            _fixed("/healthz", lambda: _healthy(desk), "text/plain"),
            _measures(desk),
        ],
        exception_handlers={404: _not_found(desk), Exception: _fault(desk)},
        lifespan=_lifespan(desk),
    )


def _route(desk: Desk, endpoint: Endpoint) -> Route:
    async def endpoint_(request: Request) -> Response:
        return await answer(desk, endpoint, request)

    return Route(endpoint.path, endpoint_, methods=[endpoint.method])


def _fixed(path: str, make: Callable[[], bytes], media: str) -> Route:
    async def endpoint(_: Request) -> Response:
        return Response(make(), media_type=media)

    return Route(path, endpoint)


def _healthy(desk: Desk) -> bytes:
    desk.store.check()
    return b"draining\n" if desk.hub.draining else b"ok\n"


def _measures(desk: Desk) -> Route:
    """For whom the operator says, and for others there is no such thing."""

    async def endpoint(request: Request) -> Response:
        if not may_measure(desk.settings, request):
            return refused(desk, NotFound(say("server-no-such-thing")), words_for(request))
        return Response(desk.metrics.page(), media_type=CONTENT_TYPE)

    return Route("/metrics", endpoint)


def _fault(desk: Desk) -> Callable[[Request, Exception], Response]:
    def answer_it(request: Request, _: Exception) -> Response:
        return refused(desk, Fault(say("server-fault")), words_for(request))

    return answer_it


def _not_found(desk: Desk) -> Callable[[Request, Exception], Response]:
    def answer_it(request: Request, _: Exception) -> Response:
        page = client_files.missing(request)
        return page or refused(desk, NotFound(say("server-no-such-thing")), words_for(request))

    return answer_it


def _lifespan(desk: Desk) -> Callable[[Starlette], Any]:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        settle()
        await desk.doorkeeper.take_keys()
        await desk.hub.wake_up()
        chores = asyncio.create_task(_chores(desk))
        yield
        chores.cancel()
        with suppress(asyncio.CancelledError):
            await chores
        desk.hub.house.close()
        await asyncio.wrap_future(desk.store.save_alive(now()))

    return lifespan


async def _chores(desk: Desk) -> None:
    """A sign of life every second; the slower things every minute."""
    beat, sweeper = 0, Sweeper()
    while True:
        try:
            await asyncio.wrap_future(desk.store.save_alive(now()))
            await desk.hub.catch_up()
            sweeper.beat(desk.places.left, desk.places.total)
            if beat % 60 == 0:
                await desk.doorkeeper.take_keys()
                desk.hub.make_room()
            if beat % 3600 == 0:
                await desk.hub.forget()
        except Exception:
            log_fault("fault")
        beat += 1
        await asyncio.sleep(1)
