"""From settings to a listening house, and down again without losing anything."""

import asyncio
import os
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from math import ceil
from types import FrameType
from typing import Any, Final

import uvicorn

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.server.app import make_app, make_desk
from gaslamp.server.deadline import end_now, end_within
from gaslamp.server.desk import Desk
from gaslamp.server.door import Door
from gaslamp.server.frames import framed
from gaslamp.server.logs import finish_logs, log, write_logs
from gaslamp.server.networks import both_ways
from gaslamp.server.outgoing import GoingAway
from gaslamp.server.settings import Settings, check, database_of, proxies_of
from gaslamp.server.transport.entrance import Entrance
from gaslamp.server.transport.gate import Gate
from gaslamp.server.transport.requests import RequestProtocol
from gaslamp.server.transport.sockets import SocketProtocol
from gaslamp.server.ways import Ways
from gaslamp.store.opening import open_house

STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
BACKLOG: Final = 2048
EARS: Final = 8
"""uvloop takes in one connection in a turn of the loop from each socket that it listens at. With
one such socket, whoever wants a page waits a turn for each who comes back before them."""
GIVE_UP_AFTER: Final = 20_000
"""Milliseconds after which a connection that does not read or answer is dropped."""
SEND_BUFFER: Final = 128 * 1024
RECONNECT_AFTER: Final = 1000
SWITCH: Final = 0.001
"""Seconds after which a thread that wants the interpreter gets it: the writer asks for it often and
briefly, and everybody waits for the writer."""
RESERVE: Final = 256
"""Files for all that is not a connection: the store, pipes to thinkers, what libraries open."""


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


def ears_of(listening: sockets.socket) -> list[sockets.socket]:
    """The same queue of arrivals, heard so many times in a turn."""
    more = 0 if sys.platform == "win32" else EARS - 1
    return [listening, *(listening.dup() for _ in range(more))]


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, desk: Desk) -> None:
        super().__init__(config)
        self._desk = desk
        self._seconds = desk.settings.stop_seconds
        self.was_interrupted = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The second one does not want to wait."""
        if self.should_exit:
            end_now(sig)
        end_within(self._seconds)
        self.was_interrupted = sig == signal.SIGINT
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The signal is an order to stop, not to die: `serve` goes on after it."""
        before = {each: signal.signal(each, self.handle_exit) for each in STOPPING}
        yield
        for each, handler in before.items():
            signal.signal(each, handler)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Moves in hand are finished and everybody is told to come back, then all is closed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._seconds / 3):
                await self._desk.hub.drain(framed(GoingAway(RECONNECT_AFTER)))
        await super().shutdown(sockets)


def room_for(wanted: int) -> int:
    """How many connections there may be: every one is a file, and the house needs some itself."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 - not there on Windows

    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if files == resource.RLIM_INFINITY:
        return wanted
    room = min(wanted, files - min(RESERVE, files // 2))
    if room < wanted:
        log("few-files", files=files, connections=room, wanted=wanted)
    return room


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Until a signal says stop."""
    check(settings)
    with closing(listen(settings)) as listening:
        host, port = listening.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        store = open_house(database_of(settings), f"{address} ({os.getpid()})")
        write_logs()
        sys.setswitchinterval(SWITCH)
        room = room_for(settings.transport.connections)
        desk = make_desk(settings, store)
        gate = Gate(settings, desk.metrics.registry, room)
        server = Server(config_of(settings, desk, gate), desk)
        announce(address)
        log("serving", port=port)
        server.run(sockets=ears_of(listening))
    written = store.close()
    log("stopped")
    finish_logs()
    if desk.gave_up or not written:
        sys.exit(1)
    if server.was_interrupted:
        raise KeyboardInterrupt


def config_of(settings: Settings, desk: Desk, gate: Gate) -> uvicorn.Config:
    # uvicorn calls it with what it knows, and does not mind that it is no class.
    http: Any = partial(RequestProtocol, gate)
    socket: Any = (
        SocketProtocol  # made by `RequestProtocol`; uvicorn only asks whether there is one
    )
    return uvicorn.Config(
        Entrance(Door(desk, Ways(make_app(desk))), gate),
        http=http,
        ws=socket,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=both_ways(proxies_of(settings)),
        # The gate ends idle connections, and counts them.
        timeout_keep_alive=ceil(settings.transport.idle_seconds) + 60,
        timeout_graceful_shutdown=max(1, int(settings.stop_seconds / 3)),
        backlog=BACKLOG,
    )
