"""Where very many things come about that hold nothing in a circle, nobody need look for circles.

The garbage collector would look at all of them again and again, and find nothing.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def unswept() -> Iterator[None]:
    """Whoever keeps the collector off already keeps it off."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
