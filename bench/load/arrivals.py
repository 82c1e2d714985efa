"""When things are due: decided beforehand, whether the house keeps up or not."""

import asyncio
from collections.abc import Callable
from random import Random
from time import monotonic

Do = Callable[[float], None]
"""Called when something is due, with the moment when it was: the clients may be late as well."""


class Arrivals:
    """Streams of moments, each exponentially after the last, from a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams = 0
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self.latest = 0.0
        """By how much the clients themselves have been late, at most."""
        self.only_moves = False

    def every(self, seconds: float, do: Do, *, is_move: bool = False) -> None:
        """On average; the first one at any moment of the first such time."""
        self._streams += 1
        stream, random = self._streams, Random(f"{self._seed} {self._streams}")

        def arm(due: float) -> None:
            later = asyncio.get_running_loop().call_later
            self._timers[stream] = later(max(0.0, due - monotonic()), fire, due)

        def fire(due: float) -> None:
            self.latest = max(self.latest, monotonic() - due)
            arm(due + random.expovariate(1 / seconds))
            if is_move or not self.only_moves:
                do(due)

        arm(monotonic() + random.expovariate(1 / seconds))

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
