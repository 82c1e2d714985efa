"""Paper to write on and throw away: where the rules lay down what they find, so that nothing has to
be made for it.

Each thread has pages of its own, or one would read what another is writing. Compiled, `scratch.pyx`
stands here instead.
"""

from threading import local
from typing import Final

SIZE: Final = 1024
"""As many actions as any position has."""
_PAGES: Final = 4

LEGAL = 0
ACTIONS = 1
WEIGHTS = 2
CHOICES = 3


class _Pad(local):
    def __init__(self) -> None:
        self.pages = [[0] * SIZE for _ in range(_PAGES)]


_pad = _Pad()


def page(number: int) -> list[int]:
    """One for each who writes, so that nobody writes over what somebody who called them needs."""
    return _pad.pages[number]
