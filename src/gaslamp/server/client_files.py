"""The browser client, as it was built into the package: one page, and the files it asks for.

Each is there as it is and as the build has packed it, so that nothing is packed while people wait.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gaslamp.server.headers import POLICY, policy
from gaslamp.server.languages import negotiated
from gaslamp.server.parcel import accepted

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What is under `assets` has its content in its name."""
ROOMS: Final = (
    "new",
    "table",
    "rules",
    "replay",
    "analysis",
    "history",
    "learn",
    "mystery",
    "board",
    "check",
    "me",
    "offline",
)
"""The pages of the client."""
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How the build's files of each coding end."""

_TABLES: Final = ("/t/", "/table/")
_TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_STYLE: Final = re.compile(rb"<style>(.*?)</style>", re.DOTALL)


def _read(folder: Traversable, under: str = "") -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for each in folder.iterdir() if folder.is_dir() else ():
        path = f"{under}/{each.name}"
        found |= _read(each, path) if each.is_dir() else {path: each.read_bytes()}
    return found


FILES: Final = _read(files("gaslamp.server") / "client")
INDEX: Final = FILES.get("/index.html")
BUILD: Final = sha256(INDEX or b"").hexdigest()[:16]


def routes() -> list[Route]:
    """Nothing, where the client has not been built: then the plain pages are served."""
    if INDEX is None:
        return []
    pages = ["/", "/t/{code}", *(f"/{room}" for room in ROOMS)]
    pages += [f"/{room}/{{rest:path}}" for room in ROOMS]
    beside = [path for path in FILES if path.count("/") == 1 and not _is_packed(path)]
    named = ["/assets/{name}", *(path for path in beside if not path.endswith(".html"))]
    return [*(Route(page, _index) for page in pages), *(Route(path, _file) for path in named)]


async def _index(request: Request) -> Response:
    return page_for(request)


def page_for(request: Request) -> Response:
    return _answer(request, _page(request))


def html_for(request: Request) -> bytes:
    """The same as it is, for who adds something to it."""
    return FILES[_page(request)]


def _page(request: Request) -> str:
    """The page that fetches the words of somebody's language at once; others come later.

    The front page has what it shows in it, that of a table fetches what every table needs.
    """
    path: str = request.scope["path"]
    room = "front" if path == "/" else "table" if path.startswith(_TABLES) else "index"
    own = f"/{room}.{negotiated(request.headers.get('accept-language', ''))}.html"
    return next(page for page in (own, f"/{room}.html", "/index.html") if page in FILES)


def missing(request: Request) -> Response | None:
    """The client's own page for an address that is none of ours, for somebody who would read it."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if INDEX is None or not wants_page or request.scope["path"].startswith("/api/"):
        return None
    return _answer(request, _page(request), 404)


async def _file(request: Request) -> Response:
    path: str = request.scope["path"]
    if path not in FILES or _is_packed(path):
        raise HTTPException(404)
    return _answer(request, path)


def _answer(request: Request, path: str, status: int = 200) -> Response:
    return _made(path, _packing(request.headers.get("accept-encoding", "")[:200], path), status)


@lru_cache(1000)
def _packing(header: str, path: str) -> str | None:
    return packing(header, path, FILES)


@lru_cache(1000)
def _made(path: str, coding: str | None, status: int) -> Response:
    """The same one for all who ask."""
    caching = FOR_EVER if path.startswith("/assets/") else "no-cache"
    headers = {"Cache-Control": caching, "Vary": _vary(path)}
    if coding is not None:
        headers["Content-Encoding"] = coding
    if path.startswith("/front."):
        page = FILES[path]
        headers[POLICY] = policy(_SCRIPT.findall(page), _STYLE.findall(page))
    body = FILES[path + PACKINGS.get(coding or "", "")]
    return Response(body, status, headers, _type(path))


def _vary(path: str) -> str:
    return "Accept-Encoding, Accept-Language" if path.endswith(".html") else "Accept-Encoding"


def packing(header: str, path: str, there: Mapping[str, bytes]) -> str | None:
    """The smallest form of a file that somebody reads, by their `Accept-Encoding`."""
    return next((each for each in accepted(header) if path + PACKINGS[each] in there), None)


def _is_packed(path: str) -> bool:
    return path.endswith(tuple(PACKINGS.values()))


def _type(path: str) -> str:
    ending = path[path.rfind(".") :]
    return _TYPES.get(ending) or guess_type(path)[0] or "application/octet-stream"
