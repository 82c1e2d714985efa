"""Mr. Jack in a real browser: by mouse, touch and keyboard, in both languages, on both sides."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import People, Start
from tests.browser.pages import (
    NARROW,
    PHONE,
    Person,
    axe,
    confirm_button,
    is_over,
    wait_for_turn,
)
from tests.browser.whitechapel import (
    accusable,
    accuse_soon,
    activate,
    cell,
    confirm,
    play_on_board,
    step,
    steps,
)
from tests.server.houses import repeatable_house

__all__ = ["repeatable_house"]

JACK, INVESTIGATOR = ["me", "bot"], ["bot", "me"]


def against_a_bot(person: People, seats: list[str], **given: Any) -> Person:
    ada = person(**given)
    opened = ada.open_table("mr_jack", seats, aids=True)
    return ada.go(f"/t/{opened['code']}")


def two_people(person: People) -> tuple[Person, Person]:
    """Jack in French, the Investigator in English."""
    lea, ada = person(language="fr"), person()
    opened = lea.open_table("mr_jack", ["me", "open"])
    lea.go(f"/t/{opened['code']}")
    ada.go(f"/t/{opened['code']}")
    ada.page.get_by_role("button", name=re.compile("Sit")).first.click()
    return lea, ada


@pytest.mark.slow
def test_two_people_play_a_game_in_two_languages(person: People) -> None:
    lea, ada = two_people(person)
    assert wait_for_turn(ada.page) == "choose"
    expect(lea.page.locator(".notebook")).to_contain_text("Vous êtes Jack, derrière")
    expect(ada.page.locator("body")).not_to_contain_text("You are Jack, behind")
    activate(ada.page, 1)
    activate(lea.page, 2)
    activate(lea.page, 3)
    activate(ada.page, 4)
    assert wait_for_turn(lea.page) == "choose"
    expect(lea.page.locator(".story")).to_contain_text(re.compile("Fin du tour 1"))
    expect(ada.page.locator(".story")).to_contain_text("End of turn 1")
    activate(lea.page, 5)
    accuse_soon(ada.page)
    for each, was in ((lea, "Jack était"), (ada, "Jack was")):
        expect(each.page.locator("#ending-title")).to_be_visible()
        expect(each.page.get_by_text(re.compile(was)).first).to_be_visible()


def test_the_investigator_accuses_after_being_asked_twice(person: People) -> None:
    ada = against_a_bot(person, INVESTIGATOR)
    page = ada.page
    while True:
        assert wait_for_turn(page) == "choose"
        step(page, 0, Locator.click)
        suspect = accusable(page)
        if suspect is not None:
            break
        activate(page, 0)
    cell(page, suspect).click()
    confirm_button(page).click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Jack wins at once")
    ada.button("Not yet").click()
    assert not is_over(page)
    confirm(page, Locator.click)
    expect(page.locator("#ending-title")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_jack_plays_to_the_end_against_a_bot(person: People, language: str) -> None:
    ada = against_a_bot(person, JACK, language=language)
    for number in range(40):
        if activate(ada.page, number * 5) == "over":
            break
    expect(ada.page.locator("#ending-title")).to_be_visible()
    expect(ada.page.get_by_text(re.compile("Jack was|Jack était")).first).to_be_visible()


def test_the_board_shows_who_would_be_seen(person: People) -> None:
    """What is foreseen is what comes, and undoing brings the board back."""
    page = against_a_bot(person, INVESTIGATOR).page
    wait_for_turn(page)
    before = labels(page)
    while not confirm_button(page).is_enabled() if steps(page) else True:
        step(page, 1, Locator.click)
    foreseen = labels(page)
    assert foreseen != before
    while steps(page):
        page.get_by_role("button", name="Undo").click()
    assert labels(page) == before


def labels(page: Page) -> list[str]:
    """The cells with who and what is on them, without what a tap would do."""
    said = page.locator("[data-cell]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    return [each.partition(". ")[0].replace(", being played", "") for each in said]


def test_the_arrows_go_from_cell_to_cell(person: People) -> None:
    page = against_a_bot(person, INVESTIGATOR).page
    wait_for_turn(page)
    cell(page, "g8").focus()
    visited = []
    for key in ("ArrowDown", "PageUp", "ArrowUp", "Home", "End", "PageDown", "ArrowRight"):
        page.keyboard.press(key)
        visited.append(page.evaluate("document.activeElement.dataset.cell"))
    assert visited == ["g7", "h8", "h9", "g9", "f8", "g8", "h9"]
    assert page.locator("[data-cell][tabindex='0']").count() == 1


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_on_a_phone_with_a_thumb(person: People, size: tuple[int, int]) -> None:
    ada = against_a_bot(person, INVESTIGATOR, size=size, has_touch=True, is_mobile=True)
    page = ada.page
    wait_for_turn(page)
    box = cell(page, "g8").bounding_box()
    assert box is not None
    assert box["width"] >= 36
    assert box["height"] >= 42
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    told = page.locator(".story li").count()
    assert activate(page, 1, Locator.tap) == "confirm"
    expect(page.locator(".story li")).not_to_have_count(told)


@pytest.mark.slow
def test_coming_back_in_the_middle_of_an_activation(person: People, start: Start) -> None:
    """The house goes down and comes back: what was composed is still there and can be made."""
    house = start()
    ada = against_a_bot(person, INVESTIGATOR, port=house.port)
    page = ada.page
    wait_for_turn(page)
    step(page, 1, Locator.click)
    composed = steps(page)
    house.kill()
    expect(page.get_by_role("alert").or_(page.get_by_role("status")).first).to_be_visible()
    house.start()
    assert steps(page) == composed
    told = page.locator(".story li").count()
    page.wait_for_function("() => document.querySelector('[data-cell][aria-disabled=false]')")
    for number in range(6):
        if play_on_board(page, number) == "confirm":
            break
    expect(page.locator(".story li")).not_to_have_count(told)


def test_a_page_loaded_again_has_made_nothing(person: People) -> None:
    ada = against_a_bot(person, INVESTIGATOR)
    page = ada.page
    wait_for_turn(page)
    told = page.locator(".story li").count()
    step(page, 1, Locator.click)
    page.reload()
    assert wait_for_turn(page) == "choose"
    assert page.locator(".story li").count() == told


def test_marks_stay(person: People) -> None:
    ada = against_a_bot(person, INVESTIGATOR)
    page = ada.page
    wait_for_turn(page)
    page.get_by_role("button", name="Jeremy Bert: no mark").click()
    expect(page.get_by_role("button", name="Jeremy Bert: keep an eye on them")).to_be_visible()
    other = ada.another_tab()
    other.goto(page.url)
    expect(other.get_by_role("button", name="Jeremy Bert: keep an eye on them")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["night", "day"])
def test_nothing_is_inaccessible(person: People, theme: str) -> None:
    ada = person()
    ada.context.add_init_script(f"localStorage.setItem('gaslamp-theme', '{theme}')")
    opened = ada.open_table("mr_jack", INVESTIGATOR, aids=True)
    page = ada.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    assert axe(page) == []
    step(page, 1, Locator.click)
    assert axe(page) == []
    page.get_by_role("button", name="The board in words").click()
    expect(page.get_by_role("dialog")).to_contain_text("lit lamp number 1")
    assert axe(page) == []
