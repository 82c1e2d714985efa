"""What people do in front of the browser, in the words of the page."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 45_000
A_WHILE = 5_000
A_MOMENT = 500
WIDE = (1440, 900)
PHONE = (390, 844)
NARROW = (360, 740)
LITTLE = 0.001
"""Of the screen, as browsers measure it: less is nothing that anybody sees."""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EXPECTED = re.compile(
    r"WebSocket connection|Failed to load resource|ERR_CONNECTION"
    r"|Opener-Policy header has been ignored|Service Worker registration blocked"
)
"""What the browser itself says when a house is closed, at a plain address in a network, and where
a test wants no worker between the page and the house."""

expect.set_options(timeout=PATIENCE)


PACE = """try {
  localStorage.getItem('gaslamp-pace') ?? localStorage.setItem('gaslamp-pace', '%s');
} catch { /* The browser's own page for a house that is closed keeps nothing. */ }"""
"""Most tests are about what is told in the end, not about the time it is given."""


WAY = PACE.replace("gaslamp-pace", "gaslamp-way")
"""Whoever wants everything noted sees everything that can be on the page."""


Plan = str | dict[str, str]
"""Who is to sit somewhere: in a word, or with a rank."""
CONSTABLE: Plan = {"type": "bot", "level": "constable"}
"""Against the weakest of bots a game is soon over."""


class Person:
    """A context of the browser with one page, or several of one person."""

    def __init__(
        self,
        browser: Browser,
        port: int,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        host: str = "127.0.0.1",
        pace: str = "at-once",
        way: str = "oracle",
        **given: Any,
    ) -> None:
        self.origin = f"http://{host}:{port}"
        width, height = size
        self.context = browser.new_context(
            base_url=self.origin,
            locale=language,
            viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", "service_workers": "block", **given},
        )
        self.context.add_init_script(PACE % pace)
        self.context.add_init_script(WAY % way)
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page = self.another_tab()

    def another_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._note)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def leave(self) -> list[str]:
        self.context.close()
        return self.faults

    def go(self, path: str) -> "Person":
        self.page.goto(path)
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def open_table(self, game: str, seats: Sequence[Plan], **setup: Any) -> dict[str, str]:
        """Sets a table up beside the page; it still has to be opened."""
        self.context.request.post("/api/guest", headers={"Origin": self.origin})
        plans = [{"type": plan} if isinstance(plan, str) else plan for plan in seats]
        made = self.context.request.post(
            "/api/tables",
            data={"game": game, "seats": plans, **setup},
            headers={"Origin": self.origin},
        )
        assert made.status == 201, made.text()
        return dict(made.json())


def choices(page: Page) -> Locator:
    """What may be done, as the list in words."""
    return page.locator(".choices button")


OPENED = """() => {
  document.querySelectorAll('.action details').forEach((each) => (each.open = true));
  return document.querySelector('.choices button');
}"""


OPENED_STILL = f"() => !document.querySelector('.action.mine') || ({OPENED})()"
"""Others move too: then there may be nothing to choose from any more."""


def open_list(page: Page) -> Locator:
    """The list, where a board has folded it away: it is written when somebody unfolds it."""
    page.wait_for_function(OPENED, timeout=PATIENCE)
    return choices(page)


def confirm_button(page: Page) -> Locator:
    return page.locator("[data-confirm]")


def is_over(page: Page) -> bool:
    return page.locator("#ending-title").is_visible()


AT_REST = """() => {
  const asked = document.querySelector('.action');
  if (document.querySelector('#ending-title')) return 'over';
  if (!asked || !asked.classList.contains('mine')) return null;
  const button = document.querySelector('[data-confirm]');
  const offered = document.querySelector('.choices button, .action details');
  if (button) return button.disabled ? (offered ? 'go on' : null) : 'confirm';
  return offered ? 'choose' : null;
}"""


CHOSEN = """() =>
  document.querySelector('[data-confirm]') || !document.querySelector('.action.mine')"""


def wait_for_turn(page: Page) -> str:
    """Until something is asked of whoever looks at the page, or the game is over."""
    return str(page.wait_for_function(AT_REST, timeout=PATIENCE).json_value())


def who_is_asked(pages: Sequence[Page]) -> int | None:
    """Until something is asked of one of those who look on, or the game is over. What one page says
    of the others may be of a while ago."""
    for _ in range(round(PATIENCE / A_MOMENT)):
        for place, page in enumerate(pages):
            with suppress(TooLate):
                found = page.wait_for_function(AT_REST, timeout=A_MOMENT).json_value()
                return None if found == "over" else place
    raise AssertionError("nobody is asked anything")


_READ = """() => {
  const byTheClock = [...document.querySelectorAll('.thinking, .bubble')];
  for (const each of byTheClock) each.style.display = 'none';
  const read = [document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title]')].map(
      (each) => `${each.getAttribute('aria-label')} ${each.getAttribute('title')}`)].join('\\n');
  for (const each of byTheClock) each.style.display = '';
  return read;
}"""


def wait_for_all(page: Page) -> None:
    """Until what is fetched after the board is there too."""
    page.get_by_role("button", name="React without words").wait_for()


def read(page: Page) -> str:
    """All that the page says, but how long somebody has been thinking and how long a word hangs in
    the air: the page's own clock says those, which is another in every run."""
    return str(page.evaluate(_READ))


def play_one(page: Page, pick: int = 0) -> str:
    """One step of a move from the list, or its confirmation."""
    asked = wait_for_turn(page)
    if asked == "confirm":
        try:
            confirm_button(page).click(timeout=A_WHILE)
        except TooLate:
            return "too late"  # others have done meanwhile what was chosen
        if (sure := page.locator("[data-sure]")).is_visible():
            sure.click()
        page.wait_for_function(
            "() => !document.querySelector('[data-confirm]:not(:disabled)')", timeout=PATIENCE
        )
    elif asked != "over":
        page.wait_for_function(OPENED_STILL, timeout=PATIENCE)
        if count := choices(page).count():
            _choose(page, choices(page).nth(pick % count))
    return asked


def _choose(page: Page, choice: Locator) -> None:
    """Others may have done meanwhile what was offered; then it is asked anew what there is."""
    with suppress(TooLate):
        choice.click(timeout=A_WHILE)
        page.wait_for_function(CHOSEN, timeout=PATIENCE)


def play_to_the_end(page: Page, most: int = 400) -> None:
    for number in range(most):
        if play_one(page, number * 7) == "over":
            return
    raise AssertionError("the game does not end")


def press_until(page: Page, key: str, selector: str, most: int = 80) -> None:
    """Press a key until the focus is on something."""
    for _ in range(most):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


def tab_to(page: Page, wanted: Locator) -> None:
    """Presses the tab key until the focus is where it is wanted."""
    target = wanted.first.element_handle()
    for _ in range(250):
        page.keyboard.press("Tab")
        if page.evaluate("(e) => document.activeElement === e", target):
            return
    raise AssertionError("the tab key does not get there")


def focus_shows(page: Page) -> bool:
    """Whether something has the focus, and looks like it."""
    return bool(page.evaluate(_SHOWS))


_SHOWS = """() => {
  const focused = document.activeElement;
  if (focused === document.body || !focused.matches(':focus-visible')) return false;
  return [focused, ...focused.children].some((each) => {
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(each);
    const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) > 1;
    return ring || (stroke !== 'none' && parseFloat(strokeWidth) >= 5);
  });
}"""


def axe(page: Page, without: str = "noscript") -> list[str]:
    """What axe-core finds wrong with the page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """([values, without]) => axe.run({exclude: [without]}, {
          runOnly: {type: 'tag', values}, rules: {'label-content-name-mismatch': {enabled: true}}
        })""",
        [AXE_RULES, without],
    )
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def expect_heading(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("heading", name=text).first).to_be_visible()


_MOVED = """(() => {
  window.moved = [];
  const named = ({ node }) => node?.nodeName + '.' + [...(node?.classList ?? [])].join('.');
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.moved.push([value, sources.map(named).join(', ')]);
  }).observe({ type: 'layout-shift', buffered: true });
})()"""
_DRAWN = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done))))"""


def watch_what_moves(ada: Person) -> None:
    """From the next page on, with nothing kept, over a line on which each answer takes a moment."""
    ada.context.add_init_script(_MOVED)
    line = ada.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    slow = {"latency": 100, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", {"offline": False, **slow})


def moved(page: Page) -> list[tuple[float, str]]:
    """What has jumped while the page was loaded, and how much of the screen that was."""
    page.wait_for_load_state("networkidle")
    page.evaluate(_DRAWN)
    return [(value, what) for value, what in page.evaluate("window.moved") if value >= LITTLE]


def until_over(
    pages: Sequence[Page], act: Callable[[Page, int], str | None], most: int, soon: int = 15
) -> None:
    """Each in front of a page of their own, until the game is over for all."""
    for number in range(most):
        done = [act(page, number * 7) for page in pages]
        if all(each == "over" for each in done):
            return
        if not any(done):
            pages[0].wait_for_timeout(soon)
    raise AssertionError("the game does not end")
