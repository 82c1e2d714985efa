"""Two houses are dealt games that differ in what a seat cannot know: its page is the same."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket
from tests.browser.conftest import People
from tests.browser.pages import read, wait_for_all
from tests.contract.cases import Case
from tests.server.running import Player, Running
from tests.server.test_secrecy import Pair, pairs, seated, synchronise, world

from gaslamp.core.data import to_json
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE

CASE = Case("sleuth", 3)
VIEWER = 1
FORMS = ("Gems", "By player", "In words")
Seen = tuple[list[str], list[str]]


def frames_of(page: Page) -> list[str]:
    """Every frame that reaches the page, but for those that only keep the time."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    return heard


def timeless(frames: list[str]) -> list[str]:
    return [each for each in frames if json.loads(each)["type"] not in ("pong", "echo")]


def play(players: list[Player], actions: list[int]) -> None:
    """The actions of the script, each made by whose it is."""
    for action in actions:
        if seat_of(action) == CHANCE:
            continue
        mover = players[seat_of(action)]
        typed = json.loads(to_json(CASE.game.to_typed(action)))
        decision = mover.present[mover.seat or 0]["decision"]["number"]
        done = mover.do("move", seat=mover.seat, decision=decision, steps=[typed])
        assert done["type"] == "done", done
        for player in players:
            synchronise(player)


def at_rest(page: Page, told: int) -> None:
    """Everything has been noted on the sheet, and what can be deduced has been asked for."""
    page.locator(f"[data-noted='{told}']").wait_for()
    page.get_by_role("heading", name="What may be missing").wait_for()
    page.get_by_role("button", name="Check my marks").wait_for()
    wait_for_all(page)


def seen(where: tuple[Running, Path], actions: list[int], person: People) -> Seen:
    house, script = where
    script.write_text(json.dumps([a for a in actions if seat_of(a) == CHANCE]), encoding="utf-8")
    players = seated(house, CASE)
    watcher = players[VIEWER]
    looker = person(port=house.port)
    kept = watcher.visitor.cookie or ""
    looker.context.add_cookies([{"name": "gaslamp", "value": kept, "url": looker.origin}])
    frames = frames_of(looker.page)
    looker.go(f"/t/{watcher.opened['code']}")
    looker.page.locator("[data-gem]").first.wait_for()
    play(players, actions)
    told = len(watcher.items[VIEWER])
    at_rest(looker.page, told)
    looker.page.reload()
    at_rest(looker.page, told)
    return timeless(frames), sayings(looker.page, told)


def sayings(page: Page, told: int) -> list[str]:
    """The page in every form of the sheet, in each of the ways in which it is noted."""
    found = []
    for way in ("Oracle", "Clerk", "Paper"):
        page.get_by_role("button", name=way, exact=True).click()
        page.locator(f"[data-noted='{told}']").wait_for()
        for form in FORMS:
            page.get_by_role("button", name=form, exact=True).click()
            found.append(read(page))
    return found


@pytest.mark.slow
def test_swapped_secrets_show_the_same_page(tmp_path: Path, person: People) -> None:
    pair: Pair = next(pairs(CASE, [VIEWER]))
    assert pair.worlds[0] != pair.worlds[1]
    with world(tmp_path / "a", "none") as first, world(tmp_path / "b", "none") as second:
        one = seen(first, pair.worlds[0], person)
        other = seen(second, pair.worlds[1], person)
    ports = [str(first[0].port), str(second[0].port)]
    assert [f.replace(ports[0], "PORT") for f in one[0]] == [
        f.replace(ports[1], "PORT") for f in other[0]
    ]
    assert len(one[0]) > len(pair.worlds[0]) // 4
    assert one[1] == other[1]
    assert all("P1" in each for each in one[1])
