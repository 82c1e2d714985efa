"""Everybody can play: axe finds nothing, and the keyboard is enough."""

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.fitting import (
    LANGUAGES,
    SITTINGS,
    THEMES,
    WATCHING,
    ZOOMED,
    Case,
    Screen,
    Table,
    every_case,
    in_pairs,
    measured,
)
from tests.browser.pages import (
    NARROW,
    WIDE,
    axe,
    choices,
    confirm_button,
    is_over,
    press_until,
    wait_for_turn,
)
from tests.browser.places import PLACES, at

EVERYWHERE = {**PLACES, "no such table": at("/t/dead")}
WIDTHS = ("1440x900", "360x740")
AT_TABLES = in_pairs(list(every_case(SITTINGS, WIDTHS)))
ON_PAGES = in_pairs(list(every_case(EVERYWHERE, WIDTHS)))
"""Each in a case or two and its opposite: so every two values occur together somewhere."""


def _cases(sitting: str) -> list[Case]:
    return [case for case in (*AT_TABLES, *ON_PAGES) if case.sitting == sitting]


@pytest.mark.parametrize("place", EVERYWHERE)
def test_every_page_is_for_everybody(person: People, place: str) -> None:
    """By night and by day, in both languages, on a wide screen and a narrow one; and at 400 % it is
    read downwards."""
    ada = person()
    EVERYWHERE[place](ada)
    screen = Screen(ada)
    for case in _cases(place):
        screen.show(case)
        assert axe(ada.page) == [], case.name
    screen.resize(ZOOMED)
    assert measured(ada.page, ZOOMED) == []


@pytest.mark.parametrize("sitting", SITTINGS)
def test_every_table_is_for_everybody(person: People, sitting: str) -> None:
    """As it is asked and as it is composed, boards and all."""
    ada = person()
    watched = SITTINGS[sitting].role == WATCHING
    table = Table(ada, person() if watched else None, SITTINGS[sitting])
    for number, case in enumerate(_cases(sitting)):
        if number == 1 and table.plays:
            table.compose()
        table.show(case)
        assert axe(table.page) == [], case.name
        table.resize(ZOOMED)
        assert measured(table.page, ZOOMED) == [], case.name


def test_every_two_values_occur_together() -> None:
    for cases, places in ((AT_TABLES, SITTINGS), (ON_PAGES, EVERYWHERE)):
        assert {(each.theme, each.size) for each in cases} == set(product(THEMES, WIDTHS))
        assert {(each.theme, each.language) for each in cases} == set(product(THEMES, LANGUAGES))
        assert {(each.size, each.language) for each in cases} == set(product(WIDTHS, LANGUAGES))
        assert {(each.sitting, each.theme) for each in cases} == set(product(places, THEMES))
        assert {(each.sitting, each.size) for each in cases} == set(product(places, WIDTHS))


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_axe_finds_nothing_around_the_board(person: People, size: tuple[int, int]) -> None:
    ada = person(size=size)
    opened = ada.open_table("sleuth", ["me", "open", "bot"])
    ada.go(f"/t/{opened['code']}")
    expect(ada.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert axe(ada.page) == []
    bob = person()
    bob.go(f"/t/{opened['code']}").button("Sit here").click()
    expect(ada.page.locator(".action")).to_be_visible()
    assert axe(ada.page, without=".board") == []
    ada.button("Menu").click()
    assert axe(ada.page, without=".board") == []
    ada.button("Resign").click()
    assert axe(ada.page, without=".board") == []


def test_a_game_with_the_keyboard_alone(person: People) -> None:
    ada = person().go("/")
    expect(ada.button(re.compile("Play now: The Culprit"))).to_be_visible()
    press_until(ada.page, "Tab", "button[aria-label*='Culprit']")
    ada.page.keyboard.press("Enter")
    for _ in range(12):
        if wait_for_turn(ada.page) == "over":
            break
        _move(ada.page)
    assert is_over(ada.page) or ada.page.get_by_text(re.compile("^You play")).count()


def _move(page: Page) -> None:
    """All steps of one move: the list, then the lamp button."""
    while (asked := wait_for_turn(page)) != "confirm":
        if asked == "over":
            return
        if not choices(page).first.is_visible():
            press_until(page, "Tab", ".action summary")
            page.keyboard.press("Enter")
        press_until(page, "Tab", ".choices button")
        page.keyboard.press("Enter")
        expect(page.locator(".head:focus")).to_be_visible()
    press_until(page, "Tab", "[data-confirm]")
    page.keyboard.press("Enter")
    expect(confirm_button(page)).to_have_count(0)
