"""A whole house with its gate in one process, without a network, whose every part may go wrong.

Time does not pass here: it jumps to whatever is waited for next.
"""

import asyncio
import inspect
import json
import selectors
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec
from tests.server.crossing import Crossing, Line, asked
from uvicorn.server import ServerState

from gaslamp.analysis.whole import LEAST
from gaslamp.core.dice import Dice
from gaslamp.search.budget import Budget
from gaslamp.server import chores
from gaslamp.server.app import make_desk
from gaslamp.server.desk import Desk
from gaslamp.server.host import config_of
from gaslamp.server.hours import Hours
from gaslamp.server.settings import Credit, Limits, Settings
from gaslamp.server.thinkers import Hurry, Thinkers
from gaslamp.server.transport.gate import Gate
from gaslamp.server.transport.requests import RequestProtocol
from gaslamp.server.workers.task import Countdown, carry_out
from gaslamp.server.workers.worker import GoneError, Worker
from gaslamp.store import Unavailable
from gaslamp.store.errors import Full
from gaslamp.store.sqlite import SqliteStore
from gaslamp.table.questions import BotQuestion, reply

ENOUGH: Final = Credit(1_000_000, 1_000_000)
LOOKS: Final = 200
"""So often a question is worked at until its time is up."""
MOST: Final = 1000
"""So many connections."""


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
        """However long the machine takes: a slow one must not make anybody late."""
        return self.selector.skipped


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


class Faulty:
    """Something whose every call may go wrong: the store, an office, the trying of passphrases."""

    def __init__(self, thing: Any, faults: Faults) -> None:
        self.thing = thing
        self.faults = faults
        self.in_hand = 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.thing, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def call(*given: Any, **named: Any) -> Any:
            return await self.faults.around(lambda: self.waited_for(found(*given, **named)))

        return call

    async def waited_for(self, work: Awaitable[Any]) -> Any:
        """No time passes meanwhile."""
        self.in_hand += 1
        try:
            return await work
        finally:
            self.in_hand -= 1


class Looks(Countdown):
    """Time that is up after so many looks at it, whatever the clock says."""

    def __init__(self) -> None:
        super().__init__(None)
        self._looks = LOOKS

    def left(self) -> float:
        self._looks -= 1
        return self._looks / LOOKS


class WorkerOnTheSpot:
    """Does a job in the house's own turn: with threads no evening would be twice the same, and
    uncompiled rules are not for two at once. It may be gone before it has done it."""

    alive = True
    grown = False

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    async def do(self, _: int, seconds: float | None, task: bytes) -> bytes:
        await asyncio.sleep(0.01)
        if self._faults.strikes():
            raise GoneError
        return carry_out(task, Countdown(None) if seconds is None else Looks())

    def leave_off(self, job: int) -> None:
        pass

    def kill(self) -> None:
        pass

    async def gone(self) -> None:
        await asyncio.sleep(0)


class QuickThinkers(Thinkers):
    """Bots that do not think long."""

    def _task(self, question: BotQuestion, hurry: Hurry) -> Any:
        return partial(reply, question, Budget(4))


class Unswept:
    def beat(self, *_: int) -> bool:
        return False


class Bottle:
    """The house and its gate, without a network."""

    def __init__(self, folder: Path, faults: Faults, loop: Loop) -> None:
        self.faults = faults
        self.store = SqliteStore(folder / "house.db")
        self.kept = Faulty(self.store, faults)
        self.desk = self._desk(loop)
        self.gate = Gate(self.desk.settings, self.desk.metrics.registry, MOST, loop.time)
        self._config = config_of(self.desk.settings, self.desk, self.gate)
        self._state = ServerState()
        self.tasks = self._state.tasks
        """In which somebody is answered."""
        house = self.desk.hub.house
        self.offices: list[Any] = [house.thinkers, house.scholars]
        elsewhere: list[Any] = [self.kept, self.desk.doorkeeper._hashing]
        loop.selector.is_writing = lambda: any(each.in_hand for each in elsewhere)

    def _desk(self, loop: Loop) -> Desk:
        limits = msgspec.structs.replace(Limits(), **dict.fromkeys(CREDITS, ENOUGH))
        settings = Settings(
            pace=0.05,
            absence=3,
            thinkers=0,
            scholars=0,
            analysis_iterations=LEAST,
            limits=limits,
        )
        desk = make_desk(settings, self.kept)
        house = desk.hub.house
        thinkers, scholars = QuickThinkers(settings, desk.metrics), house.scholars
        for chair in (*thinkers._pool._chairs, *scholars._pool._chairs):
            chair._find = self._worker
        offices: list[Any] = [Faulty(each, self.faults) for each in (thinkers, scholars)]
        house.thinkers, house.scholars = offices
        hashing: Any = Faulty(desk.doorkeeper._hashing, self.faults)
        desk.doorkeeper._hashing = hashing
        house.hours = Hours(steady=loop.time)
        return desk

    async def _worker(self) -> Worker:
        return WorkerOnTheSpot(self.faults)

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
    ) -> tuple[int, bytes, str]:
        """The status, the data and the cookie that is set."""
        head = [f"{method} {path}{'?' if query else ''}{query} HTTP/1.1"]
        head += ["Content-Type: application/json"]
        head += [f"Cookie: gaslamp={cookie}"] if cookie else []
        content = b"" if body is None else json.dumps(body).encode()
        return await asked(self._cross, self._bring, head, content)

    def connect(self, table: str, code: str, cookie: str) -> Line:
        return Line(self._cross, self._bring, f"/api/tables/{table}/socket?code={code}", cookie)

    def _cross(self, take: Callable[[bytes], Any], gone: Callable[[], Any]) -> Crossing:
        """A new connection at the gate."""
        protocol = RequestProtocol(
            self.gate, config=self._config, server_state=self._state, app_state={}
        )
        return Crossing(protocol, take, gone)

    def _bring(self, crossing: Crossing, data: bytes) -> None:
        """All of it, in one piece or in two; or what of it came before the connection was cut."""
        loop, dice = asyncio.get_running_loop(), self.faults.dice
        if self.faults.strikes():
            loop.call_soon(crossing.bring, data[: dice.below(len(data))])
            loop.call_soon(crossing.close)
            return
        part = dice.below(len(data)) if self.faults.loose else 0
        for piece in filter(None, (data[:part], data[part:])):
            loop.call_soon(crossing.bring, piece)

    async def strike(self) -> None:
        """Cancels what waits, wherever it waits: for some turns of the loop, then after a pause."""
        while True:
            for _ in range(self.faults.dice.below(40)):
                await asyncio.sleep(0)
                if self.faults.strikes():
                    self._cancel_one()
            await asyncio.sleep(self.faults.dice.below(40) / 1000)

    def _cancel_one(self) -> None:
        tasks = sorted([*self.desk.hub.house.crew.tasks, *self.tasks, *self._keepers], key=_age)
        if tasks:
            tasks[self.faults.dice.below(len(tasks))].cancel()

    @property
    def _keepers(self) -> list[asyncio.Task[Any]]:
        """Those who see to it that there are workers."""
        pools = [office.thing._pool for office in self.offices]
        return [task for pool in pools for task in pool._tasks.values()]

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
