"""Rows of what refers to nothing else. Compiled, it is `plain.pyx`."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def plain(things: Iterable[T]) -> tuple[T, ...]:
    """A tuple that is in no circle, whatever happens: numbers, bytes and the like are in it."""
    return tuple(things)
