"""Tables at which superintendents play among themselves, with somebody at each who looks on: where
nobody looks, bots alone stand still."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import DecodeError, json

from bench.load.addresses import ONLOOKERS, addresses
from bench.load.heard import Heard, Now
from bench.load.person import Person
from bench.load.plan import Plan, of_superintendents
from bench.load.tally import Tally

PAUSE: Final = 1.0
"""Seconds until a house that opened no table is asked again."""


class Show:
    """One game, until it is over or the onlooker is cut off."""

    commitment = ""

    def __init__(self, opened: dict[str, str], begun: asyncio.Event) -> None:
        self.name = opened["table"]
        self.code = opened["code"]
        self.bound: set[int] = set()
        self.ended = asyncio.Event()
        self._begun = begun

    def told(self, person: Person, heard: Heard) -> None: ...

    def shown(self, person: Person, now: Now) -> None:
        self._begun.set()
        if now.phase == "over":
            self.ended.set()

    def cut_off(self, person: Person) -> None: ...

    def lost(self, person: Person, why: str) -> None:
        self.ended.set()


@asynccontextmanager
async def superintendents(port: int, many: int, seed: int) -> AsyncIterator[None]:
    """So many tables, from when all of them have begun; one game follows the other. What their
    onlookers wait for is counted nowhere."""
    plans, begun = of_superintendents(many, seed), [asyncio.Event() for _ in range(many)]
    seats = zip(addresses(ONLOOKERS), plans, begun, strict=False)
    tasks = [asyncio.create_task(_look_on(port, *each)) for each in seats]
    try:
        await asyncio.gather(*(each.wait() for each in begun))
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _look_on(port: int, address: str, plan: Plan, begun: asyncio.Event) -> None:
    tally = Tally()
    person = Person(port, address, tally)
    try:
        while True:
            try:
                await _watch(person, plan, begun, tally)
            except (OSError, TimeoutError, DecodeError):
                await asyncio.sleep(PAUSE)
    finally:
        person.leave()


async def _watch(person: Person, plan: Plan, begun: asyncio.Event, tally: Tally) -> None:
    if not person.cookie:
        await person.request("/api/guest", method="POST")
    answer = await person.request("/api/tables", plan.setup, "POST")
    show = Show(json.decode(answer.body, type=dict[str, str]), begun)
    await person.come_in(show, tally.begin("enter"))
    await show.ended.wait()
