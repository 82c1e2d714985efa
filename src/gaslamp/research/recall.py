"""All that a seat has noticed since the start, in order: perfect recall, as rows of bits.

A row is what the viewer could tell of one action (`seen_as`): 64 bits, the lowest first. Actions of
which the viewer noticed nothing leave no row, or their number would tell something.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gaslamp.research.spec import Bytes, Spec

WIDTH: Final = 64
_BITS: Final = np.arange(WIDTH, dtype=np.uint64)


def bits(noticed: NDArray[np.int64]) -> Bytes:
    """Of each number its 64 bits, the lowest first.

    >>> from gaslamp.research.batch import Batch
    >>> batch = Batch("sleuth", 2, seed=1, recall=True)
    >>> rows = bits(batch.histories)
    >>> rows.shape
    (2, 1052, 64)
    >>> int(rows[0, 0, :5] @ [1, 2, 4, 8, 16])  # who acted first: chance
    30
    """
    ones: Bytes = (noticed.astype(np.uint64)[..., None] >> _BITS & np.uint64(1)).astype(np.uint8)
    return ones


class Recall:
    """What every seat has noticed in one game."""

    def __init__(self, spec: Spec) -> None:
        self.shape = (spec.bound.noticed, WIDTH)
        self.noticed: list[list[int]] = [[] for _ in range(spec.seats)]

    def note(self, seat: int, seen: int) -> None:
        if seen:
            self.noticed[seat].append(seen)

    def tensor(self, seat: int) -> Bytes:
        out = np.zeros(self.shape, np.uint8)
        out[: len(self.noticed[seat])] = bits(np.array(self.noticed[seat], dtype=np.int64))
        return out

    def text(self, seat: int) -> str:
        return " ".join(f"{seen & (1 << WIDTH) - 1:x}" for seen in self.noticed[seat])

    def copy(self) -> "Recall":
        twin = Recall.__new__(Recall)
        twin.shape, twin.noticed = self.shape, [list(seen) for seen in self.noticed]
        return twin
