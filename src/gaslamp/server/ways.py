"""Which way a request goes. Its path is looked up part by part, instead of being held against one
pattern after another; what is not found so is Starlette's to answer."""

from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

ANY: Final = "{}"
"""Stands in a node for whatever a part may be."""
_END: Final = ""
Node = dict[str, Any]


class Ways:
    def __init__(self, app: Starlette) -> None:
        self._app = app
        self._tree: Node = {}
        for route in app.routes:
            if isinstance(route, Route) and ":" not in route.path:
                self._lay(route)

    def _lay(self, route: Route) -> None:
        """The first of two that are the same counts."""
        node, names = self._tree, []
        for part in route.path[1:].split("/"):
            if part.startswith("{"):
                names.append(part[1:-1])
            node = node.setdefault(ANY if part.startswith("{") else f"/{part}", {})
        for method in route.methods or ():
            node.setdefault(_END, {}).setdefault(method, (route.endpoint, names))

    def _find(self, method: str, path: str) -> tuple[Any, dict[str, str]] | None:
        node, given = self._tree, []
        for part in path[1:].split("/"):
            here = node.get(f"/{part}")
            if here is None:
                here = node.get(ANY) if part else None
                given.append(part)
            if here is None:
                return None
            node = here
        endpoint, names = node.get(_END, {}).get(method, (None, []))
        return None if endpoint is None else (endpoint, dict(zip(names, given, strict=True)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._find(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if found is None:
            return await self._app(scope, receive, send)
        endpoint, scope["path_params"] = found
        try:
            response = await endpoint(Request(scope, receive, send))
        except HTTPException:  # nothing has been read or said yet
            return await self._app(scope, receive, send)
        await response(scope, receive, send)
        return None
