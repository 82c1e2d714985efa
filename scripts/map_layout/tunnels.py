"""Lines off the streets: few straight pieces in eight directions, past all other stations.

All underground lines are dug here, and the few bus lines no street leads to.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from map_layout.facts import HEIGHT, STATION_COUNT, WIDTH, Pair
from map_layout.geometry import Point, inside, paths_cross, point_to_segment

CELL = 10
COLUMNS, ROWS = WIDTH // CELL + 1, HEIGHT // CELL + 1
BLOCKED = 26.0  # a tunnel keeps this far from stations that are not its own
TIGHT = 36.0
BESIDE = 15.0  # nearer than this to a parallel line, the two would blur
APART = 22.0  # the same between two tunnels, which are thick
# A bend beside a station looks like a knot, so it costs more there.
TURN_COST = {0: 0.0, 1: 42.0, 2: 130.0}
CROSSING_COST = 80.0
DIRECTIONS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

Cell = tuple[int, int]
State = tuple[int, int, int]
Piece = tuple[Point, Point]
Ring = Sequence[Point]


class Ground:
    """The grid the tunnels are dug in, with the price of every cell and direction."""

    def __init__(
        self, places: dict[int, Point], roads: Sequence[Piece], greens: Sequence[Ring]
    ) -> None:
        self.places = places
        self.nearest = self._nearest_stations()
        self.street_axis = self._along(roads, BESIDE)
        self.greens = {cell for ring in greens for cell in _cells_within(ring)}
        self.tunnel_axis: dict[tuple[Cell, int], float] = {}
        self.tunnel_cells: set[Cell] = set()
        self.tunnel_near: set[Cell] = set()

    def _nearest_stations(self) -> dict[Cell, tuple[int, float]]:
        """For cells close to a station: which, and how far."""
        found: dict[Cell, tuple[int, float]] = {}
        for n in range(1, STATION_COUNT + 1):
            for cell in _cells_around(self.places[n], TIGHT):
                gap = math.dist(_centre(cell), self.places[n])
                if gap < min(TIGHT, found.get(cell, (0, TIGHT))[1]):
                    found[cell] = (n, gap)
        return found

    def _along(self, pieces: Sequence[Piece], reach: float) -> dict[tuple[Cell, int], float]:
        """Cells beside a piece of line, under the axis that runs along it."""
        found: dict[tuple[Cell, int], float] = {}
        for a, b in pieces:
            axis = _axis(a, b)
            if axis is None:
                continue
            for cell in _cells_along(a, b, reach):
                gap = point_to_segment(_centre(cell), a, b)
                if gap < reach:
                    found[cell, axis] = min(gap, found.get((cell, axis), reach))
        return found

    def occupy(self, tunnels: Sequence[Sequence[Point]]) -> None:
        """Takes the given tunnels as dug; later ones keep beside them."""
        pieces = pieces_of(tunnels)
        self.tunnel_axis = self._along(pieces, APART)
        self.tunnel_near = {cell for a, b in pieces for cell in _cells_along(a, b, APART)}
        self.tunnel_cells = {cell for a, b in pieces for cell in _cells_along(a, b, 5.0)}

    def price(self, cell: Cell, direction: int, own: Pair) -> float | None:
        """What a step into the cell costs per unit of length; None where none may go."""
        station, gap = self.nearest.get(cell, (0, TIGHT))
        if station and station not in own and gap < BLOCKED:
            return None
        rate = 1.6 if station and station not in own else 1.0
        if (cell, direction % 4) in self.street_axis:
            rate += 1.8 if self.street_axis[cell, direction % 4] < 12.0 else 0.6
        if (cell, direction % 4) in self.tunnel_axis:
            rate += 12.0
        if cell in self.tunnel_near:
            rate += 1.2
        if cell in self.greens or _at_frame(cell):
            rate += 1.5
        return rate


def pieces_of(paths: Sequence[Sequence[Point]]) -> list[Piece]:
    return [piece for path in paths for piece in pairwise(path)]


def _centre(cell: Cell) -> Point:
    return (float(cell[0] * CELL), float(cell[1] * CELL))


def _at_frame(cell: Cell) -> bool:
    """Outside the outermost stations, where a line would look lost."""
    return not (5 <= cell[0] < COLUMNS - 5 and 5 <= cell[1] < ROWS - 5)


def _cells_around(p: Point, reach: float) -> Iterator[Cell]:
    return _cells_along(p, p, reach)


def _cells_along(a: Point, b: Point, reach: float) -> Iterator[Cell]:
    """All cells within reach of a segment."""
    left, right = min(a[0], b[0]) - reach, max(a[0], b[0]) + reach
    top, bottom = min(a[1], b[1]) - reach, max(a[1], b[1]) + reach
    for x in range(math.ceil(left / CELL), math.floor(right / CELL) + 1):
        for y in range(math.ceil(top / CELL), math.floor(bottom / CELL) + 1):
            if point_to_segment((x * CELL, y * CELL), a, b) <= reach:
                yield (x, y)


def _cells_within(ring: Ring) -> Iterator[Cell]:
    """All cells inside a closed shape."""
    for x in range(
        round(min(p[0] for p in ring) / CELL), round(max(p[0] for p in ring) / CELL) + 1
    ):
        for y in range(
            round(min(p[1] for p in ring) / CELL), round(max(p[1] for p in ring) / CELL) + 1
        ):
            if inside((x * CELL, y * CELL), ring):
                yield (x, y)


def _axis(a: Point, b: Point) -> int | None:
    """Which of the four axes a segment runs along, if it does so within some degrees."""
    eighths = math.atan2(b[1] - a[1], b[0] - a[0]) / (math.pi / 4.0)
    return round(eighths) % 4 if abs(eighths - round(eighths)) < 0.3 else None


def dig(ground: Ground, own: Pair) -> list[Point]:
    """The cheapest tunnel between two stations, as its corner points."""
    goal = _cell(ground.places[own[1]])
    first = _cell(ground.places[own[0]])
    spent: dict[State, float] = {(*first, d): 0.0 for d in range(8)}
    came: dict[State, State] = {}
    queue = [(_ahead(first, goal), (*first, d)) for d in range(8)]
    heapq.heapify(queue)
    done: set[State] = set()
    while queue:
        _, state = heapq.heappop(queue)
        if state[:2] == goal:
            return _corners(_trace(state, came))
        if state in done:
            continue
        done.add(state)
        for after, step in _steps(ground, state, own):
            total = round(spent[state] + step, 6)
            if total < spent.get(after, math.inf):
                spent[after], came[after] = total, state
                heapq.heappush(queue, (total + _ahead(after[:2], goal), after))
    raise ValueError(f"no way underground between {own}")


def _cell(p: Point) -> Cell:
    return (round(p[0] / CELL), round(p[1] / CELL))


def _ahead(cell: Cell, goal: Cell) -> float:
    """The least way still to go in eight directions."""
    dx, dy = abs(cell[0] - goal[0]), abs(cell[1] - goal[1])
    return CELL * (max(dx, dy) + (math.sqrt(2.0) - 1.0) * min(dx, dy))


def _steps(ground: Ground, state: State, own: Pair) -> Iterator[tuple[State, float]]:
    x, y, facing = state
    for turn in (-2, -1, 0, 1, 2):
        direction = (facing + turn) % 8
        dx, dy = DIRECTIONS[direction]
        cell = (x + dx, y + dy)
        if not (2 <= cell[0] < COLUMNS - 2 and 2 <= cell[1] < ROWS - 2):
            continue
        rate = ground.price(cell, direction, own)
        if rate is not None:
            crossing = CROSSING_COST if cell in ground.tunnel_cells else 0.0
            bend = TURN_COST[abs(turn)] * (1.5 if (x, y) in ground.nearest else 1.0)
            step = CELL * math.hypot(dx, dy) * rate + bend + crossing
            yield (*cell, direction), step


def _trace(state: State, came: dict[State, State]) -> list[Cell]:
    path = [state[:2]]
    while state in came:
        state = came[state]
        path.append(state[:2])
    return path[::-1]


def _corners(path: Sequence[Cell]) -> list[Point]:
    """Only the cells where the direction changes, and both ends."""
    kept = [path[0]]
    for before, here, after in zip(path, path[1:], path[2:], strict=False):
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1]):
            kept.append(here)
    return [_centre(cell) for cell in [*kept, path[-1]]]


def dig_all(
    pairs: Sequence[Pair],
    places: dict[int, Point],
    roads: Sequence[Piece],
    greens: Sequence[Ring],
) -> dict[Pair, list[Point]]:
    """Digs all lines in several orders and keeps the calmest result.

    Whoever digs first takes the best way, so the order matters and none is best on every map.
    """
    ground = Ground(places, roads, greens)
    short_first = sorted(pairs, key=lambda p: (math.dist(places[p[0]], places[p[1]]), p))
    orders = (short_first, short_first[::-1], sorted(pairs), sorted(pairs)[::-1])
    return min((_dig_in_order(ground, order) for order in orders), key=_unrest)


def _dig_in_order(
    ground: Ground, order: Sequence[Pair], rounds: int = 4
) -> dict[Pair, list[Point]]:
    """Digs every line, then each again while the others stay, until they fit together."""
    dug: dict[Pair, list[Point]] = {}
    for _ in range(rounds):
        for own in order:
            ground.occupy([path for pair, path in dug.items() if pair != own])
            dug[own] = dig(ground, own)
    return dug


def _unrest(dug: dict[Pair, list[Point]]) -> tuple[int, int]:
    """Crossings first, then bends."""
    paths = list(dug.values())
    crossed = sum(paths_cross(one, two) for one, two in combinations(paths, 2))
    return crossed, sum(len(path) for path in paths)
