"""The layers of a pursuit on the map of London, kept in files, so that they are worked out once."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from bench.keeping import FOLDER
from bench.solutions.pursuit import Layer, Pursuit
from gaslamp.games.scotland_yard.board import STATION_COUNT, TAXI_AND_BUS, next_stops

STOPS: Final = [
    [stop - 1 for stop in next_stops(station, TAXI_AND_BUS)]
    for station in range(1, STATION_COUNT + 1)
]
"""SY-62: what beginners may use."""


class London:
    """A pursuit by so many detectives, with a layer for each number of rounds left."""

    def __init__(self, detectives: int) -> None:
        self.pursuit = Pursuit(STOPS, detectives)
        self._folder = FOLDER / f"pursuit-{detectives}"
        self._done = self._folder / "done"

    def layers(self, say: Callable[[str], None]) -> list[Layer]:
        """All of them; what an earlier run has worked out is read."""
        self._folder.mkdir(parents=True, exist_ok=True)
        found = [self._kept(0) if self._file(0).exists() else self._keep(0, self.pursuit.first())]
        while not (self._done.exists() and not self._file(len(found)).exists()):
            rounds = len(found)
            if self._file(rounds).exists():
                found.append(self._kept(rounds))
                continue
            say(f"{self.pursuit.detectives} detectives, {rounds} rounds left")
            longer = self.pursuit.before(found[-1])
            if np.array_equal(longer, found[-1]):
                self._done.touch()
                break
            found.append(self._keep(rounds, longer))
        return found

    def _file(self, rounds: int) -> Path:
        return self._folder / f"{rounds:02}.npy"

    def _kept(self, rounds: int) -> Layer:
        layer: Layer = np.load(self._file(rounds), mmap_mode="r")
        return layer

    def _keep(self, rounds: int, layer: Layer) -> Layer:
        """In one piece: an interruption leaves a whole file or none."""
        new = self._folder / "new.npy"
        np.save(new, layer)
        new.replace(self._file(rounds))
        return self._kept(rounds)

    def needed(self, layers: list[Layer], double: int, x: int, detectives: tuple[int, ...]) -> int:
        """In how many rounds he can be caught, stations as they are numbered on the map."""
        pawns = [station - 1 for station in detectives]
        return next(
            rounds
            for rounds, layer in enumerate(layers)
            if self.pursuit.has(layer[double], x - 1, pawns)
        )
