"""A real browser before a real house. The browser is the system's; nothing is fetched for it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.pages import Person
from tests.server.running import Running

CHROMIUM = "/usr/bin/chromium"
AT_HOME = "house.lan"
"""A name of this machine for which browsers allow less than for itself: it might be another."""
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
]
People = Callable[..., Person]
Start = Callable[..., Running]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of one worker share."""
    running = Running(tmp_path_factory.mktemp("house"))
    yield running
    assert running.stop() == 0


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers of one's own, with settings of one's own."""
    started: list[Running] = []

    def begin(**settings: Any) -> Running:
        folder = tmp_path / f"house-{len(started)}"
        folder.mkdir()
        started.append(Running(folder, **settings))
        return started[-1]

    yield begin
    for running in started:
        if running.process.poll() is None:
            running.kill()


@pytest.fixture
def person(browser: Browser, house: Running) -> Iterator[People]:
    """Somebody with a browser of their own: nobody shares cookies. No page may fail in silence."""
    came: list[Person] = []

    def arrive(port: int | None = None, **given: Any) -> Person:
        came.append(Person(browser, house.port if port is None else port, **given))
        return came[-1]

    yield arrive
    faults = [fault for each in came for fault in each.leave()]
    assert not faults
