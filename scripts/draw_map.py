"""Draws the map data as one picture, in the night palette, to look it over.

python draw_map.py preview.svg
"""

from __future__ import annotations

import csv
import itertools
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from map_layout.geometry import Point, segments_cross

HERE = Path(__file__).resolve().parent
RADIUS = 15.0
COLOURS = {"t": "#f6cf6a", "b": "#4cc9b8", "u": "#ff7f6b", "f": "#b7c8f5"}
STYLE = """
.land{fill:#0f1a2c}.bank{stroke:#27497a;stroke-width:44}.water{stroke:#1b3c63;stroke-width:40}
.bank,.water{fill:none;stroke-linecap:round;stroke-linejoin:round}
.park{fill:#12302f;stroke:#2f6a5c;stroke-opacity:.5}
.rail{stroke:#667ba3;stroke-width:17}.deck{stroke:#0f1a2c;stroke-width:14}
.taxi{stroke:#f6cf6a;stroke-width:2;stroke-opacity:.85;fill:none}
.old{stroke-dasharray:2 7;stroke-linecap:round}
.bus{stroke:#4cc9b8;stroke-width:2.8;stroke-dasharray:9 5;fill:none}
.case{stroke:#0a111f;stroke-width:12;fill:none}
.metro{stroke:#c4574b;stroke-width:7.5;fill:none}
.core{stroke:#2b1216;stroke-width:2.4;stroke-dasharray:8 6;fill:none}
.ferry{stroke:#b7c8f5;stroke-width:3.4;stroke-dasharray:.1 9;stroke-linecap:round;fill:none}
.stop{fill:#0a1220;stroke-width:2.4}
.number{fill:#f4ead5;font:700 13px "Atkinson Hyperlegible",Verdana,sans-serif;text-anchor:middle}
.name{font:italic 17px "IM Fell English",Georgia,serif;text-anchor:middle}
.green{fill:#86c2ac}.blue{fill:#8db4e2;letter-spacing:3px}
"""


Segment = tuple[Point, Point]


@dataclass(frozen=True)
class Stop:
    place: Point
    modes: str


@dataclass(frozen=True)
class Way:
    a: int
    b: int
    transport: str
    board: str
    bends: list[Point]


def read_stops(folder: Path) -> dict[int, Stop]:
    with (folder / "stations.csv").open(encoding="utf-8", newline="") as handle:
        return {
            int(row["station"]): Stop((float(row["x"]), float(row["y"])), row["modes"])
            for row in csv.DictReader(handle)
        }


def read_ways(folder: Path) -> list[Way]:
    with (folder / "connections.csv").open(encoding="utf-8", newline="") as handle:
        return [
            Way(int(row["a"]), int(row["b"]), row["transport"], row["board"], _bends(row["bends"]))
            for row in csv.DictReader(handle)
        ]


def _bends(text: str) -> list[Point]:
    spots = [spot.split(":") for spot in text.split()]
    return [(float(x), float(y)) for x, y in spots]


def rounded(points: Sequence[Point], radius: float) -> str:
    """A path along the points with its corners cut round."""
    parts = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        cut_in = _towards(here, before, radius)
        cut_out = _towards(here, after, radius)
        parts.append(f"L{cut_in[0]:.1f} {cut_in[1]:.1f}Q{here[0]:g} {here[1]:g}")
        parts.append(f" {cut_out[0]:.1f} {cut_out[1]:.1f}")
    return "".join([*parts, f"L{points[-1][0]:g} {points[-1][1]:g}"])


def _towards(a: Point, b: Point, far: float) -> Point:
    length = math.dist(a, b)
    share = min(far / length, 0.5) if length else 0.0
    return (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A soft curve through all the points."""
    if closed:
        ring = [points[-1], *points, points[0], points[1]]
    else:
        ring = [points[0], *points, points[-1]]
    parts = [f"M{ring[1][0]:g} {ring[1][1]:g}"]
    for p, q, r, s in zip(ring, ring[1:], ring[2:], ring[3:], strict=False):
        one = (q[0] + (r[0] - p[0]) / 6.0, q[1] + (r[1] - p[1]) / 6.0)
        two = (r[0] - (s[0] - q[0]) / 6.0, r[1] - (s[1] - q[1]) / 6.0)
        parts.append(f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {r[0]:g} {r[1]:g}")
    return "".join(parts)


def draw_river(river: dict[str, list[Point]]) -> list[str]:
    course = smooth(river["middle"])
    return [f'<path class="{kind}" d="{course}"/>' for kind in ("bank", "water")] + [
        f'<path id="course" fill="none" d="{course}"/>',
        (
            '<text class="name blue" dy="6">'
            '<textPath href="#course" startOffset="8.5%">Thames</textPath></text>'
        ),
    ]


def over_water(
    ways: Sequence[Way], stops: dict[int, Stop], middle: Sequence[Point]
) -> list[Segment]:
    """Pieces of street that need a bridge: taxi lines, and bus roads of their own."""
    found: list[Segment] = []
    spots: list[Point] = []
    for way in (w for kind in ("taxi", "bus") for w in ways if w.transport == kind):
        points = [stops[way.a].place, *way.bends, stops[way.b].place]
        for p, q in itertools.pairwise(points):
            spot = _meeting(p, q, middle)
            if spot and all(math.dist(spot, other) > 30.0 for other in spots):
                spots.append(spot)
                found.append((_towards(spot, p, 30.0), _towards(spot, q, 30.0)))
    return found


def draw_bridges(decks: Sequence[Segment]) -> list[str]:
    """A deck under each street where it passes over the water."""
    found = []
    for (x1, y1), (x2, y2) in decks:
        line = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        found += [f'<line class="{kind}" {line}/>' for kind in ("rail", "deck")]
    return found


def _meeting(p: Point, q: Point, path: Sequence[Point]) -> Point | None:
    """Where a street crosses the middle of the river, if it does."""
    for a, b in itertools.pairwise(path):
        if segments_cross(p, q, a, b):
            run, go = (q[0] - p[0], q[1] - p[1]), (b[0] - a[0], b[1] - a[1])
            t = ((a[0] - p[0]) * go[1] - (a[1] - p[1]) * go[0]) / (run[0] * go[1] - run[1] * go[0])
            return (p[0] + t * run[0], p[1] + t * run[1])
    return None


def draw_ways(
    ways: Sequence[Way], stops: dict[int, Stop], transport: str, radius: float, *kinds: str
) -> list[str]:
    found = []
    for kind in kinds:
        for way in (w for w in ways if w.transport == transport):
            points = [stops[way.a].place, *way.bends, stops[way.b].place]
            old = "" if way.board == "all" else " old"
            path = smooth(points) if transport == "ferry" else rounded(points, radius)
            found.append(f'<path class="{kind}{old}" d="{path}"/>')
    return found


def draw_stop(number: int, stop: Stop) -> str:
    x, y = stop.place
    best = stop.modes.replace("f", "")[-1]
    paint = f'class="stop" stroke="{COLOURS[best]}"'
    text = f'<text class="number" x="{x:g}" y="{y + 4.6:g}">{number}</text>'
    return _shape(best, x, y, paint) + _wave(stop, x, y) + text


def _shape(best: str, x: float, y: float, paint: str) -> str:
    """Circle, rounded square or hexagon: the shape names the best transport."""
    if best == "t":
        return f'<circle {paint} cx="{x:g}" cy="{y:g}" r="{RADIUS:g}"/>'
    if best == "b":
        return f'<rect {paint} x="{x - 14.5:g}" y="{y - 14.5:g}" width="29" height="29" rx="7"/>'
    corners = ((18, 0), (9, 15.6), (-9, 15.6), (-18, 0), (-9, -15.6), (9, -15.6))
    points = " ".join(f"{x + dx:g},{y + dy:g}" for dx, dy in corners)
    return f'<polygon {paint} stroke-linejoin="round" points="{points}"/>'


def _wave(stop: Stop, x: float, y: float) -> str:
    if "f" not in stop.modes:
        return ""
    path = f"M{x - 12:g} {y + 21:g}q3 -4 6 0t6 0t6 0t6 0"
    return f'<path d="{path}" fill="none" stroke="{COLOURS["f"]}" stroke-width="2.2"/>'


def picture(folder: Path) -> str:
    stops, ways = read_stops(folder), read_ways(folder)
    river = json.loads((folder / "river.json").read_text(encoding="utf-8"))
    parks = json.loads((folder / "parks.json").read_text(encoding="utf-8"))["parks"]
    wide, tall = river["canvas"]
    size = f'viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}"'
    label = f'role="img" aria-label="Map of London, {len(stops)} stations"'
    body = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} {label}>', f"<style>{STYLE}</style>"]
    body.append(f'<rect class="land" width="{wide}" height="{tall}"/>')
    body += [f'<path class="park" d="{smooth(park["outline"], closed=True)}"/>' for park in parks]
    body += draw_river(river)
    body += draw_ways(ways, stops, "ferry", 0.0, "ferry")
    body += draw_ways(ways, stops, "underground", 22.0, "case", "metro", "core")
    body += draw_bridges(over_water(ways, stops, river["middle"]))
    body += draw_ways(ways, stops, "bus", 12.0, "bus")
    body += draw_ways(ways, stops, "taxi", 0.0, "taxi")
    body += [_park_name(park["name"], park["middle"]) for park in parks]
    body += [draw_stop(number, stop) for number, stop in stops.items()]
    return "\n".join([*body, "</svg>"]) + "\n"


def _park_name(name: str, middle: Point) -> str:
    """The name in one or two lines around the widest spot of the park."""
    x, y = middle
    words = name.rsplit(" ", 1)
    lines = "".join(
        f'<tspan x="{x:g}" dy="{19 * k}">{word}</tspan>' for k, word in enumerate(words)
    )
    return f'<text class="name green" x="{x:g}" y="{y - 4:g}">{lines}</text>'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(
        picture(HERE.parent / "src/gaslamp/games/scotland_yard/map"), encoding="utf-8", newline="\n"
    )
