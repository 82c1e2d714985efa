"""A whole house in one process, without a network around it, whose every part may go wrong.

Time does not pass here: it jumps to whatever is waited for next.
"""

import asyncio
import inspect
import json
import selectors
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from gaslamp.core.dice import Dice
from gaslamp.search.budget import Budget
from gaslamp.server import chores
from gaslamp.server.app import make_app, make_desk
from gaslamp.server.desk import Desk
from gaslamp.server.door import Door
from gaslamp.server.hours import Hours
from gaslamp.server.pipe import PIPE
from gaslamp.server.settings import Credit, Limits, Settings
from gaslamp.store import Unavailable
from gaslamp.store.errors import Full
from gaslamp.store.sqlite import SqliteStore
from gaslamp.table.questions import Question, Thought, answer

ENOUGH: Final = Credit(1_000_000, 1_000_000)
HOST: Final = "house"
HOUSE_TASK: Final = "house"


class Skipping(selectors.DefaultSelector):  # type: ignore[misc, valid-type, unused-ignore]
    """Does not wait for time to pass, only for the thread that writes."""

    def __init__(self) -> None:
        super().__init__()
        self.skipped = 0.0
        self.is_writing: Callable[[], bool] = lambda: False

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if self.is_writing():
            return super().select(0.0005)
        ready = super().select(0)
        if not ready:
            self.skipped += timeout or 0.001
        return ready


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = Skipping()
        super().__init__(self.selector)

    def time(self) -> float:
        return super().time() + self.selector.skipped


class Faults:
    """What goes wrong, and how often: one time in `rarely`, as long as it is let loose."""

    def __init__(self, seed: int, rarely: int) -> None:
        self.dice = Dice(seed)
        self.rarely = rarely
        self.loose = True
        self.count = 0

    def strikes(self) -> bool:
        struck = self.loose and self.dice.below(self.rarely) == 0
        self.count += struck
        return struck

    def error(self) -> Exception:
        kinds = [Unavailable("locked"), Full("full"), RuntimeError("?"), MemoryError(), OSError()]
        return kinds[self.dice.below(len(kinds))]

    async def around(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Too late, not at all, or done and yet not known to be done."""
        if self.strikes():
            await asyncio.sleep(self.dice.below(3000) / 1000)
        if self.strikes():
            raise self.error()
        done = await work()
        if self.strikes():
            raise self.error()
        return done


class FaultyStore:
    """A store whose every call may go wrong."""

    def __init__(self, store: SqliteStore, faults: Faults) -> None:
        self.store = store
        self.faults = faults
        self.in_hand = 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def call(*given: Any, **named: Any) -> Any:
            return await self.faults.around(lambda: self._count(found(*given, **named)))

        return call

    async def _count(self, work: Awaitable[Any]) -> Any:
        self.in_hand += 1
        try:
            return await work
        finally:
            self.in_hand -= 1


class FaultyThinkers:
    """Bots that answer on the spot, if they do."""

    fault = None

    def __init__(self, faults: Faults) -> None:
        self.faults = faults

    async def ask(self, question: Question) -> Any:
        async def think() -> Any:
            await asyncio.sleep(0.01)
            return Thought(answer(question, Budget(4)), False)

        return await self.faults.around(think)

    async def work(self, task: Callable[[], Any], *_: Any) -> Any:
        async def do() -> Any:
            await asyncio.sleep(0.01)
            return task()

        return await self.faults.around(do)

    write = study = work

    async def close(self) -> None:
        pass


class Line:
    """The way between a client and the house: what is pushed arrives, if it is read."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.outbox: asyncio.Queue[Any] = asyncio.Queue()
        self.is_read = True
        self.is_open = True
        self.unsent = 0
        self._reader = ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)

    def push(self, frames: bytes) -> None:
        if not self.is_read:
            self.unsent += len(frames)
            return
        self._reader.receive_data(frames)
        for each in self._reader.events_received():
            if isinstance(each, Frame):
                self.inbox.put_nowait(json.loads(bytes(each.data)))

    async def receive(self) -> Any:
        return await self.outbox.get()

    async def send(self, event: Any) -> None:
        if event["type"] == "websocket.close":
            self.hang_up()

    def hang_up(self) -> None:
        self.is_open = False
        self.inbox.put_nowait(None)
        self.outbox.put_nowait({"type": "websocket.disconnect", "code": 1001})


class Unswept:
    def beat(self, *_: int) -> bool:
        return False


class Bottle:
    """The house, without a network around it."""

    def __init__(self, folder: Path, faults: Faults, loop: Loop) -> None:
        self.faults = faults
        self.store = SqliteStore(folder / "house.db")
        self.kept = FaultyStore(self.store, faults)
        self.desk = self._desk(loop)
        self.door = Door(self.desk, make_app(self.desk))
        self.tasks: set[asyncio.Task[Any]] = set()
        loop.selector.is_writing = lambda: self.kept.in_hand > 0

    def _desk(self, loop: Loop) -> Desk:
        limits = msgspec.structs.replace(Limits(), **dict.fromkeys(CREDITS, ENOUGH))
        settings = Settings(pace=0.05, absence=3, thinkers=0, limits=limits)
        desk = make_desk(settings, self.kept)
        house = desk.hub.house
        house.thinkers = house.scholars = FaultyThinkers(self.faults)  # type: ignore[assignment]
        house.hours = Hours(steady=loop.time)
        return desk

    async def open(self) -> None:
        """A house that opens has no faults yet, or it would not open."""
        self.faults.loose = False
        await self.desk.doorkeeper.take_keys()
        await self.desk.hub.wake_up()
        # The collector would look at all that the tests have ever made, once in each jump of time.
        with patch("gaslamp.server.chores.Sweeper", Unswept):
            await chores.begin(self.desk)
        self.faults.loose = True

    async def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", query: str = ""
    ) -> Any:
        """The status, the data and the cookie that is set."""
        sent: list[Any] = []
        headers = [(b"host", HOST.encode()), (b"content-type", b"application/json")]
        headers += [(b"cookie", f"gaslamp={cookie}".encode())] if cookie else []
        content = b"" if body is None else json.dumps(body).encode()

        received = iter([{"type": "http.request", "body": content, "more_body": False}])

        async def receive() -> Any:
            return next(received, None) or await asyncio.Event().wait()

        async def send(event: Any) -> None:
            sent.append(event)

        scope = {**_scope("http", path, headers, query), "method": method}
        await self._serve(scope, receive, send)
        given = dict(sent[0]["headers"]).get(b"set-cookie", b"").decode()
        data = b"".join(each.get("body", b"") for each in sent[1:])
        return sent[0]["status"], data, given.removeprefix("gaslamp=").partition(";")[0]

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        """As a web server does: what the house does not catch is its own fault."""
        task = asyncio.get_running_loop().create_task(
            self._reached(scope, receive, send), name=HOUSE_TASK
        )
        self.tasks.add(task)
        try:
            await asyncio.wait([task])
        finally:
            self.tasks.discard(task)
        if task.cancelled():
            raise ConnectionError
        task.result()

    async def _reached(self, scope: Any, receive: Any, send: Any) -> None:
        await self.door(scope, receive, send)

    def connect(self, table: str, code: str, cookie: str) -> Line:
        line = Line()
        headers = [
            (b"host", HOST.encode()),
            (b"origin", f"http://{HOST}".encode()),
            (b"cookie", f"gaslamp={cookie}".encode()),
        ]
        scope = _scope("websocket", f"/api/tables/{table}/socket", headers, f"code={code}")
        scope["extensions"] = {PIPE: line}
        line.outbox.put_nowait({"type": "websocket.connect"})
        task = asyncio.get_running_loop().create_task(
            self.door(scope, line.receive, line.send), name=HOUSE_TASK
        )
        self.tasks.add(task)
        task.add_done_callback(lambda _: self._gone(task, line))
        return line

    def _gone(self, task: asyncio.Task[None], line: Line) -> None:
        self.tasks.discard(task)
        line.hang_up()
        if not task.cancelled():
            task.exception()

    async def strike(self) -> None:
        """Cancels what waits, wherever it waits: for some turns of the loop, then after a pause."""
        while True:
            for _ in range(self.faults.dice.below(40)):
                await asyncio.sleep(0)
                if self.faults.strikes():
                    self._cancel_one()
            await asyncio.sleep(self.faults.dice.below(40) / 1000)

    def _cancel_one(self) -> None:
        tasks = sorted([*self.desk.hub.house.crew.tasks, *self.tasks], key=_age)
        if tasks:
            tasks[self.faults.dice.below(len(tasks))].cancel()

    async def close(self) -> bool:
        for task in (left := list(self.tasks)):
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await chores.end(self.desk)
        return self.store.close()


def _age(task: asyncio.Task[Any]) -> str:
    return task.get_name()


CREDITS: Final = [
    name for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Credit)
]


def _scope(kind: str, path: str, headers: list[Any], query: str = "") -> dict[str, Any]:
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "ws" if kind == "websocket" else "http",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "extensions": {},
    }
