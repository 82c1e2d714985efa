"""The browser client, as it was built into the package: one page, and the files it asks for."""

from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What is under `assets` has its content in its name."""
ROOMS: Final = ("new", "table", "rules", "replay", "learn", "me")
"""The pages of the client."""

_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


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
    assets = [path for path in FILES if path != "/index.html"]
    return [*(Route(page, _index) for page in pages), *(Route(path, _file) for path in assets)]


async def _index(_: Request) -> Response:
    return Response(INDEX, media_type="text/html")


def missing(request: Request) -> Response | None:
    """The client's own page for an address that is none of ours, for somebody who would read it."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if INDEX is None or not wants_page or request.scope["path"].startswith("/api/"):
        return None
    return Response(INDEX, 404, media_type="text/html")


async def _file(request: Request) -> Response:
    path: str = request.scope["path"]
    caching = FOR_EVER if path.startswith("/assets/") else "no-cache"
    return Response(FILES[path], media_type=_type(path), headers={"Cache-Control": caching})


def _type(path: str) -> str:
    ending = path[path.rfind(".") :]
    return _TYPES.get(ending) or guess_type(path)[0] or "application/octet-stream"
