"""A house of one's own, and a browser to look at it with."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.server.running import Running


@contextmanager
def browsing() -> Iterator[tuple[Browser, Running]]:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser, house
        finally:
            browser.close()
            house.kill()
