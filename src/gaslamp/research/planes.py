"""How an observation is laid out: one row of small numbers, cut into named planes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Plane(NamedTuple):
    """Some numbers that belong together. They go from 0 to `most`, in the order of `shape`."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: int = 1

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Planes:
    """The planes of an observation one after the other, and where each of them begins."""

    def __init__(self, planes: Sequence[Plane]) -> None:
        self.planes = tuple(planes)
        self.size = sum(plane.size for plane in self.planes)
        """How many numbers an observation has."""

    def __iter__(self) -> Iterator[tuple[Plane, int]]:
        """Each plane with the place of its first number."""
        at = 0
        for plane in self.planes:
            yield plane, at
            at += plane.size

    def slices(self) -> dict[str, slice]:
        return {plane.name: slice(at, at + plane.size) for plane, at in self}

    def highest(self) -> list[int]:
        """Of every number, the greatest that it can be."""
        return [plane.most for plane in self.planes for _ in range(plane.size)]
