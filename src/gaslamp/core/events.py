"""What happened, as typed data, and who may know it."""

from collections.abc import Iterable
from typing import NamedTuple

from gaslamp.core.data import Tagged
from gaslamp.core.seats import OPEN


class Event(Tagged):
    """Something that a viewer is told. Each game names its own."""


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


def seen_by(told: Iterable[Told], viewer: int) -> list[Event]:
    return [each.event for each in told if each.reaches(viewer)]
