"""The map as text files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from map_layout.facts import HEIGHT, WIDTH, Facts, Line, Pair, modes
from map_layout.geometry import Point
from map_layout.solve import BRIDGES, FERRY_STATIONS, RIVER_HALF
from map_layout.water import Lawn


@dataclass(frozen=True)
class Drawing:
    """A finished map: places, water, greens and the bends of every line."""

    places: dict[int, Point]
    river: list[Point]
    lawns: list[Lawn]
    via: dict[Pair, tuple[int, ...]]
    bends: dict[tuple[str, Pair], list[Point]]

    def path(self, transport: str, pair: Pair) -> list[Point]:
        bends = self.bends.get((transport, pair), [])
        return [self.places[pair[0]], *bends, self.places[pair[1]]]


def as_files(facts: Facts, drawing: Drawing) -> dict[str, str]:
    return {
        "stations.csv": _stations(facts, drawing),
        "connections.csv": _connections(facts, drawing),
        "river.json": _river(drawing),
        "parks.json": _parks(drawing),
    }


def _stations(facts: Facts, drawing: Drawing) -> str:
    letters = modes(facts)
    lines = ["station,x,y,modes"]
    for n, (x, y) in sorted(drawing.places.items()):
        lines.append(f"{n},{round(x)},{round(y)},{letters[n]}")
    return "\n".join(lines) + "\n"


def _connections(facts: Facts, drawing: Drawing) -> str:
    rows = [_connection(line, drawing) for line in facts.lines]
    return "\n".join(["a,b,transport,board,via,bends", *rows]) + "\n"


def _connection(line: Line, drawing: Drawing) -> str:
    pair = (line.a, line.b)
    passed = drawing.via.get(pair, ()) if line.transport == "bus" else ()
    bends = drawing.bends.get((line.transport, pair), [])
    via = " ".join(str(n) for n in passed)
    spots = " ".join(f"{round(x)}:{round(y)}" for x, y in bends)
    return f"{line.a},{line.b},{line.transport},{line.board},{via},{spots}"


def _river(drawing: Drawing) -> str:
    return _as_json(
        {
            "canvas": [WIDTH, HEIGHT],
            "width": round(2 * RIVER_HALF),
            "middle": _whole(drawing.river),
            "bridges": [sorted(pair) for pair in BRIDGES],
            "landings": list(FERRY_STATIONS),
        }
    )


def _parks(drawing: Drawing) -> str:
    return _as_json(
        {
            "parks": [
                {
                    "name": lawn.park.name,
                    "around": list(lawn.park.around),
                    "middle": _whole([lawn.middle])[0],
                    "outline": _whole(lawn.outline),
                }
                for lawn in drawing.lawns
            ]
        }
    )


def _whole(path: Sequence[Point]) -> list[list[int]]:
    return [[round(x), round(y)] for x, y in path]


def _as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"
