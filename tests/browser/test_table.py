"""The frame that every game has around its board."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.pages import (
    PHONE,
    choices,
    confirm_button,
    open_list,
    play_one,
    play_to_the_end,
    wait_for_turn,
)


@pytest.mark.slow
def test_a_guest_plays_a_whole_game_from_the_list(person: People) -> None:
    ada = person().go("/")
    ada.button("Play now: Sleuth").click()
    play_to_the_end(ada.page)
    ada.page.get_by_text("The deal was fair").click()
    expect(ada.page.get_by_text("The seal fits the lines")).to_be_visible()
    expect(ada.page.get_by_text("is this record’s opening")).to_be_visible()


def test_nothing_is_sent_before_it_is_confirmed(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    told = ada.page.locator(".story li").count()
    open_list(ada.page).nth(0).click()
    expect(confirm_button(ada.page)).to_be_enabled()
    other = choices(ada.page).nth(3).inner_text()
    choices(ada.page).nth(3).click()
    expect(confirm_button(ada.page)).to_have_text(other)
    expect(confirm_button(ada.page)).to_be_enabled()
    ada.button("Undo").click()
    expect(confirm_button(ada.page)).to_have_count(0)
    expect(open_list(ada.page).first).to_be_visible()
    assert ada.page.locator(".story li").count() == told


def test_two_people_meet_by_link_talk_end_and_play_again(person: People) -> None:
    ada, bob = person(), person(language="fr", size=PHONE)
    opened = ada.open_table("sleuth", ["me", "invited", "bot"], public=False)
    ada.go(f"/t/{opened['code']}")
    expect(ada.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    bob.go(f"/t/{opened['code']}").button("S’asseoir ici").click()
    expect(ada.page.locator(".frame")).to_be_visible()
    bob.button("Discussion").click()
    bob.page.get_by_placeholder("Dire quelque chose").fill("Bonsoir !")
    bob.button("Envoyer").click()
    expect(ada.page.get_by_role("log").get_by_text("Bonsoir !")).to_be_visible()
    ada.button("Menu").click()
    ada.page.get_by_label(re.compile("Hear ")).uncheck()
    expect(ada.page.get_by_text("Bonsoir !")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    for somebody, menu, offer in (
        (ada, "Menu", "Offer to end the game here"),
        (bob, "Menu", "Proposer d’arrêter la partie ici"),
    ):
        somebody.button(menu).click()
        somebody.button(offer).click()
        somebody.page.locator("dialog").get_by_role("button", name=offer).click()
    expect(ada.page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(bob.page.get_by_text("La donne était honnête")).to_be_visible()
    ada.button("Play again").click()
    bob.page.get_by_role("link", name="Vers la partie suivante").click()
    expect(bob.page.locator(".frame")).to_be_visible()
    expect(ada.page.locator(".frame")).to_be_visible()


def test_a_guest_may_stand_up_and_the_host_may_free_a_seat(person: People) -> None:
    ada, bob = person(), person()
    opened = ada.open_table("culprit", ["me", "open", "open", "bot"])
    ada.go(f"/t/{opened['code']}")
    bob.go(f"/t/{opened['code']}").button("Sit here").first.click()
    taken = ada.button("Free this seat")
    expect(taken).to_have_count(2)
    bob.button("Stand up").click()
    free = bob.page.locator(".arrival .seat:enabled")
    expect(free).to_have_count(2)
    expect(taken).to_have_count(1)
    bob.button("Sit here").click()
    expect(taken).to_have_count(2)
    taken.first.click()
    expect(free).to_have_count(2)
    ada.button("Give this table up").click()
    expect(bob.page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_somebody_without_a_seat_watches_and_talks_in_the_gallery(person: People) -> None:
    ada, eve = person(), person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    eve.go(f"/t/{opened['code']}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    eve.page.get_by_placeholder("Say something").fill("How exciting")
    eve.button("Say it").click()
    expect(eve.page.get_by_role("log").get_by_text("How exciting")).to_be_visible()
    expect(ada.page.get_by_text("How exciting")).to_have_count(0)


def test_a_table_needs_no_more_than_the_width_of_a_phone(person: People) -> None:
    ada = person(size=(360, 740))
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    for tab in ("Notes", "Story", "Talk", "Board"):
        ada.button(re.compile(f"{tab}$")).click()
        wide = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, tab
    play_one(ada.page)
    expect(confirm_button(ada.page)).to_be_in_viewport()


def test_one_person_leads_two_detectives(person: People) -> None:
    ada = person()
    opened = ada.open_table("scotland_yard", ["bot", "me", "me", "bot"])
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    seats = ada.page.get_by_role("button", name=re.compile("look from seat"))
    expect(seats).to_have_count(2)
    seats.nth(1).click()
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    for _ in ("her own pawn", "is moved", "the bobby", "too"):
        play_one(ada.page)
    expect(seats.nth(0)).to_have_attribute("aria-pressed", "true")


def test_the_rules_are_one_key_away(person: People) -> None:
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    ada.go(f"/t/{opened['code']}")
    wait_for_turn(ada.page)
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name=re.compile("Rules"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
