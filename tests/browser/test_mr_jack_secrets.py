"""Two houses are dealt games that differ in who Jack is: the Investigator sees no difference."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect
from tests.browser.pages import Person, confirm_button, open_list, read, wait_for_all
from tests.contract.cases import Case, position_after, swapper_of, wander
from tests.server.running import Player, Visitor
from tests.server.test_secrecy import synchronise, world

from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.words import Words

CASE = Case("mr_jack", 2)
JACK, INVESTIGATOR = 0, 1
LONGEST = 32
STILL = """
  let drawn = 0;
  crypto.getRandomValues = (into) => { into.fill(++drawn % 251); return into; };
  crypto.randomUUID = () => `id-${++drawn}`;
"""
"""The browser draws nothing at random either."""
PASSING = ("pong", "echo")


def swapped_game() -> tuple[list[int], list[int]]:
    """Some turns of a game, and the same with somebody else as Jack."""
    for seed in range(20):
        actions = wander(CASE, seed, LONGEST)
        while position_after(CASE, actions).chance_awaited:
            actions = actions[:-1]
        other = swapper_of(CASE)(CASE, actions, INVESTIGATOR, Dice(seed))
        if isinstance(other, list) and other[0] != actions[0]:
            return actions, other
    raise AssertionError("no game could be swapped")


class Watching:
    """A game played out: Jack over the wire, the Investigator in the browser."""

    def __init__(self, browser: Browser, where: tuple[Any, Path], actions: list[int]) -> None:
        house, script = where
        script.write_text(
            json.dumps([a for a in actions if seat_of(a) == CHANCE]), encoding="utf-8"
        )
        self.frames: list[Any] = []
        self.texts: list[str] = []
        visitor = Visitor(house.port, "Jacques")
        opened = visitor.open_table(CASE.name, ["me", "open"], aids=False)
        self.jack = Player(visitor, opened, JACK).connect()
        self.person = Person(browser, house.port)
        self.person.context.add_init_script(STILL)
        asking, from_here = self.person.context.request, {"Origin": self.person.origin}
        asking.post("/api/guest", headers=from_here)
        asking.patch("/api/me", data={"name": "Ada"}, headers=from_here)
        self.page = self.person.page
        self.page.on("websocket", self._listen)
        self.person.go(f"/t/{opened['code']}")
        self.page.get_by_role("button", name="Sit").first.click()
        for kind in ("nonce-bound", "nonce-opened"):
            self._until_investigator(kind)
            self.jack.react()
            self.jack.until(lambda message: message["type"] == "done")

    def _until_investigator(self, kind: str) -> None:
        """The Investigator is first, so that the two never race."""
        while (kind, INVESTIGATOR) not in self._part_taken():
            self.jack.hear()

    def _part_taken(self) -> set[tuple[str, int | None]]:
        return {(each["type"], each.get("seat")) for each in self.jack.items.get(JACK, [])}

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in PASSING:
            self.frames.append(message)

    def play(self, actions: list[int]) -> None:
        position = CASE.start()
        for action in actions:
            if seat_of(action) == JACK:
                self._by_jack(action)
            elif seat_of(action) == INVESTIGATOR:
                self._by_investigator(action, position)
            position.apply(action)
        synchronise(self.jack)

    def _by_jack(self, action: int) -> None:
        synchronise(self.jack)
        decision = self.jack.present[JACK]["decision"]
        typed = json.loads(to_json(CASE.game.to_typed(action)))
        done = self.jack.do("move", seat=JACK, decision=decision["number"], steps=[typed])
        assert done["type"] == "done", done

    def _by_investigator(self, action: int, position: Position) -> None:
        """One step from the list; where the move is whole then, it is made."""
        expect(self.page.locator(".action.mine")).to_be_visible()
        said = Words("en").say(CASE.game.describe(action, position))
        open_list(self.page).get_by_text(said, exact=True).click()
        self.page.wait_for_function(
            """() => document.querySelector('[data-confirm]:not(:disabled)')
            || document.querySelector('[data-confirm]') && document.querySelector('.choices li')"""
        )
        self._look()
        if confirm_button(self.page).is_enabled():
            confirm_button(self.page).click()
            expect(confirm_button(self.page)).to_have_count(0)

    def _look(self) -> None:
        wait_for_all(self.page)
        self.texts.append(read(self.page))

    def told(self) -> Iterator[Any]:
        """Every item, and every answer to something composed."""
        for frame in self.frames:
            if frame["type"] in ("fresh", "news"):
                yield from frame["items"]
            elif frame["type"] == "composed":
                yield frame

    def shown(self) -> dict[int, Any]:
        """What was shown last after each item; the house may leave out what has passed."""
        found: dict[int, Any] = {}
        now: Any = None
        for each in self.frames:
            if each["type"] == "present":
                now = each["now"]
            elif each["type"] == "changed":
                now = {**now, **each["now"], "view": {**now["view"], **each["view"]}}
            else:
                continue
            found[each["number"]] = now
        return found


@pytest.mark.slow
def test_the_investigators_page_does_not_depend_on_who_jack_is(
    browser: Browser, tmp_path: Path
) -> None:
    games = swapped_game()
    seen = []
    for name, actions in zip("ab", games, strict=True):
        with world(tmp_path / name, "none") as where:
            watching = Watching(browser, where, actions)
            watching.play(actions)
            assert watching.person.leave() == []
            watching.jack.close()
            seen.append(watching)
    one, other = seen
    assert len(one.texts) > 5
    for text, same in zip(one.texts, other.texts, strict=True):
        assert text.splitlines() == same.splitlines()
    assert list(one.told()) == list(other.told())
    both = one.shown().keys() & other.shown().keys()
    assert max(both) == max(one.shown()) == max(other.shown())
    for number in both:
        assert one.shown()[number] == other.shown()[number]
