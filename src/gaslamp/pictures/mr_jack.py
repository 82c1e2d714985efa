"""Mr. Jack: the district, who stands where, who is seen, and what is lit, covered and closed."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any, Final

from gaslamp.games.mr_jack.board import CELL_ROWS, CELLS, CHARACTERS, EXITS, STREET_COUNT
from gaslamp.pictures.svg import DIM, LAMP, NIGHT, PAPER, Point, disc, drawing, polygon

_SIDE: Final = 24.0
_HALF: Final = _SIDE * 3**0.5 / 2
_GROUND: Final = {
    "street": "#2a3045",
    "manhole": "#2a3045",
    "exit": "#1d2233",
    "lamp": "#3a3a3a",
    "building": "#151822",
    "park": "#1d3326",
}
_HUES: Final = (
    "#d9534f",
    "#8c6239",
    "#f0ad4e",
    "#5bc0de",
    "#5cb85c",
    "#444444",
    "#9b59b6",
    "#e67e99",
)
_PEOPLE: Final = dict(zip(CHARACTERS, _HUES, strict=True))


def _centres() -> dict[str, Point]:
    return {
        row["name"]: (
            _SIDE * (1.5 * int(row["col"]) + 1),
            _HALF * (2 * int(row["row"]) + int(row["col"]) % 2 + 1),
        )
        for row in CELL_ROWS
    }


_AT: Final = _centres()
_SIZE: Final = (
    max(x for x, _ in _AT.values()) + 2 * _SIDE,
    max(y for _, y in _AT.values()) + 2 * _SIDE,
)


def _hexagon(at: Point) -> list[Point]:
    corners = (pi / 3 * corner for corner in range(6))
    return [(at[0] + _SIDE * cos(angle), at[1] + _SIDE * sin(angle)) for angle in corners]


def draw(view: Any) -> str:
    return drawing(_SIZE, [*_ground(view), *_furniture(view), *_people(view)])


def _ground(view: Any) -> Iterator[str]:
    lit = {*view.lamplight, *view.beam}
    for row in CELL_ROWS:
        colour = "#6b5a2a" if row["name"] in lit else _GROUND[row["kind"]]
        yield polygon(_hexagon(_AT[row["name"]]), colour, NIGHT)
        if row["kind"] == "manhole":
            yield disc(_AT[row["name"]], 9, PAPER if row["name"] in view.covers else NIGHT, DIM)


def _furniture(view: Any) -> Iterator[str]:
    for lamp in view.lamps:
        yield disc(_AT[lamp], 10, LAMP)
    for way, cell in zip(EXITS, CELLS[STREET_COUNT:], strict=True):
        if way in view.cordons:
            yield disc(_AT[cell], 12, "#b5544d")


def _people(view: Any) -> Iterator[str]:
    for who, each in view.characters.items():
        ring = LAMP if each.visible else DIM
        yield disc(_AT[each.cell], 14, _PEOPLE[who], ring)
        if each.innocent:
            yield disc(_AT[each.cell], 5, PAPER)
