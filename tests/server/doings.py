"""What a guest does besides playing, while everything goes wrong: asks what can be known, takes
hints, changes their name, logs out and in again, looks back at the game, and plays again."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

from gaslamp.core.data import from_json
from gaslamp.core.record import Record, replay
from gaslamp.games import game_named
from gaslamp.mysteries.today import FIRST_DAY

if TYPE_CHECKING:
    from tests.server.chaos import Guest

PASSPHRASE: Final = "a word to the wise"
FINE, GONE, NOT_NOW = range(200, 300), 401, (400, 403, 404, 409)
Act = Callable[[], Awaitable[None]]


def _unnamed(path: str) -> str:
    """The route, without which game, table or device it is about."""
    for before in ("tables", "devices", "learn", "mysteries"):
        path = re.sub(f"(?<=/{before}/)[^/]+", "…", path)
    return path


class Doings:
    def __init__(self, guest: "Guest", opened: dict[str, str], game: str) -> None:
        self.guest = guest
        self.game = game
        self.opened = opened
        self.table = f"/api/tables/{opened['table']}"
        self.names: list[str] = []
        """That were asked for. One that was slow to come may have overtaken a later one."""
        self.is_renamed = False
        self.ended: list[str] = []
        """Cookies of devices that have been logged out."""
        self.hints: set[tuple[int, int, int]] = set()
        """Of which seat, decision and rung a hint was given."""
        self.asked_again_in_trouble = False
        self.worked: Counter[str] = Counter()
        """How often what has worked."""

    @property
    def _is_calm(self) -> bool:
        return not self.guest.bottle.faults.loose

    async def go(self) -> None:
        """This and that while the game goes on; then everything that can be done with it."""
        dice = self.guest.dice
        meanwhile: list[Act] = [
            *[self._hint, self._log_out_and_in, self._knowledge, self._lesson, self._rename],
            *[self._sheet, self._mystery, self._history],
        ]
        first = dice.below(len(meanwhile))
        for act in cycle([*meanwhile[first:], *meanwhile[:first]]):
            if self.guest.over:
                break
            if not self._is_calm:
                await act()
            await asyncio.sleep((1 + dice.below(20)) / 50)
        for act in (self._record, self._look_back, self._analysis, self._history, self._again):
            await act()

    async def _try(self, method: str, path: str, body: Any = None, query: str = "") -> Any:
        """None if it did not work; in a house where all is well there is a reason for that."""
        calm, guest = self._is_calm, self.guest
        try:
            status, data, cookie = await guest.bottle.ask(method, path, body, guest.cookie, query)
        except Exception:
            assert not calm
            return None
        assert not calm or status in FINE or status in (*NOT_NOW, GONE), (path, status, data)
        if status not in FINE:
            return None
        guest.cookie = cookie or guest.cookie
        self.worked[f"{method} {_unnamed(path)}"] += 1
        return json.loads(data) if data[:1] in (b"{", b"[") else data

    async def _surely(self, method: str, path: str, body: Any = None, query: str = "") -> Any:
        while (found := await self._try(method, path, body, query)) is None:
            await asyncio.sleep(0.5)
        return found

    # While the game goes on

    async def _knowledge(self) -> None:
        seat = f"viewer={self.guest.seat or 0}"
        found = await self._try("GET", f"{self.table}/knowledge", query=seat)
        for claim in (found or {"certain": []})["certain"][:1]:
            holds = f"&holds={int(claim['holds'])}"
            about = f"&subject={claim['subject']}&answer={claim['answer']}{holds}"
            await self._try("GET", f"{self.table}/why", query=(seat + about).replace(" ", "%20"))

    async def _sheet(self) -> None:
        await self._try("GET", f"{self.table}/sheet", query=f"viewer={self.guest.seat or 0}")

    async def _hint(self) -> None:
        """Before the next move, which waits for it."""
        self.guest.is_pondering = True
        for _ in range(40):
            if self.guest.seat is not None and self.guest.is_awaited:
                seat, decision = self.guest.seat, self.guest.now["decision"]["number"]
                asked = {"seat": seat, "decision": decision, "rung": 1}
                if await self._try("POST", f"{self.table}/hint", asked) is not None:
                    self.hints.add((seat, decision, 1))
                    break
            await asyncio.sleep(0.05)
        self.guest.is_pondering = False
        self.guest.go_on()

    async def _rename(self) -> None:
        self.names.append(f"Guest {self.guest.number}-{len(self.names)}")
        if await self._try("PATCH", "/api/me", {"name": self.names[-1]}) is not None:
            self.is_renamed = True

    async def _lesson(self) -> None:
        await self._try("POST", f"/api/learn/{self.game}", {"done": []})

    async def _mystery(self) -> None:
        asked = {"date": FIRST_DAY.isoformat()}
        await self._try("POST", f"/api/mysteries/{self.game}", asked)

    async def _history(self) -> None:
        await self._try("GET", "/api/history")
        await self._try("GET", "/api/history/statistics")
        await self._try("GET", "/api/mine")

    async def _log_out_and_in(self) -> None:
        """Whether the account was made or the device ended is seen when one comes back."""
        account = {"account": f"guest{self.guest.number}", "passphrase": PASSPHRASE}
        await self._try("POST", "/api/account", account)
        if await self._try("POST", "/api/login", account) is None:
            return
        cookie = self.guest.cookie
        for device in await self._try("GET", "/api/devices") or []:
            if device["this"] and await self._try("DELETE", f"/api/devices/{device['id']}") == b"":
                self.ended.append(cookie)
        await self._surely("POST", "/api/login", account)

    # When it is over

    async def _record(self) -> None:
        """It can be played again, as it was."""
        found = await self._surely("GET", f"{self.table}/record", query=self._code)
        record = from_json(json.dumps(found).encode(), Record)
        list(replay(game_named(record.game, record.rules), record))

    async def _look_back(self) -> None:
        for what in ("replay", "picture.svg", "share", "knowledge", "hindsight"):
            await self._surely("GET", f"{self.table}/{what}", query=f"viewer=0&{self._code}")
        await self._surely("GET", "/api/history/records.zip")

    async def _analysis(self) -> None:
        path = f"{self.table}/analysis"
        for method in ("POST", "GET", "DELETE"):
            await self._surely(method, path, query=self._code)

    async def _again(self) -> None:
        """Everybody asks, at about the same time."""
        self.asked_again_in_trouble |= not self._is_calm
        guest = self.guest
        while True:
            line = guest.bottle.connect(self.opened["table"], self.opened["code"], guest.cookie)
            guest._say(line, {"type": "hello"})
            guest._say(line, {"type": "play-again", "id": "again"})
            heard: Any = {}
            while heard is not None and heard.get("id") != "again":
                heard = await line.inbox.get()
            line.hang_up()
            if heard is not None and heard.get("code") in (None, "stale"):
                return
            await asyncio.sleep(0.5)

    @property
    def _code(self) -> str:
        return f"code={self.opened['code']}"
