"""Several people at one table: time that runs out, a bot that sits in, talk among some."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import People, Start
from tests.browser.pages import Person, wait_for_turn
from tests.browser.sleuth import sits
from tests.browser.whitechapel import activate

SHORTEST = {"type": "bank", "seconds": 10}
SEATS = ["me", "open", "open", "bot"]


def two_at_mr_jack(person: People, port: int | None = None, **setup: object) -> list[Person]:
    people = [sits(person(port=port), name) for name in ("Jane", "Ada")]
    opened = people[0].open_table("mr_jack", ["me", "open"], **setup)
    for one in people:
        one.go(f"/t/{opened['code']}")
    people[1].button("Sit here").click()
    return people


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("list", name="Who sits here").get_by_role("listitem").nth(number)


def told(page: Page, line: str) -> None:
    expect(page.locator(".story")).to_contain_text(line)


@pytest.mark.slow
def test_who_is_out_of_time_is_replaced_and_comes_back(person: People) -> None:
    """The two activations that Jack's player lets pass are a bot's; the next turn is hers again."""
    jane, ada = (one.page for one in two_at_mr_jack(person, clock=SHORTEST))
    activate(ada, 1)
    expect(seat(ada, 0).get_by_role("timer", name="Time left for Jane")).to_be_visible()
    for page in (ada, jane):
        told(page, "Jane is out of time.")
        expect(seat(page, 0)).to_contain_text("out of time")
    expect(seat(jane, 0).get_by_role("button")).to_have_count(0)
    seat(ada, 0).get_by_role("button", name="Let a bot sit in").click()
    for page in (ada, jane):
        told(page, "A bot sits in for Jane.")
        expect(seat(page, 0)).to_contain_text("a bot sits in")
    assert wait_for_turn(ada) == "choose"
    expect(jane.locator(".action.mine")).to_have_count(0)
    seat(jane, 0).get_by_role("button", name="Take your seat back").click()
    for page in (ada, jane):
        told(page, "Jane has taken the seat back.")
        expect(seat(page, 0)).to_contain_text("online")
    activate(ada, 2)
    told(jane, "End of turn 1")
    assert wait_for_turn(jane) == "choose"


def test_who_loses_the_connection_is_missed_until_they_are_back(
    person: People, start: Start
) -> None:
    house = start(absence=0.1)
    people = two_at_mr_jack(person, port=house.port)
    jane, ada = (one.page for one in people)
    wait_for_turn(ada)
    address = jane.url
    jane.goto("about:blank")
    told(ada, "Jane has lost the connection.")
    expect(seat(ada, 0)).to_contain_text(re.compile(r"gone, \d+ s"))
    expect(seat(ada, 0).get_by_role("button")).to_have_count(0)
    jane.goto(address)
    expect(seat(ada, 0)).to_contain_text("online")
    expect(ada.locator(".story")).not_to_contain_text("lost the connection")


def say(page: Page, text: str, to: str | None = None) -> None:
    page.get_by_role("button", name=re.compile("Talk$")).click()
    if to is not None:
        page.get_by_label("To whom").select_option(label=to)
    page.get_by_placeholder("Say something").fill(text)
    page.get_by_role("button", name="Say it", exact=True).click()


def heard(page: Page) -> Locator:
    return page.get_by_role("log", name="Talk", include_hidden=True)


def test_detectives_talk_among_themselves_and_spectators_too(person: People) -> None:
    """Whoever could overhear has heard what was said later, and nothing of what was said before."""
    names = ("Xenia", "Dora", "Emil", "Gus", "Hal")
    people = [sits(person(), name) for name in names]
    opened = people[0].open_table("scotland_yard", SEATS, side_talk=True)
    xenia, dora, emil, gus, hal = (one.go(f"/t/{opened['code']}").page for one in people)
    dora.get_by_role("button", name="Sit here").first.click()
    expect(emil.get_by_role("button").filter(has_text="Dora")).to_be_visible()
    emil.get_by_role("button", name="Sit here").click()
    for page in (xenia, dora, emil, gus, hal):
        expect(page.locator(".frame")).to_be_visible()
    say(dora, "He took the ferry", to="my side")
    expect(heard(emil)).to_contain_text("my side Dora He took the ferry")
    say(gus, "I would go by bus")
    expect(heard(hal)).to_contain_text("the gallery Gus I would go by bus")
    say(dora, "Good evening, Mister X", to="the table")
    say(xenia, "Good evening")
    expect(xenia.get_by_label("To whom")).to_have_count(0)
    for page in (xenia, dora, emil, gus, hal):
        expect(heard(page)).to_contain_text("Dora Good evening, Mister X")
        expect(heard(page)).to_contain_text("Xenia Good evening")
    for page in (xenia, gus, hal):
        expect(heard(page)).not_to_contain_text("ferry")
    for page in (xenia, dora, emil):
        expect(heard(page)).not_to_contain_text("bus")


def test_a_table_without_side_talk_has_one_channel(person: People) -> None:
    dora = person()
    seats = ["bot", "me", "bot", "bot"]
    opened = dora.open_table("scotland_yard", seats, side_talk=False)
    page = dora.go(f"/t/{opened['code']}").page
    say(page, "Is anybody there?")
    expect(heard(page)).to_contain_text("Is anybody there?")
    expect(page.get_by_label("To whom")).to_have_count(0)
