"""A real browser before a real house. The browser is the system's; nothing is fetched for it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.pages import Person
from tests.server.houses import Start, house, start
from tests.server.running import Running

__all__ = ["People", "Start", "browser", "house", "person", "start"]

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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


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
