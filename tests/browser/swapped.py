"""One game on a house whose chance is dictated: a browser has one seat, players all others.

Played twice, on two houses that differ only in what that seat cannot know, it has to be the same
twice: what comes over the socket, and what the page says.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, WebSocket, expect
from tests.browser.pages import Person, read, wait_for_all, wait_for_turn
from tests.contract.cases import Case
from tests.server.running import Player, Running, Visitor
from tests.server.test_secrecy import synchronise

from gaslamp.core.data import to_json
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE

NO_CHANCE = """
  crypto.getRandomValues = (into) => into.fill(7);
"""
_CLOCKWORK = {"pong", "echo"}
"""Sent when the browser asks for it, by its own clock."""
Do = Callable[[Page, Any], None]


class Seen(NamedTuple):
    frames: list[str]
    pages: list[str]


def watched(
    where: tuple[Running, Path], browser: Browser, case: Case, actions: list[int], seat: int, do: Do
) -> Seen:
    """Everything that reaches the browser on this seat, and what it shows when it is asked."""
    house, script = where
    script.write_text(json.dumps([a for a in actions if seat_of(a) == CHANCE]), encoding="utf-8")
    players, opened = _others(house, case, seat)
    one = Person(browser, house.port)
    seen = Seen([], [])
    _listen(one.page, seen.frames)
    _sit(one, opened, f"P{seat}")
    _bind(players, seat)
    for action in actions:
        if seat_of(action) != CHANCE:
            before = len(seen.frames)
            typed = json.loads(to_json(case.game.to_typed(action)))
            if seat_of(action) == seat:
                wait_for_turn(one.page)
                wait_for_all(one.page)
                seen.pages.append(read(one.page))
                do(one.page, typed)
            else:
                _move(players[seat_of(action)], typed)
            _hear_all(players, seat_of(action) == seat)
            _shown(one.page, seen.frames, before)
    _say(one.page, "first", seen.frames)
    one.page.reload()
    _say(one.page, "second", seen.frames)
    seen.pages.append(read(one.page))
    for player in players.values():
        player.close()
    assert not one.leave()
    return seen


def _shown(page: Page, frames: list[str], before: int) -> None:
    """Something may be asked of the page before it has heard of what somebody else decided."""
    while not any(json.loads(frame)["type"] == "news" for frame in frames[before:]):
        page.evaluate("() => new Promise(requestAnimationFrame)")
    page.evaluate("() => new Promise(requestAnimationFrame)")


def _say(page: Page, text: str, frames: list[str]) -> None:
    """What comes back over the socket comes after all that was told before; `done` comes last."""
    said = page.get_by_placeholder("Say something")
    said.fill(text)
    said.press("Enter")
    expect(page.locator(".talk").get_by_text(text)).to_be_visible()
    while json.loads(frames[-1])["type"] != "done":
        page.evaluate("() => new Promise(requestAnimationFrame)")


def _others(house: Running, case: Case, seat: int) -> tuple[dict[int, Player], dict[str, str]]:
    """All but one sit down; the one who opens the table is never the one with the browser."""
    host = next(each for each in range(case.seats) if each != seat)
    visitors = {each: Visitor(house.port, f"P{each}") for each in range(case.seats) if each != seat}
    kinds = ["me" if each == host else "open" for each in range(case.seats)]
    # What can be known is asked for beside the socket, and comes when it comes.
    opened = visitors[host].open_table(case.name, kinds, options=case.options, aids=False)
    players = {
        each: Player(visitor, opened, each, seed=each).connect()
        for each, visitor in visitors.items()
    }
    for each, player in players.items():
        if each != host:
            player.sit()
    return players, opened


def _listen(page: Page, frames: list[str]) -> None:
    def note(frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if json.loads(text)["type"] not in _CLOCKWORK:
            frames.append(text)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", opened)


def _sit(one: Person, opened: dict[str, str], name: str) -> None:
    one.page.add_init_script(NO_CHANCE)
    headers = {"Origin": one.origin}
    one.context.request.post("/api/guest", headers=headers)
    one.context.request.patch("/api/me", data={"name": name}, headers=headers)
    one.go(f"/t/{opened['code']}")
    one.button("Sit here").click()


def _bind(players: dict[int, Player], seat: int) -> None:
    """The browser first, then the others one by one: the same order every time."""
    for kind in ("nonce-bound", "nonce-opened"):
        for player in players.values():
            while not _told(player, kind, seat):
                player.hear()
        for player in players.values():
            player.react()
            player.until(lambda message: message["type"] == "done")
            for each in players.values():
                synchronise(each)


def _told(player: Player, kind: str, seat: int) -> bool:
    items = player.items.get(player.seat if player.seat is not None else -1, [])
    return any(item["type"] == kind and item["seat"] == seat for item in items)


def _move(player: Player, typed: Any) -> None:
    decision = player.present[player.seat or 0]["decision"]
    done = player.do("move", seat=player.seat, decision=decision["number"], steps=[typed])
    assert done["type"] == "done", done


def _hear_all(players: dict[int, Player], browser_moved: bool) -> None:
    """Everybody has been told of it; what a browser sends comes when it comes."""
    for player in players.values():
        if browser_moved:
            player.until(lambda message: message["type"] in ("news", "present"))
        synchronise(player)
