"""The application: routes, headers, and what is done all the time."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gaslamp.core.data import to_json
from gaslamp.core.sentence import say
from gaslamp.server import chores, client_files, health
from gaslamp.server.analysts import Analysts
from gaslamp.server.desk import Desk, words_for
from gaslamp.server.guesses import FIRST_TRY, Guesses
from gaslamp.server.house import House
from gaslamp.server.hub import Hub
from gaslamp.server.limits import Purse
from gaslamp.server.metrics import CONTENT_TYPE, Metrics
from gaslamp.server.onlookers import may_measure
from gaslamp.server.people import Doorkeeper
from gaslamp.server.places import Places
from gaslamp.server.provisions import lay_in
from gaslamp.server.pulse import Pulse
from gaslamp.server.refusals import NotFound, WrongMethod
from gaslamp.server.rest import (
    analysis,
    games,
    hindsight,
    hints,
    history,
    knowledge,
    lessons,
    mysteries,
    notifications,
    pages,
    people,
    positions,
    previews,
    ratings,
    shares,
    tables,
)
from gaslamp.server.rest.calls import Endpoint, answer, faulty, refused
from gaslamp.server.rest.openapi import document, messages
from gaslamp.server.settings import Settings
from gaslamp.server.shelf import Shelf
from gaslamp.server.sweeper import settle, unsettle
from gaslamp.store import Store

ENDPOINTS: Final = [
    *people.ENDPOINTS,
    *games.ENDPOINTS,
    *notifications.ENDPOINTS,
    *tables.ENDPOINTS,
    *knowledge.ENDPOINTS,
    *hints.ENDPOINTS,
    *hindsight.ENDPOINTS,
    *analysis.ENDPOINTS,
    *lessons.ENDPOINTS,
    *mysteries.ENDPOINTS,
    *positions.ENDPOINTS,
    *history.ENDPOINTS,
    *ratings.ENDPOINTS,
    *shares.ENDPOINTS,
]
Answering = Callable[[Request, Exception], Response]


def make_desk(settings: Settings, store: Store) -> Desk:
    metrics, limits = Metrics(), settings.limits
    house = House(settings, store, metrics)
    purses, shelf = house.purses, Shelf(house.crew)
    return Desk(
        settings=settings,
        store=store,
        hub=Hub(house),
        doorkeeper=Doorkeeper(store, house.now),
        metrics=metrics,
        places=Places(limits.sockets, limits.sockets_of_person, limits.sockets_of_address),
        purses=purses,
        shelf=shelf,
        analysts=Analysts(house, shelf),
        pulse=Pulse(metrics),
        guesses=Guesses(purses["attempts"], purses["wrong"], Purse(FIRST_TRY)),
    )


def make_app(desk: Desk) -> Starlette:
    described = to_json(document(ENDPOINTS))
    schema = to_json(messages())
    return Starlette(
        routes=[
            *(_route(desk, each) for each in ENDPOINTS),
            *(_route(desk, each) for each in pages_of_client()),
            *client_files.routes(),
            *(_route(desk, each) for each in pages.ENDPOINTS),
            _fixed("/openapi.json", lambda: described, "application/json"),
            _fixed("/api/messages.json", lambda: schema, "application/json"),
            *health.routes(desk),
            _measures(desk),
        ],
        exception_handlers={
            404: _not_found(desk),
            405: _wrong_method(desk),
            Exception: _fault(desk),
        },
        lifespan=_lifespan(desk),
    )


def pages_of_client() -> list[Endpoint]:
    """The client's pages of which a messenger is told something, where the client was built."""
    return [] if client_files.INDEX is None else [*shares.PAGES, *previews.PAGES]


def _route(desk: Desk, endpoint: Endpoint) -> Route:
    async def endpoint_(request: Request) -> Response:
        return await answer(desk, endpoint, request)

    return Route(endpoint.path, endpoint_, methods=[endpoint.method])


def _fixed(path: str, make: Callable[[], bytes], media: str) -> Route:
    async def endpoint(_: Request) -> Response:
        return Response(make(), media_type=media)

    return Route(path, endpoint)


def _measures(desk: Desk) -> Route:
    """For whom the operator says, and for others there is no such thing."""

    async def endpoint(request: Request) -> Response:
        if not may_measure(desk.settings, request):
            return refused(desk, NotFound(say("server-no-such-thing")), words_for(request))
        return Response(desk.metrics.page(), media_type=CONTENT_TYPE)

    return Route("/metrics", endpoint)


def _not_found(desk: Desk) -> Answering:
    def answer_it(request: Request, _: Exception) -> Response:
        page = client_files.missing(request)
        return page or refused(desk, NotFound(say("server-no-such-thing")), words_for(request))

    return answer_it


def _wrong_method(desk: Desk) -> Answering:
    def answer_it(request: Request, error: Exception) -> Response:
        response = refused(desk, WrongMethod(say("server-wrong-method")), words_for(request))
        response.headers.update(getattr(error, "headers", None) or {})
        return response

    return answer_it


def _fault(desk: Desk) -> Answering:
    return lambda request, _: faulty(desk, request)


def _lifespan(desk: Desk) -> Callable[[Starlette], Any]:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await lay_in()
        settle()
        await desk.doorkeeper.take_keys()
        await chores.wake_up(desk)
        await chores.begin(desk)
        yield
        await chores.end(desk)
        unsettle()

    return lifespan
