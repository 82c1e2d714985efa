"""Scotland Yard: the map, the pawns, and Mister X where he is seen."""

import csv
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from gaslamp.games.scotland_yard.board import LINES, MAPS, SMALL
from gaslamp.games.scotland_yard.forms import FORMS, NAMES
from gaslamp.pictures.svg import DIM, LAMP, PAPER, Point, disc, drawing, line

_MAP: Final = "gaslamp.games.scotland_yard"
_COLOURS: Final = {"taxi": DIM, "bus": "#3f8f6b", "underground": "#b5544d", "ferry": "#3b5b8c"}
_WIDTHS: Final = {"taxi": 2, "bus": 5, "underground": 5, "ferry": 4}
_PAWNS: Final = ("#6fa8dc", "#93c47d", "#c27ba0", "#8e7cc3", "#76a5af")
_EDGE: Final = 50


@cache
def _stations(board: str) -> dict[int, Point]:
    file = "small-stations.csv" if board in SMALL else "stations.csv"
    text = files(_MAP).joinpath("map", file).read_text(encoding="utf-8")
    return {
        int(row["station"]): (float(row["x"]), float(row["y"]))
        for row in csv.DictReader(text.splitlines())
        if row.get("board", board) == board
    }


def draw(view: Any) -> str:
    board = MAPS[FORMS[NAMES.index(view.form)].board]
    places = _stations(board)
    width = max(x for x, _ in places.values()) + _EDGE
    height = max(y for _, y in places.values()) + _EDGE
    return drawing((width, height), [_net(board), *_people(view, places)])


@cache
def _net(board: str) -> str:
    places = _stations(board)
    lines = sorted(LINES[board], key=lambda each: -_WIDTHS[each[2]])
    drawn = [line(places[a], places[b], _COLOURS[by], _WIDTHS[by]) for a, b, by in lines]
    return "".join([*drawn, *(disc(at, 7, PAPER) for at in places.values())])


def _people(view: Any, places: dict[int, Point]) -> Iterator[str]:
    for number, pawn in enumerate(view.pawns):
        if pawn.station is not None:
            yield disc(places[pawn.station], 18, _PAWNS[number], PAPER)
    if view.x is not None:
        yield disc(places[view.x], 18, "#000000", LAMP)
