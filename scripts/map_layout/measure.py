"""Figures about a finished map: what the layout promises, counted on the result."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise

from map_layout.facts import Pair, rows
from map_layout.geometry import (
    Point,
    off_eighth,
    paths_cross,
    point_to_segment,
    segments_cross,
    tightest_angle,
)

Places = Mapping[int, Point]


def crossings(streets: Sequence[Pair], places: Places) -> int:
    """How many pairs of straight streets cross, other than at a shared station."""
    return sum(
        segments_cross(places[a], places[b], places[c], places[d])
        for (a, b), (c, d) in combinations(streets, 2)
        if len({a, b, c, d}) == 4
    )


def path_crossings(paths: Sequence[Sequence[Point]]) -> int:
    return sum(paths_cross(one, two) for one, two in combinations(paths, 2))


def least_distance(places: Places) -> float:
    return min(math.dist(p, q) for p, q in combinations(places.values(), 2))


def least_clearance(streets: Sequence[Pair], places: Places) -> float:
    """The nearest any station comes to a street that is not its own."""
    return min(
        point_to_segment(p, places[a], places[b])
        for n, p in places.items()
        for a, b in streets
        if n not in (a, b)
    )


def least_path_clearance(paths: Mapping[Pair, Sequence[Point]], places: Places) -> float:
    """The nearest any bent line comes to a station it does not stop at."""
    return min(
        point_to_segment(p, a, b)
        for pair, path in paths.items()
        for a, b in pairwise(path)
        for n, p in places.items()
        if n not in pair
    )


def least_angle(streets: Sequence[Pair], places: Places) -> float:
    """The sharpest angle, in degrees, between two streets of one station."""
    ends: dict[int, list[Point]] = {n: [] for n in places}
    for a, b in streets:
        ends[a].append(places[b])
        ends[b].append(places[a])
    return math.degrees(min(tightest_angle(places[n], ends[n]) for n in places))


def exact_directions(streets: Sequence[Pair], places: Places) -> int:
    """How many streets run exactly level, upright or diagonal."""
    return sum(off_eighth(places[a], places[b]) < 1e-9 for a, b in streets)


def order_faults(places: Places, strip: float) -> list[Pair]:
    """Pairs of numbers against the reading order (see facts.rows)."""
    faults: list[Pair] = []
    lines = rows()
    for row in lines:
        faults += [(a, b) for a, b in pairwise(row) if places[a][0] >= places[b][0]]
    for upper, lower in combinations(lines, 2):
        faults += [
            (a, b)
            for a in upper
            for b in lower
            if abs(places[a][0] - places[b][0]) < strip and places[a][1] >= places[b][1]
        ]
    return faults


def row_heights(places: Places) -> list[float]:
    return [sum(places[n][1] for n in row) / len(row) for row in rows()]
