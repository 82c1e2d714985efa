"""The same games on a real Ray cluster of this machine, of which one worker is killed; and games
that kill every worker, or never end."""

import signal
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest
from tests.arena.test_contest import same

from gaslamp.arena.cell import CellTerms
from gaslamp.arena.cluster import Cluster
from gaslamp.arena.errand import Errand, Fixture, measure
from gaslamp.arena.processes import Processes
from gaslamp.arena.results import Results

pytest.importorskip("ray", reason="a cluster is an extra: make .venv/arena")

CELL = CellTerms("culprit", "novice", "random", seats=3).cell()
GAMES = 40


TRIES = 4


def patiently(start: Callable[[], Any]) -> Any:
    """Ray gives a node thirty seconds to come up, and a busy machine may need more."""
    for last in range(TRIES):
        try:
            return start()
        except Exception:
            if last == TRIES - 1:
                raise
    return None


@pytest.fixture
def machines() -> Iterator[Any]:
    """A head that plays nothing."""
    ray: Any = import_module("ray.cluster_utils")
    nothing = {"num_cpus": 0}
    made = patiently(lambda: ray.Cluster(initialize_head=True, head_node_args=nothing))
    yield made
    made.shutdown()


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_no_result(machines: Any) -> None:
    workers = [patiently(lambda: machines.add_node(num_cpus=1)) for _ in range(2)]
    there, here, done = Results(), Results(), list[int]()

    def advance(games: int) -> None:
        done.append(games)
        if sum(done) == GAMES // 4:
            machines.remove_node(workers.pop(), allow_graceful=False)

    cluster = Cluster(machines.address)
    measure([Errand(CELL, GAMES)], there, cluster, advance=advance)
    cluster.close()
    measure([Errand(CELL, GAMES)], here, Processes(2))
    assert len(workers) == 1
    assert list(map(same, there.first(CELL, GAMES))) == list(map(same, here.first(CELL, GAMES)))
    assert sum(each.failures for each in there.first(CELL, GAMES)) == 0


class Deadly(int):
    """The number of a game that ends every process that is to play it."""

    def __reduce__(self) -> Any:
        return signal.raise_signal, (signal.SIGKILL,)


class Endless(int):
    """The number of a game that never begins."""

    def __reduce__(self) -> Any:
        return time.sleep, (3600,)


@pytest.mark.slow
def test_a_game_that_ends_its_process_or_never_ends_is_a_failure(machines: Any) -> None:
    patiently(lambda: machines.add_node(num_cpus=1))
    numbers = [0, Deadly(1), 2]
    cluster = Cluster(machines.address)
    played = dict(cluster.play((Fixture(CELL, each) for each in numbers), None))
    cluster.close()
    assert [played[Fixture(CELL, each)].failures for each in numbers] == [0, 1, 0]
    hasty = Cluster(machines.address, longest=0.5)
    (late,) = hasty.play(iter([Fixture(CELL, Endless(3))]), None)
    hasty.close()
    assert (late[0].number, late[1].failures) == (3, 1)
