"""A position set up by hand in a browser: the rules look on, and one plays from it."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.pages import axe


def test_a_position_is_set_up_and_played(person: People) -> None:
    ada = person().go("/board/mr_jack")
    page = ada.page
    said = page.locator(".middle > [role=status]").first
    expect(said).to_have_text(re.compile("This position can stand"))
    assert axe(page, without=".board") == []
    page.locator("summary", has_text=re.compile("^The turn$")).click()
    turn = page.get_by_label("Turn", exact=True)
    turn.fill("4")
    turn.press("Tab")
    expect(said).to_have_text(re.compile("the lit lamps are not those"))
    expect(ada.button("Play from here")).to_be_disabled()
    ada.button("Take back").click()
    expect(said).to_have_text(re.compile("This position can stand"))
    before = page.get_by_label("Holmes", exact=True).first.input_value()
    ada.button("Place on the board: Holmes").click()
    page.locator(".board polygon.can").first.click(force=True)
    expect(page.get_by_label("Holmes", exact=True).first).not_to_have_value(before)
    ada.button("Take back").click()
    ada.button("Play from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text("begins at a position that somebody set up").first).to_be_attached()


def test_axe_finds_nothing_on_mysteries_and_other_positions(person: People) -> None:
    ada = person(size=(390, 844))
    for path, heading in {
        "/board/culprit": "Set up a position",
        "/board/scotland_yard": "Set up a position",
        "/mystery/sleuth": "Mystery of the day",
        "/mystery/culprit": "Mystery of the day",
    }.items():
        ada.go(path)
        expect(ada.page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        assert axe(ada.page, without=".board") == [], path
