"""The keyboard is never nowhere: after another page, a dialog, a scene, a seat that is taken."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import PATIENCE, Person, press_until, wait_for_turn

AT_ITS_BUTTON = """() => {
  const button = document.querySelector('[data-go-on]');
  button?.focus();
  return button !== null && document.activeElement === button;
}"""
"""A scene goes by itself: one may not get there with Tab in time."""


def test_another_page_begins_at_its_heading(person: People) -> None:
    """By a link that is gone then, by one that stays, and by the way back."""
    page = person().go("/").page
    press_until(page, "Tab", "main a[href='/learn']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    press_until(page, "Shift+Tab", "nav a[href='/check']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Check a deal", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name=re.compile("^Which game"), level=1)).to_be_focused()


def test_what_was_opened_gives_the_keyboard_back(person: People) -> None:
    page = begin(person(), "sleuth", ["me", "bot", "bot"])
    press_until(page, "Tab", ".icon-button.menu")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".icon-button.menu")).to_be_focused()
    press_until(page, "Tab", ".action .hand button")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".action .hand button:focus")).to_have_count(1)


@pytest.mark.parametrize("game", ["sleuth", "culprit", "mr_jack", "scotland_yard"])
def test_whoever_puts_a_scene_away_is_at_what_may_be_done(person: People, game: str) -> None:
    ada = person(pace="calm")
    opened = ada.open_table(game, ["me", "bot", "bot", "bot"][: 2 if game == "mr_jack" else 4])
    page = ada.go(f"/t/{opened['code']}").page
    page.wait_for_function(AT_ITS_BUTTON, timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.locator(".action .head:focus, [data-go-on]:focus")).to_have_count(1)


def test_whoever_sits_down_by_keyboard_is_at_the_table(person: People) -> None:
    ada, bob = person(), person()
    opened = ada.open_table("sleuth", ["me", "open", "bot"])
    ada.go(f"/t/{opened['code']}")
    page = bob.go(f"/t/{opened['code']}").page
    press_until(page, "Tab", ".arrival .lamp")
    page.keyboard.press("Enter")
    expect(page.locator(".action .head")).to_be_focused()


def begin(one: Person, game: str, seats: list[str]) -> Page:
    opened = one.open_table(game, seats)
    wait_for_turn(one.go(f"/t/{opened['code']}").page)
    return one.page
