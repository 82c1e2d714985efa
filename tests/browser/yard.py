"""What people do with the map of Scotland Yard in front of them."""

import json
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as TooLong
from tests.browser.pages import PATIENCE, focus_shows, until_over, wait_for_turn

MOST = 4000


def lit(page: Page) -> Locator:
    """The stations that one may go to."""
    return page.locator(".station.legal")


def station(page: Page, number: int) -> Locator:
    return page.locator(f'[data-station="{number}"]')


def lit_numbers(page: Page) -> list[int]:
    return [int(each) for each in page.eval_on_selector_all(".station.legal", _NUMBERS)]


_NUMBERS = "(all) => all.map((each) => each.dataset.station)"
_ACT = """(number) => {
  if (document.querySelector('#ending-title')) return 'over';
  if (!document.querySelector('.action.mine')) return null;
  const confirm = '[data-confirm]:not(:disabled)';
  for (const each of [confirm, '.card .way', '.offers button', '.station.legal']) {
    const found = document.querySelectorAll(each);
    if (found.length === 0) continue;
    const one = found[number % found.length];
    const box = one.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    one.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, detail: 1 }));
    return each;
  }
  return null;
}"""


def act(page: Page, number: int) -> str | None:
    """What is to be done next is done on the map: a station, then the lamp button.

    Looking and clicking are one: others move at the same time, and what was lit may go out.
    """
    done = page.evaluate(_ACT, number)
    return None if done is None else str(done)


def take_a_way(page: Page) -> None:
    """To a lit station: by an ordinary ticket, where several lead there."""
    act(page, 0)
    page.locator(".card .way, [data-confirm]").first.wait_for(state="attached")


def play_together(pages: Sequence[Page]) -> None:
    until_over(pages, act, MOST)


CHOSEN = """() => document.querySelector('[data-confirm]:not(:disabled)')
  || document.querySelector('.card .way')"""
_CAMERA = """() => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.sheet')).transform);
  return { a, e, f };
}"""
_NEAREST = """() => {
  const box = document.querySelector('.map').getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const found = [...document.querySelectorAll('.station.legal')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { station: Number(each.dataset.station), x: x + width / 2, y: y + height / 2 };
  });
  const far = (one) => Math.hypot(one.x - middle[0], one.y - middle[1]);
  return found.sort((one, other) => far(one) - far(other))[0];
}"""


def camera(page: Page) -> dict[str, float]:
    """Scale, and how far the map is pushed to the right and down."""
    return dict(page.evaluate(_CAMERA))


def nearest_lit(page: Page) -> dict[str, float]:
    """The lit station nearest to the middle of the map: its number, and where it is."""
    return dict(page.evaluate(_NEAREST))


def stands(page: Page, letters: str) -> int:
    """The station under a pawn, by the number on its plate."""
    pawn = page.locator(".pawn", has=page.locator(f".letters:text-is('{letters}')"))
    return int(pawn.locator(".number").text_content() or 0)


def focused(page: Page) -> int:
    number = page.locator(".station:focus").get_attribute("data-station")
    return int(number or 0)


def walk_to(page: Page, wanted: set[int]) -> int:
    """With the arrows from my pawn to the first station that is wanted."""
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press("Home")
        page.keyboard.press(arrow)
        if focused(page) in wanted:
            return focused(page)
    raise AssertionError("no arrow leads there")


class Fingers:
    """Several fingers on the glass."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def glide(self, *stages: list[tuple[int, int]]) -> None:
        """Put down at the first places, moved to the others, and lifted."""
        for number, places in enumerate(stages):
            self._send("touchMove" if number else "touchStart", places)
        self._send("touchEnd", [])

    def _send(self, kind: str, places: list[tuple[int, int]]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def wait_for_map(page: Page) -> None:
    wait_for_turn(page)
    lit(page).first.wait_for()


def move_by_keyboard(page: Page, pick: int) -> None:
    """To one of the lit stations."""
    numbers = lit_numbers(page)
    go_by_keyboard(page, numbers[pick % len(numbers)])


def chase_by_keyboard(page: Page) -> None:
    """As near as may be to where Mister X is most likely, as the oracle has it.

    Others move too, and a station that one is on the way to may go out: then once more. If
    somebody else has caught him meanwhile, nothing is lit any more.
    """
    for _ in range(TRIES):
        if not (numbers := lit_numbers(page)):
            return
        wanted = int(page.evaluate(_TOWARDS) or numbers[0])
        if _reaches(page, wanted) and _take(page, wanted, SOON):
            return
    raise AssertionError("others were first each time")


TRIES: Final = 10
SOON: Final = 3000
"""After so many milliseconds it is tried again: what was on its way has been overtaken."""


_TOWARDS = """() => {
  const likeliest = document.querySelector('.notes .stations button b')?.textContent;
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const there = document.querySelector(`[data-station="${likeliest}"]`);
  if (!there) return null;
  const [x, y] = middle(there);
  const far = (each) => Math.hypot(middle(each)[0] - x, middle(each)[1] - y);
  const lit = [...document.querySelectorAll('.station.legal')];
  return lit.sort((one, other) => far(one) - far(other))[0]?.dataset.station;
}"""


def go_by_keyboard(page: Page, wanted: int) -> None:
    """From my pawn over lit stations to this one; its ticket; and the lamp button."""
    assert _reaches(page, wanted)
    assert _take(page, wanted)


def _reaches(page: Page, wanted: int) -> bool:
    page.keyboard.press("Home")
    for _ in lit_numbers(page):
        page.keyboard.press("n")
        assert focus_shows(page)
        if focused(page) == wanted:
            return True
    return False


def _take(page: Page, wanted: int, patience: float = PATIENCE) -> bool:
    """Whether it came to that: nobody else was there first."""
    page.keyboard.press("Enter")
    if not _comes(page, "[data-confirm]:not(:disabled), .card .way", wanted, patience):
        return False
    # A station says at once that its card is open; the card itself may still be on its way.
    if page.locator(".station[aria-expanded=true]").count():
        if not _comes(page, ".card .way:focus", wanted, patience):
            return False
        page.keyboard.press("Enter")
        if not _comes(page, "[data-confirm]:not(:disabled)", wanted, patience):
            return False
    assert focused(page) == wanted
    page.keyboard.press("c")
    if not _comes(page, "[data-confirm]:focus", wanted, patience):
        return False
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    return True


def _comes(page: Page, selector: str, wanted: int, patience: float) -> bool:
    """Waits until this is there, or until the station has gone out under the hand."""
    try:
        found = page.wait_for_function(_THERE_OR_OUT, arg=[selector, wanted], timeout=patience)
    except TooLong:
        return False
    return bool(found.json_value() == "there")


_THERE_OR_OUT = """([selector, station]) => {
  if (document.querySelector(selector)) return 'there';
  if (!document.querySelector('.action.mine')) return 'out';
  const lit = [...document.querySelectorAll('.station.legal')];
  return lit.length > 0 && lit.every((each) => Number(each.dataset.station) !== station) && 'out';
}"""
"""While the house is asked what may follow, nothing is lit at all."""


MANY: Final = (34, 45, 46, 47, 58, 59, 61, 74, 76, 78, 79)
FEW: Final = (45, 46, 61)


def net_around(page: Page) -> Callable[[], None]:
    """What can be known of Mister X: much, and little from when the net is closed. How often the
    page asks says nothing, for it calls off what it no longer wants to know."""
    left: list[tuple[int, ...]] = [MANY]

    def answer(route: Route) -> None:
        found = route.fetch().json()
        found["chances"]["X"] = {str(each): f"1/{len(left[-1])}" for each in left[-1]}
        route.fulfill(body=json.dumps(found), content_type="application/json")

    page.route("**/api/tables/*/knowledge*", answer)
    return lambda: left.append(FEW)
