"""The Culprit in the browser."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import People
from tests.browser.culprit import (
    act,
    cards,
    confirm,
    do,
    lit_cards,
    lit_seats,
    move_by_keyboard,
    play_together,
    press_until,
    seat,
)
from tests.browser.pages import NARROW, PHONE, Person, axe, confirm_button, is_over, wait_for_turn
from tests.browser.swapped import watched
from tests.contract.cases import Case
from tests.games.culprit.scene import dealt
from tests.server.running import Running
from tests.server.test_secrecy import pairs, world
from tests.server.worlds import PROGRAM

from gaslamp.core.seats import CHANCE

FLASH = {"flash": True}


def at_table(one: Person, seats: list[str], **setup: Any) -> Person:
    opened = one.open_table("culprit", seats, **setup)
    return one.go(f"/t/{opened['code']}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "sit", "options"), [("en", "Sit here", {}), ("fr", "S’asseoir ici", FLASH)]
)
def test_two_people_play_a_whole_game_by_pointing(
    person: People, language: str, sit: str, options: dict[str, Any]
) -> None:
    ada, lea = person(language=language), person(language=language)
    opened = ada.open_table("culprit", ["me", "open", "bot", "bot"], options=options)
    for one in (ada, lea):
        one.go(f"/t/{opened['code']}")
    lea.button(sit).click()
    play_together([ada.page, lea.page])
    for page in (ada.page, lea.page):
        expect(page.locator(".tag.culprit")).to_have_count(1)
        expect(page.locator(".tag.winner").first).to_be_visible()
        assert page.locator(".open").count() == page.locator(".backs i:not(.none)").count()
    if not options:
        totals = [totals_of(one) for one in (ada, lea)]
        assert totals[0] == totals[1]
        assert max(totals[0]) >= 5


def totals_of(one: Person) -> list[int]:
    one.page.locator("summary", has_text="Points").click()
    return [int(each) for each in one.page.locator(".sheet td.total").all_inner_texts()]


def test_first_a_card_then_a_seat_and_all_can_be_taken_back(person: People) -> None:
    page = at_table(person(), ["me", "bot", "bot", "bot"], options=EVERYBODY_ASKS).page
    wait_for_turn(page)
    detective = page.locator('[data-card="detective"].lit').first
    while not detective.count():
        act(page, 0)
        wait_for_turn(page)
    expect(lit_seats(page)).to_have_count(0)
    detective.click()
    expect(page.get_by_text("Detective: at whom?")).to_be_visible()
    expect(lit_seats(page)).to_have_count(3)
    seat(page, 2).click()
    expect(confirm_button(page)).to_contain_text("Play the Detective at Clara")
    seat(page, 1).click()
    expect(confirm_button(page)).to_contain_text("Play the Detective at Basil")
    seat(page, 1).click()
    expect(confirm_button(page)).to_have_count(0)
    detective.click()
    expect(lit_seats(page)).to_have_count(0)
    assert page.locator(".bubble").count() == 0


EVERYBODY_ASKS = {
    "copies": {"first on the scene": 1, "culprit": 1, "detective": 4, "alibi": 10},
    "setup": {
        "initial": {"first on the scene": 1, "culprit": 1, "detective": 4, "alibi": 10},
        "random": 0,
    },
}


@pytest.mark.slow
def test_a_whole_game_with_the_keyboard_alone(person: People) -> None:
    page = at_table(person(language="fr"), ["me", "bot", "bot"], options=FLASH).page
    wait_for_turn(page)
    press_until(page, "Tab", "[data-card]")
    first = page.locator(":focus").get_attribute("aria-label")
    page.keyboard.press("ArrowLeft")
    expect(cards(page).last).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert page.locator(":focus").get_attribute("aria-label") == first
    while move_by_keyboard(page):
        pass
    assert is_over(page)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 8])
def test_a_whole_game_on_a_phone(person: People, seats: int) -> None:
    one = person(language="fr", size=NARROW, has_touch=True, is_mobile=True)
    page = at_table(one, ["me", *["bot"] * (seats - 1)], options=FLASH).page
    wait_for_turn(page)
    for each in range(seats):
        box = seat(page, each).bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= NARROW[0]
        assert box["height"] >= 44
    lit_cards(page).first.tap()
    expect(page.locator(".reads")).to_be_visible()
    play_together([page])
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW[0]


@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("fr", "day")])
def test_nothing_stands_in_anybodys_way(person: People, language: str, theme: str) -> None:
    one = person(language=language)
    one.page.add_init_script(f"localStorage.setItem('gaslamp-theme', '{theme}')")
    page = at_table(one, ["me", "bot", "bot", "bot", "bot"]).page
    wait_for_turn(page)
    lit_cards(page).first.click()
    page.locator("summary", has_text="Points").click()
    assert not axe(page)
    seat(page, 0).click()
    assert not axe(page)


def test_my_suspicions_are_kept_and_are_mine(person: People) -> None:
    one = at_table(person(), ["me", "bot", "bot"])
    page = one.page
    wait_for_turn(page)
    basil = page.get_by_role("group", name="Basil")
    basil.get_by_role("button", name="culprit?").click()
    note = basil.get_by_role("textbox")
    note.fill("too calm")
    note.press("Tab")
    expect(seat(page, 1)).to_have_accessible_name(re.compile("you think: culprit"))
    page.reload()
    expect(page.get_by_label("My note on Basil")).to_have_value("too calm")
    expect(seat(page, 1)).to_have_accessible_name(re.compile("you think: culprit"))


HANDS = (
    "first on the scene + detective + exchange + youngest",
    "culprit + alibi + rumour + sharing",
    "sheriff + toby + panic + maid",
)


@pytest.mark.slow
def test_eyes_are_closed_but_two_and_choices_are_made_at_once(
    browser: Browser, tmp_path: Path
) -> None:
    """Three people with the same deal every time: who is told what, in words."""
    house = dictated(tmp_path, HANDS)
    people = three_people(browser, house)
    ada, basil, clara = (one.page for one in people)
    for page, card in ((ada, "first on the scene"), (basil, "alibi"), (clara, "maid")):
        do(page, {"card": card})
    expect(seat(ada, 2)).to_have_accessible_name(re.compile("no detective"))
    do(ada, {"card": "youngest"})
    expect(ada.get_by_role("region", name="You alone look up")).to_contain_text("Basil")
    expect(basil.get_by_role("region", name="You were seen")).to_contain_text("Ada")
    closed = clara.get_by_role("region", name="Eyes closed")
    expect(closed).to_contain_text("Ada alone looks round")
    expect(closed).not_to_contain_text("Basil")
    do(basil, {"card": "sharing"})
    expect(closed).to_have_count(0)
    do(clara, {"card": "panic"})
    expect(clara.locator("[data-card].leaving")).to_have_attribute("data-card", "panic")
    expect(clara.locator(".action")).to_contain_text("Ada and Basil")
    for page in (ada, basil):
        expect(seat(page, 2)).not_to_have_accessible_name(re.compile("has to decide"))
        assert "Panic" not in page.locator("body").inner_text()
    do(basil, {"card": "rumour"})
    do(ada, {"card": "exchange"})
    expect(ada.locator('[data-card="panic"]')).to_have_count(1)
    for one in people:
        assert not one.leave()
    house.kill()


def dictated(folder: Path, hands: tuple[str, ...]) -> Running:
    script = folder / "script.json"
    draws = [a for a in dealt(len(hands), *hands).play.actions if a & 31 == CHANCE]
    script.write_text(str(draws), encoding="utf-8")
    os.environ.update(GASLAMP_SCRIPT=str(script), GASLAMP_LEAK="none")
    return Running(folder, PROGRAM)


def three_people(browser: Browser, house: Running) -> list[Person]:
    people = [Person(browser, house.port, size=size) for size in ((1440, 900), PHONE, (820, 1180))]
    opened = people[0].open_table("culprit", ["me", "open", "open"])
    for number, one in enumerate(people):
        headers = {"Origin": one.origin}
        one.context.request.post("/api/guest", headers=headers)
        name = ("Ada", "Basil", "Clara")[number]
        one.context.request.patch("/api/me", data={"name": name}, headers=headers)
        one.go(f"/t/{opened['code']}")
        if number:
            one.button("Sit here").first.click()
            expect(one.button("Stand up")).to_have_count(1)
    return people


@pytest.mark.slow
def test_swapped_secrets_make_the_same_frames_and_the_same_page(
    browser: Browser, tmp_path: Path
) -> None:
    case = Case("culprit", 4)
    every = list(pairs(case, (1, 2)))
    assert every
    with world(tmp_path / "a", "none") as first, world(tmp_path / "b", "none") as second:
        for pair in every:
            one, other = (
                watched(where, browser, case, actions, pair.viewer, do)
                for where, actions in zip((first, second), pair.worlds, strict=True)
            )
            assert one.pages == other.pages
            assert one.frames == other.frames
            assert len(one.pages) > 2
