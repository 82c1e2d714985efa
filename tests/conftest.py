import signal
from collections.abc import Iterator

import pytest
from tests.databases import PrivateCluster


def pytest_configure() -> None:
    """Who starts the tests in the background has turned Ctrl-C off, for all that they start too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def databases() -> Iterator[PrivateCluster]:
    """A PostgreSQL server; each test makes a database of its own there."""
    cluster = PrivateCluster()
    yield cluster
    cluster.remove()
