"""What people do with the map of Scotland Yard in front of them."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page
from tests.browser.pages import wait_for_turn

MOST = 4000
_SOON = 15


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
  const wanted = ['[data-confirm]:not(:disabled)', '.card .way', '.offers button', '.station.legal'];
  for (const each of wanted) {
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
    """What is to be done next is done on the map: a station, then a ticket, then the lamp button.

    Looking and clicking are one: others move at the same time, and what was lit may go out.
    """
    done = page.evaluate(_ACT, number)
    return None if done is None else str(done)


def play_together(pages: Sequence[Page]) -> None:
    """Each in front of a page of their own, until the game is over for all."""
    for number in range(MOST):
        done = [act(page, number * 7) for page in pages]
        if all(each == "over" for each in done):
            return
        if not any(done):
            pages[0].wait_for_timeout(_SOON)
    raise AssertionError("the game does not end")


def wait_for_map(page: Page) -> None:
    wait_for_turn(page)
    lit(page).first.wait_for()
