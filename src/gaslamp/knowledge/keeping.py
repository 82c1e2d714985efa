"""Games that are being followed: a longer sight of one costs only what is new in it.

Nothing is known by being kept that the sight does not tell: a game that is not kept any more is
followed from its start, and comes out the same.
"""

from collections.abc import Callable
from typing import Final, Generic, Protocol, Self, TypeVar

from gaslamp.knowledge import AnySight

_MOST: Final = 32


class Follows(Protocol):
    def goes_on_in(self, sight: AnySight) -> bool:
        """Whether the sight begins with all that was followed so far."""

    def look(self, sight: AnySight) -> Self:
        """Follow what is new in a sight that goes on."""


F = TypeVar("F", bound=Follows)


def grown(before: AnySight, after: AnySight) -> bool:
    """Whether one sight is another one some events later."""
    count = len(before.events)
    same = (before.viewer, before.seats, before.options) == (
        after.viewer,
        after.seats,
        after.options,
    )
    return same and len(after.events) >= count and after.events[:count] == before.events


class Kept(Generic[F]):
    def __init__(self, begin: Callable[[AnySight], F]) -> None:
        self._begin = begin
        self._kept: list[F] = []

    def look(self, sight: AnySight) -> F:
        """Taken out while it looks, so that nobody else can look through it meanwhile."""
        found = next((each for each in reversed(self._kept) if each.goes_on_in(sight)), None)
        if found is None:
            found = self._begin(sight)
        else:
            self._kept.remove(found)
            found.look(sight)
        self._kept.append(found)
        del self._kept[:-_MOST]
        return found
