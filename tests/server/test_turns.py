"""The loop is never held: what one turn of it may do is bounded, however long the game.

Every route and every message is tried on the largest table there can be. Counted is what grows with
a game: entries taken in, lines told, bytes written; only on the loop's own thread, for what workers
do keeps nobody waiting.
"""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.server.bottle import Bottle, Faults, Line, Loop
from tests.server.chaos import Guest
from tests.table.sitting import Sitting

from gaslamp.core.data import to_json
from gaslamp.server import frames, incoming
from gaslamp.server.app import ENDPOINTS
from gaslamp.server.live import audience
from gaslamp.server.live.audience import MOST_LINES
from gaslamp.server.live.loader import PIECE
from gaslamp.store import Entry
from gaslamp.store.sqlite import PIECE as ROWS
from gaslamp.store.sqlite import SqliteStore
from gaslamp.table import entries as kinds
from gaslamp.table.faces import listing, sitters_of
from gaslamp.table.setup import Open, Setup
from gaslamp.table.state import Table, load

LENGTH = 3000
MOST_BYTES = 512 * 1024
MOST = {"entries": 2 * PIECE, "lines": 2 * MOST_LINES, "rows": 2 * ROWS, "bytes": MOST_BYTES}
"""Twice what one client can ask for: two of them may have their turn in one of the loop's."""


class Turns(Loop):
    """Counts what is done in each of its turns."""

    def __init__(self) -> None:
        super().__init__()
        self.done: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.thread = threading.get_ident()

    def count(self, what: str, many: int) -> None:
        if threading.get_ident() == self.thread:
            self.done[what] += many

    def _run_once(self) -> None:
        self.done.clear()
        super()._run_once()  # type: ignore[misc]
        self.most |= self.done


@cache
def long_game() -> list[Entry]:
    """Three who exchange cards for hours, and talk: ten times the longest games of people."""
    here = Sitting(Setup("sleuth", [Open()] * 3)).begin()
    while len(here.list) < LENGTH:
        seat = here.turn
        here.move(seat, next(a for a in here.offered(seat) if a["type"] == "exchange"))
        if len(here.list) % 3 == 0:
            here.append([kinds.Said("p0", "Anna", 0, "table", "x" * 100, None)])
    return here.list


def longest(is_over: bool) -> list[Entry]:
    game = long_game()
    ended = Entry(game[-1].at, to_json(kinds.Abandoned(None, "closed")))
    return [*game, ended] if is_over else game


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
    counted(frames, "_write", "bytes", lambda _, made: len(made))
    honest = SqliteStore._rows

    async def rows(self: SqliteStore, *given: Any) -> list[Any]:
        made = await honest(self, *given)
        loop.count("rows", len(made))
        return made

    monkeypatch.setattr(SqliteStore, "_rows", rows)
    yield loop
    loop.close()


MESSAGES: dict[str, dict[str, Any]] = {
    "Hello": {"since": {"0": 3}},
    "Move": {"seat": 0, "decision": 1, "steps": [{"type": "exchange"}]},
    "Compose": {"seat": 0, "decision": 1, "steps": [{"type": "exchange"}]},
    "Bind": {"seat": 0, "commitment": "0" * 64},
    "Reveal": {"seat": 0, "nonce": "0" * 64},
    "Say": {"channel": "table", "text": "hello"},
    "Mute": {"speaker": "gallery"},
    "Mark": {"marks": "x" * 6000},
    "Earlier": {"viewer": 0, "before": 1500},
    "Ping": {"number": 1},
    "Echoed": {"stamp": 1},
}


def said(kind: Any) -> dict[str, Any]:
    """A message of this kind, as the one who holds the first seat would send it."""
    fields = dict(MESSAGES.get(kind.__name__, {}))
    if "seat" in kind.__struct_fields__:
        fields.setdefault("seat", 0)
    if issubclass(kind, incoming.Answerable):
        fields["id"] = kind.__name__
    return {"type": kind.__struct_config__.tag, **fields}


async def answered(line: Line, id_: str | None) -> None:
    while (message := await line.inbox.get()) is not None:
        if id_ is None or message.get("id") == id_:
            return


async def everything(bottle: Bottle, guest: Guest, opened: dict[str, str]) -> None:
    for endpoint in ENDPOINTS:
        for viewer in (-2, 0):
            path = endpoint.path.replace("{table}", opened["table"])
            path = path.replace("{code}", opened["code"]).replace("{game}", "sleuth")
            body: Any = {"done": []} if endpoint.path.startswith("/api/learn") else {"name": "Anna"}
            if endpoint.path != "/api/tables" or endpoint.method == "GET":
                query = f"viewer={viewer}&steps=900"
                await bottle.ask(endpoint.method, path, body, guest.cookie, query)
    for kind in get_args(incoming.Incoming):
        line = bottle.connect(opened["table"], opened["code"], guest.cookie)
        guest._say(line, {"type": "hello"})
        await answered(line, None)
        message = said(kind)
        guest._say(line, message)
        await answered(line, message.get("id"))
        line.hang_up()


@pytest.mark.slow
@pytest.mark.parametrize("is_over", [True, False])
def test_no_turn_of_the_loop_grows_with_the_game(
    is_over: bool, turns: Turns, tmp_path: Path
) -> None:
    longest(is_over)
    bottle = Bottle(tmp_path, Faults(1, 1), turns)
    bottle.faults.loose = False

    async def in_threads(task: Callable[[], Any], *_: Any) -> Any:
        return await asyncio.to_thread(task)

    scholars: Any = bottle.desk.hub.house.scholars
    scholars.work = scholars.write = scholars.study = in_threads

    async def evening() -> None:
        await bottle.open()
        bottle.faults.loose = False
        guest = Guest(bottle, 0, 1)
        await guest.surely("POST", "/api/guest")
        (person,) = await bottle.store._rows("SELECT person FROM people")
        opened = await put(bottle.store, longest(is_over), person[0])
        await asyncio.sleep(0)
        turns.most.clear()
        await everything(bottle, guest, opened)
        await bottle.close()

    turns.run_until_complete(evening())
    assert turns.most["entries"] > 0
    over = {what: many for what, many in turns.most.items() if many > MOST[what]}
    assert not over


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
