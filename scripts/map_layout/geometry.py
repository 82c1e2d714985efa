"""Small plane geometry on plain number pairs."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

Point = tuple[float, float]
EIGHTH = math.pi / 4.0


def point_to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if square == 0.0:
        return math.hypot(p[0] - a[0], p[1] - a[1])
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square
    t = 0.0 if t < 0.0 else 1.0 if t > 1.0 else t
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def point_to_path(p: Point, path: Sequence[Point]) -> float:
    return min(point_to_segment(p, a, b) for a, b in itertools.pairwise(path))


def side(a: Point, b: Point, p: Point) -> float:
    """Positive when p lies to one side of the line a-b, negative on the other."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """True when the insides of two segments meet in one spot."""
    apart = side(a, b, c) * side(a, b, d) < 0.0
    return apart and side(c, d, a) * side(c, d, b) < 0.0


def paths_cross(one: Sequence[Point], two: Sequence[Point]) -> int:
    return sum(
        segments_cross(a, b, c, d)
        for a, b in itertools.pairwise(one)
        for c, d in itertools.pairwise(two)
    )


def inside(p: Point, ring: Sequence[Point]) -> bool:
    """True when p lies within a closed shape (its first point may be repeated at the end)."""
    found = False
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (a[1] > p[1]) != (b[1] > p[1]):
            found ^= p[0] < a[0] + (p[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
    return found


def off_eighth(a: Point, b: Point) -> float:
    """How far (in radians) a segment leans away from level, upright or diagonal."""
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    return abs(angle - EIGHTH * round(angle / EIGHTH))


def tightest_angle(centre: Point, ends: Sequence[Point]) -> float:
    """The smallest angle between two streets that meet at a station."""
    turns = sorted(math.atan2(y - centre[1], x - centre[0]) for x, y in ends)
    gaps = [b - a for a, b in itertools.pairwise(turns)]
    return min([*gaps, turns[0] + 2.0 * math.pi - turns[-1]])
