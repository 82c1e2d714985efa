"""What people do with the map of Scotland Yard in front of them."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect
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
    """From my pawn over some of the lit stations to one; its ticket; and the lamp button."""
    page.keyboard.press("Home")
    for _ in range(1 + pick % len(lit_numbers(page))):
        page.keyboard.press("n")
        assert focus_shows(page)
    wanted = focused(page)
    page.keyboard.press("Enter")
    page.wait_for_function(CHOSEN, timeout=PATIENCE)
    if page.locator(".card .way").count():
        expect(page.locator(".card .way:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.locator("[data-confirm]:enabled").wait_for()
    assert focused(page) == wanted
    page.keyboard.press("c")
    expect(page.locator("[data-confirm]:focus")).to_contain_text(str(wanted))
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_have_count(0)
