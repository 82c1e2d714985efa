"""Passphrases are costly to try, on purpose: so they are tried a few at a time, and fairly."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from gaslamp.core.sentence import say
from gaslamp.server.refusals import TooMuch

AT_ONCE: Final = 2
MOST_OF_LANE: Final = 32
"""So many wait for one account: a second or two, at the longest."""
MOST: Final = 128


class Lanes:
    """A few have a turn at once, never two of one lane, and the lanes take turns: who crowds one
    keeps nobody else waiting. Where too many wait, no more are let in."""

    def __init__(self, at_once: int, most_of_lane: int, most: int) -> None:
        self._at_once = at_once
        self._most_of_lane = most_of_lane
        self._most = most
        self._busy: set[str] = set()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, lane: str) -> AsyncIterator[None]:
        if lane in self._busy or len(self._busy) >= self._at_once:
            await self._wait(lane)
        else:
            self._busy.add(lane)
        try:
            yield
        finally:
            self._leave(lane)

    async def _wait(self, lane: str) -> None:
        here = self._waiting.get(lane, deque())
        if len(here) >= self._most_of_lane or self.waiting >= self._most:
            raise TooMuch(say("server-too-much"))
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(lane, here).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._give_up(lane, turn)
            raise

    def _give_up(self, lane: str, turn: asyncio.Future[None]) -> None:
        """It may have been given its turn already, or been passed over as one that has gone."""
        if not turn.cancelled():
            self._leave(lane)
        elif turn in self._waiting.get(lane, ()):
            self._waiting[lane].remove(turn)
            self._forget_empty(lane)

    def _leave(self, lane: str) -> None:
        """The next lane in turn goes on; this one comes last."""
        self._busy.discard(lane)
        if lane in self._waiting:
            self._waiting[lane] = self._waiting.pop(lane)
        ready = [each for each in self._waiting if each not in self._busy]
        next(filter(self._go_on, ready), None)

    def _go_on(self, lane: str) -> bool:
        """Whether somebody is still waiting in that lane, who now has a turn."""
        here = self._waiting[lane]
        turn = next((each for each in _called(here) if not each.done()), None)
        self._forget_empty(lane)
        if turn is None:
            return False
        self._busy.add(lane)
        turn.set_result(None)
        return True

    def _forget_empty(self, lane: str) -> None:
        if not self._waiting[lane]:
            del self._waiting[lane]


def _called(waiting: deque[asyncio.Future[None]]) -> Iterator[asyncio.Future[None]]:
    """One after another, each of them no longer waiting."""
    while waiting:
        yield waiting.popleft()


class Hashing:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self.lanes = Lanes(AT_ONCE, MOST_OF_LANE, MOST)
        self._nobodys: str | None = None

    async def hashed(self, lane: str, passphrase: str) -> str:
        async with self.lanes.turn(lane):
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def fits(self, lane: str, passphrase: str, known: str | None) -> bool:
        """It takes as long where there is nothing to fit."""
        async with self.lanes.turn(lane):
            if self._nobodys is None:
                self._nobodys = await asyncio.to_thread(self._hasher.hash, token_hex(16))
            return await asyncio.to_thread(self._matches, known or self._nobodys, passphrase)

    def _matches(self, known: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(known, passphrase)
        except (VerifyMismatchError, InvalidHashError):
            return False
