"""The map of Scotland Yard as the browser client draws it: made from the data by `make docs`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from draw_map import Stop, Way, over_water, read_stops, read_ways
from map_layout.geometry import Point

ROOT = Path(__file__).resolve().parent.parent
MAP = ROOT / "src/gaslamp/games/scotland_yard/map"
PAGE = "web/src/games/scotland_yard/mapdata.ts"
FAR = 12.0
TRANSPORTS = ("taxi", "bus", "underground", "ferry")


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
        "lines": {by: _lines((w for w in ways if w.transport == by), stops) for by in TRANSPORTS},
        "river": {"width": river["width"], "middle": _whole(_lengthened(river["middle"]))},
        "bridges": [
            [round(number, 1) for end in deck for number in end]
            for deck in over_water(ways, stops, river["middle"])
        ],
        "parks": [_park(park) for park in parks],
    }


def _lines(ways: Iterable[Way], stops: dict[int, Stop]) -> str:
    """Line by line: how much farther its first end is than that of the line before, how much
    farther its other end, from bend to bend, and the board where not every board has it. The client
    draws the lines: drawn, they would be five times as much to fetch."""
    found, before = [], 0
    for way in ways:
        found.append(_line(way, before, stops[way.a].place))
        before = way.a
    return ",".join(found)


def _line(way: Way, before: int, place: Point) -> str:
    numbers: list[float] = [way.a - before, way.b - way.a]
    for bend in way.bends:
        numbers += [_short(round(there - here, 1)) for here, there in zip(place, bend, strict=True)]
        place = bend
    return " ".join(map(str, numbers)) + ("" if way.board == "all" else f"@{way.board}")


def _park(park: dict[str, Any]) -> dict[str, Any]:
    return {"name": park["name"], "middle": park["middle"], "outline": _whole(park["outline"])}


def _whole(points: Iterable[Point]) -> list[list[float]]:
    return [[_short(x), _short(y)] for x, y in points]


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
