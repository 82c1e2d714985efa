"""Scotland Yard in the browser, in all its forms."""

import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import People, Start
from tests.browser.pages import NARROW, PHONE, Person, axe, confirm_button, press_until
from tests.browser.sleuth import sits
from tests.browser.yard import (
    Fingers,
    act,
    camera,
    lit_numbers,
    nearest_lit,
    play_together,
    stands,
    station,
    take_a_way,
    wait_for_map,
    walk_to,
)
from tests.server.houses import repeatable_house

__all__ = ["repeatable_house"]

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
    for page in (xavier.page, lea.page):
        expect(page.locator(".full .step").first).to_be_attached()


def at_table(one: Person, seats: list[str], **setup: Any) -> Person:
    opened = one.open_table("scotland_yard", seats, **setup)
    one.go(f"/t/{opened['code']}")
    wait_for_map(one.page)
    return one


def test_a_move_is_made_with_the_keyboard_alone(person: People) -> None:
    """Along the lines to a lit station, Enter, a ticket, and the lamp button."""
    page = at_table(person(), ["me", "bot", "bot", "bot"]).page
    mine = page.locator('.station[tabindex="0"]')
    home = mine.get_attribute("data-station")
    page.get_by_role("application").locator(".station[tabindex='0']").focus()
    lit_ones = lit_numbers(page)
    reached = walk_to(page, set(lit_ones))
    assert str(reached) != home
    page.keyboard.press("Enter")
    page.locator(".card .way").first.wait_for()
    press_until(page, "Tab", ".card .way")
    page.keyboard.press("Enter")
    expect(confirm_button(page)).to_be_enabled()
    expect(station(page, reached)).to_have_attribute("aria-pressed", "true")
    press_until(page, "Tab", "[data-confirm]")
    page.keyboard.press("Enter")
    expect(page.locator(".log button").first).to_have_text(str(reached))


def test_the_keyboard_zooms_finds_and_takes_back(person: People) -> None:
    page = at_table(person(), ["bot", "me", "me", "me"]).page
    page.get_by_label("Find a station by its number").fill("67")
    page.keyboard.press("Enter")
    card = page.get_by_role("group", name="Station 67")
    expect(card).to_be_visible()
    before = page.locator(".sheet").get_attribute("style")
    page.locator('.station[tabindex="0"]').focus()
    page.keyboard.press("+")
    expect(page.locator(".sheet")).not_to_have_attribute("style", before or "")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".station:focus")).to_have_accessible_name(re.compile("stands here"))
    take_a_way(page)
    confirm_button(page).wait_for()
    page.locator('.station[tabindex="0"]').focus()
    page.keyboard.press("Backspace")
    expect(confirm_button(page)).to_have_count(0)


def test_as_mister_x_on_a_phone_a_move_is_two_taps(person: People) -> None:
    """The other tickets are those of the sheet: nothing lies on the map."""
    one = person(size=PHONE, has_touch=True, is_mobile=True)
    page = at_table(one, ["me", "bot", "bot", "bot"]).page
    target = nearest_lit(page)
    page.touchscreen.tap(target["x"], target["y"])
    station = re.compile(rf"to {target['station']}$")
    expect(confirm_button(page)).to_contain_text(station)
    expect(page.locator(".card")).to_have_count(0)
    tickets = page.get_by_role("group", name="Only with this ticket")
    tickets.get_by_role("button", name="Black").tap()
    expect(confirm_button(page)).to_contain_text("black")
    expect(confirm_button(page)).to_contain_text(station)
    confirm_button(page).tap()
    expect(page.locator(".log .what").first).to_be_attached()


@pytest.mark.slow
def test_on_a_phone_a_tap_beside_a_lit_station_goes_there(person: People) -> None:
    one = person(language="fr", size=PHONE, has_touch=True, is_mobile=True)
    one.page.add_init_script("localStorage.setItem('gaslamp-theme', 'day')")
    page = at_table(one, ["bot", "me", "me", "me"]).page
    expect(page.locator(".overview")).to_be_visible()
    target = nearest_lit(page)
    page.touchscreen.tap(target["x"] + 22, target["y"] - 20)
    expect(confirm_button(page)).to_contain_text(str(target["station"]))
    confirm_button(page).tap()
    expect(confirm_button(page)).to_have_count(0)
    assert not axe(page)


def test_on_a_narrow_phone_with_many_pawns_the_map_is_high_enough(person: People) -> None:
    """Four pawns and their tickets in the sheet, and still a map to point at."""
    one = person(size=NARROW, has_touch=True, is_mobile=True)
    page = at_table(one, ["bot", "me"], options={"form": "2014-two"}).page
    expect(page.get_by_role("group", name="Who moves").get_by_role("button")).to_have_count(4)
    page.wait_for_function("() => document.querySelector('.map').clientHeight >= 240")
    plus = page.get_by_role("button", name="Zoom in").bounding_box()
    window = page.locator(".map").bounding_box()
    assert plus
    assert window
    assert plus["y"] >= window["y"]


def test_who_plays_two_detectives_is_waited_for_once(person: People) -> None:
    ada = at_table(sits(person(), "Ada"), ["bot", "me", "me", "bot"])
    eve = person()
    eve.go(ada.page.url)
    once = re.compile(r"Waiting for Ada( and (?!Ada)\w+)?\.")  # a bot leaves the bobbies to her
    expect(eve.page.locator(".action .lead")).to_contain_text(once)


def test_a_pinch_zooms_and_a_drag_moves_the_map(person: People) -> None:
    one = person(size=PHONE, has_touch=True, is_mobile=True)
    page = at_table(one, ["bot", "me", "bot", "bot"]).page
    scale = camera(page)["a"]
    fingers = Fingers(page)
    fingers.glide([(150, 320), (220, 320)], [(110, 320), (260, 320)])
    after = camera(page)
    assert after["a"] > scale
    fingers.glide([(200, 330)], [(160, 300)], [(120, 300)])
    assert camera(page)["e"] < after["e"]
    expect(page.locator(".card")).to_have_count(0)


@pytest.mark.slow
def test_a_double_move_is_kept_while_the_house_is_closed(person: People, start: Start) -> None:
    house = start()
    page = at_table(person(port=house.port), ["me", "bot", "bot", "bot"]).page
    page.get_by_role("button", name="Double").click()
    take_a_way(page)
    second = page.get_by_text("Now the second step of your double move.")
    expect(second).to_be_visible()
    ghost = stands(page, "X")
    house.kill()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    house.start()
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)
    expect(second).to_be_visible()
    assert stands(page, "X") == ghost
    take_a_way(page)
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).click()
    expect(page.locator(".log .what")).to_have_count(2)


def test_pencil_marks_are_mine_and_are_kept(person: People) -> None:
    one = person(language="fr")
    sockets: list[WebSocket] = []

    def opened(socket: WebSocket) -> None:
        sockets.append(socket)

    one.page.on("websocket", opened)
    page = at_table(one, ["bot", "me", "bot", "bot"]).page
    page.get_by_role("button", name="Crayon").click()
    with sockets[-1].expect_event("framereceived", lambda sent: '"done"' in str(sent)):
        station(page, 67).click()
    page.get_by_role("button", name="Rayer").click()
    with sockets[-1].expect_event("framereceived", lambda sent: '"done"' in str(sent)):
        station(page, 13).click()
    page.get_by_role("button", name="Terminé").click()
    page.reload()
    expect(station(page, 67)).to_have_accessible_name(re.compile("vous l’avez cerclé"))
    expect(station(page, 13)).to_have_accessible_name(re.compile("vous l’avez rayé"))


def test_the_map_says_where_he_may_be_and_why_not(person: People) -> None:
    page = at_table(person(), ["bot", "me", "bot", "bot"]).page
    possible = page.get_by_label(re.compile(r"^\d+, .*Mister X may be here"))
    possible.first.wait_for()
    pawn = stands(page, "D1")
    page.get_by_label("Find a station by its number").fill(str(pawn))
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Why is he not here?").click()
    expect(page.locator(".reasons li").first).to_be_visible()
    page.get_by_role("button", name="Where Mister X may be").click()
    expect(possible).to_have_count(0)


@pytest.mark.slow
def test_nothing_stands_in_anybodys_way(person: People) -> None:
    page = at_table(person(), ["me", "bot", "bot", "bot"]).page
    page.get_by_text("The map in words").click()
    act(page, 0)
    page.locator(".card").wait_for()
    assert not axe(page)
