"""What is said about an action, a number or an array that is not right, whatever environment it was
for."""

from collections.abc import Iterable
from operator import index
from typing import Any, Final

import numpy as np

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.sentence import say

NAMED: Final = 20
"""A refusal names so many of the legal numbers."""


def listed(legal: Iterable[int]) -> str:
    numbers = [str(each) for each in legal]
    more = ["…"] if len(numbers) > NAMED else []
    return ", ".join(numbers[:NAMED] + more)


def not_legal(number: int | str, legal: Iterable[int]) -> NotLegal:
    return NotLegal(say("research-not-legal", number=str(number), legal=listed(legal)))


def not_legal_there(place: int, number: int, mask: Any) -> NotLegal:
    words = {"number": str(number), "legal": listed(np.flatnonzero(mask))}
    return NotLegal(say("research-not-legal-there", place=place, **words))


def whole(name: str, number: Any) -> int:
    """A whole number, Python's or an array's; nothing is rounded, and no text is read as one."""
    try:
        return index(number)
    except TypeError:
        raise Unreadable(say("research-whole", name=name, found=_kind(number))) from None


def least_one(**numbers: Any) -> list[int]:
    """The same, each at least 1."""
    found = [whole(name, number) for name, number in numbers.items()]
    for name, number in zip(numbers, found, strict=True):
        if number < 1:
            raise Unreadable(say("research-range", name=name, least=1, found=str(number)))
    return found


def check_actions(actions: Any, n: int) -> None:
    """An array of 32-bit numbers, one for each game."""
    wanted = (np.dtype(np.int32), (n,))
    found = (getattr(actions, "dtype", None), getattr(actions, "shape", None))
    if found != wanted or not hasattr(actions, "__array__"):
        words = {"dtype": "int32", "shape": str(wanted[1]), "found": _kind(actions)}
        raise Unreadable(say("research-array", name="actions", **words))


def _kind(found: Any) -> str:
    """An array by what is in it and its shape, anything else by its type."""
    if isinstance(found, np.ndarray | np.generic):
        return f"{found.dtype}, {found.shape}"
    return type(found).__name__
