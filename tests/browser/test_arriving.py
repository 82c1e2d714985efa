"""Coming to a table: an invitation, a name, a seat; and what the host arranges before the game."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.fitting import SIZES, ZOOMED, Screen, measured
from tests.browser.pages import PHONE, axe, who_is_asked
from tests.browser.sleuth import sits

LONG = "Wilhelmine von und zu Abendroth"[:30]
TURNED = "\u202eأميرة 🕯️"


def test_whoever_is_invited_gives_a_name_takes_a_part_and_is_there(person: People) -> None:
    ada, bob = sits(person(), "Ada"), person(size=PHONE)
    opened = ada.open_table("mr_jack", ["me", "invited"], public=False)
    ada.go(f"/t/{opened['code']}")
    page = bob.go(f"/t/{opened['code']}").page
    expect(page.locator(".arrival").get_by_role("heading", name="Mr. Jack")).to_be_visible()
    expect(page.locator(".arrival")).to_contain_text("Ada invites you")
    expect(page.locator(".arrival .facts")).to_contain_text("30 min")
    name = page.get_by_label("What shall we call you?")
    expect(name).to_be_focused()
    assert axe(page) == []
    name.fill("")
    bob.button(re.compile("^Sit here as ")).click()
    expect(page.get_by_role("alert")).to_have_text("Please write a name.")
    name.fill(LONG)
    bob.button(re.compile("^Sit here as ")).click()
    for one in (ada, bob):
        expect(one.page.locator(".frame")).to_be_visible()
        assert one.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    shortened = ada.page.locator(".seats button.name", has_text=LONG)
    expect(shortened).to_have_attribute("aria-expanded", "false")
    shortened.click()
    expect(shortened).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        ({"type": "none"}, "30 min no clock · with an oracle · for ratings"),
        ({"type": "bank", "seconds": 900, "increment": 5}, "30 min 15 min + 5 s · with an oracle"),
        ({"type": "days", "days": 2}, "2 days a move with an oracle · for ratings"),
    ],
)
def test_an_invitation_says_how_long_it_takes_and_whether_it_counts(
    person: People, clock: dict[str, Any], said: str
) -> None:
    opened = person().open_table("mr_jack", ["me", "open"], clock=clock, rated=True)
    page = person(size=PHONE).go(f"/t/{opened['code']}").page
    expect(page.locator(".arrival .facts li").first).to_contain_text(said)


def test_the_host_arranges_the_table_and_names_change_there(person: People) -> None:
    ada, bob = sits(person(), "Ada"), sits(person(), "Bob")
    opened = ada.open_table("scotland_yard", ["me", "open", "open", "open"])
    ada.go(f"/t/{opened['code']}")
    bob.go(f"/t/{opened['code']}").button(re.compile("^Sit here")).click()
    expect(bob.button("Stand up")).to_be_visible()
    bob.page.get_by_label("What shall we call you?").fill(TURNED)
    bob.button("Change the name").click()
    chairs = ada.page.locator(".chairs li")
    expect(chairs.nth(1).locator("bdi")).to_contain_text("أميرة")
    ada.page.get_by_label(re.compile("^Exchange Ada")).select_option("1")
    expect(chairs.nth(0).locator("bdi")).to_contain_text("أميرة")
    expect(chairs.nth(1).locator(".who")).to_contain_text("Ada")
    chairs.nth(2).get_by_role("combobox").first.select_option("inspector")
    chairs.nth(2).get_by_role("button", name="Let a bot sit").click()
    expect(chairs.nth(2).locator(".who")).to_contain_text("inspector")
    assert axe(ada.page) == []
    chairs.nth(3).get_by_role("button", name="Let a bot sit").click()
    for one in (ada, bob):
        expect(one.page.locator(".frame")).to_be_visible()


@pytest.mark.parametrize("name", [LONG, f"{TURNED} {LONG}"[:30], "W" * 30])
def test_a_long_name_stands_in_no_other_s_way(person: People, name: str) -> None:
    """On a phone and at 400 %: in the lobby, on the invitation, and at the table."""
    ada, bob = sits(person(size=PHONE), name), person(size=PHONE)
    opened = ada.open_table("culprit", ["me", "invited", "bot", "bot"], public=False)
    ada.go(f"/t/{opened['code']}")
    bob.go(f"/t/{opened['code']}")
    expect(ada.page.locator(".chairs li")).to_have_count(4)
    expect(bob.page.locator(".arrival .seat")).to_have_count(4)
    for screen in (Screen(ada), Screen(bob)):
        for size in (SIZES["390x844"], ZOOMED):
            screen.resize(size)
            assert measured(screen.page, size) == []
    bob.page.locator(".arrival .lamp").click()
    who_is_asked([ada.page, bob.page])  # until then bots play, and are shown
    for screen in (Screen(ada), Screen(bob)):
        expect(screen.page.locator(".culprit-seat")).to_have_count(4)
        screen.quiet()
        for size in (SIZES["390x844"], ZOOMED):
            screen.resize(size)
            assert measured(screen.page, size) == []
