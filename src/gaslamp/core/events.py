"""What happened, as typed data, and who may know it."""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import NamedTuple, Protocol

from gaslamp.core.data import Tagged
from gaslamp.core.seats import OPEN, in_mask


class Event(Tagged):
    """Something that a viewer is told. Each game names its own."""


class EndedPosition(Protocol):
    """A position of a game that is over."""

    ended: int
    winners: int


class Told(NamedTuple):
    """An event with its audience: `None` is everybody, spectators too."""

    event: Event
    audience: frozenset[int] | None = None

    def reaches(self, viewer: int) -> bool:
        return self.audience is None or viewer in self.audience or viewer == OPEN


def to_all(event: Event) -> Told:
    return Told(event)


def only(event: Event, *seats: int) -> Told:
    return Told(event, frozenset(seats))


def ended(
    position: EndedPosition, ends: type[IntEnum], event: Callable[[str, list[int]], Event]
) -> Told:
    """That the game is over: which of its ends it came to, and who has won."""
    return to_all(event(ends(position.ended).name.lower(), list(in_mask(position.winners))))


def seen_by(told: Iterable[Told], viewer: int) -> list[Event]:
    return [each.event for each in told if each.reaches(viewer)]
