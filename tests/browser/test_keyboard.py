"""Whole games on a board with the keyboard alone: nothing is clicked, no focus is lost."""

import pytest
from playwright.sync_api import expect
from tests.browser import whitechapel, yard
from tests.browser.conftest import People
from tests.browser.pages import focus_shows, is_over, press_until, wait_for_turn

MOST = 30


@pytest.mark.slow
def test_mister_x_flees_to_the_end(person: People) -> None:
    """The first move is reached by Tab; after each move the keyboard is still on the map."""
    xavier = person()
    opened = xavier.open_table("scotland_yard", ["me", "bot", "bot", "bot"])
    page = xavier.go(f"/t/{opened['code']}").page
    yard.wait_for_map(page)
    press_until(page, "Tab", ".station")
    for number in range(MOST):
        if wait_for_turn(page) == "over":
            break
        assert page.locator(".station:focus").count() == 1
        yard.move_by_keyboard(page, number)
    assert is_over(page)
    assert focus_shows(page)


@pytest.mark.slow
def test_detectives_in_french_are_led_one_after_the_other(person: People) -> None:
    lea = person(language="fr")
    opened = lea.open_table("scotland_yard", ["bot", "me"], options={"form": "2014-two"})
    page = lea.go(f"/t/{opened['code']}").page
    yard.wait_for_map(page)
    press_until(page, "Tab", ".station")
    for number in range(5):
        if wait_for_turn(page) == "over":
            break
        yard.move_by_keyboard(page, number)
        assert focus_shows(page)


@pytest.mark.slow
def test_the_investigator_accuses_by_keyboard(person: People) -> None:
    """Activations from target to target, until somebody can be accused."""
    ada = person()
    opened = ada.open_table("mr_jack", ["bot", "me"])
    page = ada.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    press_until(page, "Tab", "[data-cell]")
    for number in range(8 * MOST):
        asked = wait_for_turn(page)
        if asked == "over":
            break
        suspect = whitechapel.accusable(page)
        if suspect is not None:
            whitechapel.step_by_keyboard(page, suspect)
        elif asked != "confirm":
            whitechapel.step_by_keyboard(page, whitechapel.best(whitechapel.offered(page), number))
            continue
        whitechapel.confirm_by_keyboard(page)
        assert focus_shows(page)
    assert is_over(page)


def test_a_card_of_mr_jack_leads_onto_the_board(person: People) -> None:
    """Played, the card is gone from under the keyboard, which goes on to the board."""
    ada = person()
    opened = ada.open_table("mr_jack", ["bot", "me"])
    page = ada.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    press_until(page, "Tab", ".card.can")
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    assert focus_shows(page)


def test_a_card_of_the_map_is_put_away(person: People) -> None:
    xavier = person()
    opened = xavier.open_table("scotland_yard", ["bot", "me", "bot", "bot"])
    page = xavier.go(f"/t/{opened['code']}").page
    yard.wait_for_map(page)
    press_until(page, "Tab", ".station")
    page.keyboard.press("Enter")
    press_until(page, "Tab", ".card button")
    page.keyboard.press("Escape")
    expect(page.locator(".card")).to_have_count(0)
    expect(page.locator(".station:focus")).to_have_count(1)


def test_a_few_keys_lead_to_what_may_be_done(person: People) -> None:
    """Past the seats, the notes and the sheet."""
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    page = ada.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    press_until(page, "Tab", "main .skip", most=10)
    assert focus_shows(page)
    page.keyboard.press("Enter")
    expect(page.locator(".action .head")).to_be_focused()
    press_until(page, "Tab", ".action .hand button", most=3)
