"""The Culprit in the browser."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import People
from tests.browser.culprit import (
    cards,
    do,
    lit_cards,
    lit_seats,
    move_by_keyboard,
    play_together,
    seat,
)
from tests.browser.pages import (
    NARROW,
    PHONE,
    WIDE,
    Person,
    axe,
    confirm_button,
    is_over,
    press_until,
    wait_for_turn,
)
from tests.browser.swapped import watched
from tests.contract.cases import Case
from tests.games.culprit.scene import dealt
from tests.server.running import Running
from tests.server.test_secrecy import pairs, world
from tests.server.worlds import PROGRAM

from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE

FLASH = {"flash": True}
COPIES = {
    "first on the scene": 1,
    "culprit": 1,
    "sheriff": 2,
    "alibi": 10,
    "sharing": 4,
    "witness": 6,
    "maid": 2,
    "governess": 2,
    "exchange": 8,
}


def unhurried(seats: int) -> dict[str, Any]:
    """A round in which nobody can be found, so that everybody has a turn."""
    initial = {"first on the scene": 1, "culprit": 1}
    return {"copies": COPIES, "setup": {"initial": initial, "random": 4 * seats - 2}}


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
        expect(page.locator(".plate.guilty")).to_have_count(1)
        expect(page.locator(".podium .won").first).to_be_visible()
    if not options:
        totals = [totals_of(page) for page in (ada.page, lea.page)]
        assert totals[0] == totals[1]
        assert max(totals[0]) >= 5


def totals_of(page: Page) -> list[int]:
    """From the first place to the last."""
    said = page.locator(".podium small, .rest small").all_inner_texts()
    return sorted((int(re.sub(r"\D", "", each)) for each in said), reverse=True)


@pytest.mark.slow
def test_a_whole_game_with_the_keyboard_alone(person: People) -> None:
    page = at_table(person(language="fr"), ["me", "bot", "bot"], options=FLASH | unhurried(3)).page
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
    page = at_table(one, ["me", *["bot"] * (seats - 1)], options=FLASH | unhurried(seats)).page
    wait_for_turn(page)
    for each in range(seats):
        box = seat(page, each).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= NARROW[0] - box["width"]
        assert box["height"] >= 44
    lit_cards(page).first.tap()
    expect(page.locator(".reads")).to_be_visible()
    play_together([page])
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW[0]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("fr", "day")])
def test_nothing_stands_in_anybodys_way(person: People, language: str, theme: str) -> None:
    one = person(language=language)
    one.page.add_init_script(f"localStorage.setItem('gaslamp-theme', '{theme}')")
    page = at_table(one, ["me", "bot", "bot", "bot", "bot"], options=unhurried(5)).page
    wait_for_turn(page)
    lit_cards(page).first.click()
    page.locator("summary", has_text="Points").click()
    assert not axe(page)
    seat(page, 0).click()
    assert not axe(page)


def test_my_suspicions_are_kept_for_me(person: People) -> None:
    one = at_table(person(), ["me", "bot", "bot"], options=unhurried(3))
    wait_for_turn(one.page)
    beside = one.another_tab()
    beside.goto(one.page.url)
    wait_for_turn(beside)
    basil = one.page.get_by_role("group", name="Basil")
    basil.get_by_role("button", name="culprit?").click()
    basil.get_by_role("textbox").fill("too calm")
    basil.get_by_role("textbox").press("Tab")
    for page in (one.page, beside):
        expect(page.get_by_label("My note on Basil")).to_have_value("too calm")
        expect(seat(page, 1)).to_have_accessible_name(re.compile("you think: culprit"))


NAMES = ("Ada", "Basil", "Clara")
HANDS = (
    "first on the scene + detective + exchange + youngest",
    "culprit + alibi + rumour + sharing",
    "sheriff + toby + panic + maid",
)


@pytest.mark.slow
def test_three_people_point_close_their_eyes_and_choose_at_once(
    browser: Browser, tmp_path: Path
) -> None:
    """Three people with the same deal every time: who is told what, in words."""
    house = dictated(tmp_path, HANDS)
    people = three_people(browser, house)
    ada, basil, clara = (one.page for one in people)
    do(ada, {"card": "first on the scene"})
    do(basil, {"card": "alibi"})
    point_and_take_back(clara)
    do(clara, {"card": "maid"})
    expect(seat(ada, 2)).to_have_accessible_name(re.compile("no detective"))
    ada.locator('[data-card="detective"]').click()
    expect(lit_seats(ada)).to_have_attribute("data-seat", "1")
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


def point_and_take_back(page: Page) -> None:
    """First a card, then a seat: together they are one choice, and nothing is sent yet."""
    expect(lit_cards(page)).to_have_count(4)
    expect(lit_seats(page)).to_have_count(0)
    page.locator('[data-card="sheriff"]').click()
    expect(page.get_by_text("Sheriff: on whom?")).to_be_visible()
    expect(lit_seats(page)).to_have_count(2)
    for number, name in enumerate(NAMES[:2]):
        seat(page, number).click()
        expect(confirm_button(page)).to_contain_text(f"Play the Sheriff on {name}")
    seat(page, 1).click()
    expect(confirm_button(page)).to_have_count(0)
    page.locator('[data-card="sheriff"]').click()
    expect(lit_seats(page)).to_have_count(0)


def dictated(folder: Path, hands: tuple[str, ...]) -> Running:
    script = folder / "script.json"
    draws = [a for a in dealt(len(hands), *hands).play.actions if seat_of(a) == CHANCE]
    script.write_text(str(draws), encoding="utf-8")
    os.environ.update(GASLAMP_SCRIPT=str(script), GASLAMP_LEAK="none")
    return Running(folder, PROGRAM)


def three_people(browser: Browser, house: Running) -> list[Person]:
    sizes = (WIDE, PHONE, (820, 1180))
    people = [
        named(Person(browser, house.port, size=size), seat) for seat, size in enumerate(sizes)
    ]
    opened = people[0].open_table("culprit", ["me", "open", "open"])
    for number, one in enumerate(people):
        one.go(f"/t/{opened['code']}")
        if number:
            one.button("Sit here").first.click()
            expect(people[0].page.get_by_text(NAMES[number]).first).to_be_visible()
    return people


def named(one: Person, seat: int) -> Person:
    headers = {"Origin": one.origin}
    one.context.request.post("/api/guest", headers=headers)
    one.context.request.patch("/api/me", data={"name": NAMES[seat]}, headers=headers)
    return one


@pytest.mark.slow
def test_swapped_secrets_make_the_same_frames_and_the_same_page(
    browser: Browser, tmp_path: Path
) -> None:
    case = Case("culprit", 4)
    every = list(pairs(case, (1,)))
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
