"""Scotland Yard in the browser, in all its forms."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.yard import play_together

FORMS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "2014": ({}, ["me", "open", "bot", "bot"]),
    "two": ({"form": "2014-two"}, ["me", "open"]),
    "1983": ({"form": "1983", "voluntary_showing": True}, ["me", "open", "bot"]),
    "beginners": ({"form": "beginners"}, ["me", "open", "bot", "bot"]),
}


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_two_people_play_a_whole_game_on_the_map(person: People, form: str) -> None:
    options, seats = FORMS[form]
    xavier, lea = person(), person(language="fr")
    opened = xavier.open_table("scotland_yard", seats, options=options)
    xavier.go(f"/t/{opened['code']}")
    lea.go(f"/t/{opened['code']}")
    lea.page.get_by_role("button", name="S’asseoir").first.click()
    play_together([xavier.page, lea.page])
    expect(xavier.page.get_by_role("group", name="The chase")).to_be_visible()
    expect(lea.page.get_by_role("group", name="La poursuite")).to_be_visible()
