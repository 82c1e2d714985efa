"""From settings to a listening house, and down again without losing anything."""

import os
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from ipaddress import ip_network
from types import FrameType
from typing import Final

import uvicorn

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.server.app import make_app, make_desk
from gaslamp.server.calls import Desk
from gaslamp.server.door import Door
from gaslamp.server.frames import framed
from gaslamp.server.logs import log, write_logs
from gaslamp.server.outgoing import GoingAway
from gaslamp.server.pipe import SocketProtocol
from gaslamp.server.settings import Settings, database_of
from gaslamp.server.socket import LARGEST_FRAME
from gaslamp.store.opening import open_house

STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
BACKLOG: Final = 2048
GIVE_UP_AFTER: Final = 20_000
"""Milliseconds after which a connection that does not read or answer is dropped."""
SEND_BUFFER: Final = 128 * 1024
RECONNECT_AFTER: Final = 1000


def listen(settings: Settings) -> sockets.socket:
    """The socket, before anything else: if the port is taken, nothing has happened yet."""
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    # Otherwise the kernel alone would hold megabytes for each client that does not read.
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)
    if sys.platform == "linux":
        # A peer that holds its window shut would otherwise keep a closed connection for ever.
        listening.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, GIVE_UP_AFTER)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, ValueError, OverflowError, TypeError) as error:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise Unreadable(say("server-cannot-listen", address=where)) from error
    listening.listen(BACKLOG)
    return listening


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, desk: Desk) -> None:
        super().__init__(config)
        self._desk = desk
        self.was_interrupted = False

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The signal is an order to stop, not to die: `serve` goes on after it."""
        before = {each: signal.signal(each, self.handle_exit) for each in STOPPING}
        yield
        for each, handler in before.items():
            signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.was_interrupted = sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Moves in hand are finished and everybody is told to come back, then all is closed."""
        await self._desk.hub.drain(framed(GoingAway(RECONNECT_AFTER)))
        await super().shutdown(sockets)


def allow_many_connections() -> None:
    """As many files as the system lets us have: every socket is one."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Until a signal says stop."""
    check_proxies(settings.trusted_proxy)
    with closing(listen(settings)) as listening:
        host, port = listening.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        store = open_house(database_of(settings), f"{address} ({os.getpid()})")
        write_logs()
        allow_many_connections()
        desk = make_desk(settings, store)
        server = Server(_config(settings, desk), desk)
        announce(address)
        log("serving", port=port)
        server.run(sockets=[listening])
    written = store.close()
    log("stopped")
    if desk.gave_up or not written:
        sys.exit(1)
    if server.was_interrupted:
        raise KeyboardInterrupt


def check_proxies(given: str) -> None:
    """Whoever mistypes one must not believe that it is trusted, or that nobody is."""
    for each in filter(None, map(str.strip, given.split(","))):
        try:
            each == "*" or ip_network(each, strict=False)
        except ValueError as error:
            raise Unreadable(say("server-not-an-address", text=each)) from error


def _config(settings: Settings, desk: Desk) -> uvicorn.Config:
    return uvicorn.Config(
        Door(desk, make_app(desk)),
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
        backlog=BACKLOG,
    )
