"""The same games on a Ray cluster. What a machine had in hand that goes away is played again, a few
times: a game that ends every process that plays it is lost, and so is one that never ends."""

from collections.abc import Callable, Iterator
from socket import create_connection
from time import monotonic
from typing import Any, Final, NamedTuple, Self

from gaslamp.arena.contest import GameResult, lost, play
from gaslamp.arena.errand import Done, Fixture
from gaslamp.arena.processes import LONGEST
from gaslamp.core.errors import Unreadable
from gaslamp.core.extras import library
from gaslamp.core.sentence import say

_TURN: Final = 0.5
_ANSWER: Final = 5.0
_IN_HAND: Final = 2
"""Games for each core that are given out at once."""
_RETRIES: Final = 3
"""How often something is tried again whose process or machine has gone."""


class Errands:
    """Anything else that can be asked of a cluster, a task and a number at a time."""

    def __init__(self, address: str) -> None:
        self._ray = _joined(address)

    def submit(self, task: Callable[[int], Any], number: int) -> "Underway":
        remote = self._ray.remote(num_cpus=1, max_retries=_RETRIES)(_do)
        return Underway(self._ray, remote.remote(task, number))

    @property
    def cores(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()


class Underway:
    def __init__(self, ray: Any, promise: Any) -> None:
        self._ray = ray
        self._promise = promise

    def result(self) -> Any:
        return self._ray.get(self._promise)

    def cancel(self) -> None:
        self._ray.cancel(self._promise)


def _do(task: Callable[[int], Any], number: int) -> Any:
    return task(number)


class InHand(NamedTuple):
    """A game that was given out, and when."""

    job: Fixture
    since: float


class Cluster:
    def __init__(self, address: str, longest: float = LONGEST) -> None:
        self._ray = _joined(address)
        self._longest = _IN_HAND * longest
        """Seconds until a game is back, with those before it on the same core."""

    def play(self, jobs: Iterator[Fixture], until: float | None) -> Iterator[Done]:
        task = self._ray.remote(num_cpus=1, max_retries=_RETRIES)(_play)
        waiting: dict[Any, InHand] = {}
        while True:
            self._give_out(task, jobs, waiting)
            if not waiting or (until is not None and monotonic() >= until):
                return
            ready, late = self._ray.wait(list(waiting), timeout=_TURN)
            for each in ready:
                job = waiting.pop(each).job
                yield job, self._result(each, job)
            for each in late:
                if monotonic() - waiting[each].since > self._longest:
                    yield self._call_off(each, waiting.pop(each).job)

    def _give_out(self, task: Any, jobs: Iterator[Fixture], waiting: dict[Any, InHand]) -> None:
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        while len(waiting) < _IN_HAND * cores and (job := next(jobs, None)) is not None:
            waiting[task.remote(job)] = InHand(job, monotonic())

    def _call_off(self, each: Any, job: Fixture) -> Done:
        self._ray.cancel(each, force=True)
        return job, lost(*job)

    def _result(self, each: Any, job: Fixture) -> GameResult:
        try:
            played: GameResult = self._ray.get(each)
        except _failures(self._ray.exceptions):
            return lost(*job)
        return played

    def close(self) -> None:
        self._ray.shutdown()


def _failures(kinds: Any) -> tuple[type[Exception], ...]:
    """A game's own, and that its process or machine went away every time. That the cluster itself
    is gone is nothing of a game's."""
    gone = kinds.WorkerCrashedError, kinds.LocalRayletDiedError, kinds.NodeDiedError
    return kinds.RayTaskError, kinds.OutOfMemoryError, *gone


def _joined(address: str) -> Any:
    ray = library("ray", "ray")
    try:
        _knock(address)
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise Unreadable(say("arena-no-cluster", address=address)) from error
    return ray


def _knock(address: str) -> None:
    """Ray would wait for minutes for somebody who is not there."""
    host, _, port = address.rpartition(":")
    with create_connection((host, int(port)), _ANSWER):
        pass


def _play(job: Fixture) -> GameResult:
    return play(*job)
