"""The rules to read, a finished game to see again, and a guided first game of each."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import Person, axe, choices, confirm_button

from gaslamp.games import NAMES, game_named

MOST_STEPS = 300
_NEXT = """() => {
  if (document.querySelector('.voice .done')) return 'done';
  const lamp = document.querySelector('.voice button.lamp:not(:disabled)');
  if (lamp) return 'listen';
  const confirm = document.querySelector('[data-confirm]:not(:disabled)');
  if (confirm) return 'confirm';
  return document.querySelector('.choices button') ? 'choose' : null;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_searched_and_linked_to(person: People, language: str) -> None:
    ada = person(language=language).go("/rules/scotland_yard#SY-13")
    page = ada.page
    expect(page.locator("#SY-13.wanted")).to_be_in_viewport()
    everything = page.locator(".clause").count()
    page.get_by_role("searchbox").fill("double")
    expect(page.locator("#SY-01")).to_have_count(0)
    assert 0 < page.locator(".clause").count() < everything
    assert axe(page) == []
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".clause")).to_have_count(0)


def played_by_bots(person: Person, game: str) -> str:
    """A public table at which nobody but bots sit, when its game is over."""
    seats = ["bot"] * game_named(game).usual_seats
    table = person.open_table(game, seats)["table"]
    person.go(f"/table/{table}")
    expect(person.page.locator("#ending-title")).to_be_visible()
    return table


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_seen_again_from_any_eyes(person: People, game: str) -> None:
    ada = person().go("/")
    table = played_by_bots(ada, game)
    ada.go(f"/replay/{table}")
    page = ada.page
    steps = page.get_by_text(re.compile(r"^Step 1 of \d+$"))
    expect(steps).to_be_visible()
    page.locator(".controls").get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    page.get_by_label("From whose eyes").select_option("0")
    page.locator(".controls").get_by_role("button", name="One step back").click()
    expect(page).to_have_url(re.compile(r"#\d+,0$"))
    where = page.url
    told = page.locator(".scrub span").inner_text()
    other = person().go("/")
    other.go(where.replace(ada.origin, ""))
    expect(other.page.locator(".scrub span")).to_have_text(told)
    assert axe(page, without=".board") == []


def take_step(page: Page, number: int) -> str:
    asked = str(page.wait_for_function(_NEXT).json_value())
    if asked == "listen":
        page.locator(".voice button.lamp").click()
    elif asked == "choose":
        page.evaluate(
            "() => document.querySelectorAll('.action details').forEach(d => d.open = true)"
        )
        offered = choices(page)
        offered.nth(number * 7 % offered.count()).click()
        expect(confirm_button(page)).to_be_enabled()
    elif asked == "confirm":
        confirm_button(page).click()
        if (sure := page.locator("[data-sure]")).is_visible():
            sure.click()
    if asked in ("listen", "confirm"):
        expect(page.locator("[data-busy]")).to_have_count(0)
    return asked


def done_so_far(page: Page, game: str) -> list[Any]:
    kept = page.evaluate("game => localStorage.getItem(`gaslamp-lesson-${game}`)", game)
    return list(json.loads(kept))


@pytest.mark.parametrize("game", NAMES)
def test_a_guided_game_is_left_gone_on_with_and_finished(person: People, game: str) -> None:
    language = "fr" if game in ("sleuth", "mr_jack") else "en"
    ada = person(language=language).go(f"/learn/{game}")
    page = ada.page
    expect(page.locator(".voice .says")).to_be_visible()
    assert axe(page, without=".board") == []
    for number in range(4):
        take_step(page, number)
    before, kept = page.locator(".voice .says").inner_text(), done_so_far(page, game)
    page.reload()
    expect(page.locator(".voice .says")).to_have_text(before)
    assert done_so_far(page, game) == kept
    for number in range(MOST_STEPS):
        if take_step(page, number) == "done":
            break
    expect(page.locator(".voice .done")).to_be_visible()
