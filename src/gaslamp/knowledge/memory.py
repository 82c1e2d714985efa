"""Games that are being followed: a longer sight of one costs only what is new in it.

Nothing is known by being kept that the sight does not tell: a game that is not kept any more is
followed from its start, and comes out the same.
"""

import threading
from collections.abc import Callable
from typing import Final, Generic, Protocol, Self, TypeVar

from gaslamp.knowledge import UNIFORM, AnySight, Model

_MOST: Final = 32


class Follows(Protocol):
    def goes_on_in(self, sight: AnySight) -> bool:
        """Whether the sight begins with all that was followed so far."""

    def look(self, sight: AnySight) -> Self:
        """Follow what is new in a sight that goes on."""


F = TypeVar("F", bound=Follows)


def grown(before: AnySight, after: AnySight) -> bool:
    """Whether one sight is another one some events later, or the very same."""
    count = len(before.events)
    same = (before.viewer, before.seats, before.rules, before.options) == (
        after.viewer,
        after.seats,
        after.rules,
        after.options,
    )
    if len(after.events) == count and after.view != before.view:
        return False
    return same and after.events[:count] == before.events


class Kept(threading.local, Generic[F]):
    """Each thread keeps its own, so that nobody looks while another one looks on."""

    def __init__(self, begin: Callable[[AnySight, Model], F]) -> None:
        self._begin = begin
        self._kept: list[tuple[Model, F]] = []

    def look(self, sight: AnySight, model: Model = UNIFORM) -> F:
        """One that comes upon a contradiction is not kept."""
        found = self._found(sight, model)
        if found is None:
            following = self._begin(sight, model)
        else:
            self._kept.remove(found)
            following = found[1]
            following.look(sight)
        self._kept.append((model, following))
        del self._kept[:-_MOST]
        return following

    def _found(self, sight: AnySight, model: Model) -> tuple[Model, F] | None:
        for each in reversed(self._kept):
            if each[0] == model and each[1].goes_on_in(sight):
                return each
        return None

    def drop(self, which: Callable[[F], bool]) -> None:
        """Those take up too much room."""
        self._kept = [each for each in self._kept if not which(each[1])]
