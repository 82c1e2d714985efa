"""Hints in a browser: three steps beside what I may do, the board in sight all the while."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import PHONE, WIDE, axe, wait_for_turn

TABLES = {
    "mr_jack": (["bot", "me"], WIDE),
    "scotland_yard": (["bot", "me", "me", "me"], PHONE),
    "sleuth": (["me", "bot", "bot"], WIDE),
    "culprit": (["me", "bot", "bot"], PHONE),
}


APART = """() => {
  const [card, panel] = ['.hint-card', '.action'].map(
    (each) => document.querySelector(each).getBoundingClientRect());
  return card.right <= panel.left || card.left >= panel.right
    || card.bottom <= panel.top || card.top >= panel.bottom;
}"""
"""Whether the card leaves what I hold in sight."""


def board(page: Page) -> object:
    return page.locator(".centre > .board").bounding_box()


@pytest.mark.parametrize("game", TABLES)
def test_where_to_look_what_follows_a_good_move(person: People, game: str) -> None:
    seats, size = TABLES[game]
    ada = person(size=size)
    ada.go(f"/table/{ada.open_table(game, seats)['table']}")
    page = ada.page
    wait_for_turn(page)
    before, card = board(page), page.locator(".hint-card")
    page.get_by_role("button", name="Hint").press("Enter")
    for number, following in enumerate(("What follows", "A good move"), start=1):
        expect(card.get_by_text(f"{number} of 3")).to_be_visible()
        card.get_by_role("button", name=following).press("Enter")
    expect(card.get_by_text("3 of 3")).to_be_visible()
    expect(card.get_by_text("A good move:")).to_be_visible()
    assert board(page) == before
    assert page.evaluate(APART)
    assert [fault for fault in axe(page, without=".board") if "hint" in fault] == []
    card.get_by_role("button", name="Put the hint away").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.get_by_text("took a hint")).to_have_count(3)
