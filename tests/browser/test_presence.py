"""Who is thought of, what is said over a seat, reactions, nudges, and word from other tables."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import People, Start
from tests.browser.ear import heard, hears, listen
from tests.browser.pages import PHONE, Person, axe, open_list

from gaslamp.games import NAMES

IMPATIENT = (
    "from gaslamp.table import company; company.ASLEEP = 0; from gaslamp.cli import main; main()"
)


def named(one: Person, name: str) -> Person:
    one.context.request.post("/api/guest", headers={"Origin": one.origin})
    one.context.request.patch("/api/me", data={"name": name}, headers={"Origin": one.origin})
    return one


def at_sleuth(ada: Person, basil: Person, **setup: object) -> tuple[Page, Page]:
    opened = ada.open_table("sleuth", ["me", "invited", "bot"], **setup)
    first, second = (one.go(f"/t/{opened['code']}").page for one in (ada, basil))
    second.get_by_role("button", name="Sit here").click()
    for page in (first, second):
        expect(page.locator(".frame")).to_be_visible()
        expect(reacting(page)).to_be_visible()
    return first, second


def two(person: People, port: int | None = None, **setup: object) -> tuple[Page, Page]:
    ada, basil = named(person(port=port), "Ada"), named(person(port=port), "Basil")
    return at_sleuth(ada, basil, **setup)


def reacting(page: Page) -> Locator:
    return page.get_by_role("button", name="React without words")


def react(page: Page, name: str) -> None:
    reacting(page).click()
    page.get_by_role("group", name="React without words").get_by_label(name).click()


def seat(page: Page, name: str) -> Locator:
    seats = page.get_by_role("list", name="Who sits here")
    return seats.get_by_role("listitem").filter(has_text=name)


def bubble(page: Page, name: str) -> Locator:
    return seat(page, name).locator(".bubble")


def spoken(page: Page) -> Locator:
    return page.locator("[data-spoken]")


def test_a_reaction_is_seen_over_the_seat_and_said_once(person: People) -> None:
    ada, basil = two(person)
    react(ada, "Bravo!")
    expect(bubble(basil, "Ada")).to_contain_text("Bravo!")
    expect(bubble(ada, "Ada")).to_contain_text("Bravo!")
    expect(spoken(basil)).to_contain_text("Ada: Bravo!")
    react(ada, "Ha ha!")
    expect(bubble(basil, "Ada")).to_contain_text("Ha ha!")
    expect(spoken(basil)).not_to_contain_text("Ha ha!")
    expect(spoken(ada)).not_to_contain_text("Bravo!")
    assert not basil.locator(".story, [data-announced]").filter(has_text="Bravo").count()
    reacting(ada).click()
    expect(ada.get_by_role("group", name="React without words")).to_be_visible()
    assert not axe(ada)
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("group", name="React without words")).to_have_count(0)


def say(page: Page, text: str) -> None:
    page.get_by_placeholder("Say something").fill(text)
    page.get_by_role("button", name="Say it", exact=True).click()


def test_talk_sounds_unless_it_is_my_own_or_of_somebody_i_do_not_hear(person: People) -> None:
    ada, basil = two(person)
    for page in (ada, basil):
        listen(page)
    say(ada, "Who has the opal?")
    expect(bubble(ada, "Ada")).to_be_visible()
    hears(basil, "say")
    basil.get_by_role("button", name="Menu").click()
    basil.get_by_label("Hear Ada").uncheck()
    basil.keyboard.press("Escape")
    expect(bubble(basil, "Ada")).to_have_count(0)
    say(ada, "Or the pearl?")
    expect(bubble(ada, "Ada")).to_contain_text("Or the pearl?")
    assert "say" not in heard(ada)
    say(basil, "Not I")
    hears(ada, "say")
    expect(bubble(basil, "Basil")).to_contain_text("Not I")
    assert heard(basil).count("say") == 1


def test_talk_lies_over_the_seat_and_is_said_once(person: People) -> None:
    ada, basil = two(person)
    say(ada, "Who has the opal?")
    expect(bubble(basil, "Ada")).to_contain_text("Who has the opal?")
    expect(spoken(basil)).to_contain_text("Ada: Who has the opal?")
    expect(basil.get_by_role("log", name="Talk")).to_have_attribute("aria-live", "off")
    expect(bubble(basil, "Ada")).to_have_count(0)


def test_reactions_can_be_muted_by_each_and_turned_off_by_the_host(person: People) -> None:
    ada, basil = two(person)
    basil.get_by_role("button", name="Menu").click()
    basil.get_by_label("Show me reactions here").uncheck()
    basil.keyboard.press("Escape")
    react(ada, "Cheers!")
    expect(bubble(ada, "Ada")).to_contain_text("Cheers!")
    assert not bubble(basil, "Ada").count()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="No reactions at this table").click()
    expect(reacting(basil)).to_have_count(0)


def test_one_sees_for_how_long_somebody_is_waited_for(person: People) -> None:
    ada, basil = two(person)
    for page in (ada, basil):
        expect(page.locator("li.turn")).to_contain_text(re.compile(r"\b0:0[3-9]"))


def test_who_sleeps_is_nudged(person: People, start: Start) -> None:
    house = start(program=IMPATIENT)
    pages = two(person, port=house.port)
    for page in pages:
        page.clock.install()
    sleeper, other = sorted(pages, key=lambda page: "Your turn" not in page.title())
    other.clock.fast_forward(40_000)
    other.get_by_role("button", name=re.compile("^Nudge")).click()
    expect(other.get_by_role("button", name="Nudged")).to_be_disabled()
    expect(sleeper.get_by_text(re.compile("is waiting for you"))).to_be_visible()


def test_my_turn_at_another_table_is_told_here(person: People) -> None:
    ada, basil = named(person(), "Ada"), named(person(), "Basil")
    first, second = at_sleuth(ada, basil)
    waits = second if "Your turn" in first.title() else first
    mover = first if waits is second else second
    one = basil if waits is second else ada
    there = one.open_table("mr_jack", ["me", "invited"])
    elsewhere = one.another_tab()
    elsewhere.goto(f"/t/{there['code']}")
    expect(elsewhere.get_by_role("heading", name="Waiting for players")).to_be_visible()
    while not elsewhere.get_by_text("It is your turn at another table").count():
        if "Your turn" in mover.title():
            open_list(mover).filter(has_text=re.compile("Exchange")).first.click()
            mover.locator(".confirm .lamp").click()
        mover.wait_for_timeout(300)
    expect(elsewhere).to_have_title(re.compile("Your turn elsewhere"))
    elsewhere.get_by_role("link", name="Go there").click()
    expect(elsewhere.locator(".frame")).to_be_visible()
    expect(elsewhere.get_by_text("It is your turn at another table")).to_have_count(0)


def test_the_host_chooses_the_pace_of_bots(person: People) -> None:
    ada = person().go("/new/sleuth").page
    ada.get_by_role("radio", name=re.compile("Against bots")).check()
    ada.get_by_label("How fast bots play").select_option("calm")
    ada.locator("form footer .lamp").click()
    expect(ada.locator(".frame")).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_text("calm bots")).to_be_visible()


def test_on_a_telephone_no_bubble_lies_on_a_board(person: People) -> None:
    for game in NAMES:
        seats = {"mr_jack": ["me", "bot"]}.get(game, ["me", "bot", "bot", "bot"])
        ada = named(person(size=PHONE), "Ada")
        opened = ada.open_table(game, seats)
        page = ada.go(f"/t/{opened['code']}").page
        expect(page.locator(".frame[data-tab]")).to_be_visible()
        react(page, "Aha!")
        shown = page.locator(".bubble:visible").filter(has_text="Aha!").first
        expect(shown).to_be_visible()
        box, board = shown.bounding_box(), page.locator(".centre > .board").bounding_box()
        assert box is not None
        assert board is not None
        assert box["y"] + box["height"] <= board["y"] + 1
