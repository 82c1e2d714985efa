"""Games that are being followed: a longer sight of one costs only what is new in it.

Nothing is known by being kept that the sight does not tell: a game that is not kept any more is
followed from its start, and comes out the same.
"""

import threading
from abc import abstractmethod
from collections.abc import Callable
from fractions import Fraction
from typing import Final, Generic, Protocol, Self, TypeVar

from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.knowledge import UNIFORM, AnySight, Beliefs, Knowledge, Look, Model, Sample

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

    def keep_within(self, most: int, room: Callable[[F], int]) -> None:
        """The latest for which there is room; the very last in any case."""
        for number, (_, following) in enumerate(reversed(self._kept)):
            most -= room(following)
            if most < 0 and number:
                del self._kept[: len(self._kept) - number]
                return


class FollowingKnowledge(Knowledge, Generic[F]):
    """Of a game in which all that a model makes of a sight is followed event by event."""

    @abstractmethod
    def follow(self, sight: AnySight, model: Model = UNIFORM) -> F:
        """The whole sight; refused if it cannot come about."""

    @abstractmethod
    def believed(self, following: F) -> Beliefs: ...


class FollowingLook(Look, Generic[F]):
    knowledge: FollowingKnowledge[F]

    @property
    def following(self) -> F:
        """Asked for anew each time: what is kept goes on with the game, this look does not."""
        return self.knowledge.follow(self.sight, self.model)

    def _believe(self) -> Beliefs:
        return self.knowledge.believed(self.following)

    def samples(self, number: int, dice: Dice) -> list[Sample]:
        positions = self._positions(self.following, number, dice)
        return [Sample(position, Fraction(1)) for position in positions]

    @abstractmethod
    def _positions(self, following: F, number: int, dice: Dice) -> list[Position]:
        """So many that fit, drawn by the beliefs."""
