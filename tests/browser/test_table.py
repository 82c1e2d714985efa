"""The frame that every game has around its board."""

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.pages import choices, confirm_button, play_to_the_end, wait_for_turn


def test_a_guest_plays_a_whole_game_from_the_list(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    play_to_the_end(ada.page)
    expect(ada.page.get_by_text("The deal was fair")).to_be_visible()


def test_nothing_is_sent_before_it_is_confirmed(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    told = ada.page.locator(".story li").count()
    choices(ada.page).nth(0).click()
    expect(confirm_button(ada.page)).to_be_enabled()
    other = choices(ada.page).nth(3).inner_text()
    choices(ada.page).nth(3).click()
    expect(confirm_button(ada.page)).to_have_text(other)
    ada.button("Undo").click()
    expect(confirm_button(ada.page)).to_have_count(0)
    expect(choices(ada.page).first).to_be_visible()
    assert ada.page.locator(".story li").count() == told
