"""Jobs that do not behave. Workers import them, so they are in a file of their own."""

import asyncio
import os
import signal
from pathlib import Path
from threading import Lock
from typing import IO, Any

from gaslamp.knowledge.deadline import check


class Gate:
    """Where a job and its test meet: neither goes on before the other has come."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._held: IO[str] | None = None
        os.mkfifo(path)

    async def reached(self) -> None:
        """A job has come to the gate, and waits there until it is opened."""
        self._held = await asyncio.to_thread(self.path.open, "w")

    def open(self) -> None:
        assert self._held is not None
        self._held.close()


def wait_at(gate: Path, answer: Any = None) -> Any:
    with gate.open() as held:
        held.read()
    return answer


def never_end(gate: Path) -> None:
    wait_at(gate)
    while True:
        pass


def end_when_told(gate: Path) -> None:
    wait_at(gate)
    while True:
        check()


def wait_once(gate: Path, path: Path) -> str:
    """At the gate the first time, and not the second."""
    if not path.exists():
        path.touch()
        wait_at(gate)
    return "done"


def die_once(path: Path) -> str:
    """Lives the second time."""
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def give_a_lock() -> Any:
    return Lock()


def leave() -> None:
    raise SystemExit(3)


def time_out() -> None:
    raise TimeoutError("its own")


class MadeOfTwoError(Exception):
    """It cannot be made again from what it says."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one + other)


def fail() -> None:
    raise MadeOfTwoError(1, 2)


def same(answer: Any) -> Any:
    return answer


def do(what: str, answer: int) -> int:
    """One of the things that a worker may meet with."""
    if what == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "fail":
        raise ValueError(answer)
    if what == "run on":
        while True:
            check()
    if what == "hang":
        while True:
            pass
    return answer
