"""What people do at a table of Sleuth: they point at cards, players and gems."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import PATIENCE, Person, confirm_button, focus_shows, tab_to

SHEET = "[data-gem]"
FREE_CHOICE = ("free choice", "choix libre")


def sits(person: Person, name: str) -> Person:
    """Comes in under a name of one's own."""
    headers = {"Origin": person.origin}
    person.context.request.post("/api/guest", headers=headers)
    person.context.request.patch("/api/me", data={"name": name}, headers=headers)
    return person


def wait_for_the_end(page: Page) -> None:
    """Bots that are left alone still ask and answer for a while."""
    page.locator("#ending-title").wait_for(timeout=6 * PATIENCE)


def confirm(page: Page) -> None:
    button = confirm_button(page)
    expect(button).to_be_enabled()
    button.click()
    expect(button).to_have_count(0)


def ask(page: Page, card: int = 0, opponent: int = 0) -> None:
    """Points at one of my cards, at an opponent, and if it is a free choice at an element."""
    cards = page.locator(".hand .cards button")
    chosen = cards.nth(card % cards.count())
    said = chosen.inner_text().strip()
    chosen.click()
    whom = page.locator(".hand .whom button")
    whom.nth(opponent % whom.count()).click()
    if said in FREE_CHOICE:
        page.locator(".hand .filters button:enabled").first.click()
    confirm(page)


def name(page: Page, missing: int, button: str | re.Pattern[str]) -> None:
    """Announces, and points at gems that can be missing, against the order of the sheet."""
    page.locator(".hand .instead").get_by_role("button", name=button).click()
    for named in range(missing):
        page.locator(f"{SHEET}.nameable:not(.known):not(.named)").last.click()
        expect(page.locator(f"{SHEET}.named")).to_have_count(named + 1)
    confirm(page)


def press_by_keyboard(page: Page, wanted: Locator) -> None:
    tab_to(page, wanted)
    assert focus_shows(page)
    page.keyboard.press("Enter")


def confirm_by_keyboard(page: Page) -> bool:
    expect(confirm_button(page)).to_be_enabled()
    press_by_keyboard(page, confirm_button(page))
    expect(confirm_button(page)).to_have_count(0)
    return True


def ask_all_by_keyboard(page: Page) -> bool:
    """What all may follow, with a card that has one element, if I have one."""
    return _begin_to_ask(page, _PLAIN) and confirm_by_keyboard(page)


def ask_alone_by_keyboard(page: Page) -> bool:
    """What only I may follow, about two elements, if I have a card for it."""
    if not _begin_to_ask(page, _PRIVATE):
        return False
    elements = page.locator(".hand .filters button:enabled:not([aria-pressed=true])")
    while elements.count() and not _is_private(page):
        press_by_keyboard(page, elements)
    return confirm_by_keyboard(page)


def _begin_to_ask(page: Page, faces: str) -> bool:
    cards = page.locator(".hand .cards button")
    found = cards.evaluate_all(faces)
    if found >= 0:
        press_by_keyboard(page, cards.nth(found))
        press_by_keyboard(page, page.locator(".hand .whom button"))
    return bool(found >= 0)


def exchange_by_keyboard(page: Page) -> bool:
    """My cards."""
    press_by_keyboard(page, page.locator(".hand .instead button").first)
    return confirm_by_keyboard(page)


def ask_at_last_by_keyboard(page: Page) -> bool:
    """Final questions."""
    press_by_keyboard(page, page.get_by_role("button", name="Final questions"))
    press_by_keyboard(page, page.locator(".hand .whom button"))
    press_by_keyboard(page, page.locator(".hand .filters button:enabled"))
    return confirm_by_keyboard(page)


KINDS_OF_TURN = (
    (ask_all_by_keyboard, ask_alone_by_keyboard, exchange_by_keyboard),
    (ask_at_last_by_keyboard,),
)
"""What may come in any order, and what comes after."""


_FACES = "(all) => all.findIndex((each) => each.querySelectorAll('.elements > *').length"
_PRIVATE = f"{_FACES} === 2)"
_PLAIN = f"{_FACES} === 1 && !/free|libre/.test(each.textContent))"
"""A card with two elements, or with one and a free choice; and a card with one element."""


def _is_private(page: Page) -> bool:
    """Whether what is to be confirmed is about two elements."""
    return page.locator(".hand .filters [aria-pressed=true]").count() > 1


def name_by_keyboard(page: Page) -> None:
    """Announces, and goes over the sheet to a gem that can be missing."""
    press_by_keyboard(page, page.get_by_role("button", name="Name it"))
    expect(page.locator("td.nameable").first).to_be_visible()
    tab_to(page, page.locator(f"{SHEET}[tabindex='0']"))
    for key in (*UP_AND_LEFT, *SNAKE):
        if page.locator("td.nameable:focus").count():
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    confirm_by_keyboard(page)


UP_AND_LEFT = [*["ArrowUp"] * 8, *["ArrowLeft"] * 3]
_DOWN, _UP = ["ArrowDown"] * 8, ["ArrowUp"] * 8
SNAKE = [*_DOWN, "ArrowRight", *_UP, "ArrowRight", *_DOWN, "ArrowRight", *_UP]
