"""Lays out the Scotland Yard map and writes it as data.

    python lay_out_map.py            writes the files of the map folder
    python lay_out_map.py --check    computes them again and compares, writes nothing

The result depends on nothing but the two files of facts beside this script.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from map_layout import measure, solve, streets, tunnels, water
from map_layout.facts import STATION_COUNT, Facts, Pair, read_facts
from map_layout.forces import Array
from map_layout.geometry import Point
from map_layout.refine import STRIP, Board, settle
from map_layout.write import Drawing, as_files

HERE = Path(__file__).resolve().parent
RELAX_ROUNDS = 1500
SETTLE_ROUNDS = 1500
RIVER_ROUNDS = 400
CLEARANCE = 40.0


@dataclass(frozen=True)
class Ground:
    """The map before any line is routed."""

    places: dict[int, Point]
    river: list[Point]


def lay_ground(facts: Facts) -> Ground:
    """Places every station and the river."""
    stations = solve.start_points(facts)
    points = np.vstack([stations, solve.start_parks(stations), solve.start_river(stations)])
    points = solve.relax(points, solve.make_scene(facts, points, CLEARANCE), RELAX_ROUNDS)
    board = Board(
        facts, _places(points), _points(points[solve.RIVER_FIRST :]), _points(_parks(points))
    )
    settle(board, SETTLE_ROUNDS)
    for n, place in board.places.items():
        points[n - 1] = place
    points = solve.relax_river(points, solve.make_scene(facts, points, CLEARANCE), RIVER_ROUNDS)
    return Ground(dict(board.places), _rounded(_points(points[solve.RIVER_FIRST :])))


def _points(rows: Array) -> list[Point]:
    return [(float(x), float(y)) for x, y in rows]


def _parks(points: Array) -> Array:
    return points[STATION_COUNT : solve.RIVER_FIRST]


def _places(points: Array) -> dict[int, Point]:
    return {n + 1: p for n, p in enumerate(_points(points[:STATION_COUNT]))}


def _rounded(path: Sequence[Point]) -> list[Point]:
    return [(float(math.floor(x + 0.5)), float(math.floor(y + 0.5))) for x, y in path]


def draw(facts: Facts, ground: Ground) -> Drawing:
    """Routes every line over the ground."""
    places = ground.places
    taxi, buses = facts.pairs("taxi"), facts.pairs("bus")
    routes = streets.route_buses(buses, taxi, places)
    lawns = water.lay_lawns(places)
    greens = [lawn.outline for lawn in lawns]
    roads = [(places[a], places[b]) for a, b in taxi]
    own_roads = tunnels.dig_all([p for p in buses if p not in routes], places, roads, greens)
    roads += tunnels.pieces_of(list(own_roads.values()))
    dug = tunnels.dig_all(facts.pairs("underground"), places, roads, greens)
    bends: dict[tuple[str, Pair], list[Point]] = {}
    for pair, route in routes.items():
        bends["bus", pair] = _rounded(streets.bus_bends(route, places))
    for transport, paths in (("bus", own_roads), ("underground", dug)):
        for pair, path in paths.items():
            bends[transport, pair] = path[1:-1]
    for pair in facts.pairs("ferry"):
        bends["ferry", pair] = _rounded(water.ferry_bends(pair, places, ground.river))
    via = {pair: route.stations[1:-1] for pair, route in routes.items()}
    return Drawing(places, ground.river, lawns, via, bends)


def report(facts: Facts, drawing: Drawing) -> str:
    """The figures of the map, one per line."""
    places, taxi = drawing.places, facts.pairs("taxi")
    start = dict(enumerate(_points(solve.start_points(facts)), 1))
    tunnel = {pair: drawing.path("underground", pair) for pair in facts.pairs("underground")}
    lengths = sorted(math.dist(places[a], places[b]) for a, b in taxi)
    own = sum(pair not in drawing.via for pair in facts.pairs("bus"))
    figures = {
        "taxi crossings, start by rank": measure.crossings(taxi, start),
        "taxi crossings, map": measure.crossings(taxi, places),
        "least distance, start": round(measure.least_distance(start), 1),
        "least distance, map": round(measure.least_distance(places), 1),
        "least clearance from foreign streets, start": round(
            measure.least_clearance(taxi, start), 1
        ),
        "least clearance from foreign streets, map": round(
            measure.least_clearance(taxi, places), 1
        ),
        "least angle between streets": round(measure.least_angle(taxi, places), 1),
        "streets in exact directions": f"{measure.exact_directions(taxi, places)} of {len(taxi)}",
        "street length least, middle, greatest": [
            round(lengths[k]) for k in (0, len(lengths) // 2, -1)
        ],
        "order faults": measure.order_faults(places, STRIP),
        "row heights": [round(y) for y in measure.row_heights(places)],
        "least clearance of tunnels": round(measure.least_path_clearance(tunnel, places), 1),
        "tunnel crossings, bends": [
            measure.path_crossings(list(tunnel.values())),
            sum(len(path) - 2 for path in tunnel.values()),
        ],
        "bus lines along streets, on their own road": [len(drawing.via), own],
    }
    return "\n".join(f"{name}: {value}" for name, value in figures.items())


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Lays out the Scotland Yard map.")
    parser.add_argument(
        "--check", action="store_true", help="compare with the files, write nothing"
    )
    parser.add_argument(
        "--map",
        type=Path,
        default=HERE.parent / "src/gaslamp/games/scotland_yard/map",
        help="folder of the map",
    )
    options = parser.parse_args(arguments)
    facts = read_facts(HERE / "map_facts")
    drawing = draw(facts, lay_ground(facts))
    files = as_files(facts, drawing)
    sys.stdout.write(report(facts, drawing) + "\n")
    if options.check:
        return _compare(options.map, files)
    options.map.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (options.map / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


def _compare(folder: Path, files: dict[str, str]) -> int:
    other = [n for n, text in files.items() if (folder / n).read_text(encoding="utf-8") != text]
    sys.stdout.write(f"differs: {', '.join(other)}\n" if other else "the files are as computed\n")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
