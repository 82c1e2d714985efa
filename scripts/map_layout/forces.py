"""The pulls and pushes of the layout: each function is the slope of one wish.

Points are rows of one array: first the 199 stations, then the points of the river.
Every function returns the direction of steepest *worsening*; the solver walks against it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Index = npt.NDArray[np.int64]
TINY = 1e-9


def spread(count: int, index: Index, values: Array) -> Array:
    """Adds up values per point, in a fixed order, so that the sum never varies."""
    columns = [np.bincount(index, weights=values[:, k], minlength=count) for k in (0, 1)]
    return np.stack(columns, axis=1)


def keep_apart(points: Array, stations: int, distance: float) -> Array:
    """Stations nearer than the distance push each other away."""
    here = points[:stations]
    delta = here[:, None, :] - here[None, :, :]
    gap = np.sqrt((delta**2).sum(axis=2)) + np.eye(stations) * 1e6
    push = np.minimum(gap - distance, 0.0) / gap
    slope = np.zeros_like(points)
    slope[:stations] = 2.0 * (push[:, :, None] * delta).sum(axis=1)
    return slope


def even_lengths(points: Array, edges: Index, wanted: float) -> Array:
    """Streets shrink or stretch to one length; the pull is capped for very long ones."""
    delta = points[edges[:, 1]] - points[edges[:, 0]]
    length = np.sqrt((delta**2).sum(axis=1)) + TINY
    pull = np.clip(length - wanted, -60.0, 60.0) / length
    force = pull[:, None] * delta
    return spread(len(points), edges[:, 1], force) - spread(len(points), edges[:, 0], force)


def _turn(points: Array, edges: Index, torque: Array) -> Array:
    """Turns edges: a torque on the angle becomes opposite sideways pushes at the ends."""
    delta = points[edges[:, 1]] - points[edges[:, 0]]
    square = (delta**2).sum(axis=1) + TINY
    side = np.stack([-delta[:, 1], delta[:, 0]], axis=1)
    force = (torque / square)[:, None] * side
    return spread(len(points), edges[:, 1], force) - spread(len(points), edges[:, 0], force)


def eight_directions(points: Array, edges: Index) -> Array:
    """Streets lean towards level, upright or diagonal; long streets no more than short."""
    delta = points[edges[:, 1]] - points[edges[:, 0]]
    angle = np.arctan2(delta[:, 1], delta[:, 0])
    length = np.sqrt((delta**2).sum(axis=1))
    return _turn(points, edges, np.sin(8.0 * angle) * length)


def open_angles(points: Array, corners: Index, least: float) -> Array:
    """Two neighbouring streets of a station (columns: left, centre, right) open up."""
    first, second = corners[:, [1, 0]], corners[:, [1, 2]]
    one = points[first[:, 1]] - points[first[:, 0]]
    two = points[second[:, 1]] - points[second[:, 0]]
    cross = one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0]
    angle = np.arctan2(cross, (one * two).sum(axis=1))
    lack = np.where(angle < -1.5, 0.0, np.minimum(angle - least, 0.0))
    scale = lack * np.sqrt((one**2).sum(axis=1) + (two**2).sum(axis=1))
    return _turn(points, second, scale) - _turn(points, first, scale)


def _foot(points: Array, who: Index, edges: Index) -> tuple[Array, Array]:
    """From the nearest spot of each edge to each point, and where along the edge it is."""
    start, end = points[edges[:, 0]], points[edges[:, 1]]
    run = end - start
    rel = points[who][:, None, :] - start[None, :, :]
    along = (rel * run[None, :, :]).sum(axis=2) / ((run**2).sum(axis=1) + TINY)
    along = np.clip(along, 0.0, 1.0)
    return rel - along[:, :, None] * run[None, :, :], along


def keep_clear(points: Array, who: Index, edges: Index, wanted: Array) -> Array:
    """Points nearer to a foreign edge than wanted (0 where it is their own) move off it."""
    away, along = _foot(points, who, edges)
    gap = np.sqrt((away**2).sum(axis=2)) + TINY
    push = (np.minimum(gap - wanted, 0.0) / gap)[:, :, None] * away
    slope = np.zeros_like(points)
    slope[who] += push.sum(axis=1)
    near, far = (
        (push * (1.0 - along)[:, :, None]).sum(axis=0),
        (push * along[:, :, None]).sum(axis=0),
    )
    return slope - spread(len(points), edges[:, 0], near) - spread(len(points), edges[:, 1], far)


def at_bank(points: Array, who: Index, edges: Index, wanted: float) -> Array:
    """Ferry stations are drawn to the bank: the wanted way from the middle of the river."""
    away, along = _foot(points, who, edges)
    gap = np.sqrt((away**2).sum(axis=2)) + TINY
    slope = np.zeros_like(points)
    for row, station in enumerate(who):
        k = int(gap[row].argmin())
        pull = (gap[row, k] - wanted) / gap[row, k] * away[row, k]
        slope[station] += pull
        slope[edges[k, 0]] -= (1.0 - along[row, k]) * pull
        slope[edges[k, 1]] -= along[row, k] * pull
    return slope


def in_rows(points: Array, rows: Sequence[Sequence[int]], least: float) -> Array:
    """Within a row of numbers each station stands right of the one before it."""
    slope = np.zeros_like(points)
    for row in rows:
        index = np.array(row) - 1
        lack = np.minimum(np.diff(points[index, 0]) - least, 0.0)
        slope[index[1:], 0] += lack
        slope[index[:-1], 0] -= lack
    return slope


def rows_below(points: Array, row_of: Index, strip: float, least: float) -> Array:
    """In a narrow upright strip a station of a later row stands below the earlier ones."""
    count = len(row_of)
    here = points[:count]
    later = (row_of[None, :] > row_of[:, None]) & (row_of[:, None] >= 0)
    near = np.abs(here[:, None, 0] - here[None, :, 0]) < strip
    lack = np.minimum(here[None, :, 1] - here[:, None, 1] - least, 0.0) * (later & near)
    slope = np.zeros_like(points)
    slope[:count, 1] = lack.sum(axis=0) - lack.sum(axis=1)
    return slope


def stay_inside(points: Array, stations: int, low: Array, high: Array) -> Array:
    slope = np.zeros_like(points)
    here = points[:stations]
    slope[:stations] = np.minimum(here - low, 0.0) + np.maximum(here - high, 0.0)
    return slope


def smooth_river(points: Array, first: int) -> Array:
    """The river bends gently: each inner point is drawn between its neighbours."""
    river = points[first:]
    bend = river[:-2] - 2.0 * river[1:-1] + river[2:]
    slope = np.zeros_like(points)
    slope[first:-2] += bend
    slope[first + 1 : -1] -= 2.0 * bend
    slope[first + 2 :] += bend
    return slope


def above_floor(points: Array, first: int, floor: float) -> Array:
    """The river, but for its first steps, stays above the lower edge of the picture."""
    slope = np.zeros_like(points)
    slope[first:, 1] = np.maximum(points[first:, 1] - floor, 0.0)
    return slope
