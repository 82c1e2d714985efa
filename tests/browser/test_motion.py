"""What moves is on its way while its beat is shown, and there as soon as it is skipped."""

from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import PATIENCE, Person, play_one

SEATS = ["bot", "me", "bot"]
_HOLD = """
window.held = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...given) {
  const made = animate.apply(this, given);
  if (window.frozen) {
    made.pause();
    made.currentTime = given[1].delay + given[1].duration / 2;
  }
  window.held.push(made);
  return made;
};
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) => window.frozen && ms > 250 ? 0 : later(act, ms, ...more);
"""
"""Once the page is frozen a beat stays until it is skipped, and what moves stays half way."""
_SKIP = """(wanted) => {
  document.querySelector('[data-go-on]')?.click();
  return document.querySelector(wanted);
}"""
_MOVING = """(which) => window.held.filter((each) =>
  each.effect.target.matches(which) && each.playState !== 'finished').length"""
_WHERE = """(pawn) => {
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const station = pawn.querySelector('.number').textContent;
  const [x, y] = middle(pawn.querySelector('.body'));
  const [sx, sy] = middle(document.querySelector(`[data-station="${station}"]`));
  return Math.hypot(x - sx, y - sy);
}"""
"""How far a pawn is seen from the station where it stands, in pixels."""


def seated(person: People, **given: Any) -> Person:
    """At a table, when it is my turn for the first time."""
    ada = person(**given)
    ada.page.add_init_script(_HOLD)
    opened = ada.open_table("scotland_yard", SEATS)
    ada.go(f"/t/{opened['code']}")
    ada.page.wait_for_function(_SKIP, arg=".action.mine", timeout=PATIENCE)
    return ada


def move(page: Page) -> None:
    while play_one(page) != "confirm":
        pass


def off(page: Page) -> float:
    return float(page.locator(".pawn.own").first.evaluate(_WHERE))


def test_a_pawn_and_its_ticket_are_on_their_way_until_it_is_skipped(person: People) -> None:
    ada = seated(person, pace="calm", reduced_motion="no-preference")
    here = off(ada.page)
    ada.page.wait_for_function("() => document.querySelector('.sky')", timeout=PATIENCE)
    ada.page.evaluate("() => { window.frozen = true; }")
    move(ada.page)
    ada.page.wait_for_function(_MOVING, arg=".pawn.own", timeout=PATIENCE)
    assert off(ada.page) > here + 5
    expect(ada.page.locator("[data-flies]").first).to_be_attached()
    # The next beat has begun, or there is nothing that could be skipped.
    ada.page.wait_for_function(_MOVING, arg=".pawn:not(.own), .what", timeout=PATIENCE)
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_function(f"() => !({_MOVING})('.pawn.own')", timeout=PATIENCE)
    assert abs(off(ada.page) - here) < 1


def test_nothing_moves_for_those_who_want_no_motion(person: People) -> None:
    ada = seated(person, pace="brisk")
    move(ada.page)
    ada.page.wait_for_function(_SKIP, arg=".action.mine", timeout=PATIENCE)
    assert ada.page.evaluate("() => window.held.length") == 0
    assert ada.page.locator("[data-flies]").count() == 0
