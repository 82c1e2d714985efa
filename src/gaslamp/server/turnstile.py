"""Where those wait who come back all at once: so many pass in one turn of the loop, and between two
turns everybody who is there already is served."""

import asyncio
from typing import Final

from gaslamp.server.workers.turns import FairTurns

AT_ONCE: Final = 8


class Turnstile:
    """Fair to addresses: however many of one wait, the next is of another."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._passed = 0
        self._waiting: FairTurns[asyncio.Future[None]] = FairTurns()

    async def enter(self, address: str) -> None:
        if not self._passed:
            asyncio.get_running_loop().call_soon(self._turn)
        if self._passed < self._at_once and not self._waiting:
            self._passed += 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.push((address,), place)
        await place

    def _turn(self) -> None:
        """A new turn of the loop has come."""
        self._passed = 0
        while self._waiting and self._passed < self._at_once:
            place = self._waiting.pop()
            if not place.done():  # who was waiting may have gone
                place.set_result(None)
                self._passed += 1
        if self._passed:
            asyncio.get_running_loop().call_soon(self._turn)
