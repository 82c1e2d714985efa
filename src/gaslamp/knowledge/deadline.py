"""How long somebody is willing to wait for an answer.

What can take long looks at it now and then. There is no clock here: whoever sets a deadline hands
in how much of the time is left, so that a test can count checks and a bot has no deadline at all.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeVar

T = TypeVar("T")

STRIDE: Final = 64
"""So many things are done between two looks."""


class OutOfTimeError(Exception):
    """There is no time for the rest of it."""


class Deadline:
    """`left` says how much of the time is left, from 1 down to 0 and below."""

    def __init__(self, left: Callable[[], float]) -> None:
        self.left = left
        self.missed = False
        """Whether something was left undone because of it."""
        self.spared = 0.0
        """What is kept for later: until it is used there is less."""

    def over(self) -> bool:
        if self.left() <= self.spared:
            self.missed = True
            return True
        return False


def after_looks(number: int) -> Deadline:
    """When it has been looked at so often: never by the clock, so that the same is always counted
    alike."""
    looks = iter(range(number))
    return Deadline(lambda: 1.0 - next(looks, number) / number)


_NONE: Final = Deadline(lambda: 1.0)
_current: ContextVar[Deadline] = ContextVar("deadline", default=_NONE)


@contextmanager
def within(deadline: Deadline) -> Iterator[None]:
    before = _current.set(deadline)
    try:
        yield
    finally:
        _current.reset(before)


@contextmanager
def sparing(share: float) -> Iterator[None]:
    """Out of time when there is still such a share of all of it left."""
    deadline = _current.get()
    before, deadline.spared = deadline.spared, share
    try:
        yield
    finally:
        deadline.spared = before


def out_of_time() -> bool:
    return _current.get().over()


def check() -> None:
    if _current.get().over():
        raise OutOfTimeError


def missed() -> bool:
    """Whether anything has been left undone so far."""
    return _current.get().missed


def patiently(things: Iterable[T], stride: int = STRIDE) -> Iterator[T]:
    """One after the other, with a look at the time every so often."""
    for number, thing in enumerate(things):
        if not number % stride:
            check()
        yield thing
