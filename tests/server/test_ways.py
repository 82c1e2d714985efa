"""A path that is looked up leads where Starlette would have led it."""

import asyncio
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gaslamp.server.ways import Ways


def named(name: str) -> Any:
    async def endpoint(request: Request) -> Response:
        if request.path_params.get("name") == "missing":
            raise HTTPException(404)
        return PlainTextResponse(f"{name} {dict(request.path_params)}")

    return endpoint


def app() -> Starlette:
    return Starlette(
        routes=[
            Route("/", named("front")),
            Route("/", named("another front")),
            Route("/api/tables", named("list")),
            Route("/api/tables", named("open"), methods=["POST"]),
            Route("/api/tables/{table}", named("one")),
            Route("/api/tables/{table}/record", named("record")),
            Route("/files/{name}", named("file")),
            Route("/room/{rest:path}", named("room")),
        ]
    )


async def answered(way: Any, method: str, path: str) -> tuple[int, bytes]:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(event: Any) -> None:
        sent.append(event)

    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "path": path,
        "root_path": "",
        "headers": [],
    }
    scope |= {"query_string": b"", "scheme": "http", "server": ("house", 80)}
    await way(scope, receive, send)
    return sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:])


PATHS = [
    "/",
    "//",
    "/api/tables",
    "/api/tables/",
    "/api/tables/x",
    "/api/tables//record",
    "/api/tables/x/record",
    "/api/tables/x/nothing",
    "/api/tables/record/record",
    "/files/a.js",
    "/files/missing",
    "/room/a/b",
    "/nowhere",
]


def test_every_path_leads_where_starlette_leads_it() -> None:
    for method in ("GET", "HEAD", "POST", "DELETE"):
        for path in PATHS:
            quick = asyncio.run(answered(Ways(app()), method, path))
            assert quick == asyncio.run(answered(app(), method, path)), (method, path)
