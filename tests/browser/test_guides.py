"""The guides of the rules: pictures to try out, beside the clauses they rest on."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.pages import NARROW, PHONE, WIDE, axe, focus_shows

from gaslamp.games import NAMES

LYING = (844, 390)
NOT_DRAWN = """(all) => all.filter((each) => ![...each.querySelectorAll('svg')].some((drawing) => {
  const { width, height } = drawing.getBoundingClientRect();
  return Math.min(width, height) >= 18;
})).map((each) => each.id)"""
"""The figures with nothing but words in them."""


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", WIDE, "day"), ("fr", NARROW, "night"), ("fr", LYING, "day")],
)
def test_every_game_has_a_guide(
    person: People, game: str, language: str, size: tuple[int, int], theme: str
) -> None:
    ada = person(language=language, size=size)
    ada.context.add_init_script(f"localStorage.setItem('gaslamp-theme', '{theme}')")
    page = ada.go(f"/rules/{game}").page
    figures = page.locator(".guide section[id]")
    expect(figures.first).to_be_visible()
    expect(page.locator(".clause").first).to_be_visible()
    assert figures.evaluate_all(NOT_DRAWN) == []
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
    page.get_by_role("button", name="pearl", exact=True).click()
    expect(page.get_by_text(re.compile("is about 3 gems"))).to_be_visible()
    expect(page.locator(".gems .on")).to_have_count(3)


def test_an_answer_strikes_gems_from_the_small_sheet(person: People) -> None:
    page = person().go("/rules/sleuth").page
    figure = page.locator("#answers")
    expect(figure).to_contain_text("Ada asks Basil about red pearls: Basil has one.")
    expect(figure.locator(".has")).to_have_count(1)
    answers = figure.get_by_role("group", name="Basil answers")
    answers.get_by_role("button", name="0", exact=True).click()
    expect(figure.locator(".has")).to_have_count(0)
    expect(figure.locator("[data-place=B].not")).to_have_count(3)
    questions = figure.get_by_role("group", name="What the question is about")
    questions.get_by_role("button").last.click()
    expect(figure.locator(".not")).to_have_count(0)
    expect(figure).to_contain_text("it rules out no single gem yet")


def test_a_card_of_the_culprit_is_explained_and_played(person: People) -> None:
    """The Detective lies open: an Alibi makes the culprit say no, and without one it is over."""
    page = person().go("/rules/culprit").page
    detective = page.get_by_role("group", name="Detective", exact=True)
    told = detective.locator(".told")
    expect(detective).to_contain_text("The answer is the truth, but no with an Alibi in hand.")
    detective.get_by_role("button", name="Play the Detective on Basil").first.focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("Basil tells Ada: “No, it was not me.”")
    assert focus_shows(page)
    detective.get_by_role("button", name="Another table").click()
    expect(told).to_be_empty()
    detective.locator(".culprit-seat[data-lit]", has_text="Basil").click()
    expect(told).to_contain_text("“Yes, it was me.”")
    expect(told).to_contain_text("Points: Ada +2 and Clara +1")
    page.locator(".gallery button", has_text="Exchange").click()
    exchange = page.get_by_role("group", name="Exchange", exact=True)
    expect(detective).to_have_count(0)
    exchange.get_by_role("button", name="Play the Exchange on Basil").last.click()
    exchange.get_by_role("button", name="Part with the Culprit").click()
    expect(exchange.locator(".told")).to_contain_text("Ada gives Basil the Culprit.")


def test_every_card_can_be_played_to_the_end(person: People) -> None:
    page = person().go("/rules/culprit").page
    cards = page.locator(".gallery button")
    expect(cards).to_have_count(16)
    for at in range(16):
        card = cards.nth(at)
        if card.get_attribute("aria-expanded") == "false":
            card.click()
        done = page.locator(".example .live .row")
        while (more := done.locator(".button:not(.quiet)")).count():
            more.first.click()
        expect(page.locator(".told li").first).to_be_visible()


def test_the_guide_is_searched_too(person: People) -> None:
    page = person(size=PHONE).go("/rules/culprit").page
    expect(page.locator(".clause").first).to_be_visible()
    page.get_by_role("searchbox").fill("reconstruction")
    place = page.get_by_role("navigation", name="A short guide").get_by_role("link")
    expect(place).to_have_text(["Which cards are dealt"])
    place.press("Enter")
    expect(page.locator("#deck")).to_be_in_viewport()
    assert focus_shows(page)
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_where_nothing_is_found_the_nearest_headings_are_offered(person: People) -> None:
    page = person().go("/rules/sleuth").page
    expect(page.locator(".clause").first).to_be_visible()
    page.get_by_role("searchbox").fill("missingest")
    expect(page.locator(".said[role=status]")).to_have_text("Nothing about “missingest”.")
    expect(page.get_by_text("Nothing about")).to_have_count(1)
    near = page.get_by_role("navigation", name="The nearest headings").get_by_role("link")
    expect(near.first).to_have_text("Naming what is missing")
    assert axe(page) == []


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


def test_the_small_tables_are_not_printed(person: People) -> None:
    """What can only be played stays away; the card and its clauses do not."""
    page = person().go("/rules/culprit").page
    expect(page.locator(".example .board")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".example .board")).to_be_hidden()
    expect(page.locator(".example .full")).to_be_visible()
