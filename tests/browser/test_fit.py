"""Every page fits its screen: what is to be done is in sight, nothing is cut, nothing is covered.

Every two values of game and seats, size, language and theme occur together somewhere; `make fit`
walks all of them.
"""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.fitting import (
    LANGUAGES,
    SITTINGS,
    SIZES,
    THEMES,
    ZOOMED,
    Case,
    Size,
    Table,
    every_case,
    faults_of,
    in_pairs,
    walk,
)
from tests.browser.pages import Person

CASES = in_pairs(list(every_case(SITTINGS, SIZES)))
PAGES = {
    "front": "/",
    "set-up": "/new/scotland_yard",
    "deck": "/new/culprit",
    "learn": "/learn",
    "rules": "/rules/mr_jack",
    "check": "/check",
    "me": "/me",
    "nowhere": "/nowhere",
}


def _cases(sitting: str) -> list[Case]:
    found = [case for case in CASES if case.sitting == sitting]
    return sorted(found, key=lambda case: case.language)


@pytest.mark.parametrize("sitting", SITTINGS)
def test_a_table_fits(person: People, sitting: str) -> None:
    found = walk(person(), person(), SITTINGS[sitting], _cases(sitting))
    assert [f"{each.name}: {fault}" for each in found for fault in each.faults] == []


def test_every_two_values_occur_together() -> None:
    seen = {(case.size, case.language) for case in CASES}
    assert seen == set(product(SIZES, LANGUAGES))
    assert {(case.sitting, case.size) for case in CASES} == set(product(SITTINGS, SIZES))
    assert {(case.sitting, case.theme) for case in CASES} == set(product(SITTINGS, THEMES))


def measured(person: Person, name: str, size: Size) -> list[str]:
    person.page.set_viewport_size({"width": size.width, "height": size.height})
    return [f"{name} {size.name}: {fault}" for fault in faults_of(person.page, size)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits(person: People, page: str, language: str) -> None:
    ada = person(language=language, has_touch=True).go(PAGES[page])
    expect(ada.page.locator("h1")).to_be_visible()
    assert [
        fault for size in (*SIZES.values(), ZOOMED) for fault in measured(ada, page, size)
    ] == []


def lobby(ada: Person) -> None:
    opened = ada.open_table("sleuth", ["me", "open", "bot"])
    ada.go(f"/t/{opened['code']}")
    expect(ada.page.locator("h2").first).to_be_visible()


def ending(ada: Person) -> None:
    table = Table(ada, None, SITTINGS["mr_jack-2-investigator"])
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("button", name="Resign").click()
    table.page.locator("dialog[open] .danger").last.click()
    table.page.locator("#ending-title").wait_for()


@pytest.mark.parametrize("reach", [lobby, ending], ids=["lobby", "ending"])
def test_before_and_after_a_game(person: People, reach: Callable[[Person], None]) -> None:
    ada = person(has_touch=True)
    reach(ada)
    assert [f for size in SIZES.values() for f in measured(ada, reach.__name__, size)] == []


@pytest.mark.parametrize("sitting", ["mr_jack-2-investigator", "sleuth-4-player"])
def test_at_400_percent_nothing_goes_sideways(person: People, sitting: str) -> None:
    table = Table(person(), None, SITTINGS[sitting])
    table.resize(ZOOMED)
    wide = table.page.evaluate("() => document.scrollingElement.scrollWidth")
    assert wide <= ZOOMED.width
