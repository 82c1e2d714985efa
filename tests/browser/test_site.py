"""The documentation site in a browser, from a folder: drawn, searched, and in both themes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

SITE = Path(__file__).parents[2] / "build" / "site"


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A reader who prefers one theme and has no network. Nothing may be asked of it."""
    reader = browser.new_context(color_scheme=request.param)
    asked: list[str] = []
    reader.on("request", lambda each: asked.append(each.url))
    yield reader.new_page()
    reader.close()
    assert asked
    assert not [url for url in asked if not url.startswith(("file:", "data:"))]


def test_diagrams_are_drawn_and_pages_found(page: Page) -> None:
    page.goto((SITE / "docs" / "architecture.html").as_uri())
    diagrams = page.locator(".diagram").count()
    assert diagrams >= 3
    expect(page.locator(".diagram > svg")).to_have_count(diagrams)
    page.goto(f"{(SITE / 'search.html').as_uri()}?q=swapper")
    expect(page.locator("#search-results a", has_text="What nobody is told")).to_be_visible()


def test_a_theme_is_the_readers(page: Page) -> None:
    page.goto((SITE / "index.html").as_uri())
    expect(page.locator("h1")).to_contain_text("Gaslamp")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert (sum(map(int, ground.strip("rgba()").split(",")[:3])) < 3 * 128) == is_dark
