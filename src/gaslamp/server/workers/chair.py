"""One worker at a time, whoever it is, and the task that hands it one job after the other."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from gaslamp.server.logs import log, log_fault
from gaslamp.server.workers.job import Job
from gaslamp.server.workers.refusals import Lost, TooLong
from gaslamp.server.workers.task import answer_of
from gaslamp.server.workers.worker import GoneError, Worker

GRACE: Final = 1.0
"""Seconds in which a worker must leave off what nobody waits for any more."""
IDLE: Final = 600.0
"""Seconds without work after which a worker goes and gives its memory back."""
BACK_OFF: Final = (0.1, 0.5, 2.0, 10.0)
"""Seconds between attempts to find a worker, when there was none."""


class Jobs(Protocol):
    """Where jobs come from and go back to."""

    async def next(self) -> Job: ...

    def put_back(self, job: Job) -> None: ...

    def ended(self, job: Job) -> None: ...

    def note(self, what: str, job: Job | None = None) -> None:
        """To be counted."""


class WorkerChair:
    def __init__(self, jobs: Jobs, find: Callable[[], Awaitable[Worker]]) -> None:
        self._jobs = jobs
        self._find = find
        self.worker: Worker | None = None
        self._leaving: list[Worker] = []
        self.failures = 0
        """In a row: attempts to find a worker."""
        self._found = 0

    async def run(self) -> None:
        try:
            while True:
                job = await self._next()
                if job is not None:
                    await self._see_to(job)
        finally:
            await self._dismiss()

    async def _next(self) -> Job | None:
        try:
            async with asyncio.timeout(IDLE if self.worker else None):
                return await self._jobs.next()
        except TimeoutError:
            await self._dismiss()
            return None

    async def _see_to(self, job: Job) -> None:
        """However it goes, the job has ended or is back where it came from."""
        stays = False
        try:
            await self._carry_out(job)
            stays = True
        except GoneError:
            self._lose(job)
        except TimeoutError:
            self._give_up(job)
        except Exception as error:
            job.end(error)
            stays = True
        finally:
            if job.begun:
                self._lose(job)
            self._jobs.ended(job)
        if not stays or (self.worker and self.worker.grown):
            await self._dismiss()

    async def _carry_out(self, job: Job) -> None:
        """What cannot be sent is the asker's fault, before any worker has seen it."""
        task = pickle.dumps(job.make())
        if not await self._take_a_seat():
            if self.failures >= len(BACK_OFF):
                raise Lost
            return self._jobs.put_back(job)
        if not job.answer.done():
            _hand_in(job, await self._reply(job, task))
        return None

    async def _reply(self, job: Job, task: bytes) -> bytes:
        worker, loop = self.worker, asyncio.get_running_loop()
        assert worker is not None

        def leave_off() -> None:
            worker.leave_off(job.number)
            if not limit.expired():
                limit.reschedule(loop.time() + GRACE)

        async with asyncio.timeout(job.lane.hard) as limit:
            job.leave_off = leave_off
            try:
                return await worker.do(job.number, job.lane.soft, task)
            finally:
                job.leave_off = lambda: None

    def _give_up(self, job: Job) -> None:
        if not job.answer.done():
            self._jobs.note("late", job)
            job.end(TooLong())

    def _lose(self, job: Job) -> None:
        """Once more with another worker; who is lost over it a second time is lost because of
        it."""
        if job.answer.done():
            return
        if job.tried:
            job.end(Lost())
        else:
            job.tried = True
            self._jobs.put_back(job)

    async def _take_a_seat(self) -> bool:
        if self.worker is not None and self.worker.alive:
            return True
        await self._dismiss()
        try:
            self.worker = await self._find()
        except Exception:
            log_fault("worker did not come")
            wait = BACK_OFF[min(self.failures, len(BACK_OFF) - 1)]
            self.failures += 1
            await asyncio.sleep(wait)
            return False
        self.failures = 0
        self._found += 1
        if self._found > 1:
            self._jobs.note("restart")
            log("worker replaced")
        return True

    async def _dismiss(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.kill()
            self._leaving.append(worker)
        while self._leaving:
            await self._leaving[-1].gone()
            self._leaving.pop()


def _hand_in(job: Job, reply: bytes) -> None:
    """What the work itself has raised is its answer, and says nothing of the worker."""
    try:
        job.succeed(answer_of(reply))
    except Exception as error:
        job.end(error)
