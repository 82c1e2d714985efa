"""The same games on a Ray cluster. What a machine had in hand that goes away is played again."""

from collections.abc import Iterator
from importlib import import_module
from socket import create_connection
from time import monotonic
from typing import Any, Final

from gaslamp.arena.contest import GameResult, lost, play
from gaslamp.arena.errand import Done, Fixture
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

_TURN: Final = 0.5
_ANSWER: Final = 5.0
_IN_HAND: Final = 2
"""Games for each core that are given out at once."""


class Cluster:
    def __init__(self, address: str) -> None:
        self._ray = _ray()
        try:
            _knock(address)
            self._ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise Unreadable(say("arena-no-cluster", address=address)) from error

    def play(self, jobs: Iterator[Fixture], until: float | None) -> Iterator[Done]:
        task = self._ray.remote(num_cpus=1, max_retries=-1)(_play)
        waiting: dict[Any, Fixture] = {}
        while True:
            self._give_out(task, jobs, waiting)
            if not waiting or (until is not None and monotonic() >= until):
                return
            ready, _ = self._ray.wait(list(waiting), timeout=_TURN)
            for each in ready:
                job = waiting.pop(each)
                yield job, self._result(each, job)

    def _give_out(self, task: Any, jobs: Iterator[Fixture], waiting: dict[Any, Fixture]) -> None:
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        while len(waiting) < _IN_HAND * cores and (job := next(jobs, None)) is not None:
            waiting[task.remote(job)] = job

    def _result(self, each: Any, job: Fixture) -> GameResult:
        try:
            played: GameResult = self._ray.get(each)
        except self._ray.exceptions.RayTaskError:
            return lost(*job)
        return played

    def close(self) -> None:
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Ray would wait for minutes for somebody who is not there."""
    host, _, port = address.rpartition(":")
    with create_connection((host, int(port)), _ANSWER):
        pass


def _play(job: Fixture) -> GameResult:
    return play(*job)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise Unreadable(say("arena-extra", extra="ray")) from None
