"""Everybody: tables that are opened, played at, left and followed by new ones."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Iterable
from random import Random
from time import monotonic
from typing import Final

from msgspec import DecodeError, json

from bench.load.addresses import PEOPLE, addresses
from bench.load.person import Person
from bench.load.plan import Plan
from bench.load.seated import Seated
from bench.load.tally import Op, Tally
from bench.load.wire import LostError

AT_ONCE: Final = 64
REMATCH: Final = 0.5
"""How many of those who have played play again; the others are followed by new people."""
PAUSE: Final = 5.0
"""Seconds that people look at the end of a game, on average."""
SOONEST, SPREAD = 0.3, 2.7
"""Seconds after which somebody who was cut off tries again: as `web/src/wire/socket.svelte.ts`."""
FIRST_WAIT, GROWTH, LONGEST_WAIT = 0.5, 1.5, 8.0
"""The same after attempts in vain."""


class Crowd:
    def __init__(self, port: int, tally: Tally, seed: int) -> None:
        self.tally = tally
        self.random = Random(seed)
        self.tables: list[Seated] = []
        self.finished: deque[tuple[Seated, Person]] = deque(maxlen=500)
        self.games = 0
        self.is_away = False
        """The house has been killed: nobody can do anything but try to come back."""
        self.port = port
        self._addresses = addresses(PEOPLE)
        self._moves = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def everybody(self) -> list[Person]:
        return [person for table in self.tables for person in table.everybody]

    @property
    def moves(self) -> int:
        return self._moves + sum(table.moves for table in self.tables)

    async def gather(self, plans: Iterable[Plan]) -> None:
        """All tables, a number of them at a time."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(plan: Plan) -> None:
            async with room:
                watchers = [await self.newcomer() for _ in range(plan.spectators)]
                table = await self._open(plan, watchers)
                self.tables.append(table)

        await asyncio.gather(*(one(plan) for plan in plans))

    async def newcomer(self, due: float | None = None) -> Person:
        person = Person(self.port, next(self._addresses), self.tally)
        op = self.tally.begin("guest", due)
        answer = await person.request("/api/guest", method="POST")
        op.end("" if answer.status < 300 else str(answer.status))
        return person

    async def _open(self, plan: Plan, watchers: list[Person]) -> Seated:
        people = [await self.newcomer() for _ in range(plan.people)]
        op = self.tally.begin("table")
        answer = await people[0].request("/api/tables", plan.setup, "POST")
        op.end("" if answer.status == 201 else str(answer.status))
        opened = json.decode(answer.body, type=dict[str, str])
        return await self._fill(plan, opened, people, watchers)

    async def _fill(
        self, plan: Plan, opened: dict[str, str], people: list[Person], watchers: list[Person]
    ) -> Seated:
        table = Seated(plan, opened, self.tally, Random(self.random.random()))
        table.people, table.watchers = people, watchers
        table.on_over = lambda: self.soon(self._follow(table))
        table.on_lost = self._lost
        for person in [*watchers, *people]:
            await self.enter(person, table, self.tally.begin("enter"))
        return table

    async def enter(self, person: Person, table: Seated, op: Op) -> None:
        """And sit down, if one is to; a house that is away is tried again."""
        try:
            await person.come_in(table, op)
        except LostError as error:
            if isinstance(error.__cause__, TimeoutError):  # so late is the house
                op.end("not opened in time")
            op.drop("could not enter")
            self._lost(person, f"no entry {error}".strip())
            return
        places = [place for place, each in enumerate(table.people) if each is person]
        if table.phase == "gathering" and places and places[0]:
            person.ask("sit", self.tally.begin("seat"), seat=places[0])

    def soon(self, work: Awaitable[None]) -> None:
        """Whatever goes wrong in it is counted, by its name."""

        async def done() -> None:
            try:
                await work
            except Exception as error:
                self.tally.codes[self.tally.phase][f"the clients: {error!r}"] += 1

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, table: Seated) -> None:
        """After a look at the end: the same people again, or new ones."""
        self.games += 1
        self.finished.append((table, table.people[0]))
        await asyncio.sleep(self.random.expovariate(1 / PAUSE))
        follower = None
        while follower is None:
            follower = await self._try_to_follow(table)
        self._moves += table.moves
        self.tables[self.tables.index(table)] = follower

    async def _try_to_follow(self, table: Seated) -> Seated | None:
        """None where the house was killed in the midst of it."""
        if self.is_away:
            await asyncio.sleep(1)
            return None
        try:
            if table.plan.public and self.random.random() < REMATCH and table.people[0].socket:
                return await self._again(table)
            for person in table.people:
                person.leave()
            return await self._open(table.plan, table.watchers)
        except (OSError, TimeoutError, DecodeError) as error:
            self.tally.codes[self.tally.phase][f"no new table: {type(error).__name__}"] += 1
            await asyncio.sleep(1)
            return None

    async def _again(self, table: Seated) -> Seated:
        op = self.tally.begin("play again")
        table.people[0].ask("play-again", op)
        patience = monotonic() + 60
        while not table.next_table and monotonic() < patience:
            await asyncio.sleep(0.02)
        if not table.next_table:
            return await self._open(table.plan, table.watchers)
        opened = {"table": table.next_table, "code": ""}
        people = [*table.people[-1:], *table.people[:-1]] if not table.plan.bots else table.people
        return await self._fill(table.plan, opened, people, table.watchers)

    def _lost(self, person: Person, why: str) -> None:
        """The socket is gone: come back after a while."""
        if not self.is_away:
            self.tally.codes[self.tally.phase][why] += 1
        self.come_back_at(person, monotonic() + self._wait(person))

    def _wait(self, person: Person) -> float:
        person.attempts += 1
        if person.attempts == 1:
            return SOONEST + self.random.uniform(0, SPREAD)
        wait = min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** (person.attempts - 1))
        return wait * self.random.uniform(0.75, 1.25)

    def come_back_at(self, person: Person, due: float) -> None:
        async def come_back() -> None:
            await asyncio.sleep(max(0.0, due - monotonic()))
            table = person.table
            if person.socket is None and isinstance(table, Seated):
                await self.enter(person, table, self.tally.begin("come back", due))

        self.soon(come_back())

    def cut(self, people: Iterable[Person]) -> None:
        """All of them at once; they come back one by one."""
        now = monotonic()
        for person in people:
            if person.socket:
                person.cut("cut off")
                self.come_back_at(person, now + self._wait(person))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for person in self.everybody:
            person.cut("the end")
        await asyncio.sleep(0)
