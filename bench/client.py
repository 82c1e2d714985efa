"""The browser client: how large it is, and what a frame costs while the map is moved about.

python -m bench client     in the system's chromium, headless and without a graphics card
"""

import gzip
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.browser.pages import PACE

from bench import client_play, client_scenes, client_slow
from bench.load.house import AT_ONCE, House
from gaslamp.games import NAMES

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run")
FRAMES: Final = 240
COSTS: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
CHUNK: Final = re.compile(r"/assets/(\w+)-[\w-]+\.js$")

INTRODUCTION = """\
# The browser client

Written by `python -m bench client`, in chromium without a graphics card, on a machine that others
use too. A frame is one step of the pointer; what it costs is what the browser itself counts as
scripting, style and layout of the page between two steps ({frames} of them). *The house answers*
is the time from the command to an open port, *the table is shown* from then until the board stands
there after one click on the front page, its script fetched from scratch. The *slow phone* is
chromium's own emulation: a processor {slower} times slower, 562 ms before each answer, 1.4 Mbit/s,
an empty cache, a screen of 390 x 844, in French; the median of {times}."""


@contextmanager
def playing(width: int, height: int) -> Iterator[Page]:
    """A detective's page in the middle of the first round."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), AT_ONCE)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            origin = f"http://127.0.0.1:{house.port}"
            page = browser.new_page(
                base_url=origin, viewport={"width": width, "height": height}, locale="en"
            )
            page.add_init_script(PACE % "at-once")
            page.goto(f"/table/{_opened(page, origin)}")
            page.locator(".station.legal").first.wait_for()
            yield page
        finally:
            browser.close()
            house.kill()


def _opened(page: Page, origin: str) -> str:
    headers = {"Origin": origin}
    page.request.post("/api/guest", headers=headers)
    seats = [{"type": kind} for kind in ("bot", "me", "bot", "bot")]
    setup = {"game": "scotland_yard", "seats": seats}
    return str(page.request.post("/api/tables", data=setup, headers=headers).json()["table"])


def _spent(session: CDPSession) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return 1000.0 * sum(float(each["value"]) for each in found if each["name"] in COSTS)


def frames(page: Page, step: Callable[[CDPSession, int], None]) -> list[float]:
    """Milliseconds of scripting, style and layout for each step."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    spent = [_spent(session)]
    for number in range(FRAMES):
        step(session, number)
        spent.append(_spent(session))
    return [after - before for before, after in pairwise(spent)]


def _mouse(session: CDPSession, kind: str, x: float, y: float, **more: Any) -> None:
    session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})


def panned(page: Page) -> list[float]:
    """A drag to and fro, in circles that the eye could follow."""
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.get_by_role("button", name="Zoom in").click()
    page.mouse.move(x, y)
    page.mouse.down()

    def step(session: CDPSession, number: int) -> None:
        far = 160 - abs(number % 80 - 40) * 8
        _mouse(session, "mouseMoved", x + far, y + far / 2, button="left", buttons=1)

    found = frames(page, step)
    page.mouse.up()
    return found


def zoomed(page: Page) -> list[float]:
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3

    def step(session: CDPSession, number: int) -> None:
        turn = -60 if number % 60 < 30 else 60
        _mouse(session, "mouseWheel", x, y, deltaX=0, deltaY=turn)

    return frames(page, step)


def _row(what: str, found: list[float]) -> str:
    return f"| {what} | {median(found):.2f} ms | {quantiles(found, n=20)[-1]:.2f} ms |"


def the_map() -> Iterator[str]:
    yield "| Scotland Yard, 199 stations | median of a frame | 95 % of frames under |"
    yield "| --- | --- | --- |"
    for name, size in (("wide, 1440 x 900", (1440, 900)), ("phone, 390 x 844", (390, 844))):
        with playing(*size) as page:
            yield _row(f"{name}: the map is dragged", panned(page))
            yield _row(f"{name}: the wheel zooms", zoomed(page))


def sizes() -> Iterator[str]:
    """What is fetched for each game besides the house itself, without its words."""
    yield "| JavaScript of a game | as it is | gzipped |"
    yield "| --- | --- | --- |"
    assets = Path(str(files("gaslamp.server").joinpath("client", "assets")))
    for path in sorted(assets.glob("*.js")):
        name = CHUNK.search(path.as_posix())
        text = path.read_bytes()
        # The chunks with a game's sentences have its name too, but import nothing.
        if name and name[1] in NAMES and b'"./house-' in text:
            packed = len(gzip.compress(text))
            yield f"| {name[1]} | {len(text) / 1000:.1f} kB | {packed / 1000:.1f} kB |"


def page() -> str:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        parts_met = (
            client_play.tables,
            client_slow.pages,
            client_play.steps,
            client_scenes.scenes,
            client_scenes.memory,
        )
        met = ["\n".join(each(browser)) for each in parts_met]
        browser.close()
    parts = [
        INTRODUCTION.format(frames=FRAMES, slower=client_slow.SLOWER, times=client_slow.TIMES),
        *met,
        "\n".join(the_map()),
        "\n".join(sizes()),
    ]
    return "\n\n".join(parts) + "\n"
