"""The smooth part of the layout: from bare order to an even, uncrossed map."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from map_layout import forces
from map_layout.facts import HEIGHT, STATION_COUNT, WIDTH, Facts, Pair, rows
from map_layout.forces import Array, Index

MARGIN = 48
RIVER_HALF = 20.0
BANK = 24.0
RIVER_GAP = 48.0
FERRY_STATIONS = (108, 115, 157, 194)

# Down the river: each bridge is a taxi line it flows under. Where it enters and leaves
# the picture is our choice.
BRIDGES: tuple[Pair, ...] = (
    (195, 197), (196, 197), (184, 197), (184, 185), (156, 157), (133, 140),
    (126, 127), (115, 127), (104, 116), (88, 117), (105, 108), (107, 119),
)  # fmt: skip
SOURCE = (330.0, HEIGHT + 40.0)
MOUTH = (WIDTH + 40.0, 650.0)
RIVER_STEP = 45.0
RIVER_FLOOR = HEIGHT - 36.0


class Park(NamedTuple):
    """A green between streets: the stations around it and the room it asks for."""

    name: str
    around: tuple[int, ...]
    room: float


PARKS = (
    Park("Regent's Park", (2, 10, 21, 33, 20), 62.0),
    Park("Hyde Park", (77, 96, 109, 124, 123, 122, 95), 92.0),
    Park("St James's Park", (114, 132, 140, 139, 130, 131), 66.0),
    Park("Kennington Park", (171, 173, 188, 199), 56.0),
)
# The array of points holds the stations, then the parks, then the river.
RIVER_FIRST = STATION_COUNT + len(PARKS)


@dataclass(frozen=True)
class Scene:
    """The fixed part of the problem: who is an edge, a corner, a river piece."""

    taxi: Index
    river: Index
    corners: Index
    row_of: Index
    foreign: Array
    banks: Array
    lawns: Array


def start_points(facts: Facts) -> Array:
    """Spreads the stations by rank alone: no distance of any drawing is used."""
    wide, tall = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    step = np.array([wide, tall]) / (STATION_COUNT - 1)
    ranks = [facts.order[n] for n in range(1, STATION_COUNT + 1)]
    return np.asarray((np.array(ranks) - 1) * step + MARGIN, dtype=np.float64)


def start_river(stations: Array) -> Array:
    """A first course of the river: through the middle of its bridges, cut into even steps."""
    gates = [(stations[a - 1] + stations[b - 1]) / 2.0 for a, b in BRIDGES]
    course = [np.array(SOURCE), *gates, np.array(MOUTH)]
    points = [course[0]]
    for here, there in itertools.pairwise(course):
        pieces = max(1, round(float(math.dist(here, there)) / RIVER_STEP))
        points += [here + (there - here) * k / pieces for k in range(1, pieces + 1)]
    return np.array(points)


def start_parks(stations: Array) -> Array:
    return np.array([stations[np.array(park.around) - 1].mean(axis=0) for park in PARKS])


def _corners(points: Array, edges: Sequence[Pair]) -> Index:
    """Neighbouring streets around each station, in turning order."""
    found: list[tuple[int, int, int]] = []
    for centre in range(STATION_COUNT):
        ends = [b if a == centre else a for a, b in edges if centre in (a, b)]
        ends.sort(key=lambda n: math.atan2(*(points[n] - points[centre])[::-1]))
        found += [(ends[k - 1], centre, ends[k]) for k in range(len(ends)) if len(ends) > 1]
    return np.array(found, dtype=np.int64)


def _row_numbers() -> Index:
    row_of = np.full(STATION_COUNT, -1, dtype=np.int64)
    for number, row in enumerate(rows()):
        row_of[np.array(row) - 1] = number
    return row_of


def _foreign(edges: Index, wanted: float) -> Array:
    """The clearance wanted of each station from each edge: none from its own."""
    who = np.arange(STATION_COUNT)[:, None]
    own = (edges[None, :, 0] == who) | (edges[None, :, 1] == who)
    return np.where(own, 0.0, wanted)


def make_scene(facts: Facts, points: Array, clearance: float) -> Scene:
    taxi = np.array(facts.pairs("taxi"), dtype=np.int64) - 1
    course = np.arange(RIVER_FIRST, len(points) - 1)
    river = np.stack([course, course + 1], axis=1)
    banks = np.full((STATION_COUNT, len(river)), RIVER_GAP)
    banks[np.array(FERRY_STATIONS) - 1] = 0.0
    corners = _corners(points, [(int(a), int(b)) for a, b in taxi])
    lawns = np.repeat([[park.room] for park in PARKS], len(taxi), axis=1)
    foreign = _foreign(taxi, clearance)
    return Scene(taxi, river, corners, _row_numbers(), foreign, banks, lawns)


def slope(points: Array, scene: Scene, ripeness: float) -> Array:
    """All wishes together; street directions gain weight as the map ripens."""
    who = np.arange(STATION_COUNT)
    inside = (np.array([MARGIN, MARGIN]), np.array([WIDTH - MARGIN, HEIGHT - MARGIN]))
    total = 1.0 * forces.keep_apart(points, STATION_COUNT, 66.0)
    total += 0.06 * forces.keep_apart(points, STATION_COUNT, 130.0)
    total += 0.10 * forces.even_lengths(points, scene.taxi, 92.0)
    total += (0.05 + 2.2 * ripeness) * forces.eight_directions(points, scene.taxi)
    total += 6.0 * forces.open_angles(points, scene.corners, math.radians(42.0))
    total += 1.2 * forces.keep_clear(points, who, scene.taxi, scene.foreign)
    total += 0.8 * forces.keep_clear(points, who, scene.river, scene.banks)
    total += 0.8 * forces.keep_clear(
        points, np.arange(STATION_COUNT, RIVER_FIRST), scene.taxi, scene.lawns
    )
    total += 0.6 * forces.at_bank(points, np.array(FERRY_STATIONS) - 1, scene.river, BANK)
    total += 1.0 * forces.in_rows(points, rows(), 16.0)
    total += 0.7 * forces.rows_below(points, scene.row_of, 60.0, 16.0)
    total += 1.0 * forces.stay_inside(points, STATION_COUNT, *inside)
    total += 0.25 * forces.smooth_river(points, RIVER_FIRST)
    total += 1.0 * forces.above_floor(points, RIVER_FIRST + 3, RIVER_FLOOR)
    return total


def relax_river(points: Array, scene: Scene, rounds: int) -> Array:
    """Once the stations stand still, the river finds its smoothest course between them."""
    speed = np.zeros_like(points)
    who, ferries = np.arange(STATION_COUNT), np.array(FERRY_STATIONS) - 1
    for _ in range(rounds):
        total = 0.7 * forces.smooth_river(points, RIVER_FIRST)
        total += 2.0 * forces.keep_clear(points, who, scene.river, scene.banks)
        total += 2.0 * forces.at_bank(points, ferries, scene.river, BANK)
        total += 1.0 * forces.above_floor(points, RIVER_FIRST + 3, RIVER_FLOOR)
        total[:RIVER_FIRST] = 0.0
        total[[RIVER_FIRST, -1]] = 0.0
        speed = np.round((0.8 * speed - 0.06 * total) * 1024.0) / 1024.0
        points = points + speed
    return points


def relax(points: Array, scene: Scene, rounds: int) -> Array:
    """Walks downhill with some momentum, in short steps that cannot jump over a street.

    Places are rounded to 1/1024 after each step: machines that differ in the last bit of
    a sum then still walk the same way.
    """
    speed = np.zeros_like(points)
    ends = points[[RIVER_FIRST, -1]].copy()
    for k in range(rounds):
        ripeness = max(0.0, 2.0 * k / rounds - 0.7)
        speed = 0.8 * speed - 0.06 * slope(points, scene, min(1.0, ripeness))
        speed = np.round(np.clip(speed, -2.0, 2.0) * 1024.0) / 1024.0
        points = points + speed
        points[[RIVER_FIRST, -1]] = ends
    return points
