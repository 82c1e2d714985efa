"""Playing Mr. Jack on its board, as a hand or the keyboard does it."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import (
    PATIENCE,
    confirm_button,
    focus_shows,
    press_until,
    wait_for_turn,
)

PICKS_UP: Final = re.compile(
    r"\. (Pick it up|Whistle|Come this way|Prendre|Siffler|Venir par ici)$"
)
ACCUSES: Final = re.compile(r"\. (Accuse|Accuser) \S")
_OFFERED: Final = """() => [...document.querySelectorAll('[data-cell][aria-disabled=false]')]
  .map(cell => [cell.dataset.cell, cell.getAttribute('aria-label')])"""
_ANSWERED: Final = """(steps) => {
  const list = document.querySelectorAll('.action .steps li').length;
  const some = document.querySelector('[data-confirm]');
  const now = some ? Math.max(list, 1) : 0;
  return now > steps && document.querySelector('[data-cell][aria-disabled=false]')
    || document.querySelector('[data-confirm]:not(:disabled)');
}"""
Tap = Callable[[Locator], None]


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


def offered(page: Page) -> dict[str, str]:
    """What lights up on the board, with what a tap on it would do."""
    return dict(page.evaluate(_OFFERED))


def steps(page: Page) -> int:
    """How much of a move is composed."""
    listed = page.locator(".action .steps li").count()
    return max(listed, confirm_button(page).count())


def best(found: dict[str, str], pick: int) -> str:
    """A choice rather than a thing to pick up, and no accusation if anything else is offered."""
    calm = [name for name, said in found.items() if not ACCUSES.search(said)]
    chosen = [name for name in calm if not PICKS_UP.search(found[name])]
    among = chosen or calm or list(found)
    return among[pick % len(among)]


def step(page: Page, pick: int, tap: Tap) -> None:
    """Taps until one more step is composed."""
    before = steps(page)
    while steps(page) == before:
        if (arrows := page.locator("g.turn")).count():
            tap(arrows.nth(pick % arrows.count()))
            page.wait_for_function(_ANSWERED, arg=before, timeout=PATIENCE)
            return
        found = offered(page)
        assert found, "nothing lights up"
        name = best(found, pick)
        tap(cell(page, name))
        if not PICKS_UP.search(found[name]):
            page.wait_for_function(_ANSWERED, arg=before, timeout=PATIENCE)


def confirm(page: Page, press: Tap) -> None:
    press(confirm_button(page))
    if (sure := page.locator("[data-sure]")).is_visible():
        press(sure)
    expect(confirm_button(page)).to_have_count(0)


def play_on_board(page: Page, pick: int, tap: Tap = Locator.click) -> str:
    """One step of an activation by the board, or its confirmation."""
    asked = wait_for_turn(page)
    if asked == "confirm":
        confirm(page, tap)
    elif asked != "over":
        step(page, pick, tap)
    return asked


def activate(page: Page, pick: int, tap: Tap = Locator.click) -> str:
    """A whole activation."""
    for number in range(12):
        asked = play_on_board(page, pick + number, tap)
        if asked in ("confirm", "over"):
            return asked
    raise AssertionError("the activation does not end")


def accusable(page: Page) -> str | None:
    found = offered(page)
    return next((name for name, said in found.items() if ACCUSES.search(said)), None)


def accuse_soon(page: Page, tap: Tap = Locator.click, most: int = 16) -> None:
    """Plays the Investigator until somebody can be accused, and accuses."""
    for number in range(most):
        if wait_for_turn(page) == "over":
            return
        step(page, number, tap)
        suspect = accusable(page)
        if suspect is not None:
            tap(cell(page, suspect))
            expect(confirm_button(page)).to_be_enabled()
            confirm(page, tap)
            return
        activate(page, number, tap)
    raise AssertionError("nobody could be accused")


def step_by_keyboard(page: Page, wanted: str) -> None:
    """From target to target until the focus is on a cell, and chooses it."""
    before, doing = steps(page), offered(page)[wanted]
    press_until(page, "n", f'[data-cell="{wanted}"]')
    assert focus_shows(page)
    page.keyboard.press("Enter")
    if not PICKS_UP.search(doing):
        page.wait_for_function(_ANSWERED, arg=before, timeout=PATIENCE)


def confirm_by_keyboard(page: Page) -> None:
    """From the board to the lamp button, and through the question whether one is sure."""
    page.keyboard.press("c")
    expect(page.locator("[data-confirm]:focus")).to_be_enabled()
    page.keyboard.press("Enter")
    if page.get_by_role("dialog").is_visible():
        press_until(page, "Tab", "[data-sure]")
        page.keyboard.press("Enter")
    expect(confirm_button(page)).to_have_count(0)
