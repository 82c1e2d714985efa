"""The guides of the rules: pictures to try out, beside the clauses they rest on."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.pages import NARROW, WIDE, axe

from gaslamp.games import NAMES


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", WIDE, "day"), ("fr", NARROW, "night")]
)
def test_every_game_has_a_guide(
    person: People, game: str, language: str, size: tuple[int, int], theme: str
) -> None:
    ada = person(language=language, size=size)
    ada.context.add_init_script(f"localStorage.setItem('gaslamp-theme', '{theme}')")
    page = ada.go(f"/rules/{game}").page
    figures = page.locator(".guide section")
    expect(figures.first).to_be_visible()
    expect(page.locator(".clause").first).to_be_visible()
    assert figures.count() >= 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    named = page.locator(".guide .clauses a").evaluate_all("(all) => all.map((a) => a.hash)")
    assert all(page.locator(clause).count() == 1 for clause in named)
    assert axe(page) == []


def test_whoever_is_moved_into_the_light_is_seen(person: People) -> None:
    page = person().go("/rules/mr_jack").page
    stealthy = page.locator(".why li", has_text="Miss Stealthy")
    expect(stealthy).to_contain_text("is not seen")
    page.locator("[data-cell=g6]").click()
    expect(stealthy).to_contain_text("is seen")
    page.get_by_role("button", name="As at the beginning").click()
    page.get_by_label("Whom do you move?").select_option("Watson")
    watson = page.locator(".why li", has_text="Watson")
    page.get_by_role("button", name="Down", exact=True).focus()
    page.keyboard.press("Enter")
    expect(watson).to_contain_text("a lamp is beside")


def test_lines_are_followed_on_the_map(person: People) -> None:
    page = person().go("/rules/scotland_yard").page
    here = page.get_by_text("You stand on 108.")
    expect(here).to_be_visible()
    page.locator("li", has_text="By ferry to").get_by_role("button", name="115").click()
    expect(page.get_by_text("You stand on 115.")).to_be_visible()


def test_a_question_counts_gems(person: People) -> None:
    page = person().go("/rules/sleuth").page
    expect(page.get_by_text(re.compile("is about 9 gems"))).to_be_visible()
    page.get_by_role("button", name="pearl").click()
    expect(page.get_by_text(re.compile("is about 3 gems"))).to_be_visible()
    expect(page.locator(".gems .on")).to_have_count(3)


def test_the_culprits_table_is_shown_and_called_ours(person: People) -> None:
    page = person().go("/rules/culprit#deck").page
    deck = page.locator("#deck")
    expect(deck).to_be_in_viewport()
    expect(deck).to_contain_text("our reconstruction")
    expect(deck.locator("tbody tr")).to_have_count(16)
    expect(page.locator(".gallery .card")).to_have_count(16)
    random = deck.get_by_text(re.compile("Random cards"))
    before = random.inner_text()
    deck.get_by_role("button", name="8 players").click()
    expect(random).not_to_have_text(before)


def test_rules_are_printed_without_controls(person: People) -> None:
    page = person().go("/rules/mr_jack").page
    expect(page.locator(".why")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("button").first).to_be_hidden()
    expect(page.locator("#MJ-21")).to_be_visible()
