"""Houses for tests to visit, shared and their own: fixtures for whoever imports them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.luck import ALWAYS_THE_SAME
from tests.server.running import Running

Start = Callable[..., Running]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of one worker share: it goes on whatever they do to it."""
    running = Running(tmp_path_factory.mktemp("house"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module", name="house")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For a module that counts connections: a house where nobody else is."""
    running = Running(tmp_path_factory.mktemp("own"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module", name="house")
def repeatable_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For a module whose games have to come to something: the same cards and bots every time."""
    running = Running(tmp_path_factory.mktemp("repeatable"), program=ALWAYS_THE_SAME)
    yield running
    assert running.stop() == 0


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers of one's own, with settings of one's own."""
    started: list[Running] = []

    def begin(**settings: Any) -> Running:
        folder = tmp_path / str(len(started))
        folder.mkdir()
        started.append(Running(folder, **settings))
        return started[-1]

    yield begin
    for running in started:
        if running.process.poll() is None:
            running.kill()
