"""The memory of a position, uncompiled: attributes that are ints or fixed-size lists of ints.

`facts.pyx` is the same class for the compiled house. Only here, in `core.guest_position`, in
`search.release` and in `research.batch` two files say one thing: copying memory, calling Python
from C and letting go of the GIL are what plain Python and C do differently.
"""

from typing import Self


class Facts:
    """What is true at one moment of a game. No objects, so a copy is a copy of numbers."""

    def _copy_from(self, other: Self) -> None:
        for name, value in vars(other).items():
            setattr(self, name, value[:] if isinstance(value, list) else value)

    def copy_from(self, other: Self) -> None:
        """Become equal to `other`, sharing nothing with it."""
        if type(self) is not type(other):
            raise TypeError("a position can only be copied from one of the same game")
        self._copy_from(other)

    def same_as(self, other: Self) -> bool:
        """Whether every fact is equal."""
        return type(self) is type(other) and vars(self) == vars(other)

    def size(self) -> int:
        """Bytes that the compiled position takes; 0 when uncompiled, where it means little."""
        return 0
