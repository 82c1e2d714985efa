"""Whole games on a board with the keyboard alone: nothing is clicked, no focus is lost."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import sleuth, whitechapel, yard
from tests.browser.conftest import People
from tests.browser.pages import (
    CONSTABLE,
    Person,
    Plan,
    focus_shows,
    is_over,
    press_until,
    wait_for_turn,
)
from tests.server.houses import repeatable_house

__all__ = ["repeatable_house"]

MOST = 30
"""A little more than the rounds of any game."""


def on_the_map(somebody: Person, seats: list[Plan], **setup: Any) -> Page:
    """Reached by Tab."""
    opened = somebody.open_table("scotland_yard", seats, **setup)
    page = somebody.go(f"/t/{opened['code']}").page
    yard.wait_for_map(page)
    press_until(page, "Tab", ".station")
    return page


def in_whitechapel(somebody: Person) -> Page:
    """The Investigator's turn."""
    opened = somebody.open_table("mr_jack", ["bot", "me"])
    page = somebody.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    return page


@pytest.mark.slow
def test_mister_x_flees_to_the_end(person: People) -> None:
    """The first move is reached by Tab; after each move the keyboard is still on the map."""
    page = on_the_map(person(), ["me", "bot", "bot", "bot"])
    for number in range(MOST):
        if wait_for_turn(page) == "over":
            break
        assert page.locator(".station:focus").count() == 1
        yard.move_by_keyboard(page, number)
    assert is_over(page)
    assert focus_shows(page)


def chase_to_the_end(page: Page) -> None:
    """A detective's moves, or those of all detectives, until it is over."""
    while wait_for_turn(page) != "over":
        yard.chase_by_keyboard(page)
        assert focus_shows(page) or is_over(page)


@pytest.mark.slow
def test_one_person_plays_all_detectives_in_french(person: People) -> None:
    """They are led one after the other, until Mister X is caught or gets away."""
    page = on_the_map(person(language="fr"), [CONSTABLE, "me"], options={"form": "2014-two"})
    chase_to_the_end(page)


@pytest.mark.slow
def test_one_detective_among_several_plays_to_the_end(person: People) -> None:
    page = on_the_map(person(), [CONSTABLE, "me", "bot", "bot"])
    chase_to_the_end(page)


@pytest.mark.slow
def test_games_of_sleuth_with_every_kind_of_turn(person: People) -> None:
    """A question that all may follow and one that only I may, cards exchanged for want of either,
    final questions, a name; and what the others do until it is over. Whoever is quicker with the
    name is played against again."""
    ada = person()
    page = at_sleuth(ada)
    for kinds in sleuth.KINDS_OF_TURN:
        page = take_turns(ada, page, [*kinds])
    sleuth.name_by_keyboard(page)
    sleuth.wait_for_the_end(page)


def take_turns(somebody: Person, page: Page, wanted: list[Callable[[Page], bool]]) -> Page:
    """One of each; I am to play then."""
    while wanted:
        if done := next((turn for turn in wanted if turn(page)), None):
            wanted.remove(done)
        else:
            sleuth.exchange_by_keyboard(page)
        if wait_for_turn(page) == "over":
            page = at_sleuth(somebody)
    return page


def at_sleuth(somebody: Person) -> Page:
    """My first turn."""
    opened = somebody.open_table("sleuth", ["me", CONSTABLE, CONSTABLE])
    page = somebody.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    return page


@pytest.mark.slow
def test_the_investigator_accuses_by_keyboard(person: People) -> None:
    """Activations from target to target, until somebody can be accused."""
    page = in_whitechapel(person())
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


@pytest.mark.slow
def test_jack_plays_to_the_end_by_keyboard(person: People) -> None:
    """Until day breaks, or an exit or an accusation is in the way."""
    jack = person()
    opened = jack.open_table("mr_jack", ["me", "bot"])
    page = jack.go(f"/t/{opened['code']}").page
    wait_for_turn(page)
    press_until(page, "Tab", "[data-cell]")
    for number in range(8 * MOST):
        asked = wait_for_turn(page)
        if asked == "over":
            break
        if asked == "confirm":
            whitechapel.confirm_by_keyboard(page)
            assert focus_shows(page)
        elif page.locator("g.turn").count():
            press_until(page, "Tab", "g.turn")
            page.keyboard.press("Enter")
        else:
            offered = whitechapel.offered(page)
            whitechapel.step_by_keyboard(page, whitechapel.best(offered, number))
    assert is_over(page)


def test_a_card_of_mr_jack_leads_onto_the_board(person: People) -> None:
    """Played, the card is gone from under the keyboard, which goes on to the board."""
    page = in_whitechapel(person())
    press_until(page, "Tab", ".card.can")
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    assert focus_shows(page)


def test_a_card_of_the_map_is_put_away(person: People) -> None:
    page = on_the_map(person(), ["bot", "me", "bot", "bot"])
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
    page.reload()  # whoever was there when the game began is there already
    wait_for_turn(page)
    press_until(page, "Tab", "main .skip", most=10)
    assert focus_shows(page)
    page.keyboard.press("Enter")
    expect(page.locator(".action .head")).to_be_focused()
    press_until(page, "Tab", ".action .hand button", most=3)
