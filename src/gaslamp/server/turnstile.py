"""Where those wait who come back all at once, or speak all at once: some pass in each turn of the
loop, and between two turns everybody else is served."""

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import Final

from gaslamp.server.workers.turns import FairTurns

AT_ONCE: Final = 16
FEWEST: Final = 8
"""So many pass whatever it takes. Where fewer did, a busy house would have a queue in which people
give up and come again, which keeps it busy: with one, it took a minute until all were back."""
LONG: Final = 0.006
"""Seconds of processor time: while turns take longer, fewer pass. A move needs some turns, so this
is what it may be late by because others come back, a few times over."""


class Turnstile:
    """Fair to addresses: however many of one wait, the next is of another. And fair to those who
    are inside: after a long turn half as many pass, after a short one one more."""

    def __init__(
        self,
        at_once: int = AT_ONCE,
        used: Callable[[], float] = thread_time,
        fewest: int = FEWEST,
    ) -> None:
        self._most = at_once
        self._fewest = min(fewest, at_once)
        self._at_once = at_once
        self._used = used
        self._begun = 0.0
        self._passed = 0
        self._waiting: FairTurns[asyncio.Future[None]] = FairTurns()

    async def enter(self, address: str) -> None:
        if not self._passed:
            self._begun = self._used()
            asyncio.get_running_loop().call_soon(self._turn)
        if self._passed < self._at_once and not self._waiting:
            self._passed += 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.push((address,), place)
        await place

    def _turn(self) -> None:
        """A new turn of the loop has come."""
        self._pace()
        self._passed = 0
        while self._waiting and self._passed < self._at_once:
            place = self._waiting.pop()
            if not place.done():  # who was waiting may have gone
                place.set_result(None)
                self._passed += 1
        if self._passed:
            asyncio.get_running_loop().call_soon(self._turn)

    def _pace(self) -> None:
        """Some pass in every turn, whatever it takes: nobody waits for ever."""
        now = self._used()
        is_long = now - self._begun > LONG
        self._at_once = self._at_once // 2 if is_long else self._at_once + 1
        self._at_once = min(max(self._at_once, self._fewest), self._most)
        self._begun = now
