"""A house in the home network, under a plain http address: browsers withhold some things there."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import AT_HOME, People

WITHHELD = "() => isSecureContext || 'clipboard' in navigator || crypto.subtle !== undefined"


def opened_by(page: Page) -> None:
    page.goto("/new/mr_jack")
    page.get_by_role("radio", name="With friends").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def copied_link(page: Page) -> str:
    """The link as it is pasted, into the line where one talks."""
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    line = page.get_by_placeholder("Say something")
    line.focus()
    page.keyboard.press("Control+V")
    expect(line).to_have_value(re.compile(r"^http://"))
    return line.input_value()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").last.click()


@pytest.mark.slow
def test_a_deal_by_people_is_made_and_verified(person: People) -> None:
    """Invited by the copied link; both bind and show a number; both pages check the whole deal."""
    ada, bob = (person(host=AT_HOME).page for _ in range(2))
    opened_by(ada)
    assert not ada.evaluate(WITHHELD)
    link = copied_link(ada)
    assert AT_HOME in link
    bob.goto(link)
    bob.get_by_role("button", name="Sit here").click()
    for page in (ada, bob):
        expect(page.locator(".story")).to_contain_text("The deal is settled and sealed")
    resign(bob)
    for page in (ada, bob):
        expect(page.locator("#ending-title")).to_be_visible()
        page.get_by_text("The deal was fair").click()
        expect(page.get_by_text("The seal fits the lines")).to_be_visible()
        expect(page.get_by_text("is this record’s opening")).to_be_visible()
        expect(page.get_by_text("All 2 people at the table opened")).to_be_visible()
