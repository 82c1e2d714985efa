"""What a frame of a scene costs, and whether a page that has seen a hundred games has grown."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from playwright.sync_api import Browser, CDPSession, Page
from tests.browser.pages import PACE

from bench.load.house import AT_ONCE, House
from gaslamp.games import NAMES

SEATS: Final = {
    "mr_jack": ["bot", "me"],
    "scotland_yard": ["bot", "me", "bot"],
    "sleuth": ["me", "bot", "bot", "bot"],
    "culprit": ["me", "bot", "bot", "bot", "bot"],
}
_Motion = Literal["no-preference", "reduce"]
GAMES: Final = 100
AFTER: Final = (1, 10, 50, 100)
LOOKED_AT: Final = 1500
"""Milliseconds of each scene: the light falls in the first of them, then it holds."""
FRAME: Final = 1000 / 60
PAUSE: Final = 60
STEPS: Final = 90
INTRODUCTION: Final = """\
A frame of a scene is a sixtieth of a second, in the second and a half after it was noticed; its
cost is processor time of the page's own thread, from the browser's trace. What takes longer than a
frame fills the next ones too.
"""
TRACED: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
COUNTED: Final = frozenset(
    {
        "EvaluateScript",
        "EventDispatch",
        "FireAnimationFrame",
        "FunctionCall",
        "Layout",
        "RunMicrotasks",
        "TimerFire",
        "UpdateLayoutTree",
    }
)
"""Scripting, style and layout, as the browser's own panel has them."""
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


def frames_of(trace: dict[str, Any], length: int = LOOKED_AT) -> list[float]:
    """Milliseconds of processor time of the page's own thread for each frame of the screen: how
    crowded the machine is matters little to it. A frame for which the page's thread was not asked,
    because only what is composited moves, costs nothing; what takes longer than a frame fills the
    next ones too. What lies within another is counted with that."""
    frames = [each for each in trace["traceEvents"] if each["name"] == "BeginMainThreadFrame"]
    spent = [0.0] * round(length / FRAME)
    if not frames:
        return spent
    threads = Counter((each["pid"], each["tid"]) for each in frames)
    counted = sorted(_counted(trace, threads.most_common(1)[0][0]), key=lambda each: each["ts"])
    begun, until = counted[0]["ts"] if counted else 0.0, 0.0
    for each in counted:
        if each["ts"] >= until:
            until = each["ts"] + each["dur"]
            cost = each.get("tdur", each["dur"]) / 1000
            _lay(spent, round((each["ts"] - begun) / 1000 / FRAME), cost)
    return spent


def _lay(spent: list[float], at: int, cost: float) -> None:
    while cost > 0 and at < len(spent):
        taken = min(cost, max(0.0, FRAME - spent[at]))
        spent[at] += taken
        cost -= taken
        at += 1


def _counted(trace: dict[str, Any], thread: tuple[int, int]) -> Iterator[dict[str, Any]]:
    for each in trace["traceEvents"]:
        here = (each.get("pid"), each.get("tid")) == thread
        if here and each.get("ph") == "X" and each["name"] in COUNTED:
            yield each


def _frames(browser: Browser, page: Page) -> list[float]:
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(LOOKED_AT)
    return frames_of(json.loads(browser.stop_tracing()))


def _scenes(browser: Browser, page: Page) -> dict[str, list[float]]:
    """Every scene of a game once, until the game is over or nothing new comes."""
    found: dict[str, list[float]] = {}
    for number in range(STEPS):
        scene = str(page.evaluate(_STEP, number * 7))
        if scene == "over":
            break
        if scene and scene not in found:
            found[scene] = _frames(browser, page)
        page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE)
    return found


@contextmanager
def _at_table(browser: Browser, game: str, pace: str, motion: _Motion) -> Iterator[Page]:
    with TemporaryDirectory() as folder:
        house = House(Path(folder), AT_ONCE)
        origin = f"http://127.0.0.1:{house.port}"
        page = browser.new_page(base_url=origin, locale="en", reduced_motion=motion)
        page.add_init_script(PACE % pace)
        page.goto(f"/table/{_table(page, origin, game)}")
        yield page
        page.close()
        house.kill()


def scenes(browser: Browser) -> Iterator[str]:
    yield INTRODUCTION
    yield "| the busiest scene | frames | median of a frame | 95 % of frames under |"
    yield "| --- | --- | --- | --- |"
    for game in NAMES:
        with _at_table(browser, game, "calm", "no-preference") as page:
            costs = {
                name: found for name, found in _scenes(browser, page).items() if len(found) > 1
            }
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
    with _at_table(browser, "mr_jack", "at-once", "reduce") as page:
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        for number in range(1, games + 1):
            _given_up(page)
            if number in AFTER:
                yield f"| {number} | {_heap(session):.1f} MB |"
