"""Everybody can play: axe finds nothing, and the keyboard is enough."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
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
from tests.browser.places import resigned

PAGES = {
    "/": "Gaslamp",
    "/new/sleuth": "Sleuth: a new table",
    "/new/scotland_yard": "Scotland Yard: a new table",
    "/learn": "Which game do you want to learn?",
    "/rules": "Whose rules do you want to read?",
    "/board/mr_jack": "Set up a position",
    "/mystery/mr_jack": "Mystery of the day",
    "/check": "Check a deal",
    "/history": "My games",
    "/me": "You",
    "/nowhere": "There is nothing here",
    "/t/dead": "This link leads to no table",
}


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_on_the_pages(person: People, theme: str) -> None:
    ada = person()
    ada.context.add_init_script(f"localStorage.setItem('gaslamp-theme', '{theme}')")
    for path, heading in PAGES.items():
        ada.go(path)
        expect(ada.page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        assert axe(ada.page) == [], path


@pytest.mark.parametrize(("theme", "size"), [("night", WIDE), ("day", NARROW)])
def test_axe_finds_nothing_where_a_game_is_looked_back_on(
    person: People, theme: str, size: tuple[int, int]
) -> None:
    ada = person(size=size)
    ada.context.add_init_script(f"localStorage.setItem('gaslamp-theme', '{theme}')")
    table = resigned(ada)
    for path, shown in {"analysis": ".verdict", "replay": ".controls"}.items():
        ada.go(f"/{path}/{table}")
        expect(ada.page.locator(shown)).to_be_visible()
        assert axe(ada.page) == [], path


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
