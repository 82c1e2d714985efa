"""Whatever is cancelled, fails or takes its time: nothing is lost, done twice or stuck."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from http.client import BadStatusLine
from pathlib import Path
from typing import Any

import pytest
from tests.server.bottle import Bottle, Faults, Loop
from tests.server.chaos import Guest, run
from tests.server.crossing import Line

from gaslamp.core.data import to_json
from gaslamp.server import live
from gaslamp.server.shelf import Shelf
from gaslamp.store import Entry, Unavailable
from gaslamp.table.entries import Abandoned
from gaslamp.table.state import OVER, load

EVENINGS = [
    [("sleuth", 3)],
    [("culprit", 4)],
    [("mr_jack", 2)],
    [("scotland_yard", 4)],
    [("sleuth", 3), ("culprit", 3)],
]


BESIDES = {
    *("/api/me", "/api/mine", "/api/history", "/api/history/statistics"),
    *("/api/history/records.zip", "/api/account", "/api/login", "/api/devices", "/api/devices/…"),
    *("/api/learn/…", "/api/mysteries/…", "/api/tables/…/knowledge", "/api/tables/…/sheet"),
    *("/api/tables/…/hint", "/api/tables/…/record", "/api/tables/…/replay"),
    *("/api/tables/…/picture.svg", "/api/tables/…/share", "/api/tables/…/hindsight"),
    "/api/tables/…/analysis",
}
"""What people ask for besides playing."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Thousands of faults are logged here, all of them on purpose."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("seed", range(10))
def test_an_evening_on_which_everything_goes_wrong(seed: int, tmp_path: Path) -> None:
    said, faults = run(seed, tmp_path, EVENINGS[seed % 5], rarely=30)
    assert said.acknowledged > 0
    assert said.done
    assert faults > 0


def test_an_evening_on_which_nothing_goes_wrong(tmp_path: Path) -> None:
    """Then all that people do works, or the other evenings would try less than they say."""
    done = Counter[str]()
    for seed, games in enumerate([[("sleuth", 3)], [("scotland_yard", 4)]]):
        (tmp_path / str(seed)).mkdir()
        said, faults = run(seed, tmp_path / str(seed), games, rarely=10**9)
        assert faults == 0
        done += said.done
    assert {route.partition(" ")[2] for route in done} >= BESIDES


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_many_such_evenings(block: int, tmp_path: Path) -> None:
    for seed in range(1000 + 20 * block, 1020 + 20 * block):
        folder = tmp_path / str(seed)
        folder.mkdir()
        run(seed, folder, EVENINGS[seed % 5], rarely=10 + 10 * (seed % 4))


@pytest.fixture
def in_bottle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], Any]:
    """Runs something in a house where nothing goes wrong by itself."""

    def run_it(doing: Callable[[Bottle], Coroutine[Any, Any, Any]]) -> Any:
        loop = Loop()
        monkeypatch.setattr(live, "monotonic", loop.time)
        bottle = Bottle(tmp_path, Faults(1, 1), loop)

        async def doing_it() -> Any:
            await bottle.open()
            bottle.faults.loose = False
            async with asyncio.timeout(600):
                found = await doing(bottle)
            assert await bottle.close()
            return found

        try:
            return loop.run_until_complete(doing_it())
        finally:
            loop.close()

    return run_it


async def begun(bottle: Bottle, *plans: str, **setup: Any) -> tuple[Guest, dict[str, str], Line]:
    """A person at a table of bots, where the game has begun."""
    guest = Guest(bottle, 0, 1)
    await guest.surely("POST", "/api/guest")
    seats = [{"type": kind} for kind in plans]
    opened = await guest.surely("POST", "/api/tables", {"game": "sleuth", "seats": seats, **setup})
    line = bottle.connect(opened["table"], opened["code"], guest.cookie)
    guest._say(line, {"type": "hello"})
    while not any(item["type"] == "begun" for item in guest.items):
        guest._note(await line.inbox.get())
        guest._react(line, 0)
    return guest, opened, line


async def move(guest: Guest, line: Line) -> str:
    """Waits until it is this person's turn, and moves; the id under which it was asked."""
    while guest.now["decision"] is None or not guest.now["decision"]["awaited"]:
        guest._note(await line.inbox.get())
    decision = guest.now["decision"]
    action = decision["choices"][0]["action"]
    guest._ask(line, "move", seat=0, decision=decision["number"], steps=[action])
    return f"0-{guest.ids}"


async def until_moves(guest: Guest, line: Line, count: int) -> None:
    """So many times it was this person's turn, and they moved; fewer where the game ends before:
    who accuses by chance and is wrong has no further turn."""
    while not guest.over and len(guest.moves & set(guest.acknowledged)) < count:
        guest._note(await line.inbox.get())
        guest._react(line, 0)


def failing(times: int, honest: Any) -> Any:
    left = iter([True] * times)

    async def call(*given: Any, **named: Any) -> Any:
        if next(left, False):
            raise Unavailable("full")
        return await honest(*given, **named)

    return call


def test_a_bot_that_fails_is_asked_again(in_bottle: Any) -> None:
    async def evening(bottle: Bottle) -> None:
        guest, _, line = await begun(bottle, "me", "bot", "bot")
        thinkers = bottle.desk.hub.house.thinkers
        thinkers.ask = failing(3, thinkers.ask)  # type: ignore[method-assign]
        await until_moves(guest, line, 3)

    in_bottle(evening)


def test_a_clock_that_could_not_ring_rings_again(in_bottle: Any) -> None:
    async def evening(bottle: Bottle) -> None:
        clock = {"type": "bank", "seconds": 10}
        guest, _, line = await begun(bottle, "me", "bot", "bot", clock=clock)
        kept = bottle.desk.hub.house.store
        kept.append = failing(5, kept.append)  # type: ignore[method-assign]
        while not any(item["type"] == "out-of-time" for item in guest.items):
            guest._note(await line.inbox.get())

    in_bottle(evening)


def test_what_others_wrote_is_told_though_the_answer_is_no(in_bottle: Any) -> None:
    async def evening(bottle: Bottle) -> None:
        guest, opened, line = await begun(bottle, "me", "bot", "bot")
        await move(guest, line)
        entries = await bottle.store.entries(opened["table"])
        closed = [Entry(entries[-1].at, to_json(Abandoned(None, "closed")))]
        await bottle.store.append(opened["table"], len(entries), closed)
        while (message := await line.inbox.get())["type"] != "refused":
            guest._note(message)
        assert guest.over

    in_bottle(evening)


def test_who_asks_and_does_not_read_stops_nobody(in_bottle: Any) -> None:
    """Its task is cancelled in the midst of a write."""

    async def evening(bottle: Bottle) -> None:
        guest, opened, line = await begun(bottle, "me", "bot", "bot")
        for _ in range(50):
            lazy = bottle.connect(opened["table"], opened["code"], guest.cookie)
            guest._never_read(lazy)
            await asyncio.sleep(0.001)
        await until_moves(guest, line, 3)
        assert bottle.store.fault is None

    in_bottle(evening)


def test_a_move_is_made_though_its_player_leaves_meanwhile(in_bottle: Any) -> None:
    async def evening(bottle: Bottle) -> None:
        guest, opened, line = await begun(bottle, "me", "bot", "bot")
        asked = await move(guest, line)
        while not bottle.kept.in_hand:
            await asyncio.sleep(0)
        for task in list(bottle.tasks):
            task.cancel()
        await asyncio.sleep(1)
        kept = [entry.body for entry in await bottle.store.entries(opened["table"])]
        assert any(f'"{asked}"'.encode() in body for body in kept)

    in_bottle(evening)


def test_a_game_without_an_end_is_ended(in_bottle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.table.requests.LONGEST", 120)

    async def evening(bottle: Bottle) -> None:
        guest, opened, line = await begun(bottle, "me", "bot", "bot")
        while not guest.over:
            guest._ask(line, "say", channel="table", text="and on")
            guest.pending = None
            guest._note(await line.inbox.get())
        entries = await bottle.store.entries(opened["table"])
        assert load(entries).phase == OVER
        assert len(entries) <= 121

    in_bottle(evening)


@pytest.mark.parametrize("way", ["request", "socket"])
def test_who_is_no_longer_answered_is_not_kept_waiting(in_bottle: Any, way: str) -> None:
    """What answers is cancelled before its first step: the connection ends at once, or its client
    would wait until the gate's patience is over."""

    async def evening(bottle: Bottle) -> None:
        guest = Guest(bottle, 0, 1)
        await guest.surely("POST", "/api/guest")
        seats = [{"type": "me"}, {"type": "open"}]
        opened = await guest.surely("POST", "/api/tables", {"game": "mr_jack", "seats": seats})
        heard: asyncio.Future[Any]
        if way == "request":
            heard = asyncio.ensure_future(bottle.ask("GET", "/api/me", None, guest.cookie))
        else:
            line = bottle.connect(opened["table"], opened["code"], guest.cookie)
            heard = asyncio.ensure_future(line.inbox.get())
        while not bottle.tasks:
            await asyncio.sleep(0)
        for task in list(bottle.tasks):
            task.cancel()
        async with asyncio.timeout(1):
            ended = (await asyncio.gather(heard, return_exceptions=True))[0]
        assert ended is None or isinstance(ended, BadStatusLine)

    in_bottle(evening)


def cancelled_at_once(bottle: Bottle, name: str) -> None:
    """Before it has taken its first step, so that nothing in it can clear up."""
    for task in bottle.desk.hub.house.crew.tasks:
        if task.get_name().startswith(name):
            task.cancel()


def test_a_table_opens_though_its_loading_was_cancelled_before_it_began(in_bottle: Any) -> None:
    async def evening(bottle: Bottle) -> None:
        guest, hub = Guest(bottle, 0, 1), bottle.desk.hub
        await guest.surely("POST", "/api/guest")
        seats = [{"type": "me"}, {"type": "open"}]
        opened = await guest.surely("POST", "/api/tables", {"game": "mr_jack", "seats": seats})
        loading = asyncio.ensure_future(hub.live(opened["table"]))
        await asyncio.sleep(0)
        cancelled_at_once(bottle, "load")
        with pytest.raises(asyncio.CancelledError):
            await loading
        assert (await hub.live(opened["table"])).id == opened["table"]

    in_bottle(evening)


def test_what_is_shelved_is_made_though_its_making_was_cancelled_before_it_began(
    in_bottle: Any,
) -> None:
    async def made() -> bytes:
        return b"made"

    async def evening(bottle: Bottle) -> None:
        shelf = Shelf(bottle.desk.hub.house.crew)
        making = asyncio.ensure_future(shelf.get(("a",), made))
        await asyncio.sleep(0)
        cancelled_at_once(bottle, "shelf")
        with pytest.raises(asyncio.CancelledError):
            await making
        assert await shelf.get(("a",), made) == b"made"

    in_bottle(evening)
