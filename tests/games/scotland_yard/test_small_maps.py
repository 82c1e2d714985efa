"""The small maps can be drawn with straight lines."""

import csv
from importlib.resources import files

import pytest
from map_layout import measure
from map_layout.geometry import Point

from gaslamp.games.scotland_yard.board import LINES, SMALL

LEAST_DISTANCE = 70.0
LEAST_CLEARANCE = 30.0
FILE = files("gaslamp.games.scotland_yard") / "map" / "small-stations.csv"
ROWS = list(csv.DictReader(FILE.read_text(encoding="utf-8").splitlines()))


def places(board: str) -> dict[int, Point]:
    rows = [row for row in ROWS if row["board"] == board]
    return {int(row["station"]): (float(row["x"]), float(row["y"])) for row in rows}


def test_there_is_no_station_of_another_map() -> None:
    assert {row["board"] for row in ROWS} == set(SMALL)
    assert len(ROWS) == sum(SMALL.values())


@pytest.mark.parametrize(("board", "stations"), SMALL.items())
def test_every_station_has_its_place(board: str, stations: int) -> None:
    assert list(places(board)) == list(range(1, stations + 1))
    assert measure.least_distance(places(board)) >= LEAST_DISTANCE


@pytest.mark.parametrize("board", SMALL)
def test_no_line_passes_over_a_station_where_it_does_not_stop(board: str) -> None:
    lines = [(a, b) for a, b, _ in LINES[board]]
    assert measure.least_clearance(lines, places(board)) >= LEAST_CLEARANCE
