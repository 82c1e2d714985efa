"""Games on all cores of this machine.

Each process has one game at a time, so that when one dies it is known which game it died of. Its
game is counted as a failure, and another process takes its place.
"""

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Final

from gaslamp.arena.contest import GameResult, lost, play
from gaslamp.arena.errand import Done, Fixture

LONGEST: Final = 3600.0
"""Seconds that a game may take: a bot that does not hear signals would hold on for ever."""
_TURN: Final = 0.5
"""Seconds after which one looks at the time again."""
_spawned: Final = multiprocessing.get_context("spawn")


class Processes:
    def __init__(self, number: int, longest: float = LONGEST) -> None:
        self._number = number
        self._longest = longest

    def play(self, jobs: Iterator[Fixture], until: float | None) -> Iterator[Done]:
        hands: list[GameProcess] = []
        try:
            while (more := self._hire(hands, jobs)) or any(hand.job for hand in hands):
                yield from self._done(hands)
                if until is not None and monotonic() >= until:
                    return
                if not more and not any(hand.job for hand in hands):
                    return
        finally:
            for hand in hands:
                hand.dismiss()

    def _hire(self, hands: "list[GameProcess]", jobs: Iterator[Fixture]) -> bool:
        """Give everybody something to do; whether there may be more of it."""
        hands[:] = [hand for hand in hands if hand.job is not None or hand.is_alive]
        for place in range(self._number):
            if place < len(hands) and hands[place].job is not None:
                continue
            job = next(jobs, None)
            if job is None:
                return False
            if place >= len(hands):
                hands.append(GameProcess())
            hands[place].take(job)
        return True

    def _done(self, hands: "list[GameProcess]") -> Iterator[Done]:
        busy = {hand.pipe: hand for hand in hands if hand.job is not None}
        ready = wait(list(busy), _TURN)
        for pipe, hand in busy.items():
            job = hand.job
            assert job is not None
            if pipe in ready:
                yield job, hand.result()
            elif monotonic() - hand.began > self._longest:
                hand.dismiss()
                yield job, lost(*job)


class GameProcess:
    """One process, and what it has to do."""

    def __init__(self) -> None:
        self.pipe, other = _spawned.Pipe()
        self._process = _spawned.Process(target=_work, args=(other,), daemon=True)
        self._process.start()
        other.close()
        self.job: Fixture | None = None
        self.began = 0.0

    @property
    def is_alive(self) -> bool:
        return not self.pipe.closed and self._process.is_alive()

    def take(self, job: Fixture) -> None:
        self.job, self.began = job, monotonic()
        with suppress(BrokenPipeError):
            self.pipe.send(job)

    def result(self) -> GameResult:
        """What came of the game; of one whose process has died, that it did."""
        job, self.job = self.job, None
        assert job is not None
        try:
            played: GameResult = self.pipe.recv()
        except (EOFError, OSError):
            self.dismiss()
            return lost(*job)
        return played

    def dismiss(self) -> None:
        self.job = None
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _work(pipe: "Connection[GameResult, Fixture]") -> None:
    """Ctrl-C is for whoever gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(play(*pipe.recv()))
