"""The second part of the layout: stations settle on a grid, streets on clean directions."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Sequence

from map_layout.facts import HEIGHT, WIDTH, Facts, rows
from map_layout.geometry import (
    Point,
    off_eighth,
    point_to_path,
    point_to_segment,
    tightest_angle,
)
from map_layout.solve import BANK, FERRY_STATIONS, MARGIN, PARKS, RIVER_GAP

GRID = 10
APART = 62.0
CLEAR = 38.0
STREET = 92.0
STRIP = 60.0
LEAST_ANGLE = math.radians(40.0)
LEAN, EASE = 4.0, 2.0  # price of a street off the eight directions; half of it at EASE degrees
HEAT = 1.2  # how bad a move may be at first
SEED = 1  # the best of a handful that were tried
STEPS = tuple((x, y) for x in (-20, -10, 0, 10, 20) for y in (-20, -10, 0, 10, 20) if x or y)

Edge = tuple[int, int]


class Board:
    """Stations on the grid and what it costs to have one of them where it is."""

    def __init__(
        self, facts: Facts, places: dict[int, Point], water: Sequence[Point], lawns: Sequence[Point]
    ) -> None:
        self.home = places
        self.river = water
        self.lawns = [(park.room, middle) for park, middle in zip(PARKS, lawns, strict=True)]
        self.places = {n: _to_grid(p) for n, p in places.items()}
        self.streets = facts.pairs("taxi")
        self.ends: dict[int, list[int]] = {n: [] for n in places}
        for a, b in self.streets:
            self.ends[a].append(b)
            self.ends[b].append(a)
        self.near = {n: self._near(n) for n in places}
        self.past = {n: self._past(n) for n in places}
        self.left, self.right = _row_neighbours()
        self.row = {n: k for k, row in enumerate(rows()) for n in row}

    def _near(self, n: int) -> list[int]:
        """Stations that can ever matter to n, since nobody strays far from home."""
        here = self.home[n]
        return [m for m, p in self.home.items() if m != n and math.dist(here, p) < 240.0]

    def _past(self, n: int) -> list[Edge]:
        here = self.home[n]
        return [
            (a, b)
            for a, b in self.streets
            if n not in (a, b) and point_to_segment(here, self.home[a], self.home[b]) < 150.0
        ]

    def cost(self, n: int) -> float:
        """All wishes that depend on where station n stands."""
        drift = math.dist(self.places[n], self.home[n]) / 40.0
        return (
            0.7 * drift * drift
            + self._street_cost(n)
            + self._angle_cost(n)
            + self._room_cost(n)
            + self._order_cost(n)
            + self._edge_of_map_cost(n)
        )

    def _street_cost(self, n: int) -> float:
        total = 0.0
        for m in self.ends[n]:
            lean = math.degrees(off_eighth(self.places[n], self.places[m]))
            size = (math.dist(self.places[n], self.places[m]) - STREET) / STREET
            # A slight lean costs nearly as much as a big one: lines shall be exact or free.
            total += LEAN * lean / (lean + EASE) + 0.04 * lean + 3.0 * min(size * size, 1.0)
        return total

    def _angle_cost(self, n: int) -> float:
        total = 0.0
        for m in (n, *self.ends[n]):
            ends = [self.places[k] for k in self.ends[m]]
            lack = max(0.0, LEAST_ANGLE - tightest_angle(self.places[m], ends))
            total += 12.0 * lack + 60.0 * lack * lack
        return total

    def _room_cost(self, n: int) -> float:
        here = self.places[n]
        lack = sum(_short(math.dist(here, self.places[m]), APART) for m in self.near[n])
        for a, b in self.past[n]:
            lack += _short(point_to_segment(here, self.places[a], self.places[b]), CLEAR)
        for m in self.ends[n]:
            there = self.places[m]
            others = (k for k in self.near[n] if k != m)
            lack += sum(
                _short(point_to_segment(self.places[k], here, there), CLEAR) for k in others
            )
            for room, middle in self.lawns:
                lack += 0.2 * max(0.0, room - point_to_segment(middle, here, there))
        return lack

    def _order_cost(self, n: int) -> float:
        x, y = self.places[n]
        lack = 0.0
        if n in self.left:
            lack += _short(x - self.places[self.left[n]][0], 10.0)
        if n in self.right:
            lack += _short(self.places[self.right[n]][0] - x, 10.0)
        if n not in self.row:
            return lack
        for m in self.near[n]:
            if m in self.row and self.row[m] != self.row[n] and abs(self.places[m][0] - x) < STRIP:
                down = self.places[m][1] - y
                lack += _short(down if self.row[m] > self.row[n] else -down, 10.0)
        return lack

    def _edge_of_map_cost(self, n: int) -> float:
        x, y = self.places[n]
        inside = min(x - MARGIN, y - MARGIN, WIDTH - MARGIN - x, HEIGHT - MARGIN - y)
        water = point_to_path(self.places[n], self.river)
        if n in FERRY_STATIONS:
            return _short(inside, 0.0) + abs(water - BANK) / 4.0
        return _short(inside, 0.0) + _short(water, RIVER_GAP)

    def move(self, who: Iterable[int], step: tuple[int, int]) -> None:
        for n in who:
            x, y = self.places[n]
            self.places[n] = (x + step[0], y + step[1])


def _to_grid(p: Point) -> Point:
    return (GRID * round(p[0] / GRID), GRID * round(p[1] / GRID))


def _short(value: float, wanted: float) -> float:
    """The price of falling short of a wanted room: steep enough to be a wall."""
    return 0.0 if value >= wanted else 4.0 + 1.5 * (wanted - value)


def _row_neighbours() -> tuple[dict[int, int], dict[int, int]]:
    pairs = [(a, b) for row in rows() for a, b in itertools.pairwise(row)]
    return {b: a for a, b in pairs}, dict(pairs)


def settle(board: Board, rounds: int) -> None:
    """Tries small moves, at first also some bad ones, then only good ones.

    Steps stay below the clearance, so no station can ever jump across a street.
    """
    dice = random.Random(SEED)
    for k in range(rounds):
        heat = HEAT * max(0.0, 1.0 - k / (0.8 * rounds)) ** 2
        for n in sorted(board.places):
            who = [n]
            if heat > 0.0 and dice.random() < 0.35:
                who.append(dice.choice(board.ends[n]))
            _try(board, who, dice.choice(STEPS), heat, dice.random())
    while _polish(board):
        pass


def _try(board: Board, who: list[int], step: tuple[int, int], heat: float, luck: float) -> None:
    before = sum(board.cost(n) for n in who)
    board.move(who, step)
    worse = sum(board.cost(n) for n in who) - before
    if worse > -1e-6 and not (heat > 0.0 and luck < math.exp(-worse / heat)):
        board.move(who, (-step[0], -step[1]))


def _polish(board: Board) -> bool:
    """One sweep in which each station takes its best small step, if any helps."""
    moved = False
    for n in sorted(board.places):
        stay = board.places[n]
        best, chosen = board.cost(n) - 1e-6, stay
        for dx, dy in STEPS:
            board.places[n] = (stay[0] + dx, stay[1] + dy)
            cost = board.cost(n)
            if cost < best - 1e-6:
                best, chosen = cost, board.places[n]
        board.places[n] = chosen
        moved = moved or chosen != stay
    return moved
