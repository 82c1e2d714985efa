"""Every store there is, empty. What `test_store` says must hold for each of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gaslamp.store import Store
from gaslamp.store.sqlite import SqliteStore

STORES: dict[str, Callable[[Path], Store]] = {
    "sqlite": lambda folder: SqliteStore(folder / "house.db"),
}


@pytest.fixture(params=STORES)
def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """Opens the same store once more, as another node or after a restart would."""
    opened: list[Store] = []

    def open_it() -> Store:
        opened.append(STORES[request.param](tmp_path))
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
