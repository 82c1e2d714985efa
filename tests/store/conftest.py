"""Every store there is, empty. What `test_store` says must hold for each of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.databases import PrivateCluster

from gaslamp.store import Store
from gaslamp.store.opening import open_store

STORES = ("sqlite", "postgresql")


@pytest.fixture(params=STORES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a store where nothing is yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    databases: PrivateCluster = request.getfixturevalue("databases")
    return databases.new_database()


@pytest.fixture
def reopen(address: str) -> Iterator[Callable[[], Store]]:
    """Opens the same store once more, as another node or after a restart would."""
    opened: list[Store] = []

    def open_it() -> Store:
        opened.append(open_store(address))
        return opened[-1]

    yield open_it
    for store in opened:
        store.close()


@pytest.fixture
def store(reopen: Callable[[], Store]) -> Store:
    return reopen()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
