"""Somebody who works: a process, or a thread where processes are too much."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final, Protocol

from gaslamp.server.workers.inside import REPLY, Order, framed
from gaslamp.server.workers.task import Countdown, carry_out

STARTING: Final = 60.0
"""Seconds after which a worker that has not said that it is there is given up."""
LEAVING: Final = 5.0
GROWN: Final = 256
"""MiB of memory beyond which a worker is replaced when it has done its job."""
LONGEST: Final = 64 * 1024 * 1024
"""Bytes of the longest reply that is believed."""
_PROGRAM: Final = """
import sys
sys.path[:] = {}
from gaslamp.server.workers.inside import main
main()
"""


class GoneError(Exception):
    """The worker is no longer there, or never came."""


class Worker(Protocol):
    grown: bool
    """Whether it had better be replaced."""

    @property
    def alive(self) -> bool:
        """As far as is known."""

    async def do(self, job: int, seconds: float | None, task: bytes) -> bytes:
        """The reply; one job at a time."""

    def leave_off(self, job: int) -> None:
        """Nobody waits for it any more; there will be a reply all the same, soon."""

    def kill(self) -> None: ...

    async def gone(self) -> None:
        """Within a bound."""


class ProcessWorker:
    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.grown = False
        self._process = process
        self._orders = process.stdin
        self._replies = process.stdout

    @property
    def alive(self) -> bool:
        return self._process.returncode is None and not self._replies.at_eof()

    @property
    def pid(self) -> int:
        return self._process.pid

    async def do(self, job: int, seconds: float | None, task: bytes) -> bytes:
        try:
            self._orders.write(framed(Order(job, seconds, task)))
            await self._orders.drain()
            return await self.reply()
        except (OSError, RuntimeError, asyncio.IncompleteReadError):
            raise GoneError from None

    async def reply(self) -> bytes:
        size, memory = REPLY.unpack(await self._replies.readexactly(REPLY.size))
        if size > LONGEST:
            raise GoneError
        self.grown = memory > GROWN
        return await self._replies.readexactly(size)

    def leave_off(self, job: int) -> None:
        with suppress(OSError, RuntimeError):
            self._orders.write(framed(Order(job, None, None)))

    def kill(self) -> None:
        with suppress(OSError):
            self._process.kill()
        self._orders.close()

    async def gone(self) -> None:
        with suppress(TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(LEAVING):
                await self._process.wait()
                while await self._replies.read(LONGEST):
                    pass  # until the pipe is closed, so that nothing is left of it


async def process_worker() -> Worker:
    """A new interpreter, in a session of its own: Ctrl-C in a terminal is for the house."""
    program = _PROGRAM.format(repr(sys.path))
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            sys.executable, "-c", program, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
    )
    try:
        worker = ProcessWorker(await asyncio.shield(starting))
    except asyncio.CancelledError:
        # A process that is half started would be nobody's.
        await _send_away(ProcessWorker(await starting))
        raise
    try:
        async with asyncio.timeout(STARTING):
            await worker.reply()
    except BaseException as error:
        await _send_away(worker)
        if isinstance(error, Exception):
            raise GoneError from error
        raise
    return worker


async def _send_away(worker: Worker) -> None:
    worker.kill()
    await worker.gone()


class ThreadWorker:
    """In the house's own process: what does not leave off by itself is left alone."""

    alive = True

    def __init__(self) -> None:
        self.grown = False
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[tuple[bytes, Countdown, asyncio.Future[bytes]] | None]
        self._jobs = SimpleQueue()
        self._doing = 0, Countdown(None)
        Thread(target=self._work, name="thinker", daemon=True).start()

    async def do(self, job: int, seconds: float | None, task: bytes) -> bytes:
        self._doing = job, Countdown(seconds)
        answer: asyncio.Future[bytes] = self._loop.create_future()
        self._jobs.put((task, self._doing[1], answer))
        return await answer

    def leave_off(self, job: int) -> None:
        if self._doing[0] == job:
            self._doing[1].stopped = True

    def kill(self) -> None:
        self._doing[1].stopped = True
        self._jobs.put(None)

    async def gone(self) -> None:
        """Nobody waits for a thread."""

    def _work(self) -> None:
        while (order := self._jobs.get()) is not None:
            task, countdown, answer = order
            reply = carry_out(task, countdown)
            with suppress(RuntimeError):  # the house has closed meanwhile
                self._loop.call_soon_threadsafe(_answer, answer, reply)


def _answer(answer: "asyncio.Future[bytes]", reply: bytes) -> None:
    if not answer.done():
        answer.set_result(reply)


async def thread_worker() -> Worker:
    return ThreadWorker()
