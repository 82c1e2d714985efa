"""How a connection becomes a WebSocket: from what the parser of requests has read already."""

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

from httptools import parse_url
from websockets.utils import accept_key

_KEY: Final = re.compile(rb"[A-Za-z0-9+/]{21}[AQgw]==")
_SWITCHING: Final = (
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: {}\r\n\r\n"
)


def key_in(scope: Any) -> str | None:
    """The client's key, if it asks for a socket as the standard has it."""
    keys = [value for name, value in scope["headers"] if name == b"sec-websocket-key"]
    versions = [value for name, value in scope["headers"] if name == b"sec-websocket-version"]
    plain = scope["method"] == "GET" and scope["http_version"] == "1.1" and versions == [b"13"]
    return keys[0].decode() if plain and len(keys) == 1 and _KEY.fullmatch(keys[0]) else None


def socket_scope(scope: Any, url: bytes) -> dict[str, Any]:
    """What the application is told of it."""
    parsed = parse_url(url)
    path = parsed.path or b"/"
    return {
        **scope,
        "type": "websocket",
        "scheme": "wss" if scope["scheme"] == "https" else "ws",
        "path": unquote(path.decode("ascii")),
        "raw_path": path,
        "query_string": parsed.query or b"",
        "subprotocols": [],
    }


def opening(key: str) -> bytes:
    return _SWITCHING.format(accept_key(key)).encode()


def answer(status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> bytes:
    """An answer instead of a socket."""
    head = b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())
    return b"\r\n".join([head, *(b"%s: %s" % each for each in headers), b"", body])
