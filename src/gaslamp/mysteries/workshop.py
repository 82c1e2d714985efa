"""Many mysteries on all cores or many machines, into a file that only ever grows.

Kinds are made one after the other. Whoever goes on with a file looks at what is in it: the next
game of a kind is the one after the last that gave something.
"""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Protocol

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.mysteries.maker import kinds_of, search
from gaslamp.mysteries.mystery import Mystery, read_mystery, written

Search = Callable[[int], list[Mystery]]


class Promised(Protocol):
    """What somebody is looking for."""

    def result(self) -> list[Mystery]: ...
    def cancel(self) -> object: ...


class Hands(Protocol):
    """Those who look: the cores of this machine, or others."""

    def submit(self, task: Search, number: int, /) -> Promised: ...


Hire = Callable[[], AbstractContextManager[Hands]]


def own_cores(jobs: int) -> AbstractContextManager[Hands]:
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _quietly)


class Workshop:
    """What is wanted of one game, and the file it goes to."""

    def __init__(
        self, game: str, folder: Path, seed: int, jobs: int, hire: Hire | None = None
    ) -> None:
        self._hire = hire or partial(own_cores, jobs)
        self.game = game
        self.file = folder / f"{game}.jsonl"
        self.seed = seed
        self.jobs = jobs
        self.made = read_many(self.file.read_bytes()) if self.file.exists() else []
        if any(each.origin.seed != seed or each.game != game for each in self.made):
            raise Unreadable(say("mystery-other-seed", file=str(self.file)))
        self._alike = {each.likeness for each in self.made}

    def make(self, number: int, kind: str | None) -> Iterator[Mystery]:
        """As many as are missing, evenly of all kinds or all of one."""
        kinds = kinds_of(self.game, kind)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self._hire() as hands:
            for at, each in enumerate(kinds):
                wanted = (number + at) // len(kinds)
                yield from self._make(each, wanted, hands)

    def _make(self, kind: str, wanted: int, hands: Hands) -> Iterator[Mystery]:
        before = [each for each in self.made if each.kind == kind]
        missing = wanted - len(before)
        first = max((each.origin.game for each in before), default=-1) + 1
        if missing <= 0:
            return
        for found in self._in_order(partial(search, self.game, [kind], self.seed), first, hands):
            for mystery in found:
                if mystery.likeness not in self._alike:
                    self._keep(mystery)
                    missing -= 1
                    yield mystery
            if missing <= 0:
                return

    def _in_order(self, task: Search, first: int, hands: Hands) -> Iterator[list[Mystery]]:
        """A few games ahead, so that nobody waits; what they give comes in their order."""
        begun: deque[Promised] = deque()
        try:
            for number in count(first):
                begun.append(hands.submit(task, number))
                if len(begun) > 4 * self.jobs:
                    yield begun.popleft().result()
        finally:
            for future in begun:
                future.cancel()

    def _keep(self, mystery: Mystery) -> None:
        self.made.append(mystery)
        self._alike.add(mystery.likeness)
        with self.file.open("ab") as file:
            file.write(written(mystery))


def _quietly() -> None:
    """Ctrl-C is for whoever gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def read_many(data: bytes) -> list[Mystery]:
    """One a line; a last line that was cut short is refused like any other change."""
    return [read_mystery(line) for line in data.splitlines(keepends=True)]
