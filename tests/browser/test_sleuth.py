"""Games of Sleuth in a real browser: pointing, the keyboard alone, a phone, both languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import (
    NARROW,
    Person,
    axe,
    confirm_button,
    tab_to,
    wait_for_turn,
    who_is_asked,
)
from tests.browser.sleuth import (
    SHEET,
    ask,
    confirm,
    name,
    name_by_keyboard,
    sits,
    wait_for_the_end,
)
from tests.server.houses import repeatable_house

__all__ = ["repeatable_house"]

MOST = 7
NAMES = ["Ada", "Basile"]
SIT = re.compile("Sit here|asseoir", re.IGNORECASE)
NAMING = re.compile("Name it|Nommer")


def two_at_a_table(
    person: People, language: str, seats: list[str], **setup: Any
) -> tuple[Person, Person]:
    ada, basile = (sits(person(language=language), each) for each in NAMES)
    opened = ada.open_table("sleuth", seats, **setup)
    ada.go(f"/t/{opened['code']}")
    basile.go(f"/t/{opened['code']}")
    basile.page.locator("main").get_by_role("button", name=SIT).click()
    return ada, basile


def play_until_all_named(people: tuple[Person, Person], turns: int, missing: int) -> None:
    """Each asks some questions by pointing, then names; bots play the game to its end."""
    taken = [0, 0]
    for _ in range(2 * turns + 2):
        mover = who_is_asked([each.page for each in people])
        if mover is None:
            return
        page = people[mover].page
        if taken[mover] < turns:
            ask(page, taken[mover], mover)
        else:
            name(page, missing, NAMING)
        taken[mover] += 1


def begin(person: Person, seats: list[str], **setup: Any) -> Page:
    opened = person.open_table("sleuth", seats, **setup)
    person.go(f"/t/{opened['code']}")
    wait_for_turn(person.page)
    return person.page


@pytest.mark.slow
def test_two_people_and_a_bot_play_in_english_without_aids(person: People) -> None:
    people = two_at_a_table(person, "en", ["me", "open", "bot"], aids=False)
    play_until_all_named(people, 2, 1)
    for each in people:
        wait_for_the_end(each.page)
        expect(each.page.get_by_role("heading", name="The missing gem")).to_be_visible()
        expect(each.page.locator(f"{SHEET}.known")).to_have_count(36)
        assert axe(each.page) == []


@pytest.mark.slow
def test_two_people_and_bots_play_in_french_for_two_gems(person: People) -> None:
    seats = ["me", "open", "bot", "bot"]
    people = two_at_a_table(person, "fr", seats, options={"missing": 2})
    play_until_all_named(people, 2, 2)
    for each in people:
        wait_for_the_end(each.page)
        expect(each.page.get_by_role("heading", name="Les joyaux manquants")).to_be_visible()
        expect(each.page.locator(f"{SHEET}.known")).to_have_count(36)


def test_the_sheet_notes_what_i_was_told_and_my_own_marks(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"], aids=False)
    page = ada.page
    with page.expect_websocket() as met:
        ada.go(f"/t/{opened['code']}")
    wait_for_turn(page)
    expect(page.locator(SHEET)).to_have_count(36)
    expect(page.locator(SHEET, has_text="yours")).to_have_count(11)
    expect(page.get_by_role("button", name="Oracle")).to_be_disabled()
    expect(page.locator(".likely")).to_have_count(0)
    cell = page.locator(f"{SHEET}:not(.known)").first
    gem = cell.get_attribute("data-gem")
    with met.value.expect_event("framereceived", lambda frame: '"done"' in frame):
        cell.locator(".chip").first.click()
    page.reload()
    wait_for_turn(page)
    expect(page.locator(f"[data-gem='{gem}']")).to_contain_text("My mark")
    answers = page.get_by_role("heading", name="Answers").locator("..").locator("ol li")
    before = answers.count()
    ask(page)
    wait_for_turn(page)
    assert answers.count() > before or before == 1


def test_the_oracle_says_how_likely_and_why_and_the_others_do_not(person: People) -> None:
    page = begin(person(), ["me", "bot", "bot"])
    expect(page.get_by_role("heading", name="What may be missing")).to_be_visible()
    page.locator(SHEET, has_text="yours").first.click()
    page.get_by_role("button", name="Why?").click()
    # Who began, and asked what, is chance: so is which fact is enough.
    expect(page.locator(".reasons")).to_contain_text("because: You")
    expect(page.locator(".likely").first).to_be_visible()
    page.get_by_role("button", name="Clerk", exact=True).click()
    expect(page.locator(".likely")).to_have_count(0)
    expect(page.get_by_role("heading", name="What may be missing")).to_have_count(0)
    page.get_by_role("button", name="By player").click()
    expect(page.get_by_role("gridcell")).to_have_count(36 * 5)
    page.get_by_role("button", name="In words").click()
    assert axe(page) == []


def test_on_paper_i_strike_a_row_take_it_back_and_have_it_checked(person: People) -> None:
    """One stroke of the pencil over a row, about one player; nothing is concluded for me."""
    page = begin(person(way="paper"), ["me", "bot", "bot"], aids="paper")
    expect(page.get_by_role("button", name="Clerk", exact=True)).to_be_disabled()
    page.get_by_role("button", name=re.compile("^Write about ")).first.click()
    cells = page.locator(f"{SHEET}:not(.known)")
    first, last = cells.nth(0), cells.nth(2)
    # The middle of the gems, whatever lies between them.
    start, end = first.bounding_box(), last.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + end["height"] / 2, steps=12)
    page.mouse.up()
    expect(first).to_contain_text("My mark")
    expect(last).to_contain_text("My mark")
    page.get_by_role("button", name="Rub out my last mark").click()
    expect(page.locator(SHEET, has_text="My mark")).to_have_count(0)
    page.get_by_role("button", name="Write it again").click()
    expect(last).to_contain_text("My mark")
    page.get_by_role("button", name="Check my marks").click()
    expect(page.locator(".checked")).to_contain_text("contradict nothing")
    assert axe(page) == []


def test_final_questions_end_in_a_name(person: People) -> None:
    page = begin(person(), ["me", "bot", "bot"])
    page.get_by_role("button", name="Final questions").click()
    page.locator(".hand .whom button").nth(1).click()
    elements = page.locator(".hand .filters")
    elements.get_by_role("button", name="red", exact=True).click()
    elements.get_by_role("button", name="opal", exact=True).click()
    expect(confirm_button(page)).to_contain_text("red opals")
    confirm(page)
    expect(page.locator(".story")).to_contain_text("as a final question")
    wait_for_turn(page)
    name(page, 1, "Name it")
    expect(page.get_by_role("heading", name=re.compile("^The missing gem"))).to_be_visible()


@pytest.mark.slow
def test_the_keyboard_alone_is_enough(person: People) -> None:
    page = begin(person(), ["me", "bot", "bot"], aids=False)
    tab_to(page, page.locator(".hand .cards button"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator(".hand .whom button"))
    page.keyboard.press("Enter")
    if page.locator(".hand .filters").count():
        tab_to(page, page.locator(".hand .filters button:enabled"))
        page.keyboard.press("Enter")
    expect(confirm_button(page)).to_be_enabled()
    tab_to(page, confirm_button(page))
    page.keyboard.press("Enter")
    expect(confirm_button(page)).to_have_count(0)
    wait_for_turn(page)
    tab_to(page, page.locator(f"{SHEET}[tabindex='0']"))
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "1"):
        page.keyboard.press(key)
    expect(page.locator(f"{SHEET}:focus")).to_contain_text("My mark")
    name_by_keyboard(page)
    expect(page.get_by_role("heading", name=re.compile("^The missing gem"))).to_be_visible()


@pytest.mark.slow
def test_a_turn_on_a_phone(person: People) -> None:
    page = begin(person(size=NARROW, has_touch=True), ["me", "bot", "bot", "bot"])
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator(f"{SHEET}:not(.known)").first.tap()
    page.get_by_role("button", name=re.compile("My mark")).first.tap()
    expect(page.locator(SHEET, has_text="My mark")).to_have_count(1)
    assert axe(page) == []
    ask(page)
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="Players").tap()
    expect(page.get_by_role("list", name=re.compile("^Search cards of"))).to_have_count(4)
    tabs.get_by_role("button", name="Notes").tap()
    expect(page.get_by_role("heading", name="Answers")).to_be_visible()
    assert axe(page) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (7, {"missing": 3, "super_sleuth": True}),
        (5, {"extra_interrogations": True, "winners": 2}),
    ],
)
def test_variants_at_larger_tables(person: People, seats: int, options: dict[str, Any]) -> None:
    page = begin(person(), ["me", *["bot"] * (seats - 1)], options=options)
    expect(page.locator(".hand .whom button")).to_have_count(seats - 1)
    if seats == MOST:
        assert axe(page) == []
    ask(page)
    if "extra_interrogations" in options:
        # With cards that allow no second interrogation, the turn is over already.
        wait_for_turn(page)
        if (leave := page.get_by_role("button", name="Leave it at that")).is_visible():
            leave.click()
            confirm(page)
    wait_for_turn(page)
    name(page, options.get("missing", 1), "Name it")
    expect(page.get_by_role("heading", name=re.compile("^The missing gem"))).to_be_visible()
