"""Shapes as SVG, and SVG as PNG. There are no letters in it, so that no fonts are needed."""

from collections.abc import Iterable
from typing import Final

import resvg_py

NIGHT: Final = "#10131c"
LAMP: Final = "#f2c14e"
PAPER: Final = "#e7e2d3"
DIM: Final = "#4a5068"

Point = tuple[float, float]


def drawing(size: Point, shapes: Iterable[str]) -> str:
    width, height = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    return "".join([head, card((0, 0), size, NIGHT), *shapes, "</svg>"])


def disc(at: Point, radius: float, fill: str, ring: str = "none") -> str:
    place = f'cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}"'
    return f'<circle {place} fill="{fill}" stroke="{ring}" stroke-width="{radius / 4:g}"/>'


def line(a: Point, b: Point, colour: str, width: float) -> str:
    ends = f'x1="{a[0]:g}" y1="{a[1]:g}" x2="{b[0]:g}" y2="{b[1]:g}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width:g}"/>'


def polygon(corners: Iterable[Point], fill: str, ring: str = "none") -> str:
    points = " ".join(f"{x:g},{y:g}" for x, y in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="{ring}" stroke-width="2"/>'


def card(at: Point, size: Point, fill: str, ring: str = "none") -> str:
    place = f'x="{at[0]:g}" y="{at[1]:g}" width="{size[0]:g}" height="{size[1]:g}"'
    return f'<rect {place} fill="{fill}" stroke="{ring}" stroke-width="2"/>'


def png(svg: str, width: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
