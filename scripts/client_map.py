"""The map of Scotland Yard as the browser client draws it: made from the data by `make docs`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from draw_map import Stop, Way, over_water, read_stops, read_ways, rounded, smooth
from map_layout.geometry import Point

ROOT = Path(__file__).resolve().parent.parent
MAP = ROOT / "src/gaslamp/games/scotland_yard/map"
PAGE = "web/src/games/scotland_yard/mapdata.ts"
FAR = 12.0
CORNERS = {"bus": 12.0, "underground": 22.0}


def page() -> str:
    body = ",\n".join(f"  {key}: {_rows(value)}" for key, value in _data().items())
    return (
        "// Made from the map of the game by scripts/client_map.py.\n"
        "import type { MapData } from './map';\n\n"
        f"export const DATA: MapData = {{\n{body},\n}};\n"
    )


def _data() -> dict[str, Any]:
    stops, ways = read_stops(MAP), read_ways(MAP)
    river = json.loads((MAP / "river.json").read_text(encoding="utf-8"))
    parks = json.loads((MAP / "parks.json").read_text(encoding="utf-8"))["parks"]
    return {
        "canvas": river["canvas"],
        "stations": [[*map(_short, stops[n].place), stops[n].modes] for n in sorted(stops)],
        "lines": [_line(way, stops) for way in ways],
        "river": {"width": river["width"], "path": smooth(_lengthened(river["middle"]))},
        "bridges": [
            [round(number, 1) for end in deck for number in end]
            for deck in over_water(ways, stops, river["middle"])
        ],
        "parks": [_park(park) for park in parks],
    }


def _line(way: Way, stops: dict[int, Stop]) -> list[Any]:
    """The board is named where not every board has the line, the path where it is not straight."""
    points = [stops[way.a].place, *way.bends, stops[way.b].place]
    bent = smooth if way.transport == "ferry" else None
    path = bent(points) if bent else rounded(points, CORNERS.get(way.transport, 0.0))
    board = "" if way.board == "all" else way.board
    return [way.a, way.b, way.transport, board, path if way.bends else ""]


def _park(park: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": park["name"],
        "middle": park["middle"],
        "path": smooth(park["outline"], closed=True),
    }


def _lengthened(points: list[Point]) -> list[Point]:
    """The river goes on beyond the edges of the map."""
    return [_beyond(points[1], points[0]), *points, _beyond(points[-2], points[-1])]


def _beyond(a: Point, b: Point) -> Point:
    return (b[0] + FAR * (b[0] - a[0]), b[1] + FAR * (b[1] - a[1]))


def _short(number: float) -> float:
    return int(number) if number == int(number) else number


def _rows(value: Any) -> str:
    if not isinstance(value, list) or not isinstance(value[0], list | dict):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + "".join(f"    {json.dumps(row, ensure_ascii=False)},\n" for row in value) + "  ]"
