"""What runs in a worker's process.

One thread listens and one works, so that a job can be called off while it is worked on, and a
worker whose house is gone ends at once, whatever it is doing.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from time import sleep
from typing import BinaryIO, Final, NamedTuple

from gaslamp.server.workers.task import Countdown, carry_out

SIZE: Final = Struct(">I")
STATM: Final = Path("/proc/self/statm")
"""Where Linux says it; elsewhere workers are not replaced for their size."""
REPLY: Final = Struct(">II")
"""How long the reply is, and how much memory the worker uses, in MiB."""


PATIENCE: Final = 10
"""How much nicer than the house a worker is, as Unix counts it."""
AUTOGROUP: Final = Path("/proc/self/autogroup")
WISHES: Final = 20
MOST: Final = 2 << 30
"""Bytes that a worker may have at all. A job that wants more fails; the machine does not."""


class Order(NamedTuple):
    """Work on a task for so many seconds; without a task, leave off that job."""

    job: int
    seconds: float | None
    task: bytes | None


def framed(order: Order) -> bytes:
    data = pickle.dumps(tuple(order))
    return SIZE.pack(len(data)) + data


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    limit_memory()
    let_others_go_first()
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    jobs: SimpleQueue[tuple[bytes, Countdown]] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    reply(replies, b"")
    while True:
        reply(replies, carry_out(*jobs.get()))


def listen(orders: BinaryIO, jobs: "SimpleQueue[tuple[bytes, Countdown]]") -> None:
    job, countdown = 0, Countdown(None)
    while True:
        size = orders.read(SIZE.size)
        data = orders.read(SIZE.unpack(size)[0]) if len(size) == SIZE.size else b""
        if not data:
            os._exit(0)
        order = Order(*pickle.loads(data))
        if order.task is not None:
            job, countdown = order.job, Countdown(order.seconds)
            jobs.put((order.task, countdown))
        elif order.job == job:
            countdown.stopped = True


def reply(to: BinaryIO, answer: bytes) -> None:
    to.write(REPLY.pack(len(answer), memory()) + answer)
    to.flush()


def limit_memory() -> None:
    """Where the system has such a thing, and for ourselves alone."""
    with suppress(ImportError, ValueError, OSError):
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (MOST, MOST))


def let_others_go_first() -> None:
    """However many bots think, the house itself answers first."""
    with suppress(AttributeError, OSError):
        os.nice(PATIENCE)
    if AUTOGROUP.exists() and os.getsid(0) == os.getpid():
        let_other_sessions_go_first()


def let_other_sessions_go_first() -> None:
    """A worker has a session of its own, and Linux may share its processors out among sessions
    first: then what is nice counts only within one. It takes one such wish every tenth of a second,
    whoever has it."""
    for _ in range(WISHES):
        with suppress(OSError):
            AUTOGROUP.write_text(str(PATIENCE))
            return
        sleep(0.1)


def memory() -> int:
    """Mebibytes that are in use now: the most there ever were would include what was our parent's
    when it started us."""
    if not STATM.exists():
        return 0
    resident = int(STATM.read_text().split()[1])
    return resident * os.sysconf("SC_PAGE_SIZE") >> 20
