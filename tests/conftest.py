import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tests.databases import PrivateCluster

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])


def pytest_configure() -> None:
    """Who starts the tests in the background has turned Ctrl-C off, for all that they start too.
    How quick an example is says more of the machine than of the house."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.load_profile("house")


@pytest.fixture(scope="session")
def databases() -> Iterator[PrivateCluster]:
    """A PostgreSQL server; each test makes a database of its own there."""
    cluster = PrivateCluster()
    yield cluster
    cluster.remove()
