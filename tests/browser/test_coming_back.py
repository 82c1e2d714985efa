"""A house that closes in the middle of a move, and one person in two tabs."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People, Start
from tests.browser.pages import Person, confirm_button, open_list, play_one, wait_for_turn


def story(page: Page) -> list[str]:
    return page.locator(".story li").all_inner_texts()


def at_sleuth(somebody: Person) -> Person:
    opened = somebody.open_table("sleuth", ["me", "bot", "bot"])
    somebody.go(f"/t/{opened['code']}")
    wait_for_turn(somebody.page)
    return somebody


@pytest.mark.slow
def test_a_move_survives_that_the_house_closes(person: People, start: Start) -> None:
    house = start()
    ada = at_sleuth(person(house.port))
    open_list(ada.page).nth(1).click()
    expect(confirm_button(ada.page)).to_be_enabled()
    chosen = confirm_button(ada.page).inner_text()
    before = story(ada.page)
    house.kill()
    expect(ada.page.get_by_text("The connection is gone")).to_be_visible()
    confirm_button(ada.page).click()
    house.start()
    expect(ada.page.get_by_text("The connection is gone")).to_have_count(0)
    expect(confirm_button(ada.page)).to_have_count(0)
    wait_for_turn(ada.page)
    after = story(ada.page)
    assert after[: len(before)] == before
    asked = chosen.strip().removeprefix("Ask ").split(" (")[0]
    assert sum(f"You ask {asked}" in line for line in after) == 1


def test_a_house_that_says_goodbye_is_come_back_to(person: People, start: Start) -> None:
    house = start()
    ada = at_sleuth(person(house.port))
    assert house.stop() == 0
    expect(ada.page.get_by_text("The connection is gone")).to_be_visible()
    house.start()
    expect(ada.page.get_by_text("The connection is gone")).to_have_count(0)
    play_one(ada.page)
    expect(confirm_button(ada.page)).to_be_enabled()


def test_two_tabs_of_one_person_stay_in_step(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    other = ada.another_tab()
    other.goto(f"/t/{opened['code']}")
    for page in (ada.page, other):
        wait_for_turn(page)
    open_list(other).first.click()
    expect(confirm_button(other)).to_be_enabled()
    open_list(ada.page).nth(2).click()
    confirm_button(ada.page).click()
    expect(other.get_by_text("Things have changed since you chose")).to_be_visible()
    wait_for_turn(ada.page)
    wait_for_turn(other)
    expect(other.locator(".story li")).to_have_count(ada.page.locator(".story li").count())
    assert story(other) == story(ada.page)
    ada.page.get_by_label("My notes").last.fill("It is the opal.")
    expect(other.get_by_label("My notes").last).to_have_value("It is the opal.")
