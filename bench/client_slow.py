"""The client's pages on a slow phone with a poor connection: when they can be used, what moves."""

from collections.abc import Iterator, Sequence
from json import dumps
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page
from tests.browser.pages import PACE

from bench.load.house import AT_ONCE, House

SLOWER: Final = 6
KBIT: Final = 1000 / 8
SLOW_4G: Final = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1440 * KBIT,
    "uploadThroughput": 675 * KBIT,
}
"""As Chromium's own panel has it: it makes up for what its emulation leaves out."""
TIMES: Final = 3
USABLE: Final = {
    "/": "button.play:enabled",
    "/rules/mr_jack": ".clause",
    "/check": "input[type=file]",
    "/new/sleuth": "button.lamp:enabled",
}
"""What stands there when a page can be used."""
SEATS: Final = {
    "sleuth": ("me", "bot", "bot", "bot"),
    "mr_jack": ("bot", "me"),
    "culprit": ("me", "bot", "bot", "bot", "bot"),
    "scotland_yard": ("bot", "me", "bot", "bot"),
}
AT_TABLE: Final = ".action .lead"
SHIFTED: Final = """() => { window.shifted = 0; new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
}).observe({ type: 'layout-shift', buffered: true }); }"""
WATCHING: Final = """(wanted) => { const look = () => {
  const found = document.querySelector(wanted);
  if (found && found.getClientRects().length > 0) window.usable ??= performance.now();
  if (found && !found.closest('#greeting')) window.awake ??= performance.now();
  if (!window.awake) requestAnimationFrame(look);
}; look(); }"""
"""By the page's own clock: how long whoever asks it has to wait for an answer is not the page's."""


class Load(NamedTuple):
    seconds: float
    awake: float
    fetched: float
    files: int
    shift: float


def slow_page(browser: Browser, origin: str) -> Page:
    page = browser.new_page(
        base_url=origin, locale="fr", viewport={"width": 390, "height": 844}, is_mobile=True
    )
    page.add_init_script(PACE % "at-once")
    page.add_init_script(f"({SHIFTED})()")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def load(browser: Browser, origin: str, path: str) -> Load:
    page = slow_page(browser, origin)
    return loaded(page, path, USABLE[path])


def load_table(browser: Browser, origin: str, game: str) -> Load:
    """Somebody comes back to a game that goes on, on a device that has forgotten all files."""
    at_ease, headers = browser.new_page(base_url=origin), {"Origin": origin}
    at_ease.request.post("/api/guest", headers=headers)
    setup = {"game": game, "seats": [{"type": kind} for kind in SEATS[game]]}
    opened = at_ease.request.post("/api/tables", data=setup, headers=headers).json()
    at_ease.goto(f"/table/{opened['table']}")
    at_ease.locator(AT_TABLE).wait_for()
    page = slow_page(browser, origin)
    page.context.add_cookies(
        [
            {"name": each["name"], "value": each["value"], "url": origin}
            for each in at_ease.context.cookies()
        ]
    )
    at_ease.context.close()
    return loaded(page, f"/table/{opened['table']}", AT_TABLE)


def loaded(page: Page, path: str, wanted: str) -> Load:
    """With an empty cache: until the page can be read and pressed, until its script answers that,
    and what has moved once all is there."""
    page.add_init_script(f"({WATCHING})({dumps(wanted)})")
    page.goto(path, wait_until="commit")
    page.wait_for_function("() => window.awake")
    seconds, awake = page.evaluate("() => [window.usable / 1000, window.awake / 1000]")
    found = page.evaluate(
        """() => { const each = performance.getEntriesByType('resource');
        return [each.reduce((sum, one) => sum + one.transferSize, 0), each.length]; }"""
    )
    page.wait_for_load_state("networkidle")
    shift = float(page.evaluate("() => window.shifted"))
    page.context.close()
    return Load(seconds, awake, found[0] / 1000, found[1], shift)


def pages(browser: Browser) -> Iterator[str]:
    yield "| a slow phone, slow 4G | can be used after | answers after | fetched | layout shift |"
    yield "| --- | --- | --- | --- | --- |"
    with TemporaryDirectory() as folder:
        house = House(Path(folder), AT_ONCE)
        origin = f"http://127.0.0.1:{house.port}"
        for path in USABLE:
            yield _row(path, [load(browser, origin, path) for _ in range(TIMES)])
        for game in SEATS:
            found = [load_table(browser, origin, game) for _ in range(TIMES)]
            yield _row(f"a table of {game}", found)
        house.kill()


def _row(what: str, found: Sequence[Load]) -> str:
    seconds = median(each.seconds for each in found)
    awake = median(each.awake for each in found)
    last, shift = found[-1], max(each.shift for each in found)
    size = f"{last.fetched:.0f} kB in {last.files} files"
    return f"| {what} | {seconds:.2f} s | {awake:.2f} s | {size} | {shift:.3f} |"
