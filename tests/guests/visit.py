"""A fifth game comes to the house, as an installed package would bring it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gaslamp.core.guests import guests

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
INSTALLED: Final = HERE / "installed"
NAME: Final = "duel"


@contextmanager
def visiting() -> Iterator[None]:
    sys.path.append(str(INSTALLED))
    guests.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(INSTALLED))
        guests.cache_clear()


def with_guests() -> dict[str, str]:
    """The environment of a house that has them: the paths of this one, and theirs."""
    paths = [*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT), str(INSTALLED)]
    return {"PYTHONPATH": os.pathsep.join(paths)}
