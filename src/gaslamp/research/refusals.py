"""What is said about an action or an array that is not right, whatever environment it was for."""

from typing import Any, Final

import numpy as np

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.sentence import say

NAMED: Final = 20
"""A refusal names so many of the legal numbers."""


def legal_in(mask: Any) -> str:
    legal = [str(each) for each in np.flatnonzero(mask)]
    more = ["…"] if len(legal) > NAMED else []
    return ", ".join(legal[:NAMED] + more)


def not_legal(number: int, mask: Any) -> NotLegal:
    return NotLegal(say("research-not-legal", number=str(number), legal=legal_in(mask)))


def not_legal_there(place: int, number: int, mask: Any) -> NotLegal:
    words = {"number": str(number), "legal": legal_in(mask)}
    return NotLegal(say("research-not-legal-there", place=place, **words))


def check_least(**numbers: int) -> None:
    for name, number in numbers.items():
        if number < 1:
            raise Unreadable(say("research-range", name=name, least=1, found=number))


def check_actions(actions: Any, n: int) -> None:
    """An array of 32-bit numbers, one for each game."""
    wanted = (np.dtype(np.int32), (n,))
    found = (getattr(actions, "dtype", None), getattr(actions, "shape", None))
    if found != wanted:
        kind = type(actions).__name__ if found[0] is None else f"{found[0]}, {found[1]}"
        words = {"dtype": "int32", "shape": str(wanted[1]), "found": kind}
        raise Unreadable(say("research-array", name="actions", **words))
