"""The same games on a real Ray cluster of this machine, of which one worker is killed."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from tests.arena.test_contest import same

from gaslamp.arena.cell import CellTerms
from gaslamp.arena.cluster import Cluster
from gaslamp.arena.errand import Errand, measure
from gaslamp.arena.processes import Processes
from gaslamp.arena.results import Results

pytest.importorskip("ray", reason="a cluster is an extra: make .venv/arena")

CELL = CellTerms("culprit", "novice", "random", seats=3).cell()
GAMES = 40


@pytest.fixture
def machines() -> Iterator[Any]:
    """A head that plays nothing, and two workers of one core."""
    machines: Any = import_module("ray.cluster_utils")
    made = machines.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    yield made
    made.shutdown()


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_no_result(machines: Any) -> None:
    workers = [machines.add_node(num_cpus=1) for _ in range(2)]
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
