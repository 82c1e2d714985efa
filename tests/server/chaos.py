"""Evenings on which by seed everything goes wrong that can.

Tasks are cancelled wherever they wait; calls of the store fail before or after they have done what
they should, or take their time; so does whatever is worked out elsewhere; connections are cut in
the midst of a frame or of a request; clients go away, do not read, come back.

The tests and `gaslamp bench faults` share it.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.server.bottle import Bottle, Faults, Loop
from tests.server.crossing import Line
from tests.server.doings import Doings

from gaslamp.core.data import to_json
from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.dice import Dice
from gaslamp.server import live
from gaslamp.table.state import GATHERING, PLAYING, Table, load

GONE: Final = 401
A_WHILE: Final = 600.0
"""Seconds of the house's time in which everything must come to an end."""
SILENCES: Final = 8
"""So often somebody hears nothing new for eight seconds before the house is said to hang."""


class Guest:
    """Plays, talks and takes notes whatever happens, and remembers what was acknowledged."""

    def __init__(self, bottle: Bottle, number: int, seed: int) -> None:
        self.bottle = bottle
        self.number = number
        self.dice = Dice(seed * 100 + number)
        self.cookie = ""
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.items: list[Any] = []
        self.now: Any = None
        self.ids = 0
        self.seat: int | None = None
        self.nonce = bytes(self.dice.below(256) for _ in range(32))
        self.has_gone = False
        self.moves: set[str] = set()
        self.marks: list[str] = []
        """The notes that were to be kept."""
        self.noted: set[str] = set()
        """By which ids notes were sent."""
        self.is_pondering = False
        """Before the next move something else is to be done."""
        self._at: tuple[Line, int] | None = None
        self._silences = self._heard = 0
        """How often nothing was heard that was new, and how many lines there were then."""

    def __repr__(self) -> str:
        kept = {"awaited": self.is_awaited, "asked": self.pending, "ponders": self.is_pondering}
        return f"guest {self.number} at {self.seat}, {kept}"

    async def surely(self, method: str, path: str, body: Any = None) -> Any:
        """Again until it works: the house may be out of order for a while."""
        while True:
            try:
                status, data, cookie = await self.bottle.ask(method, path, body, self.cookie)
            except Exception:
                status = 0
            if 200 <= status < 300:
                self.cookie = cookie or self.cookie
                return json.loads(data) if data else None
            await asyncio.sleep(0.05)

    async def play(self, opened: dict[str, str], seat: int) -> None:
        while not self.over and not self.has_gone:
            line = self.bottle.connect(opened["table"], opened["code"], self.cookie)
            self._at = None
            since = {str(self.seat): len(self.items)} if self.seat is not None else {}
            self._say(line, {"type": "hello", "since": since})
            if self.pending is not None:
                self._say(line, self.pending)
            await self._listen(line, seat)
            line.hang_up()
            await asyncio.sleep(0.05)

    async def _listen(self, line: Line, seat: int) -> None:
        while not self.over and not self.has_gone:
            began_calm = not self.bottle.faults.loose
            try:
                async with asyncio.timeout(8):
                    message = await line.inbox.get()
            except TimeoutError:
                if began_calm:
                    self._wait_no_longer_than_others()
                return  # as the browser does when nothing comes: connect anew
            if message is None or (self.bottle.faults.loose and self.dice.below(60) == 0):
                return
            if self.bottle.faults.loose and self.dice.below(90) == 0:
                self._never_read(line)
                return
            self._note(message)
            self._at = line, seat
            self._react(line, seat)

    def _wait_no_longer_than_others(self) -> None:
        """Somebody else may ask one long question after the other before they play."""
        self._silences = self._silences + 1 if self._heard == len(self.items) else 1
        self._heard = len(self.items)
        assert self._silences < SILENCES, (
            f"nothing goes wrong any more, and yet nothing happens: {self}"
        )

    @property
    def is_awaited(self) -> bool:
        decision = None if self.now is None else self.now["decision"]
        return decision is not None and decision["awaited"]

    def go_on(self) -> None:
        """Where somebody may have waited for this. What comes over a new line is reacted to anyway,
        and over the one before nothing would be heard any more."""
        if self._at is not None:
            self._react(*self._at)

    def _never_read(self, line: Line) -> None:
        """The attack that once ended the writer: asks and does not listen."""
        line.stop_reading()
        for number in range(8):
            self._say(line, {"type": "hello"})
            self._say(line, {"type": "mark", "id": f"m{number}", "marks": "x"})

    def _say(self, line: Line, message: Any) -> None:
        line.say(message)

    @property
    def over(self) -> bool:
        return any(item["type"] == "over" for item in self.items)

    def _note(self, message: Any) -> None:
        match message["type"]:
            case "welcome":
                mine = [viewer for viewer in message["viewers"] if viewer >= 0]
                if mine and self.seat is None:
                    self.seat, self.items = mine[0], []
            case "fresh" if message["viewer"] == self.seat:
                self.items = [each["item"] for each in message["items"]]
            case "news" if message["viewer"] == self.seat:
                assert message["items"][0]["number"] == len(self.items) + 1
                self.items += [each["item"] for each in message["items"]]
            case "present":
                self.now = message["now"]
            case "done":
                self.acknowledged.append(message["id"])
        if self.pending is not None and message.get("id") == self.pending["id"]:
            self.pending = None

    def _ask(self, line: Line, kind: str, **fields: Any) -> None:
        self.ids += 1
        self.pending = {"type": kind, "id": f"{self.number}-{self.ids}", **fields}
        self._say(line, self.pending)

    def _react(self, line: Line, seat: int) -> None:
        if self.now is None or self.pending is not None:
            return
        decision = self.now["decision"]
        if self.seat is None:
            if self.now["chairs"][seat]["name"] is None:
                self._ask(line, "sit", seat=seat)
        elif self.seat in self.now["binding"]:
            self._bind(line)
        elif self.dice.below(8) == 0:
            self._do_besides(line)
        elif self.now["chairs"][self.seat]["bot"] is not None:
            self._ask(line, "take-back", seat=self.seat)
        elif self.is_awaited and not self.is_pondering:
            actions = [choice["action"] for choice in decision["choices"]]
            action = actions[self.dice.below(len(actions))]
            self._ask(line, "move", seat=self.seat, decision=decision["number"], steps=[action])
            self.moves.add(f"{self.number}-{self.ids}")

    def _do_besides(self, line: Line) -> None:
        match self.dice.below(4):
            case 0 | 1:
                self._ask(line, "say", channel="table", text="…?")
            case 2:
                self._ask(line, "react", reaction="tea")
            case _:
                self.marks.append(f"note {len(self.marks)}")
                self._ask(line, "mark", marks=self.marks[-1])
                self.noted.add(f"{self.number}-{self.ids}")

    def _bind(self, line: Line) -> None:
        assert self.seat is not None
        committed = [item for item in self.items if item["type"] == "committed"]
        bound = [item["seat"] for item in self.items if item["type"] == "nonce-bound"]
        if not committed:
            return
        house = bytes.fromhex(committed[-1]["commitment"])
        if self.seat in bound:
            self._ask(line, "reveal", seat=self.seat, nonce=self.nonce.hex())
        else:
            hashed = nonce_commitment(house, self.seat, self.nonce).hex()
            self._ask(line, "bind", seat=self.seat, commitment=hashed)


class Evening(NamedTuple):
    acknowledged: int
    """How much of what was said at tables."""
    done: Counter[str]
    """What was asked for besides, and how often."""


async def evening(bottle: Bottle, seed: int, games: list[tuple[str, int]]) -> Evening:
    """Two people and some bots at each table, while everything goes wrong; then all is well and
    the games are played to their end."""
    await bottle.open()
    striking = asyncio.get_running_loop().create_task(bottle.strike(), name="strike")
    guests = [Guest(bottle, number, seed) for number in range(2 * len(games))]
    playing: list[Coroutine[Any, Any, None]] = []
    doings: list[Doings] = []
    tables = []
    for place, (game, seats) in enumerate(games):
        here = guests[2 * place : 2 * place + 2]
        for guest in here:
            await guest.surely("POST", "/api/guest")
        plans = [{"type": kind} for kind in ["me", "open", *["bot"] * (seats - 2)]]
        clock = {"type": "bank", "seconds": 3600}
        setup = {"game": game, "seats": plans, "clock": clock, "hints": True}
        opened = await here[0].surely("POST", "/api/tables", setup)
        tables.append(opened["table"])
        doings += [Doings(guest, opened, game) for guest in here]
        playing += [guest.play(opened, seat) for seat, guest in enumerate(here)]
    playing += [each.go() for each in doings]
    people = asyncio.gather(*playing)
    await asyncio.wait([people], timeout=20)
    bottle.faults.loose = False
    striking.cancel()
    async with asyncio.timeout(A_WHILE):
        await people
    await check(bottle, tables, doings)
    worked: Counter[str] = sum((each.worked for each in doings), Counter())
    return Evening(sum(len(guest.acknowledged) for guest in guests), worked)


async def check(bottle: Bottle, tables: list[str], doings: list[Doings]) -> None:
    """What must be so whatever happened."""
    await asyncio.sleep(30)
    guests = [each.guest for each in doings]
    for place, name in enumerate(tables):
        entries = await bottle.store.entries(name)
        table = load(entries)
        assert table.phase != PLAYING
        await _counted(bottle, name)
        kept = [json.loads(entry.body) for entry in entries]
        ids = [each["id"] for each in kept if each.get("id") is not None]
        assert len(ids) == len(set(ids)), "something was done twice"
        moves = [each["id"] for each in kept if each["type"] == "moved" and each.get("id")]
        for guest in guests[2 * place : 2 * place + 2]:
            assert set(moves) >= guest.moves & set(guest.acknowledged), "something was lost"
            assert guest.seat is not None
            told = [line.item for line in table.story.lines(guest.seat, 0, len(guest.items))]
            assert guest.items == [_plain(item) for item in told]
        here = doings[2 * place : 2 * place + 2]
        await _check_doings(bottle, here, kept, table)
    status, data, _ = await bottle.ask("GET", "/healthz")
    assert (status, data.splitlines()[0]) == (200, b"ok"), data
    assert await bottle.close()


async def _counted(bottle: Bottle, table: str) -> None:
    """What has failed often is tried again later and later."""
    try:
        async with asyncio.timeout(A_WHILE):
            while await bottle.store.counted_game(table) is None:
                await asyncio.sleep(1)
    except TimeoutError:
        raise AssertionError("a game is in nobody's history") from None


async def _check_doings(
    bottle: Bottle, doings: list[Doings], kept: list[Any], table: Table
) -> None:
    """What people did besides playing, at one table."""
    hinted = [(each["seat"], each["decision"], each["rung"]) for each in kept if _is_hint(each)]
    assert len(hinted) == len(set(hinted)), "a hint was counted twice"
    assert table.next_table is not None
    assert await bottle.store.length(table.next_table.table), (
        "a table is spoken of that is not there"
    )
    for each in doings:
        assert each.hints <= set(hinted), "a hint was not counted"
        assert each.guest.seat is not None
        person = table.chairs[each.guest.seat].person or ""
        await _check_person(bottle, each, person, table)
    if not any(each.asked_again_in_trouble for each in doings):
        assert await _gathered(bottle, table) == {table.next_table.table}, "more than one next game"


async def _gathered(bottle: Bottle, table: Table) -> set[str]:
    """Where all of its people sit before a game."""
    found = []
    for seat in table.humans:
        sittings = await bottle.store.tables_of(table.chairs[seat].person or "", 100)
        found.append({each.listing.table for each in sittings if each.listing.state == GATHERING})
    return set.intersection(*found)


async def _check_person(bottle: Bottle, doings: Doings, person: str, table: Table) -> None:
    known = await bottle.store.person(person)
    assert known is not None
    assert not doings.is_renamed or known.name in doings.names
    guest = doings.guest
    marks = await bottle.store.marks(table.id, person) or b""
    assert not guest.noted & set(guest.acknowledged) or marks.decode() in guest.marks
    for cookie in doings.ended:
        assert (await bottle.ask("GET", "/api/me", None, cookie))[0] == GONE, "still logged in"


def _is_hint(entry: Any) -> bool:
    return bool(entry["type"] == "hinted")


def _plain(item: Any) -> Any:
    return json.loads(to_json(item))


def run(
    seed: int, folder: Path, games: list[tuple[str, int]], rarely: int = 40
) -> tuple[Evening, int]:
    """One evening, and how many faults there were."""
    faults, loop = Faults(seed, rarely), Loop()
    before, live.monotonic = live.monotonic, loop.time  # type: ignore[attr-defined]
    try:
        bottle = Bottle(folder, faults, loop)
        return loop.run_until_complete(evening(bottle, seed, games)), faults.count
    finally:
        live.monotonic = before  # type: ignore[attr-defined]
        loop.close()
