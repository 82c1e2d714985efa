"""A game that the client was not built with: in the list, with its words, on a plain board."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People, Start
from tests.browser.pages import choices, wait_for_turn
from tests.guests.visit import with_guests


def test_a_fifth_game_is_listed_and_played_on_a_plain_board(
    person: People, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", with_guests()["PYTHONPATH"])
    ada = person(start().port).go("/")
    ada.button("Play now: The Duel").click()
    wait_for_turn(ada.page)
    expect(ada.page.get_by_role("heading", name="The Duel", level=1)).to_be_visible()
    expect(ada.page.get_by_role("term").filter(has_text="asked")).to_be_visible()
    expect(choices(ada.page).filter(has_text="Guess the").first).to_be_visible()
