"""What people do at a table of The Culprit: they point at cards, then at players."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import confirm_button, press_until, until_over, wait_for_turn

MOST = 6000
_ACT = """(number) => {
  if (document.querySelector('#ending-title')) return 'over';
  const asked = document.querySelector('.action.mine');
  if (!asked) return null;
  const confirm = document.querySelector('[data-confirm]');
  if (confirm && confirm.disabled) return null;
  const wanted = confirm ? [confirm] : [
    ...document.querySelectorAll('.culprit-seat[data-lit]'),
    ...document.querySelectorAll('.witness .answers button, .culprit .foot button'),
  ];
  const cards = [...document.querySelectorAll('[data-card].lit')];
  const found = wanted.length > 0 ? wanted : cards;
  if (found.length === 0) return null;
  found[number % found.length].click();
  return 'done';
}"""


def act(page: Page, number: int) -> str | None:
    """The next thing to do is done on the table: a card, a seat, an answer, the lamp button.

    Looking and pressing are one, since others choose at the same time.
    """
    done = page.evaluate(_ACT, number)
    return None if done is None else str(done)


def play_together(pages: Sequence[Page]) -> None:
    until_over(pages, act, MOST)


def cards(page: Page) -> Locator:
    return page.locator("[data-card]")


def lit_cards(page: Page) -> Locator:
    return page.locator("[data-card].lit")


def seat(page: Page, number: int) -> Locator:
    return page.locator(f'[data-seat="{number}"]')


def lit_seats(page: Page) -> Locator:
    return page.locator(".culprit-seat[data-lit]")


def focused(page: Page, attribute: str) -> str | None:
    return page.locator(":focus").get_attribute(attribute)


def move_by_keyboard(page: Page) -> bool:
    """One move without a mouse; whether there was one to make."""
    if wait_for_turn(page) == "over":
        return False
    wanted = ".witness .answers button" if page.locator(".witness").count() else "[data-card].lit"
    if not page.locator(wanted).count():
        wanted = ".culprit .foot button"
    press_until(page, "Tab", wanted)
    page.keyboard.press("Enter")
    expect(confirm_button(page).or_(lit_seats(page).first).first).to_be_visible()
    if not confirm_button(page).count():
        expect(page.locator(".culprit-seat[data-lit]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    expect(confirm_button(page)).to_be_enabled()
    press_until(page, "Tab", "[data-confirm]")
    page.keyboard.press("Enter")
    expect(confirm_button(page)).to_have_count(0)
    return True


def do(page: Page, action: dict[str, Any]) -> None:
    """A move by pointing at what it is about, and the lamp button."""
    answers = {"trade": "Exchange a card", "decline": "Hand the cards back", "done": "Say no more"}
    target = action.get("target", action.get("suspect"))
    if "card" in action:
        page.locator(f'[data-card="{action["card"]}"]').first.click()
    if target is not None:
        seat(page, target).click()
    elif "card" not in action:
        page.get_by_role("button", name=answers.get(action["type"], "Suspect nobody")).first.click()
    confirm(page)


def confirm(page: Page) -> None:
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).click()
    expect(confirm_button(page)).to_have_count(0)
