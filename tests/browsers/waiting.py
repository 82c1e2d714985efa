"""Waiting for what a program that was just started does by itself."""

import socket
import subprocess
from collections.abc import Callable
from threading import Event
from time import monotonic
from typing import Final

LONGEST: Final = 90.0
_TURN: Final = 0.05


def until(is_so: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    """A program that has ended will not do it any more."""
    end, pause = monotonic() + LONGEST, Event()
    while not is_so():
        assert process.poll() is None, f"{process.args!r} has ended"
        assert monotonic() < end, f"{process.args!r} is not ready"
        pause.wait(_TURN)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0
