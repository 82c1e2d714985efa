"""What is not there yet, and what never will be: nothing jumps, and the page says which it is."""

from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import People
from tests.browser.fitting import LANGUAGES, SITTINGS, Sitting, Table
from tests.browser.pages import PHONE, WIDE, Person, axe, moved, watch_what_moves
from tests.browser.places import PLACES, Reach, at
from tests.server.running import Visitor
from tests.server.test_history import counted, play

from gaslamp.mysteries.today import FIRST_DAY

LIMIT = 0.02
"""Of the screen, all that jumps on a page taken together."""
TABLES = (
    "mr_jack-2-investigator",
    "scotland_yard-6-detective",
    "sleuth-4-player",
    "culprit-5-player",
)


def _table(sitting: Sitting, ada: Person) -> None:
    """A table at which it is my turn."""
    Table(ada, None, sitting)


def _played(ada: Person) -> None:
    """A history with games in it."""
    port = int(ada.origin.rpartition(":")[2])
    people = [Visitor(port, name) for name in ("Ada", "Bob", "Cleo")]
    for _ in range(2):
        counted(people[0], play(people, "sleuth"))
    kept = people[0].cookie or ""
    ada.context.add_cookies([{"name": "gaslamp", "value": kept, "url": ada.origin}])
    PLACES["history"](ada)


def _jumped(page: Page, size: tuple[int, int], language: str) -> list[tuple[float, str]]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("(chosen) => localStorage.setItem('gaslamp-language', chosen)", language)
    page.reload()
    expect(page.locator("h1, h2").first).to_be_visible()
    return moved(page)


STILL: dict[str, Reach] = {
    **PLACES,
    "a lesson": at("/learn/sleuth", ".board"),
    "history, played": _played,
    **{name: partial(_table, SITTINGS[name]) for name in TABLES},
}
"""Every page, and a table of each game."""
SEEN = {
    place: list(zip((WIDE, PHONE), LANGUAGES[:: 1 if number % 2 else -1], strict=True))
    for number, place in enumerate(STILL)
}
"""Each wide in one language and on a phone in the other, the next one the other way round."""


@pytest.mark.parametrize("place", STILL)
def test_nothing_jumps_while_a_page_is_loaded(person: People, place: str) -> None:
    """Wide and on a phone, with nothing kept from before."""
    ada = person()
    watch_what_moves(ada)
    STILL[place](ada)
    found = {seen: _jumped(ada.page, *seen) for seen in SEEN[place]}
    assert {seen: each for seen, each in found.items() if sum(v for v, _ in each) > LIMIT} == {}


OPENING = {
    "/learn/sleuth": "The lesson is being prepared…",
    "/history": "Your games are being looked up…",
    f"/mystery/sleuth#{FIRST_DAY}": "The mystery is being fetched…",
    "/board/sleuth": "The position is being set up…",
    "/replay/none": "The record is being fetched…",
    "/analysis/none": "The game is being gone through…",
}


@pytest.mark.parametrize("path", OPENING)
def test_whoever_waits_is_told_for_what(person: People, path: str) -> None:
    page = person().page
    page.route("**/api/**", lambda _: None)
    page.goto(path)
    expect(page.get_by_role("status").filter(has_text=OPENING[path])).to_be_visible()


def test_checking_a_deal_has_its_heading_before_its_words(person: People) -> None:
    page = person().page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/dealing-*.js", hold)
    page.goto("/check")
    expect(page.get_by_role("heading", name="Check a deal")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("The seals are being fetched…")
    held[0].continue_()
    expect(page.get_by_text("Drop a record here")).to_be_visible()


@pytest.mark.parametrize("day", ["2025-01-01", "2099-01-01"])
def test_where_there_is_no_mystery_there_are_earlier_ones(person: People, day: str) -> None:
    page = person(size=PHONE).go(f"/mystery/sleuth#{day}").page
    expect(page.get_by_role("heading", name="No mystery on that day", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("mystery")
    expect(
        page.get_by_role("navigation", name="Earlier mysteries").get_by_role("link")
    ).to_have_count(3)
    assert axe(page) == []
    page.get_by_role("main").get_by_role("link", name="Mystery of the day").click()
    expect(page.locator(".board")).to_be_visible()


def test_a_history_with_nothing_in_it_is_an_unlit_lamp_and_two_ways_on(person: People) -> None:
    page = person().go("/history").page
    expect(page.locator(".none svg.out")).to_be_visible()
    expect(page.get_by_text("No game yet.")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Play")).to_have_attribute("href", "/")
    expect(page.get_by_role("main").get_by_role("link", name="Learn")).to_be_visible()
