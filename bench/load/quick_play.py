"""A game played as fast as the limits allow, by people who do not think."""

import asyncio
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from msgspec import Raw, json

from bench.load.heard import Choice, Heard, Now, read_choices
from bench.load.person import Person
from bench.load.tally import Tally

A_SECOND: Final = 14
"""Messages of one person: the house allows fifteen."""
AT_ONCE: Final = 50
PATIENCE: Final = 300.0
Pick = Callable[[list[Choice]], Raw]


def exchanging(choices: list[Choice]) -> Raw:
    """In Sleuth: a game in which nobody names a gem goes on for ever."""
    return next(each.action for each in choices if b'"exchange"' in bytes(each.action))


def at_random(random: Random) -> Pick:
    return lambda choices: random.choice(choices).action


class QuickPlay:
    """A table at which whoever is asked answers, until so many moves have been made."""

    def __init__(self, opened: dict[str, str], moves: int, pick: Pick, tally: Tally) -> None:
        self.name = opened["table"]
        self.code = opened["code"]
        self.commitment = ""
        self.bound: set[int] = set()
        self.wanted = moves
        self.made = 0
        self.phase = "gathering"
        self._pick = pick
        self._tally = tally
        self._spent: dict[Person, float] = {}
        self._asked: dict[Person, int] = {}

    def told(self, person: Person, heard: Heard) -> None:
        for each in heard.items:
            if each.item.type == "committed":
                self.commitment = each.item.commitment
            elif each.item.type == "nonce-bound" and each.item.seat is not None:
                self.bound.add(each.item.seat)

    def shown(self, person: Person, now: Now) -> None:
        self.phase = now.phase
        decision = person.decision
        if decision and decision.awaited and self._asked.get(person) != decision.number:
            self._asked[person] = decision.number
            asyncio.get_running_loop().call_later(self._delay(person), self._move, person)

    def _delay(self, person: Person) -> float:
        """A purse like the house's: so many at once, then so many a second."""
        now = monotonic()
        since = max(self._spent.get(person, 0.0), now - AT_ONCE / A_SECOND)
        self._spent[person] = since + 1 / A_SECOND
        return max(0.0, self._spent[person] - now)

    def _move(self, person: Person) -> None:
        decision = person.decision
        if decision is None or not decision.awaited or self.is_enough:
            return
        step = self._pick(read_choices(decision.choices))
        op, number = self._tally.begin("move"), decision.number
        person.ask("move", op, self._count, seat=person.seat, decision=number, steps=[step])

    def _count(self, heard: Heard) -> None:
        self.made += heard.type == "done"

    @property
    def is_enough(self) -> bool:
        return self.made >= self.wanted or self.phase == "over"

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not done():
                await asyncio.sleep(0.05)

    def cut_off(self, person: Person) -> None: ...

    def lost(self, person: Person, why: str) -> None: ...


async def play_quickly(
    people: list[Person], setup: dict[str, Any], moves: int, pick: Pick
) -> QuickPlay:
    """The first of the people opens the table, the others sit down, and off they go."""
    tally = Tally()
    for person in people:
        await person.request("/api/guest", method="POST")
    answer = await people[0].request("/api/tables", setup, "POST")
    game = QuickPlay(json.decode(answer.body, type=dict[str, str]), moves, pick, tally)
    for seat, person in enumerate(people):
        await person.come_in(game, tally.begin("enter"))
        if seat:
            person.ask("sit", tally.begin("seat"), seat=seat)
    await game.until(lambda: game.is_enough)
    return game


async def end_by_agreement(game: QuickPlay, people: list[Person]) -> None:
    for person in people:
        person.ask("agree-to-end", Tally().begin("end"), seat=person.seat)
    await game.until(lambda: game.phase == "over")
