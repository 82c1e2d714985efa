"""Evenings on which by seed everything goes wrong that can.

Tasks are cancelled wherever they wait; calls of the store fail before or after they have done what
they should, or take their time; bots fail; clients go away, do not read, come back.

The tests and `gaslamp bench faults` share it.
"""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

from tests.server.bottle import Bottle, Faults, Line, Loop

from gaslamp.core.data import to_json
from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.dice import Dice
from gaslamp.server import live
from gaslamp.table.state import PLAYING, load

A_WHILE: Final = 600.0
"""Seconds of the house's time in which everything must come to an end."""


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
                assert not began_calm, "nothing goes wrong any more, and yet nothing happens"
                return  # as the browser does when nothing comes: connect anew
            if message is None or (self.bottle.faults.loose and self.dice.below(60) == 0):
                return
            if self.bottle.faults.loose and self.dice.below(90) == 0:
                self._never_read(line)
                return
            self._note(message)
            self._react(line, seat)

    def _never_read(self, line: Line) -> None:
        """The attack that once ended the writer: asks and does not listen."""
        line.is_read = False
        line.unsent = 1_000_000
        for number in range(8):
            self._say(line, {"type": "hello"})
            self._say(line, {"type": "mark", "id": f"m{number}", "marks": "x"})

    def _say(self, line: Line, message: Any) -> None:
        line.outbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

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
        elif self.dice.below(12) == 0:
            self._ask(line, "say", channel="table", text="…?")
        elif self.now["chairs"][self.seat]["bot"] is not None:
            self._ask(line, "take-back", seat=self.seat)
        elif decision is not None and decision["awaited"]:
            actions = [choice["action"] for choice in decision["choices"]]
            action = actions[self.dice.below(len(actions))]
            self._ask(line, "move", seat=self.seat, decision=decision["number"], steps=[action])
            self.moves.add(f"{self.number}-{self.ids}")

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


async def evening(bottle: Bottle, seed: int, games: list[tuple[str, int]]) -> int:
    """Two people and some bots at each table, while everything goes wrong; then all is well and
    the games are played to their end. How many moves were acknowledged."""
    await bottle.open()
    striking = asyncio.get_running_loop().create_task(bottle.strike(), name="strike")
    guests = [Guest(bottle, number, seed) for number in range(2 * len(games))]
    playing: list[Coroutine[Any, Any, None]] = []
    tables = []
    for place, (game, seats) in enumerate(games):
        here = guests[2 * place : 2 * place + 2]
        for guest in here:
            await guest.surely("POST", "/api/guest")
        plans = [{"type": kind} for kind in ["me", "open", *["bot"] * (seats - 2)]]
        clock = {"type": "bank", "seconds": 3600}
        setup = {"game": game, "seats": plans, "clock": clock}
        opened = await here[0].surely("POST", "/api/tables", setup)
        tables.append(opened["table"])
        playing += [guest.play(opened, seat) for seat, guest in enumerate(here)]
    people = asyncio.gather(*playing)
    await asyncio.wait([people], timeout=20)
    bottle.faults.loose = False
    striking.cancel()
    async with asyncio.timeout(A_WHILE):
        await people
    await check(bottle, tables, guests)
    return sum(len(guest.acknowledged) for guest in guests)


async def check(bottle: Bottle, tables: list[str], guests: list[Guest]) -> None:
    """What must be so whatever happened."""
    await asyncio.sleep(30)
    for place, name in enumerate(tables):
        entries = await bottle.store.entries(name)
        table = load(entries)
        assert table.phase != PLAYING
        assert await bottle.store.counted_game(name) is not None, "a game is in nobody's history"
        kept = [json.loads(entry.body) for entry in entries]
        ids = [each["id"] for each in kept if each.get("id") is not None]
        assert len(ids) == len(set(ids)), "something was done twice"
        moves = [each["id"] for each in kept if each["type"] == "moved" and each.get("id")]
        for guest in guests[2 * place : 2 * place + 2]:
            assert set(moves) >= guest.moves & set(guest.acknowledged), "something was lost"
            assert guest.seat is not None
            told = [line.item for line in table.story.lines(guest.seat, 0, len(guest.items))]
            assert guest.items == [_plain(item) for item in told]
    status, data, _ = await bottle.ask("GET", "/healthz")
    assert (status, data.splitlines()[0]) == (200, b"ok"), data
    assert await bottle.close()


def _plain(item: Any) -> Any:
    return json.loads(to_json(item))


def run(seed: int, folder: Path, games: list[tuple[str, int]], rarely: int = 40) -> tuple[int, int]:
    """One evening: how many moves were acknowledged, and how many faults there were."""
    faults, loop = Faults(seed, rarely), Loop()
    before, live.monotonic = live.monotonic, loop.time  # type: ignore[attr-defined]
    try:
        bottle = Bottle(folder, faults, loop)
        moves = loop.run_until_complete(evening(bottle, seed, games))
        return moves, faults.count
    finally:
        live.monotonic = before  # type: ignore[attr-defined]
        loop.close()
