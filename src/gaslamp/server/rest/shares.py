"""REST: a finished game to show to others: its link, a picture of any moment, and what a messenger
is told of a link. Of a game that is still played nothing is told but its name and its host's."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from html import escape
from typing import Final

from starlette.responses import Response

from gaslamp.core.data import Data
from gaslamp.core.errors import Refusal, Unreadable
from gaslamp.core.seats import MAX_SEATS, OPEN
from gaslamp.core.sentence import say
from gaslamp.games import game_named
from gaslamp.history.moments import moment_png, moment_svg
from gaslamp.pictures import GAMES
from gaslamp.server import client_files
from gaslamp.server.live.loader import entries_of
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.tables import finished, own_address, visible
from gaslamp.server.shelf import response
from gaslamp.store import Entry, Listing
from gaslamp.table.faces import Preview, preview_of
from gaslamp.table.state import OVER
from gaslamp.words.titles import title

LARGEST_STEP: Final = 5
"""So many digits a step may have."""
ANYWHERE: Final = {
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=86400",
}
"""Forums and messengers show it from their own pages; it does not change any more."""
_QUERY: Final = {"viewer": int, "step": str, "code": str}
Telling = Callable[[Call], Awaitable[dict[str, str]]]
"""What a messenger is told of a page, by the names that messengers have for it."""
Drawing = Callable[[Sequence[Entry], int, int | None], bytes]


class SharedGame(Data):
    """Paths of this house, for whom a finished game is shown to."""

    page: str
    picture: str


async def shared(call: Call) -> SharedGame:
    """With the code of a table that is not public: who has the link may look at it."""
    table = await finished(call)
    found = await visible(call)
    code = "" if found.public else f"?code={found.code}"
    return SharedGame(f"/replay/{table}{code}", f"/api/tables/{table}/picture.png{code}")


async def picture_svg(call: Call) -> Response:
    return await _picture(call, moment_svg, "image/svg+xml")


async def picture_png(call: Call) -> Response:
    return await _picture(call, moment_png, "image/png")


async def _picture(call: Call, draw: Drawing, media: str) -> Response:
    viewer, step = call.parameters.get("viewer", OPEN), _step(call)
    if not OPEN <= viewer < MAX_SEATS:
        raise Unreadable(say("unreadable-field", field="viewer"))
    table, house = await finished(call), call.desk.hub.house
    asker = call.known.person if call.known else call.address
    call.desk.spend("replays", asker)

    async def make() -> bytes:
        entries = await entries_of(house.store, table)
        return await house.scholars.write(partial(draw, entries, viewer, step), asker)

    made = response(await call.desk.shelf.get((table, media, str(viewer), str(step)), make), media)
    made.headers.update(ANYWHERE)
    return made


def _step(call: Call) -> int | None:
    given: str = call.parameters.get("step", "")
    if not given:
        return None
    if not (given.isascii() and given.isdecimal()) or len(given) > LARGEST_STEP:
        raise Unreadable(say("unreadable-field", field="step"))
    return int(given)


async def page(call: Call) -> Response:
    return await page_telling(call, _told)


async def page_telling(call: Call, tell: Telling) -> Response:
    """The client's page, with what a messenger wants to know of it at its head."""
    made = client_files.page_for(call.request)
    try:
        told = await tell(call)
    except Refusal:
        told = {}
    if not told:
        return made
    told = {"og:site_name": call.words("server-title"), "og:type": "website", **told}
    lines = (f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
    head = f"{''.join(lines)}</head>".encode()
    body = client_files.html_for(call.request).replace(b"</head>", head, 1)
    return Response(body, media_type="text/html", headers={"Cache-Control": "no-cache"})


async def _told(call: Call) -> dict[str, str]:
    """Nothing for a table that whoever has this link may not know of."""
    if "table" in call.parameters:
        found: Listing | None = await visible(call)
    else:
        found = await call.desk.store.listing_by_code(call.parameters["code"])
    if found is None:
        return {}
    preview = preview_of(found)
    return {
        "og:title": _title(call, preview, found.state == OVER),
        "og:description": call.words(f"share-{found.state}"),
        "og:image": f"{own_address(call)}{_image(call, found)}",
        "twitter:card": "summary_large_image" if found.state == OVER else "summary",
    }


def _title(call: Call, preview: Preview, is_over: bool) -> str:
    """Who played is told when it is over; before that, whose table it is."""
    game = title(game_named(preview.game), call.words)
    if is_over:
        names = [chair.name for chair in preview.chairs if chair.name]
        return call.words("share-title-over", game=game, names=", ".join(names), many=len(names))
    return call.words("share-title", game=game, host=preview.host_name or "none")


def _image(call: Call, found: Listing) -> str:
    """A board is shown when nothing on it is hidden any more."""
    code = call.parameters.get("code", "")
    if found.state != OVER or found.game not in GAMES or not (found.public or code == found.code):
        return "/icon-512.png"
    return f"/api/tables/{found.table}/picture.png" + ("" if found.public else f"?code={code}")


_REFUSALS: Final = (400, 403, 404, 409)
ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/share",
        shared,
        "The links of a finished game, for whom one shows it to.",
        SharedGame,
        query={"code": str},
        refusals=_REFUSALS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/picture.svg",
        picture_svg,
        "A moment of a finished game as a drawing: after so many steps of the replay, or its end.",
        "image/svg+xml",
        query=_QUERY,
        refusals=_REFUSALS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/picture.png",
        picture_png,
        "The same for those who show no drawings.",
        "image/png",
        query=_QUERY,
        refusals=_REFUSALS,
    ),
]
PAGES = [
    Endpoint("GET", "/t/{code}", page, "An invitation.", "text/html"),
    Endpoint("GET", "/table/{table}", page, "A table.", "text/html", query={"code": str}),
    Endpoint("GET", "/replay/{table}", page, "A replay.", "text/html", query={"code": str}),
]
"""Instead of the client's plain page, where the client has been built."""
