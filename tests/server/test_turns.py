"""The loop is never held: what one turn of it may do is bounded, however long the game.

Every route and every message is tried on the largest tables there can be. Counted is what grows
with a game: entries taken in, moves played again, lines told, bytes written; only on the loop's own
thread, for what workers do keeps nobody waiting.
"""

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.guests.visit import visiting
from tests.server.bottle import Bottle, Faults, Loop
from tests.server.chaos import Guest
from tests.server.crossing import Line
from tests.server.longest import PHASES, led_to, longest, messages
from tests.server.routes import Round, called
from tests.table.sitting import Sitting

from gaslamp.core import record
from gaslamp.core.spelling import LONGEST_TALK
from gaslamp.games import NAMES
from gaslamp.knowledge.deadline import Deadline, within
from gaslamp.server import frames, incoming
from gaslamp.server.app import ENDPOINTS, pages_of_client
from gaslamp.server.live import audience
from gaslamp.server.live.audience import MOST_LINES
from gaslamp.server.live.loader import PIECE
from gaslamp.server.rest import calls, hindsight, pages
from gaslamp.server.socket import LARGEST_BACKLOG
from gaslamp.server.workers.task import Countdown
from gaslamp.store import Entry
from gaslamp.store.sqlite import PIECE as ROWS
from gaslamp.store.sqlite import SqliteStore
from gaslamp.table import entries as kinds
from gaslamp.table.faces import listing, sitters_of
from gaslamp.table.setup import Open, Setup
from gaslamp.table.state import Table, load

A_MOMENT = 0.3
"""Seconds that anything is worked out for, where that can be cut short."""
MOST = {
    "entries": 2 * PIECE,
    "moves": 2 * PIECE,
    "lines": 2 * MOST_LINES,
    "rows": 2 * ROWS,
    "bytes": 512 * 1024,
}
"""Twice what one client can ask for: two of them may have their turn in one of the loop's."""


class Turns(Loop):
    """Counts what is done in each of its turns."""

    def __init__(self) -> None:
        super().__init__()
        self.done: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.thread = threading.get_ident()
        self.is_elsewhere = False
        """What is done now would be done by a worker."""

    def count(self, what: str, many: int) -> None:
        if threading.get_ident() == self.thread and not self.is_elsewhere:
            self.done[what] += many

    def elsewhere(self, task: Callable[[], Any]) -> Any:
        """In a worker, and not for long."""
        self.is_elsewhere = True
        try:
            with within(Deadline(Countdown(A_MOMENT).left)):
                return task()
        finally:
            self.is_elsewhere = False

    def _run_once(self) -> None:
        self.done.clear()
        super()._run_once()  # type: ignore[misc]
        self.most |= self.done


async def put(store: SqliteStore, entries: list[Entry], person: str) -> dict[str, str]:
    """As if it had been played here, by this person in the first seat."""
    mine = [Entry(each.at, each.body.replace(b'"p0"', f'"{person}"'.encode())) for each in entries]
    table = load(mine)
    await store.append(table.id, 0, mine, listing(table), sitters_of(table))
    return {"table": table.id, "code": table.code}


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Iterator[Turns]:
    loop = Turns()

    def counted(where: Any, name: str, what: str, size: Callable[[Any, Any], int]) -> None:
        honest = getattr(where, name)

        def count(*given: Any, **named: Any) -> Any:
            made = honest(*given, **named)
            loop.count(what, size(given, made))
            return made

        monkeypatch.setattr(where, name, count)

    counted(Table, "take_in", "entries", lambda *_: 1)
    counted(audience, "lines", "lines", lambda _, made: len(made))
    counted(record, "check_legal", "moves", lambda *_: 1)
    for writer, name in ((frames, "_write"), (calls, "to_json"), (hindsight, "to_json")):
        counted(writer, name, "bytes", lambda _, made: len(made))
    honest = SqliteStore._rows

    async def rows(self: SqliteStore, *given: Any) -> list[Any]:
        made = await honest(self, *given)
        loop.count("rows", len(made))
        return made

    monkeypatch.setattr(SqliteStore, "_rows", rows)
    yield loop
    loop.close()


def work_elsewhere(bottle: Bottle, turns: Turns) -> None:
    """What is worked out for people is not among what is counted."""

    async def elsewhere(task: Callable[[], Any], *_: Any) -> Any:
        await asyncio.sleep(0)
        return turns.elsewhere(task)

    house: Any = bottle.desk.hub.house
    for office in (house.thinkers, house.scholars):
        office.work = office.write = office.study = office.advise = elsewhere


async def answered(line: Line, id_: str) -> Any:
    """None from a line that was cut."""
    while (message := await line.inbox.get()) is not None:
        if message.get("id") == id_ or message["type"] == id_:
            return message
    return None


ANSWERS = {"hello": "present", "ping": "pong"}


async def say(guest: Guest, line: Line, message: dict[str, Any]) -> str | None:
    """What kind of message it was, if it did something."""
    kind = message["type"]
    guest._say(line, {"id": kind, **message} if kind not in (*ANSWERS, "echoed") else message)
    if kind == "echoed":
        return "echoed"
    heard = await answered(line, ANSWERS.get(kind, kind))
    return None if heard is None or heard["type"] == "refused" else kind


async def say_everything(
    bottle: Bottle, guest: Guest, opened: dict[str, str], messages: list[dict[str, Any]]
) -> set[str | None]:
    line = bottle.connect(opened["table"], opened["code"], guest.cookie)
    hello = {"type": "hello", "since": {"0": 3}}
    done = {await say(guest, line, each) for each in (hello, *messages)}
    line.hang_up()
    return done


async def somebody(bottle: Bottle) -> tuple[Guest, str]:
    """A guest, and how the store knows them."""
    guest = Guest(bottle, 0, 1)
    await guest.surely("POST", "/api/guest")
    ((person,),) = await bottle.store._rows("SELECT person FROM people")
    return guest, person


KINDS = {str(kind.__struct_config__.tag) for kind in get_args(incoming.Incoming)}
ROUTES = [*ENDPOINTS, *pages_of_client(), *pages.ENDPOINTS]


async def everything(bottle: Bottle, game: str, phase: str) -> set[str | None]:
    """What was asked for and said there, and did something."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Turns)
    await bottle.open()
    bottle.faults.loose = False
    guest, person = await somebody(bottle)
    opened = await put(bottle.store, longest(game, phase), person)
    table, wanted = load(led_to(game, phase)), messages(game, phase)
    await asyncio.sleep(0)
    loop.most.clear()
    round_ = Round(bottle, guest, opened)
    if phase in ("playing", "over"):
        await round_.go(ROUTES, table)
        await go_on(bottle, guest, round_.heard["POST /api/positions/record"])
    said = await say_everything(bottle, guest, opened, wanted)
    await bottle.close()
    return round_.done | said


async def go_on(bottle: Bottle, guest: Guest, opened: dict[str, str]) -> None:
    """A game with a long past begins."""
    line = bottle.connect(opened["table"], opened["code"], guest.cookie)
    guest._say(line, {"type": "hello"})
    while guest.now is None or guest.now["phase"] != "playing":
        guest._note(await line.inbox.get())
        guest._react(line, 0)
    line.hang_up()


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_no_turn_of_the_loop_grows_with_the_game(game: str, turns: Turns, tmp_path: Path) -> None:
    """All that can be asked for and said, and every one of it does something at some time."""
    done: set[str | None] = set()
    most: Counter[str] = Counter()
    with visiting():
        for phase in PHASES:
            (tmp_path / phase).mkdir()
            bottle = Bottle(tmp_path / phase, Faults(1, 1), turns)
            work_elsewhere(bottle, turns)
            done |= turns.run_until_complete(everything(bottle, game, phase))
            most |= turns.most
    assert not {*KINDS, *map(called, ROUTES)} - done
    assert most["entries"] > 0
    assert not {what: many for what, many in most.items() if many > MOST[what]}


def test_lines_that_were_left_out_can_be_asked_for(turns: Turns, tmp_path: Path) -> None:
    """Page by page, back to the first one; and the whole is what was told."""
    here = Sitting(Setup("sleuth", [Open()] * 3)).begin()
    for number in range(3 * MOST_LINES):
        here.append([kinds.Said("p0", "Anna", 0, "table", f"line {number}", None)])
    bottle = Bottle(tmp_path, Faults(1, 1), turns)

    async def evening() -> list[Any]:
        await bottle.open()
        bottle.faults.loose = False
        guest = Guest(bottle, 0, 1)
        await guest.surely("POST", "/api/guest")
        (person,) = await bottle.store._rows("SELECT person FROM people")
        opened = await put(bottle.store, here.list, person[0])
        line = bottle.connect(opened["table"], opened["code"], guest.cookie)
        guest._say(line, {"type": "hello"})
        while (fresh := await line.inbox.get())["type"] != "fresh":
            pass
        items: list[Any] = fresh["items"]
        assert len(items) == MOST_LINES
        while items[0]["number"] > 1:
            asked = {"type": "earlier", "id": "e", "viewer": 0, "before": items[0]["number"]}
            guest._say(line, asked)
            while (earlier := await line.inbox.get()).get("id") != "e":
                pass
            items = earlier["items"] + items
        await bottle.close()
        return items

    told = turns.run_until_complete(evening())
    lines = here.table.story.lines(0, 0, len(told))
    assert [each["number"] for each in told] == list(range(1, len(lines) + 1))
    words = [each["item"]["text"] for each in told if each["item"]["type"] == "talk"]
    assert words == [f"line {number}" for number in range(3 * MOST_LINES)]
    assert len(told) == here.table.story.count(0)


def test_long_lines_are_told_fewer_at_a_time() -> None:
    """So many that the answer to a client does not look like one that is not read."""
    here = Sitting(Setup("sleuth", [Open()] * 3)).begin()
    for _ in range(MOST_LINES):
        here.append([kinds.Said("p0", "Anna", 0, "table", "🕵" * LONGEST_TALK, None)])
    audience_ = audience.Audience(lambda: 0, None)
    news, sighting = audience_.told(here.table, 0, None)
    assert news is not None
    assert LARGEST_BACKLOG // 8 < len(news) < LARGEST_BACKLOG // 2
    first = json.loads(news[news.index(b"{") :])["items"][0]["number"]
    assert audience_.earlier(here.table, 0, first)[-1].number == first - 1
    assert audience_.told(here.table, 0, first - 1).news is not None
    assert b'"fresh"' in (audience_.told(here.table, 0, first - 2).news or b"")
    assert b'"news"' in (audience_.told(here.table, 0, sighting.number - 1).news or b"")
