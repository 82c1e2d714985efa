"""How sure a share of so many games is."""

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many deviations."""


class Interval(NamedTuple):
    share: float
    low: float
    high: float


def wilson(won: int, games: int) -> Interval:
    """Wilson's score interval, which is right near 0 and 1 too."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = won / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))
