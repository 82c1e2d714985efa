"""Two houses are dealt games that differ only in where Mister X is: in front of the browser a
detective gets the same frames and reads the same page."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket
from tests.browser.pages import Person, read
from tests.contract.cases import Case
from tests.server.running import Player, Running
from tests.server.test_secrecy import Pair, pairs, seated, synchronise, world

from gaslamp.core.data import to_json
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE

DETECTIVE = 1
LOOK_EVERY = 12
LONGEST = 36
PATIENCE, SOON = 400, 25
UNCERTAIN = {"pong", "echo"}
"""When these come depends on the clock of the browser."""


class Watched:
    """One of the two worlds: people who play in it, and a detective before the browser."""

    def __init__(self, browser: Browser, where: tuple[Running, Path], actions: list[int]) -> None:
        house, script = where
        drawn = [action for action in actions if seat_of(action) == CHANCE]
        script.write_text(json.dumps(drawn), encoding="utf-8")
        self.case = Case("scotland_yard", 4)
        self.players = seated(house, self.case)
        self.person = Person(browser, house.port)
        self.port = str(house.port)
        self.frames: list[str] = []
        self.page = self._open(self.players[DETECTIVE])

    def _open(self, player: Player) -> Page:
        cookie = {"name": "gaslamp", "value": player.visitor.cookie, "url": self.person.origin}
        self.person.context.add_cookies([cookie])  # type: ignore[list-item]
        self.person.page.on("websocket", self._listen)
        page = self.person.go(f"/table/{player.opened['table']}").page
        page.locator(".map").wait_for()
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def play(self, action: int) -> None:
        mover = self.players[seat_of(action)]
        decision = mover.present[mover.seat or 0]["decision"]
        typed = json.loads(to_json(self.case.game.to_typed(action)))
        mover.do("move", seat=mover.seat, decision=decision["number"], steps=[typed])
        for player in self.players:
            synchronise(player)

    def caught_up(self) -> bool:
        """Whether the page has been told as much as the detective's other socket."""
        told = len(self.players[DETECTIVE].items[DETECTIVE])
        return any(f'"number":{told},' in frame for frame in self.frames)

    def heard(self) -> list[Any]:
        told = [json.loads(frame.replace(self.port, "PORT")) for frame in self.frames]
        return [each for each in told if each["type"] not in UNCERTAIN]

    def read(self) -> str:
        return read(self.page).replace(self.port, "PORT")

    def leave(self) -> None:
        for player in self.players:
            player.close()
        assert not self.person.leave()


@contextmanager
def both(browser: Browser, folder: Path, pair: Pair, leak: str) -> Iterator[list[Watched]]:
    with ExitStack() as stack:
        houses = [stack.enter_context(world(folder / name, leak)) for name in "ab"]
        dealt = zip(houses, pair.worlds, strict=True)
        watched = [Watched(browser, house, actions) for house, actions in dealt]
        yield watched
        for each in watched:
            each.leave()


def until_equal(one: Watched, other: Watched) -> bool:
    """What is worked out comes a little later than what is told."""
    for _ in range(PATIENCE):
        if one.caught_up() and other.caught_up() and one.read() == other.read():
            return True
        one.page.wait_for_timeout(SOON)
    return False


@pytest.fixture(scope="module")
def pair() -> Pair:
    """The beginning of two games, in which Mister X is not in the same place."""
    found = next(pairs(Case("scotland_yard", 4), (DETECTIVE,)))
    one, other = (actions[:LONGEST] for actions in found.worlds)
    assert one != other
    return found._replace(worlds=(one, other))


@pytest.mark.slow
def test_swapped_secrets_look_the_same(browser: Browser, tmp_path: Path, pair: Pair) -> None:
    with both(browser, tmp_path, pair, "none") as (one, other):
        for place, actions in enumerate(zip(*pair.worlds, strict=True)):
            if seat_of(actions[0]) == CHANCE:
                continue
            for watched, action in zip((one, other), actions, strict=True):
                watched.play(action)
            if place % LOOK_EVERY == 0:
                assert until_equal(one, other)
        assert until_equal(one, other)
        assert one.heard() == other.heard()


@pytest.mark.slow
def test_a_leak_would_be_seen(browser: Browser, tmp_path: Path, pair: Pair) -> None:
    with both(browser, tmp_path, pair, "whole state") as (one, other):
        for actions in zip(*pair.worlds, strict=True):
            for watched, action in zip((one, other), actions, strict=True):
                if seat_of(action) != CHANCE:
                    watched.play(action)
        for watched in (one, other):
            while not watched.caught_up():
                watched.page.wait_for_timeout(SOON)
        assert one.heard() != other.heard()
        assert one.read() != other.read()
