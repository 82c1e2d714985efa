"""Whose turn it is: everybody who waits is served once before anybody is served twice."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class FairTurns(Generic[T]):
    """Things wait under paths such as lane, person, table. At each step of the path those who
    wait take turns; at its end it is first come, first served."""

    def __init__(self) -> None:
        self._rows: dict[Hashable, FairTurns[T]] = {}
        self._here: list[T] = []
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def push(self, path: Sequence[Hashable], thing: T, first: bool = False) -> None:
        """`first`: before all others with that path."""
        self._size += 1
        if path:
            self._rows.setdefault(path[0], FairTurns()).push(path[1:], thing, first)
        else:
            self._here.insert(0 if first else len(self._here), thing)

    def pop(self) -> T:
        self._size -= 1
        if self._here:
            return self._here.pop(0)
        whose = next(iter(self._rows))
        row = self._rows.pop(whose)
        thing = row.pop()
        if row:
            self._rows[whose] = row
        return thing

    def remove(self, path: Sequence[Hashable], thing: T) -> None:
        """It no longer waits; it may have been taken before."""
        if not path and thing in self._here:
            self._here.remove(thing)
            self._size -= 1
        elif path and path[0] in self._rows:
            row = self._rows[path[0]]
            before = len(row)
            row.remove(path[1:], thing)
            self._size -= before - len(row)
            if not row:
                del self._rows[path[0]]

    def waiting(self, path: Sequence[Hashable]) -> int:
        """How many wait under a path that begins so."""
        if not path:
            return self._size
        row = self._rows.get(path[0])
        return 0 if row is None else row.waiting(path[1:])


class YieldingTurns(Generic[T]):
    """The same in two rows: what yields, by the first step of its path, waits for all others."""

    def __init__(self, yields: Callable[[Any], bool]) -> None:
        self._yields = yields
        self._first: FairTurns[T] = FairTurns()
        self._last: FairTurns[T] = FairTurns()

    def __len__(self) -> int:
        return len(self._first) + len(self._last)

    def _row(self, path: Sequence[Hashable]) -> FairTurns[T]:
        return self._last if self._yields(path[0]) else self._first

    def push(self, path: Sequence[Hashable], thing: T, first: bool = False) -> None:
        self._row(path).push(path, thing, first)

    def pop(self) -> T:
        return (self._first or self._last).pop()

    def remove(self, path: Sequence[Hashable], thing: T) -> None:
        self._row(path).remove(path, thing)

    def waiting(self, path: Sequence[Hashable]) -> int:
        return self._row(path).waiting(path)
