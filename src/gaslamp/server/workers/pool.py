"""Workers, and the jobs that wait for them.

Every job ends: with what came of it, with a refusal in one sentence, or when nobody waits for it
any more. Nothing that happens to a job or a worker ends the pool.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple

from gaslamp.server.logs import log
from gaslamp.server.metrics import Metrics
from gaslamp.server.workers.chair import WorkerChair
from gaslamp.server.workers.job import Job, Lane
from gaslamp.server.workers.refusals import Closed, Crowded
from gaslamp.server.workers.task import Task
from gaslamp.server.workers.turns import YieldingTurns
from gaslamp.server.workers.worker import process_worker, thread_worker

LATE: Final = 30.0
"""Seconds after which a job that has not been begun is one too many."""
CLOSING: Final = 5.0
"""Seconds that closing may take, whatever the workers are doing."""


class Health(NamedTuple):
    workers: int
    """How many there shall be; they come with the first job."""
    alive: int
    restarts: int
    waiting: dict[str, int]
    """By lane."""
    oldest: float
    """Seconds that the first of them has waited."""
    fault: str | None
    """Why jobs are not being done, if they are not."""


class Pool:
    def __init__(self, workers: int, lanes: Sequence[Lane], metrics: Metrics) -> None:
        """With no workers, the work is done in a thread of the house's own."""
        find = process_worker if workers else thread_worker
        self._lanes = lanes
        self._metrics = metrics
        self._turns: YieldingTurns[Job] = YieldingTurns(lambda lane: lane.yields)
        self._news = asyncio.Event()
        self._jobs: set[Job] = set()
        self._counts: Counter[Lane] = Counter()
        self._shared: dict[Hashable, Job] = {}
        self._chairs = [WorkerChair(self, find) for _ in range(max(1, workers))]
        self._tasks: dict[WorkerChair, asyncio.Task[None]] = {}
        self._restarts = 0
        self._closed = False

    async def work(
        self,
        lane: Lane,
        make: Callable[[], Task],
        asker: tuple[Hashable, ...] = (),
        same: Hashable = None,
    ) -> Any:
        """What comes of the task. `same`: whoever asks the same meanwhile gets the same answer."""
        job = self._shared.get((lane, same)) if same is not None else None
        if job is None:
            job = self._take_in(Job(lane, make, asker, same))
        job.waiters += 1
        try:
            return await asyncio.shield(job.answer)
        finally:
            job.waiters -= 1
            if not job.waiters and not job.answer.done():
                self._drop(job)

    def _take_in(self, job: Job) -> Job:
        if self._closed:
            raise Closed
        if self._crowded(job):
            raise Crowded
        lane = job.lane
        self._jobs.add(job)
        self._counts[lane] += 1
        if job.same is not None:
            self._shared[lane, job.same] = job
        self.put_back(job)
        self._open()
        return job

    def _crowded(self, job: Job) -> bool:
        lane = job.lane
        if lane.most is not None and self._turns.waiting((lane,)) >= lane.most:
            return True
        if lane.most_of_asker is None:
            return False
        return sum(each.path[:2] == job.path[:2] for each in self._jobs) >= lane.most_of_asker

    def _open(self) -> None:
        """Whoever sees to a worker and has stopped doing so is replaced."""
        for chair in self._chairs:
            if not self._closed and (chair not in self._tasks or self._tasks[chair].done()):
                task = self._tasks[chair] = asyncio.create_task(chair.run())
                task.add_done_callback(self._left)

    def _left(self, task: "asyncio.Task[None]") -> None:
        error = None if task.cancelled() else task.exception()
        if not self._closed:
            log("worker's keeper replaced", error=type(error).__name__)
            self._open()

    def _drop(self, job: Job) -> None:
        """Nobody waits for it any more."""
        self.note("cancelled", job)
        job.answer.cancel()
        job.leave_off()
        if not job.begun:
            self._turns.remove(job.path, job)
        self.ended(job)

    def _wait_no_longer(self, job: Job) -> None:
        if not job.begun:
            self.note("late", job)
            job.end(Crowded())
            self._turns.remove(job.path, job)
            self.ended(job)

    # What the chairs ask for

    async def next(self) -> Job:
        while not self._turns:
            self._news.clear()
            await self._news.wait()
        job = self._turns.pop()
        job.begun = True
        if job.timer is not None:
            job.timer.cancel()
        self._tell(job.lane)
        return job

    def put_back(self, job: Job) -> None:
        """Before the others of its asker, if it was here before."""
        if self._closed:
            return job.end(Closed())
        if job.answer.done():
            return None
        loop, waited = asyncio.get_running_loop(), monotonic() - job.since
        left = max(0.0, job.lane.patience - waited)
        job.timer = loop.call_later(left, self._wait_no_longer, job)
        self._turns.push(job.path, job, first=job.begun)
        job.begun = False
        self._news.set()
        return self._tell(job.lane)

    def ended(self, job: Job) -> None:
        """Unless it has been put back."""
        if not job.answer.done():
            return
        if job in self._jobs:
            self._jobs.remove(job)
            self._counts[job.lane] -= 1
        if self._shared.get((job.lane, job.same)) is job:
            del self._shared[job.lane, job.same]
        if job.timer is not None:
            job.timer.cancel()
        self._tell(job.lane)

    def note(self, what: str, job: Job | None = None) -> None:
        if job is None:
            self._restarts += 1
            self._metrics.workers_replaced.inc()
        else:
            counter = {"late": self._metrics.jobs_late, "cancelled": self._metrics.jobs_dropped}
            counter[what].labels(job.lane.name).inc()

    def _tell(self, lane: Lane) -> None:
        self._metrics.jobs_waiting.labels(lane.name).set(self._turns.waiting((lane,)))

    # How it stands

    def count(self, lane: Lane) -> int:
        """Jobs that have not ended."""
        return self._counts[lane]

    def health(self) -> Health:
        return Health(
            workers=len(self._chairs),
            alive=sum(chair.worker is not None for chair in self._chairs),
            restarts=self._restarts,
            waiting={lane.name: self._turns.waiting((lane,)) for lane in self._lanes},
            oldest=self._oldest,
            fault=self._fault,
        )

    @property
    def _oldest(self) -> float:
        """Of those for whom waiting is not what they are there for."""
        since = [job.since for job in self._jobs if not job.begun and not job.lane.yields]
        return monotonic() - min(since) if since else 0.0

    @property
    def _fault(self) -> str | None:
        if self._closed:
            return "closed"
        if any(chair.failures for chair in self._chairs):
            return "no worker comes"
        return "too much to do" if self._oldest > LATE else None

    async def close(self) -> None:
        """Within a bound. Whoever still waits is told."""
        self._closed = True
        for job in list(self._jobs):
            job.end(Closed())
            self.ended(job)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSING)
