"""What the gate relies on in uvicorn, httptools and websockets beyond what they document.

uvicorn is bounded in pyproject.toml. Whoever raises the bound runs this, and reads the two classes
again if it fails: what is named here is overridden or looked at in `server/transport`.
"""

import asyncio
import inspect
import tomllib
from pathlib import Path

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState
from websockets.server import ServerProtocol

from gaslamp.server.transport.requests import RequestProtocol
from gaslamp.server.transport.sockets import Handshake, SocketProtocol

OVERRIDDEN = [
    (RequestProtocol, HttpToolsProtocol),
    (SocketProtocol, WebSocketsSansIOProtocol),
    (Handshake, ServerProtocol),
]
OURS = {"is_closing", "expire", "cut", "push", "unsent"}
"""What the gate and the pipe ask of a protocol."""


@pytest.mark.parametrize(("ours", "theirs"), OVERRIDDEN, ids=lambda each: each.__name__)
def test_what_is_overridden_is_there_and_is_called_as_before(ours: type, theirs: type) -> None:
    for name, method in vars(ours).items():
        if not inspect.isfunction(method) or name == "__init__" or name in OURS:
            continue
        found = getattr(theirs, name, None)
        if found is None:
            assert name.startswith("_"), f"{theirs.__name__} has no {name} any more"
        else:
            here, there = (list(inspect.signature(each).parameters) for each in (method, found))
            assert here == there, name


def test_what_is_looked_at_is_there() -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    async def made() -> tuple[HttpToolsProtocol, WebSocketsSansIOProtocol]:
        config, state = Config(app), ServerState()
        return HttpToolsProtocol(config, state, {}), WebSocketsSansIOProtocol(config, state, {})

    http, socket = asyncio.run(made())
    for name in ("pipeline", "cycle", "headers", "scope", "client", "connections", "transport"):
        assert name in vars(http), name
    asked = {"conn", "queue", "frames", "close_sent", "close_timer", "handshake_complete"}
    for name in asked | {"disconnected", "connections", "transport", "loop", "logger"}:
        assert name in vars(socket), name
    assert isinstance(socket.conn, ServerProtocol)
    assert inspect.isgenerator(socket.conn.parser)
    cycle = inspect.getsource(RequestResponseCycle.__init__)
    for name in ("disconnected", "keep_alive", "message_event", "response_started"):
        assert f"self.{name} =" in cycle, name


def test_the_server_stops_as_we_think_it_does() -> None:
    for name in ("handle_exit", "capture_signals", "shutdown", "run"):
        assert callable(getattr(Server, name))
    assert "_unsupported_upgrade_warning" in vars(HttpToolsProtocol)
    assert "stop_keepalive" in vars(WebSocketsSansIOProtocol)


def test_its_version_is_bounded() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    for name in ("uvicorn", "websockets", "httptools"):
        [needed] = [each for each in project["dependencies"] if each.startswith(name)]
        assert "<" in needed
