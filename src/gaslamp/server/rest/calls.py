"""One REST call: what came in, who asks, and how refusals are answered."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from gaslamp.core.data import Data, from_json, to_json
from gaslamp.core.errors import Refusal, Unreadable
from gaslamp.core.sentence import Sentence, say
from gaslamp.server.desk import Desk, address_of, is_own_origin, largest_body, words_for
from gaslamp.server.logs import log_fault
from gaslamp.server.people import COOKIE
from gaslamp.server.refusals import STATUS, Fault, NotAllowed, NotSignedIn, refusal_of
from gaslamp.server.settings import Settings
from gaslamp.store import Login, Person, StoreError
from gaslamp.words import Words

LONGEST_PATH: Final = 100


class Problem(Data):
    code: str
    text: str
    said: Sentence
    """The same, to be said in whatever language the client has now."""


@dataclass
class Call:
    desk: Desk
    request: Request
    body: Any = None
    cookie: str | None = None
    """To be set with the answer; empty to take it away."""
    parameters: dict[str, Any] = field(default_factory=dict)
    visitor: tuple[Login, Person] | None = None
    """Whoever asks, if the house knows them: looked up once."""

    @property
    def known(self) -> Person | None:
        return self.visitor[1] if self.visitor else None

    @property
    def person(self) -> Person:
        if self.visitor is None:
            raise NotSignedIn(say("server-not-signed-in"))
        return self.visitor[1]

    @property
    def words(self) -> Words:
        return words_for(self.request)

    @property
    def address(self) -> str:
        return address_of(self.request)

    @property
    def device(self) -> str:
        return self.request.headers.get("user-agent", "")[:100]


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One line of the REST: how it is called, what goes in, what comes out."""

    method: str
    path: str
    handler: Handler
    about: str
    answer: Any = None
    """A type for JSON, or a media type for anything else; None for an empty answer."""
    body: Any = None
    query: dict[str, Any] = field(default_factory=dict)
    status: int = 200
    refusals: tuple[int, ...] = ()

    safe: ClassVar[tuple[str, ...]] = ("GET", "HEAD")


async def answer(desk: Desk, endpoint: Endpoint, request: Request) -> Response:
    call = Call(desk, request)
    try:
        desk.spend("requests", call.address)
        _check_origin(desk, request)
        call.parameters = _parameters(endpoint, request)
        if endpoint.body is not None:
            content = await _body(request, largest_body(endpoint.path))
            call.body = from_json(content, endpoint.body)
        call.visitor = await desk.doorkeeper.visitor(request.cookies.get(COOKIE))
        made = await endpoint.handler(call)
    except (Refusal, StoreError) as error:
        return refused(desk, refusal_of(error), call.words)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        return faulty(desk, request)
    response = made if isinstance(made, Response) else _response(made, endpoint.status)
    if call.cookie is not None:
        set_cookie(response, call.cookie, desk.settings)
    return response


def faulty(desk: Desk, request: HTTPConnection) -> Response:
    """Something of ours went wrong: where is for the log, and not for whoever asked."""
    log_fault("fault", path=request.scope["path"][:LONGEST_PATH])
    return refused(desk, Fault(say("server-fault")), words_for(request))


def refused(desk: Desk, refusal: Refusal, words: Words) -> Response:
    desk.metrics.refused.labels(refusal.code).inc()
    problem = Problem(refusal.code, words.say(refusal.sentence), refusal.sentence)
    return _response(problem, STATUS[refusal.code])


def _response(made: Any, status: int) -> Response:
    content = b"" if made is None else to_json(made)
    media = None if made is None else "application/json"
    return Response(content, status, media_type=media)


def _parameters(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    found: dict[str, Any] = dict(request.path_params)
    for name, kind in endpoint.query.items():
        given = request.query_params.get(name)
        if given is not None and kind is int:
            found[name] = _whole(name, given)
        elif given is not None:
            found[name] = given[:100]
    return found


def _whole(name: str, text: str) -> int:
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) < 10:
        return int(text)
    raise Unreadable(say("unreadable-field", field=name))


async def _body(request: Request, largest: int) -> bytes:
    """JSON and nothing else: a form on another site cannot send that."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Unreadable(say("unreadable-json"))
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise Unreadable(say("unreadable-too-large"))
    return bytes(data)


def _check_origin(desk: Desk, request: Request) -> None:
    origin = request.headers.get("origin")
    if request.method in Endpoint.safe or origin is None:
        return
    if not is_own_origin(desk.settings, request, origin):
        raise NotAllowed(say("server-other-origin"))


def set_cookie(response: Response, cookie: str, settings: Settings) -> None:
    """An empty one is taken away."""
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=400 * 24 * 3600 if cookie else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )
