"""What is handed on to others: never said to be copied when it is not."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import People
from tests.browser.pages import Person
from tests.browser.places import again, at, ending

from gaslamp.mysteries.today import FIRST_DAY

WITHHELD = "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })"
"""As where there is no HTTPS: then only what is selected can be copied."""
NOTHING_COPIES = "() => { Document.prototype.execCommand = () => false }"
BY_HAND = "The browser does not let this page copy."
SELECTED = """() => {
  const { value, selectionStart, selectionEnd } = document.activeElement;
  return value.slice(selectionStart, selectionEnd);
}"""


def _waiting(ada: Person) -> None:
    at(f"/t/{ada.open_table('sleuth', ['me', 'open', 'bot'])['code']}", "h2")(ada)


def _solved(ada: Person) -> None:
    at(f"/mystery/sleuth#{FIRST_DAY}", ".board")(ada)
    ada.button("Show the solution").click()


SHARE, COPY = re.compile("^(Share|The link is copied)"), re.compile("^(Copy|Copied)$")
WAYS: dict[str, tuple[Callable[[Person], None], str | re.Pattern[str], str, str]] = {
    "an invitation": (_waiting, COPY, "Copied", "/t/"),
    "a game that is over": (ending, SHARE, "The link is copied", "/replay/"),
    "a moment of it": (again, SHARE, "The link is copied.", "/replay/"),
    "a mystery": (_solved, SHARE, "Copied: lamps, days and the link", "/mystery/sleuth?day="),
    "a position": (
        at("/board/sleuth", ".middle .board"),
        "Copy a link",
        "Copied.",
        "/board/sleuth?p=",
    ),
}


def said(page: Page, text: str) -> Locator:
    return page.get_by_role("status").filter(has_text=text)


@pytest.mark.parametrize("what", WAYS)
def test_what_is_not_copied_is_not_said_to_be(person: People, what: str) -> None:
    reach, button, copied, link = WAYS[what]
    ada = person()
    ada.context.add_init_script(WITHHELD)
    reach(ada)
    ada.button(button).click()
    expect(said(ada.page, copied)).to_be_visible()
    ada.page.evaluate(NOTHING_COPIES)
    ada.button(button).click()
    expect(said(ada.page, BY_HAND)).to_be_visible()
    expect(said(ada.page, copied)).to_have_count(0)
    assert link in ada.page.evaluate(SELECTED)
