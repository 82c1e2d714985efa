"""The map data keeps the facts of the board and the promises of its layout."""

from __future__ import annotations

import csv
import itertools
import json
import math
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from map_layout import measure
from map_layout.geometry import Point, paths_cross, point_to_path

Piece = tuple[Point, Point]
FOLDER = Path(str(files("gaslamp.games.scotland_yard"))) / "map"
LEAST_DISTANCE = 60.0
LEAST_CLEARANCE = 38.0
LEAST_TUNNEL_CLEARANCE = 26.0
LEAST_ANGLE = 30.0
STRIP = 60.0


def _rows(name: str) -> list[dict[str, str]]:
    with (FOLDER / name).open(encoding="utf-8", newline="") as handle:
        return list(csv.DictReader(handle))


STATIONS = _rows("stations.csv")
LINES = _rows("connections.csv")
PLACES: dict[int, Point] = {int(s["station"]): (float(s["x"]), float(s["y"])) for s in STATIONS}
RIVER: dict[str, Any] = json.loads((FOLDER / "river.json").read_text(encoding="utf-8"))
MIDDLE: list[Point] = [(float(x), float(y)) for x, y in RIVER["middle"]]


def _pairs(transport: str, board: str = "") -> list[tuple[int, int]]:
    return [
        (int(line["a"]), int(line["b"]))
        for line in LINES
        if line["transport"] == transport and board in ("", line["board"])
    ]


def _from(station: int, transport: str) -> set[int]:
    pairs = _pairs(transport, "all")
    return {b if a == station else a for a, b in pairs if station in (a, b)}


def _paths(transport: str) -> dict[tuple[int, int], list[Point]]:
    found: dict[tuple[int, int], list[Point]] = {}
    for line in (row for row in LINES if row["transport"] == transport):
        a, b = int(line["a"]), int(line["b"])
        spots = [spot.split(":") for spot in line["bends"].split()]
        found[a, b] = [PLACES[a], *((float(x), float(y)) for x, y in spots), PLACES[b]]
    return found


def test_stations_are_1_to_199() -> None:
    assert [int(row["station"]) for row in STATIONS] == list(range(1, 200))


def test_number_of_lines() -> None:
    boards = Counter(line["board"] for line in LINES)
    assert boards == {"all": 467, "1983": 1}
    assert [(x["a"], x["b"], x["transport"]) for x in LINES if x["board"] == "1983"] == [
        ("13", "14", "taxi")
    ]
    kinds = Counter(line["transport"] for line in LINES if line["board"] == "all")
    assert kinds == {"taxi": 345, "bus": 99, "underground": 20, "ferry": 3}


def test_lines_are_listed_once_from_the_smaller_number() -> None:
    keys = [(line["a"], line["b"], line["transport"]) for line in LINES]
    assert len(keys) == len(set(keys))
    assert all(int(a) < int(b) for a, b, _ in keys)


def test_modes_follow_from_the_lines() -> None:
    for row in STATIONS:
        here = {x["transport"][0] for x in LINES if row["station"] in (x["a"], x["b"])}
        assert row["modes"] == "".join(letter for letter in "tbuf" if letter in here)


def test_every_station_is_reached_by_taxi() -> None:
    reached, todo = {1}, [1]
    while todo:
        new = _from(todo.pop(), "taxi") - reached
        reached |= new
        todo += new
    assert reached == set(PLACES)


@pytest.mark.parametrize(
    ("station", "transport", "ends"),
    [
        (74, "underground", {46}),
        (74, "taxi", {58, 73, 75, 92}),
        (74, "bus", {58, 94}),
        (100, "taxi", {80, 81, 101, 112, 113}),
        (100, "bus", {63, 82, 111}),
    ],
)
def test_examples_of_the_books(station: int, transport: str, ends: set[int]) -> None:
    assert _from(station, transport) == ends


def test_ferries() -> None:
    assert _pairs("ferry") == [(108, 115), (115, 157), (157, 194)]


def test_stations_keep_apart() -> None:
    assert measure.least_distance(PLACES) >= LEAST_DISTANCE


def test_stations_lie_inside_the_canvas() -> None:
    wide, tall = RIVER["canvas"]
    assert all(40 <= x <= wide - 40 and 40 <= y <= tall - 40 for x, y in PLACES.values())


def test_taxi_lines_do_not_cross() -> None:
    assert measure.crossings(_pairs("taxi"), PLACES) == 0


def test_stations_are_clear_of_foreign_taxi_lines() -> None:
    assert measure.least_clearance(_pairs("taxi"), PLACES) >= LEAST_CLEARANCE


def test_taxi_lines_of_a_station_open_up() -> None:
    assert measure.least_angle(_pairs("taxi"), PLACES) >= LEAST_ANGLE


def test_numbers_grow_along_the_rows_and_down_the_map() -> None:
    assert measure.order_faults(PLACES, STRIP) == []
    heights = measure.row_heights(PLACES)
    assert heights == sorted(heights)


def test_undergrounds_pass_clear_of_other_stations_and_do_not_cross() -> None:
    tunnels = _paths("underground")
    assert measure.least_path_clearance(tunnels, PLACES) >= LEAST_TUNNEL_CLEARANCE
    assert measure.path_crossings(list(tunnels.values())) == 0


def test_buses_follow_streets_past_no_other_bus_stop() -> None:
    taxi = set(_pairs("taxi"))
    stops = {n for pair in _pairs("bus") for n in pair}
    for line in (row for row in LINES if row["transport"] == "bus" and row["via"]):
        via = [int(n) for n in line["via"].split()]
        way = [int(line["a"]), *via, int(line["b"])]
        assert not stops & set(via)
        assert all((min(p), max(p)) in taxi for p in itertools.pairwise(way))


def test_bus_roads_off_the_streets_pass_clear_of_other_stations() -> None:
    taxi = set(_pairs("taxi"))
    along = {(int(x["a"]), int(x["b"])) for x in LINES if x["via"]}
    own = {pair: path for pair, path in _paths("bus").items() if pair not in along | taxi}
    assert measure.least_path_clearance(own, PLACES) >= LEAST_TUNNEL_CLEARANCE


def _same_lane(one: Piece, two: Piece) -> bool:
    """True when two pieces of line lie on each other for more than a point."""
    (a, b), (c, d) = one, two
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    level = abs(turn) < 0.1 * math.dist(a, b) * math.dist(c, d)
    return level and point_to_path(middle, [c, d]) < 4.0


def test_no_two_buses_share_a_lane() -> None:
    pieces = {pair: list(itertools.pairwise(path[1:-1])) for pair, path in _paths("bus").items()}
    for one, two in itertools.permutations(pieces, 2):
        assert not any(_same_lane(p, q) for p in pieces[one] for q in pieces[two]), (one, two)


def test_ferries_keep_to_the_water() -> None:
    for path in _paths("ferry").values():
        assert all(point_to_path(p, MIDDLE) <= 3.0 for p in path[1:-1])


def test_landings_lie_on_the_bank_and_no_other_station_in_the_water() -> None:
    half = RIVER["width"] / 2
    for station, place in PLACES.items():
        away = point_to_path(place, MIDDLE)
        if station in (108, 115, 157, 194):
            assert abs(away - half) <= 12.0
        else:
            assert away >= half + 15.0


def test_taxi_lines_over_the_river_are_the_bridges() -> None:
    over = [list(pair) for pair, path in _paths("taxi").items() if paths_cross(path, MIDDLE)]
    assert sorted(over) == sorted(RIVER["bridges"])
    assert all(paths_cross([PLACES[a], PLACES[b]], MIDDLE) == 1 for a, b in over)


def test_parks_lie_between_the_streets() -> None:
    parks = json.loads((FOLDER / "parks.json").read_text(encoding="utf-8"))["parks"]
    streets = list(_paths("taxi").values())
    for park in parks:
        spots = [(float(x), float(y)) for x, y in park["outline"]]
        assert min(point_to_path(p, street) for p in spots for street in streets) >= 20.0


def test_start_cards() -> None:
    starts = Counter((row["edition"], row["role"]) for row in _rows("starts.csv"))
    assert starts == {
        ("1983", "any"): 18,
        ("2014", "detective"): 16,
        ("2014", "mrx"): 13,
        ("beginners", "mrx"): 1,
        ("beginners", "detective"): 4,
    }


def test_start_cards_name_stations_once_per_pile() -> None:
    cards = [(row["edition"], row["role"], row["station"]) for row in _rows("starts.csv")]
    assert len(cards) == len(set(cards))
    assert all(1 <= int(station) <= 199 for _, _, station in cards)


def test_beginners_start_at_fixed_stations() -> None:
    cards = [
        (r["role"], int(r["station"])) for r in _rows("starts.csv") if r["edition"] == "beginners"
    ]
    assert cards == [("mrx", 82), *(("detective", n) for n in (41, 46, 124, 142))]


def test_taxi_lines_are_of_a_fair_length() -> None:
    lengths = [math.dist(PLACES[a], PLACES[b]) for a, b in _pairs("taxi")]
    assert min(lengths) >= LEAST_DISTANCE
    assert max(lengths) <= 300.0
