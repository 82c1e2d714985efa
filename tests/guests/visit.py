"""A fifth game comes to the house, as an installed package would bring it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gaslamp.core.guests import guests
from gaslamp.words import speaking

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
INSTALLED: Final = HERE / "installed"
NAME: Final = "duel"


@contextmanager
def visiting() -> Iterator[None]:
    """Whatever the house has read before it knows of the guest, it reads again."""
    sys.path.append(str(INSTALLED))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(INSTALLED))
        _forget()


def _forget() -> None:
    guests.cache_clear()
    speaking.cache_clear()


def with_guests() -> dict[str, str]:
    """The environment of a house that has them: the paths of this one, and theirs."""
    paths = [*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT), str(INSTALLED)]
    return {"PYTHONPATH": os.pathsep.join(paths)}
