"""Many games at once: arrays in, arrays out, nothing copied, the GIL released.

>>> from gaslamp.research.batch import Batch
>>> batch = Batch("mr_jack", 1000, seed=1)
>>> batch.observations.shape, batch.masks.shape, batch.seats.shape
((1000, 662), (1000, 1679), (1000,))
>>> batch.step(batch.masks.argmax(axis=1).astype("int32"))
>>> batch.rewards.shape, int(batch.over.sum())
((1000, 2), 0)

The arrays are always the same ones: `step` writes into them, and into `masks` and `seats` nobody
else can. A game that is over, or cut because it has gone on for too long, is marked in `over` or
`cut`, has its `rewards`, and has begun anew: observation, mask and seat are already those of the
next game.

With `recall=True` there is perfect recall: `histories` has for each game what the seat that decides
has noticed since the start, a number of 64 bits for each action, 0 behind the last. `recall.bits`
lays them out as the other environments do.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np

from gaslamp.core.dice import Dice
from gaslamp.research.batch import release
from gaslamp.research.batch.rack import Rack
from gaslamp.research.batch.stepper import Stepper
from gaslamp.research.refusals import check_actions, least_one, not_legal_there, whole
from gaslamp.research.spec import spec_of

_SEEDS: Final = 0x9E3779B97F4A7C15


class Batch:
    """`n` games of one kind, each with chance of its own, which follows from `seed`."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        recall: bool = False,
        **options: Any,
    ) -> None:
        n, threads = least_one(n=n, threads=threads)
        seed = whole("seed", seed)
        self.spec = spec_of(game, seats, options)
        self.n = n
        self.observations = np.zeros((n, self.spec.layout.size), np.uint8)
        """What the seat that decides sees, game by game."""
        self.masks = np.zeros((n, self.spec.actions), np.uint8)
        self.seats = np.zeros(n, np.int8)
        """Who decides."""
        self.rewards = np.zeros((n, self.spec.seats), np.float32)
        self.over = np.zeros(n, np.uint8)
        self.cut = np.zeros(n, np.uint8)
        self._actions = np.zeros(n, np.int32)
        self._decisions = np.zeros(n, np.int32)
        self._states = np.zeros(n, np.uint64)
        rows = self.spec.bound.noticed if recall else 0
        self.histories = np.zeros((n, rows), np.int64)
        """With recall, what the seat that decides has noticed since the start."""
        self._memory = np.zeros((n, self.spec.seats, rows), np.int64)
        self._noticed = np.zeros((n, self.spec.seats), np.int32)
        self._steppers = self._shared(min(threads, n))
        for trusted in (self.masks, self.seats):  # a step believes them
            trusted.flags.writeable = False
        self._crew = ThreadPoolExecutor(len(self._steppers)) if len(self._steppers) > 1 else None
        self.reset(seed)

    def _shared(self, threads: int) -> list[Stepper]:
        shared: dict[str, Any] = {
            "actions": self._actions,
            "observations": self.observations,
            "masks": self.masks,
            "seats": self.seats,
            "rewards": self.rewards,
            "over": self.over,
            "cut": self.cut,
            "decisions": self._decisions,
            "states": self._states,
            "memory": self._memory,
            "noticed": self._noticed,
            "histories": self.histories,
        }
        arrays = {name: _flat(array) for name, array in shared.items()}
        rack = Rack(self.spec.start, self.n)
        bounds = [self.n * part // threads for part in range(threads + 1)]
        return [self._stepper(rack, arrays, *ends) for ends in pairwise(bounds)]

    def _stepper(self, rack: Rack, arrays: dict[str, Any], first: int, last: int) -> Stepper:
        encoder = self.spec.encoder(self.spec.start.copy())
        encoder.out = arrays["observations"]
        stepper = Stepper(encoder, self.spec.start, rack, self.spec.bound.players)
        stepper.share(arrays, first, last)
        return stepper

    def reset(self, seed: int = 0) -> None:
        """Every game begins anew."""
        self._states[:] = self.seeds(seed)
        self._all(release.deal)

    def seeds(self, seed: int) -> list[int]:
        """The dice of each game: an `Episode` with one of these is the same game."""
        dice = Dice(whole("seed", seed) ^ _SEEDS)
        return [dice.roll() for _ in range(self.n)]

    def step(self, actions: Any) -> None:
        """An action for each game; refused, with nothing done in any, if one of them is wrong."""
        check_actions(actions, self.n)
        self._actions[:] = actions
        for stepper in self._steppers:
            if (place := stepper.illegal()) >= 0:
                raise not_legal_there(place, int(actions[place]), self.masks[place])
        self._all(release.step)

    def random(self) -> Any:
        """A legal action for each game, as the house's random play would take it.

        The array is always the same one; it may be changed and handed to `step`.
        """
        self._all(release.play)
        return self._actions

    def _all(self, do: Callable[[Stepper], None]) -> None:
        if self._crew is None:
            do(self._steppers[0])
            return
        list(self._crew.map(do, self._steppers))

    def close(self) -> None:
        """Send the threads home."""
        if self._crew is not None:
            self._crew.shutdown()


def _flat(array: Any) -> memoryview:
    """One row after the other; where there is nothing, something that nobody reads."""
    row: Any = array.reshape(-1) if array.size else np.zeros(1, array.dtype)
    return memoryview(row)
