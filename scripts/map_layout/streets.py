"""Bus lines: each follows the streets, in a lane of its own beside the taxi line."""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from map_layout.facts import Pair
from map_layout.geometry import Point
from map_layout.solve import BRIDGES

LANE = 7.0
# Passing a bus stop without stopping there would mislead the eye; sharing a street crowds it.
PASSED_STOP = 260.0
SHARED_STREET = 70.0
PASSED_STATION = 12.0
# Over the river only where it must.
PASSED_BRIDGE = 150.0
# A bus that would have to drive this much further than straight ahead gets its own road.
LONGEST_DETOUR = 1.6

Places = dict[int, Point]


@dataclass(frozen=True)
class BusRoute:
    """The stations a bus line runs past and the lane it keeps (negative: on the left)."""

    stations: tuple[int, ...]
    lane: int


def route_buses(
    buses: Sequence[Pair], streets: Sequence[Pair], places: Places
) -> dict[Pair, BusRoute]:
    """Routes along the streets, for all bus lines that have a fair one.

    Short lines choose first: they have the fewest ways to go.
    """
    stops = {n for pair in buses for n in pair}
    ends = _street_ends(streets)
    taken: dict[Pair, set[int]] = {}
    routes: dict[Pair, BusRoute] = {}
    for pair in sorted(buses, key=lambda p: (math.dist(places[p[0]], places[p[1]]), p)):
        stations = _walk(pair, ends, places, stops, taken)
        if stops & set(stations[1:-1]) or _detour(stations, places) > LONGEST_DETOUR:
            continue
        lane = _free_lane(stations, taken)
        for street, way in _streets_of(stations):
            taken.setdefault(street, set()).add(lane * way)
        routes[pair] = BusRoute(stations, lane)
    return routes


def _detour(stations: Sequence[int], places: Places) -> float:
    way = [places[n] for n in stations]
    driven = sum(math.dist(a, b) for a, b in itertools.pairwise(way))
    return driven / math.dist(way[0], way[-1])


def _street_ends(streets: Sequence[Pair]) -> dict[int, list[int]]:
    ends: dict[int, list[int]] = {}
    for a, b in streets:
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)
    return ends


def _walk(
    pair: Pair,
    ends: dict[int, list[int]],
    places: Places,
    stops: set[int],
    taken: dict[Pair, set[int]],
) -> tuple[int, ...]:
    """The cheapest way along the streets from one end of a bus line to the other."""
    first, last = pair
    queue: list[tuple[float, tuple[int, ...]]] = [(0.0, (first,))]
    done: set[int] = set()
    while queue:
        spent, way = heapq.heappop(queue)
        here = way[-1]
        if here == last:
            return way
        if here in done:
            continue
        done.add(here)
        for there in ends[here]:
            step = math.dist(places[here], places[there])
            street = (min(here, there), max(here, there))
            step += SHARED_STREET * len(taken.get(street, ())) + PASSED_BRIDGE * (street in BRIDGES)
            if there != last:
                step += PASSED_STOP if there in stops else PASSED_STATION
            heapq.heappush(queue, (round(spent + step, 6), (*way, there)))
    raise ValueError(f"no street joins {first} and {last}")


def _streets_of(stations: Sequence[int]) -> list[tuple[Pair, int]]:
    """The streets of a route, each with +1 when it is run from its smaller number."""
    found = []
    for a, b in itertools.pairwise(stations):
        found.append(((min(a, b), max(a, b)), 1 if a < b else -1))
    return found


def _free_lane(stations: Sequence[int], taken: dict[Pair, set[int]]) -> int:
    """The first lane that no other bus has on any street of the route."""
    for lane in (1, -1, 2, -2, 3, -3):
        if all(lane * way not in taken.get(street, set()) for street, way in _streets_of(stations)):
            return lane
    raise ValueError(f"no free lane along {stations}")


def bus_bends(route: BusRoute, places: Places) -> list[Point]:
    """The points of a bus line between its two stations: the streets, shifted sideways."""
    way = [places[n] for n in route.stations]
    shift = LANE * route.lane
    normals = [_normal(a, b) for a, b in itertools.pairwise(way)]
    points = [_shifted(way[0], normals[0], shift)]
    for here, before, after in zip(way[1:-1], normals, normals[1:], strict=False):
        points.append(_shifted(here, _mitre(before, after), shift))
    points.append(_shifted(way[-1], normals[-1], shift))
    return points


def _normal(a: Point, b: Point) -> Point:
    """One step to the right of the direction of travel (y runs downwards)."""
    length = math.dist(a, b)
    return (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)


def _mitre(before: Point, after: Point) -> Point:
    """Where the shifted sides of a corner meet, kept short at sharp corners."""
    x, y = before[0] + after[0], before[1] + after[1]
    scale = 2.0 / max(x * x + y * y, 1.6)
    return (x * scale, y * scale)


def _shifted(p: Point, direction: Point, by: float) -> Point:
    return (p[0] + by * direction[0], p[1] + by * direction[1])
