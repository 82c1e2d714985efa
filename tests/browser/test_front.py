"""The front page: to a game in one click, to friends in two."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.conftest import People
from tests.browser.fitting import Size, measured
from tests.browser.pages import (
    PHONE,
    WIDE,
    Person,
    axe,
    moved,
    open_list,
    wait_for_turn,
    watch_what_moves,
)

SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1366, 768), (1440, 900)]
TITLES = {
    "mr_jack": "Mr. Jack",
    "scotland_yard": "Scotland Yard",
    "sleuth": "Sleuth",
    "culprit": "The Culprit",
}


@pytest.mark.parametrize("game", TITLES)
def test_one_click_leads_to_a_game_against_bots(person: People, game: str) -> None:
    ada = person().go("/")
    ada.button(f"Play now: {TITLES[game]}").click()
    wait_for_turn(ada.page)
    expect(ada.page.get_by_role("heading", name=TITLES[game], level=1)).to_be_visible()
    expect(open_list(ada.page).first).to_be_visible()
    expect(ada.page).to_have_title(re.compile("Your turn"))


def test_what_is_pressed_before_the_script_runs_is_done_when_it_does(person: People) -> None:
    ada = person()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/assets/house-*.js", hold)
    ada.page.goto("/", wait_until="commit")
    expect(ada.page.locator("#greeting h1")).to_have_text("Gaslamp")
    ada.page.locator("#greeting .door.lit").click()
    held[0].continue_()
    asked(ada).get_by_role("button", name="Play", exact=True).click()
    wait_for_turn(ada.page)
    expect(ada.page.get_by_role("heading", name="The Culprit", level=1)).to_be_visible()


def test_whoever_has_chosen_a_language_is_not_greeted_in_another(person: People) -> None:
    ada = person(language="fr")
    ada.context.add_init_script("localStorage.setItem('gaslamp-language', 'en')")
    ada.page.route("**/assets/house-*.js", lambda _: None)
    ada.page.goto("/", wait_until="commit")
    expect(ada.page.locator("#greeting")).to_be_attached()
    expect(ada.page.locator("#greeting")).to_be_hidden()


def test_the_doors_lead_where_they_say(person: People) -> None:
    ada = person().go("/")
    main = ada.page.get_by_role("main")
    for door, path in (("Open a table", "/new/culprit"), ("Learn", "/learn"), ("Rules", "/rules")):
        link = main.get_by_role("link", name=re.compile(f"^{door}")).first
        expect(link).to_have_attribute("href", path)


def asked(ada: Person) -> Locator:
    return ada.page.get_by_role("dialog", name=re.compile("how do you want to play"))


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_first_door_asks_once_and_then_plays_at_once(
    person: People, size: tuple[int, int]
) -> None:
    ada = person(size=size).go("/")
    door = ada.button(re.compile("^Play now Mr. Jack"))
    ada.page.evaluate("localStorage.setItem('gaslamp-last-game', 'mr_jack')")
    ada.page.reload()
    door.click()
    expect(asked(ada).get_by_role("radio", name="Investigator")).to_be_checked()
    assert axe(ada.page) == []
    assert measured(ada.page, Size("asked", *size)) == []
    asked(ada).get_by_text("Jack", exact=True).click()
    asked(ada).get_by_text("inspector", exact=True).click()
    asked(ada).get_by_role("button", name="Play", exact=True).click()
    wait_for_turn(ada.page)
    ada.go("/")
    door.click()
    wait_for_turn(ada.page)
    tables = ada.context.request.get("/api/mine").json()
    chairs = [each["table"]["chairs"] for each in tables]
    assert [(jack["bot"], other["bot"]) for jack, other in chairs] == [(None, "inspector")] * 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_front_page_fits(person: People, size: tuple[int, int], language: str) -> None:
    """No sideways scrolling, the first door in sight, nothing over the title."""
    page = person(size=size, language=language).go("/").page
    expect(page.locator(".tables[data-told=yes]")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".door").first).to_be_in_viewport(ratio=1)
    moon, title = page.locator(".moon").bounding_box(), page.locator("h1").bounding_box()
    assert moon is not None
    assert title is not None
    text = page.evaluate(
        """() => { const range = document.createRange();
        range.selectNodeContents(document.querySelector('h1'));
        return range.getBoundingClientRect().right; }"""
    )
    below, beside = moon["y"] >= title["y"] + title["height"], moon["x"] >= text
    assert below or beside


def test_what_i_left_is_resumed_from_the_front_page(person: People) -> None:
    ada = person()
    table = ada.open_table("culprit", ["me", "bot", "bot"])["table"]
    ada.go(f"/table/{table}")
    wait_for_turn(ada.page)
    ada.go("/")
    resume = ada.page.locator(".resume").get_by_role("link", name="Resume: The Culprit")
    expect(resume).to_have_class(re.compile("lamp"))
    expect(ada.page.locator(".resume")).to_contain_text("your turn")
    resume.click()
    expect(ada.page).to_have_url(re.compile(f"/table/{table}"))


def test_nothing_moves_while_the_house_is_asked(person: People) -> None:
    ada = person(size=PHONE)
    ada.open_table("culprit", ["me", "bot", "bot"])
    expect(ada.go("/").page.locator(".resume article")).to_be_visible()
    watch_what_moves(ada)
    page = ada.go("/").page
    expect(page.locator(".resume article")).to_be_visible()
    assert moved(page) == []


LONG = "Wilhelmina Adelgunde 👩‍🚀 Hohe"


@pytest.mark.parametrize("name", [LONG, "עדה לאבלייס", "👨‍👩‍👧‍👦🎩"])
def test_any_name_stays_in_its_line(person: People, name: str) -> None:
    ada, bob = person(), person(size=(360, 740))
    ada.context.request.post("/api/guest", headers={"Origin": ada.origin})
    ada.context.request.patch("/api/me", data={"name": name}, headers={"Origin": ada.origin})
    ada.open_table("sleuth", ["me", "open", "open"], public=True)
    page = bob.go("/").page
    shown = page.locator(".tables bdi", has_text=name)
    expect(shown).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if name == LONG:
        whole = page.locator(".tables button.name")
        whole.click()
        expect(whole).to_have_attribute("aria-expanded", "true")
        assert whole.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    ada.go("/")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_is_chosen_in_passing(person: People) -> None:
    ada = person().go("/")
    field = ada.page.get_by_label("You are called")
    expect(field).to_have_value(re.compile("Guest"))
    field.fill("Ada")
    field.press("Enter")
    expect(ada.page.get_by_role("img", name="Saved")).to_be_visible()
    ada.button("Play now: Sleuth").click()
    expect(ada.page.get_by_text("Ada (you)")).to_be_visible()


def test_a_table_set_up_with_friends_has_a_link_and_is_listed_if_wanted(person: People) -> None:
    ada, bob = person(), person()
    ada.go("/").page.get_by_role("link", name="With friends: Sleuth").click()
    ada.page.get_by_text("With anybody").click()
    ada.page.get_by_text("Super sleuth").click()
    ada.button("Open the table").click()
    link = ada.page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/t/"))
    expect(ada.page.get_by_role("img", name=re.compile("camera"))).to_be_visible()
    bob.go("/")
    expect(bob.page.get_by_role("link", name=re.compile("Sit down: Sleuth")).first).to_be_visible()
    bob.page.get_by_label("Somebody gave you").fill(link.input_value())
    bob.button("To the table").click()
    expect(bob.button("Sit here").first).to_be_visible()


def test_what_the_house_refuses_is_said_where_the_table_is_set_up(person: People) -> None:
    ada = person().go("/new/mr_jack")
    ada.page.get_by_label("Jack", exact=True).select_option("me")
    ada.button("Play").click()
    expect(ada.page.get_by_role("alert")).to_have_text(
        "One person cannot sit on two sides of a game."
    )


def test_a_wrong_number_is_refused_beside_its_field_in_the_reader_s_language(
    person: People,
) -> None:
    page = person(language="fr").go("/new/sleuth").page
    missing = page.get_by_label("Joyaux manquants")
    for wrong in ("9", "", "1.5"):
        missing.fill(wrong)
        page.get_by_role("button", name="Ouvrir la table").click()
        expect(missing).to_be_focused()
        said = missing.evaluate("(field) => field.validationMessage")
        assert said == "Un nombre entier de 1 à 3, s’il vous plaît."
    page.get_by_role("button", name=re.compile("^deux joyaux manquent")).click()
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("heading", name="On attend des joueurs")).to_be_visible()


def test_the_variants_of_a_game_can_be_chosen(person: People) -> None:
    ada = person().go("/new/scotland_yard")
    ada.page.get_by_text("Against bots").click()
    ada.page.get_by_text("2014, for two", exact=True).click()
    expect(ada.page.get_by_role("radio", name="2014, for two")).to_be_checked()
    expect(ada.page.locator("#in-short + p")).to_contain_text("2 seats. Rules: 2014, for two.")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    wait_for_turn(ada.page)


def test_the_next_table_begins_with_what_was_chosen_for_the_last(person: People) -> None:
    ada = person().go("/new/scotland_yard")
    page = ada.page
    page.get_by_text("1983", exact=True).click()
    page.get_by_role("checkbox", name="Mister X may show himself").check()
    page.get_by_text("days for each move", exact=True).click()
    page.locator("#days").fill("3")
    page.get_by_text("The game counts for ratings", exact=True).click()
    ada.button("Open the table").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    ada.go("/new/scotland_yard")
    expect(page.get_by_role("radio", name="1983")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Mister X may show himself")).to_be_checked()
    expect(page.locator("#days")).to_have_value("3")
    expect(page.locator(".terms")).to_contain_text("3 days a move")
    expect(page.locator(".terms")).to_contain_text("for ratings")
    ada.button("Everything as usual").click()
    expect(page.get_by_role("radio", name="2014, for 3 to 6")).to_be_checked()
    ada.go("/new/scotland_yard")
    expect(page.locator(".terms")).to_contain_text("no clock")


def test_language_and_theme_stay_after_loading_again(person: People) -> None:
    ada = person(size=PHONE).go("/")
    ada.button("In French").click()
    ada.button("Couleurs de jour").click()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Le Coupable")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.dataset.theme") == "day"


def test_an_account_is_made_lost_and_found_again(person: People) -> None:
    ada, elsewhere = person().go("/me"), person().go("/me")
    ada.page.get_by_label("You are called").fill("Ada")
    ada.page.get_by_label("You are called").press("Enter")
    ada.page.get_by_label("Account name").fill("ada.l")
    ada.page.get_by_label("New passphrase").fill("a long engine")
    ada.page.locator("form").get_by_role("button", name="Make an account").click()
    code = ada.page.locator("code").inner_text()
    ada.button("I have written it down").click()
    expect(ada.page.get_by_text("logged in as “ada.l”")).to_be_visible()
    elsewhere.button("Forgotten passphrase").click()
    elsewhere.page.get_by_label("Account name").fill("ada.l")
    elsewhere.page.get_by_label("Recovery code").fill(code)
    elsewhere.page.get_by_label("New passphrase").fill("another long engine")
    elsewhere.button("Set this passphrase").click()
    elsewhere.button("I have written it down").click()
    expect(elsewhere.page.get_by_label("You are called")).to_have_value("Ada")
    elsewhere.button("Log out").click()
    expect(elsewhere.page.get_by_label("You are called")).to_have_value(re.compile("Guest"))


@pytest.mark.parametrize("width", [841, 844, 1024, 1181])
def test_the_ways_through_the_house_end_where_the_rest_of_the_bar_begins(
    person: People, width: int
) -> None:
    page = person(size=(width, 600), language="fr").go("/check").page
    expect(page.locator("header nav a").last).to_be_visible()
    edges = page.evaluate("""() => [
      [...document.querySelectorAll('header nav a')].at(-1).getBoundingClientRect().right,
      document.querySelector('header .language').getBoundingClientRect().left]""")
    assert edges[0] <= edges[1]
