"""What a frame of a scene costs, and whether a page that has seen a hundred games has grown."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page
from tests.browser.pages import PACE

from bench.client_play import spent
from bench.load.house import AT_ONCE, House
from gaslamp.games import NAMES

SEATS: Final = {
    "mr_jack": ["bot", "me"],
    "scotland_yard": ["bot", "me", "bot"],
    "sleuth": ["me", "bot", "bot", "bot"],
    "culprit": ["me", "bot", "bot", "bot", "bot"],
}
GAMES: Final = 100
LOOKS: Final = 90
"""So often the browser's own counts are read while a scene is shown, about once a frame: what it
costs to put the scene there is then not spread over the frames that follow."""
FRAME: Final = 16
PAUSE: Final = 60
STEPS: Final = 90
_COUNT: Final = """() => {
  window.frames_ = 0;
  const next = () => { window.frames_ += 1; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
_STEP: Final = """(pick) => {
  const scene = document.querySelector('[data-scene]');
  if (scene) return scene.dataset.scene;
  if (document.querySelector('#ending-title')) return 'over';
  const sure = document.querySelector('[data-sure], [data-confirm]:not(:disabled)');
  if (sure) { sure.click(); return ''; }
  document.querySelectorAll('.action details').forEach((each) => (each.open = true));
  const offered = [...document.querySelectorAll('.action.mine .choices button')];
  offered[pick % Math.max(1, offered.length)]?.click();
  return '';
}"""


def _table(page: Page, origin: str, game: str) -> str:
    headers = {"Origin": origin}
    page.request.post("/api/guest", headers=headers)
    setup = {"game": game, "seats": [{"type": kind} for kind in SEATS[game]]}
    return str(page.request.post("/api/tables", data=setup, headers=headers).json()["table"])


def _frames(page: Page, session: CDPSession) -> list[float]:
    """Milliseconds of scripting, style and layout of each frame: those between two looks alike."""
    found: list[float] = []
    before = (spent(session), page.evaluate("frames_"))
    for _ in range(LOOKS):
        page.wait_for_timeout(FRAME)
        after = (spent(session), page.evaluate("frames_"))
        drawn = after[1] - before[1]
        found += [(after[0] - before[0]) / max(1, drawn)] * drawn
        before = after
    return found


def _scenes(page: Page, session: CDPSession) -> dict[str, list[float]]:
    """Every scene of a game once, until the game is over or nothing new comes."""
    found: dict[str, list[float]] = {}
    for number in range(STEPS):
        scene = str(page.evaluate(_STEP, number * 7))
        if scene == "over":
            break
        if scene and scene not in found:
            found[scene] = _frames(page, session)
        page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE)
    return found


def scenes(browser: Browser) -> Iterator[str]:
    yield "| the busiest scene | frames | median of a frame | 95 % of frames under |"
    yield "| --- | --- | --- | --- |"
    for game in NAMES:
        with TemporaryDirectory() as folder:
            house = House(Path(folder), AT_ONCE)
            origin = f"http://127.0.0.1:{house.port}"
            page = browser.new_page(base_url=origin, locale="en", reduced_motion="no-preference")
            page.add_init_script(PACE % "calm")
            page.goto(f"/table/{_table(page, origin, game)}")
            page.evaluate(_COUNT)
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable")
            costs = {name: found for name, found in _scenes(page, session).items() if found}
            page.close()
            house.kill()
        worst = max(costs, key=lambda name: quantiles(costs[name], n=20)[-1])
        high = quantiles(costs[worst], n=20)[-1]
        cost = f"{median(costs[worst]):.2f} ms | {high:.2f} ms"
        yield f"| {game}: {worst} | {len(costs[worst])} | {cost} |"


def _heap(session: CDPSession) -> float:
    session.send("HeapProfiler.collectGarbage")
    found = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in found if each["name"] == "JSHeapUsedSize") / 1e6


def _given_up(page: Page) -> None:
    """The game at this table is given up, and the next one begins in the same page."""
    page.locator(".frame .action").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").last.click()
    here = page.url
    page.get_by_role("button", name="Change sides").click()
    page.wait_for_function("(before) => location.href !== before", arg=here)


def memory(browser: Browser, games: int = GAMES) -> Iterator[str]:
    """One page, one table after the other, all of them left behind."""
    yield "| games seen by one page | JavaScript heap, after collecting |"
    yield "| --- | --- |"
    with TemporaryDirectory() as folder:
        house = House(Path(folder), AT_ONCE)
        origin = f"http://127.0.0.1:{house.port}"
        page = browser.new_page(base_url=origin, locale="en", reduced_motion="reduce")
        page.add_init_script(PACE % "at-once")
        page.goto(f"/table/{_table(page, origin, 'mr_jack')}")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        for number in range(1, games + 1):
            _given_up(page)
            if number in (games // 10, games // 2, games):
                yield f"| {number} | {_heap(session):.1f} MB |"
        page.close()
        house.kill()
