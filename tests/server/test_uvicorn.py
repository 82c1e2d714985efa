"""What the gate relies on in uvicorn, httptools and websockets beyond what they document.

uvicorn is bounded in pyproject.toml. Whoever raises the bound runs this, and reads the two classes
again if it fails: what is named here is overridden or looked at in `server/transport`.
"""

import asyncio
import inspect
import re
import tomllib
from pathlib import Path

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import Server, ServerState
from websockets.protocol import Protocol, Side
from websockets.protocol import State as SocketState

from gaslamp.server.transport.requests import RequestProtocol
from gaslamp.server.transport.sockets import SocketProtocol

OURS = {"is_closing", "expire", "cut", "push", "unsent"}
"""What the gate and the pipe ask of a protocol."""


def test_what_is_overridden_is_there_and_is_called_as_before() -> None:
    ours, theirs = RequestProtocol, HttpToolsProtocol
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

    async def made() -> HttpToolsProtocol:
        return HttpToolsProtocol(Config(app), ServerState(), {})

    http = asyncio.run(made())
    for name in ("pipeline", "cycle", "headers", "scope", "client", "connections", "transport"):
        assert name in vars(http), name
    assert {"app", "server_state", "parser", "loop", "tasks"} <= vars(http).keys()
    cycle = inspect.getsource(RequestResponseCycle.__init__)
    for name in (
        "disconnected",
        "keep_alive",
        "message_event",
        "response_started",
        "response_complete",
    ):
        assert f"self.{name} =" in cycle, name


def test_the_server_stops_as_we_think_it_does() -> None:
    for name in ("handle_exit", "capture_signals", "shutdown", "run"):
        assert callable(getattr(Server, name))
    assert "_unsupported_upgrade_warning" in vars(HttpToolsProtocol)
    assert "handle_websocket_upgrade" in vars(HttpToolsProtocol)
    assert "_start_asgi_task" in vars(HttpToolsProtocol)


def test_the_server_asks_of_a_socket_only_that_it_closes() -> None:
    source = inspect.getsource(Server)
    assert set(re.findall(r"connection\.(\w+)\(", source)) == {"shutdown"}
    assert callable(SocketProtocol.shutdown)


def test_frames_can_be_read_without_a_handshake() -> None:
    frames = Protocol(Side.SERVER, max_size=10)
    assert frames.state is SocketState.OPEN
    assert inspect.isgenerator(frames.parser)


def test_its_version_is_bounded() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    for name in ("uvicorn", "websockets", "httptools"):
        [needed] = [each for each in project["dependencies"] if each.startswith(name)]
        assert "<" in needed
