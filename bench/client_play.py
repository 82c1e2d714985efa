"""The client as a person meets it: how long until the first table, and what a step costs."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page
from tests.browser.pages import PACE, play_one, wait_for_turn

from bench.load.house import AT_ONCE, House
from gaslamp.games import NAMES, game_named
from gaslamp.words import Words

STEPS: Final = 40
FOLLOWS: Final = 4000
"""Milliseconds in which all is fetched that the table does not need to be there: the pictures of
the scenes, sounds, bubbles."""
SENT: Final = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
PROCESSOR: Final = {"timeDomain": "threadTicks"}
"""Time of the processor, not of the clock: how crowded the machine is matters little to it."""
COSTS: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


def fetched_by(page: Page) -> dict[str, int]:
    """The JavaScript that a page fetches from now on, and how large each file is when packed."""
    found: dict[str, int] = {}
    page.on(
        "response",
        lambda answer: (
            found.update({answer.url: len(gzip.compress(answer.body()))})
            if answer.url.endswith(".js")
            else None
        ),
    )
    return found


def first_table(browser: Browser, game: str) -> str:
    """From the command that opens the house to a table that asks for a move."""
    with TemporaryDirectory() as folder:
        begun = perf_counter()
        house = House(Path(folder), AT_ONCE)
        opened = perf_counter()
        page = browser.new_page(base_url=f"http://127.0.0.1:{house.port}", locale="en")
        script = fetched_by(page)
        page.goto("/")
        title = Words("en")(f"{game.replace('_', '-')}-title")
        page.get_by_role("button", name=f"Play now: {title}").click()
        page.locator(".board > :visible").first.wait_for()
        shown = perf_counter()
        size = sum(script.values()) / 1000
        page.wait_for_timeout(FOLLOWS)
        sent = float(page.evaluate(SENT)) / 1000
        page.close()
        house.kill()
    times = f"{opened - begun:.2f} s | {shown - opened:.2f} s"
    return f"| {game} | {times} | {size:.1f} kB | {sent:.1f} kB |"


def spent(session: CDPSession) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return 1000.0 * sum(float(each["value"]) for each in found if each["name"] in COSTS)


def interactions(browser: Browser, game: str) -> str:
    """Scripting, style and layout of one step from the list, bots' answers included."""
    with TemporaryDirectory() as folder:
        house = House(Path(folder), AT_ONCE)
        origin = f"http://127.0.0.1:{house.port}"
        page = browser.new_page(base_url=origin, locale="en")
        page.add_init_script(PACE % "at-once")
        headers = {"Origin": origin}
        page.request.post("/api/guest", headers=headers)
        seats = [{"type": "me"}, *[{"type": "bot"}] * (game_named(game).usual_seats - 1)]
        made = page.request.post(
            "/api/tables", data={"game": game, "seats": seats}, headers=headers
        )
        page.goto(f"/t/{made.json()['code']}")
        wait_for_turn(page)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", PROCESSOR)
        costs: list[float] = []
        for number in range(STEPS):
            before = spent(session)
            if play_one(page, number * 7) == "over":
                break
            costs.append(spent(session) - before)
        page.close()
        house.kill()
    worst = quantiles(costs, n=20, method="inclusive")[-1]
    return f"| {game} | {len(costs)} | {median(costs):.1f} ms | {worst:.1f} ms |"


def tables(browser: Browser) -> Iterator[str]:
    yield (
        "| first table | the house answers | the table is shown | JavaScript until then, gzipped "
        "| and all that follows, as it is sent |"
    )
    yield "| --- | --- | --- | --- | --- |"
    for game in NAMES:
        yield first_table(browser, game)


def steps(browser: Browser) -> Iterator[str]:
    yield "| a step of a move | steps | median | 95 % under |"
    yield "| --- | --- | --- | --- |"
    for game in NAMES:
        yield interactions(browser, game)
