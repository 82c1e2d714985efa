"""The river as data, the ferries on it, and the parks between the streets."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from map_layout.facts import Pair
from map_layout.geometry import Point, inside, point_to_path
from map_layout.solve import PARKS, Park

RAYS = 28
SWING = 28.0  # the room a ferry needs to swing out from its landing
HEDGE = 26.0  # from the middle of a street to the green


def ferry_bends(pair: Pair, places: dict[int, Point], river: Sequence[Point]) -> list[Point]:
    """A ferry swings out to the middle of the river and follows it to the other landing."""
    (first, cast_off), (last, make_fast) = (_moor(places[n], river) for n in pair)
    low, high = min(first, last), max(first, last)
    course = [
        p
        for k, p in enumerate(river)
        if low < k < high and min(math.dist(p, cast_off), math.dist(p, make_fast)) > SWING
    ]
    return course if first < last else course[::-1]


def _moor(p: Point, river: Sequence[Point]) -> tuple[float, Point]:
    """The spot of the river's middle nearest to a landing, and how far down it lies."""
    best = (math.inf, 0.0, river[0])
    for k, (a, b) in enumerate(itertools.pairwise(river)):
        dx, dy = b[0] - a[0], b[1] - a[1]
        t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
        t = min(1.0, max(0.0, t))
        spot = (a[0] + t * dx, a[1] + t * dy)
        best = min(best, (math.dist(p, spot), k + t, spot))
    return best[1], best[2]


@dataclass(frozen=True)
class Lawn:
    """A park as drawn: the spot for its name and its outline."""

    park: Park
    middle: Point
    outline: list[Point]


def lay_lawns(places: dict[int, Point]) -> list[Lawn]:
    return [_lawn(park, [places[n] for n in park.around]) for park in PARKS]


def _lawn(park: Park, fence: Sequence[Point]) -> Lawn:
    """A soft shape inside the streets around a park, seen from its widest spot."""
    ring = [*fence, fence[0]]
    middle = _widest_spot(ring)
    reach = [_reach(middle, 2.0 * math.pi * k / RAYS, ring) for k in range(RAYS)]
    for _ in range(2):
        reach = [
            min(r, (reach[k - 1] + r + reach[(k + 1) % RAYS]) / 3.0) for k, r in enumerate(reach)
        ]
    outline = [_polar(middle, 2.0 * math.pi * k / RAYS, r) for k, r in enumerate(reach)]
    return Lawn(park, middle, outline)


def _widest_spot(ring: Sequence[Point]) -> Point:
    """The most central of the spots inside the ring that lie far from all its streets."""
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    spots = [
        (x + 0.0, y + 0.0)
        for x in range(int(min(xs)), int(max(xs)) + 1, 5)
        for y in range(int(min(ys)), int(max(ys)) + 1, 5)
    ]
    within = [p for p in spots if inside(p, ring)]
    room = max(point_to_path(p, ring) for p in within)
    wide = [p for p in within if point_to_path(p, ring) > 0.85 * room]
    centre = (sum(p[0] for p in wide) / len(wide), sum(p[1] for p in wide) / len(wide))
    return min(wide, key=lambda p: (round(math.dist(p, centre), 6), p))


def _reach(middle: Point, angle: float, ring: Sequence[Point]) -> float:
    """How far the green goes in one direction before it comes to the hedge."""
    far = 0.0
    while far < 260.0:
        p = _polar(middle, angle, far + 2.0)
        if not inside(p, ring) or point_to_path(p, ring) < HEDGE:
            break
        far += 2.0
    return far


def _polar(middle: Point, angle: float, far: float) -> Point:
    return (middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle))
