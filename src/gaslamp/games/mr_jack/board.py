"""The district of Whitechapel as numbers, read from `cells.csv` and `setup.csv`, and its tables.

Cells 0-59 are the streets in the order of the file; 60-63 are the four exits, where only Jack can
come to stand, and only to have won. Sets of cells are masks, one bit a cell. A cell is named by
its column's letter and the number of its diagonal, so that a step changes letter and number alike
wherever it is made: N is (0, +1), NE (+1, +1), SE (+1, 0) and so on round.
"""

import csv
from collections.abc import Iterable
from importlib.resources import files
from itertools import accumulate
from operator import or_
from typing import Final

CHARACTERS: Final = (
    "Holmes",
    "Watson",
    "Smith",
    "Lestrade",
    "Stealthy",
    "Goodley",
    "Gull",
    "Bert",
)
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))
"""MJ-22: the six directions as (letter, number), also the six lines of the lantern."""
STREET_COUNT: Final = 60

Place = tuple[int, int]


def _rows(name: str) -> list[dict[str, str]]:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


CELL_ROWS: Final = _rows("cells.csv")
_SETUP: Final = _rows("setup.csv")


def _set_up(what: str) -> list[dict[str, str]]:
    return [row for row in _SETUP if row["what"] == what]


def place(name: str) -> Place:
    """Where a cell is: letter and number."""
    return ord(name[0]) - ord("a"), int(name[1:])


KIND: Final = {row["name"]: row["kind"] for row in CELL_ROWS}
"""What every cell of the board is: street, manhole, lamp, building, park or exit."""
_AT: Final = {place(name): name for name in KIND}


def beside(name: str, direction: int) -> str | None:
    """The cell that lies next in a direction; None at the edge of the board."""
    letter, number = place(name)
    return _AT.get((letter + STEPS[direction][0], number + STEPS[direction][1]))


def _around(name: str) -> list[str]:
    found = (beside(name, direction) for direction in range(6))
    return [cell for cell in found if cell is not None]


def is_street(name: str) -> bool:
    return KIND[name] in ("street", "manhole")


EXITS: Final = tuple(row["id"] for row in _set_up("exit"))
STREETS: Final = tuple(name for name in KIND if is_street(name))
_BY_EXITS: Final = [_around(row["cell"]) for row in _set_up("exit")]
CELLS: Final = (*STREETS, *(c for around in _BY_EXITS for c in around if KIND[c] == "exit"))

LAMPS: Final = tuple(row["cell"] for row in _set_up("lamp"))
MANHOLES: Final = tuple(row["cell"] for row in _set_up("manhole"))

START: Final = tuple(CELLS.index(row["cell"]) for row in _set_up("character"))
START_FACING: Final = next(DIRECTIONS.index(r["state"]) for r in _SETUP if r["id"] == "Watson")
TILES: Final = ("", "1", "2", "3", "4", "plain")
START_TILES: Final = tuple(TILES.index(row["id"]) for row in _set_up("lamp"))
START_COVERS: Final = sum(
    1 << i for i, row in enumerate(_set_up("manhole")) if row["state"] == "covered"
)
START_CORDONS: Final = sum(
    1 << i for i, row in enumerate(_set_up("exit")) if row["state"] == "cordon"
)


_BIT: Final = {name: 1 << number for number, name in enumerate(CELLS)}


def mask(names: Iterable[str]) -> int:
    found = 0
    for name in names:
        found |= _BIT[name]
    return found


NEXT: Final = {name: [c for c in _around(name) if is_street(c)] for name in STREETS}
"""MJ-31: the streets one step from each street."""
_ANY_CELL: Final = {
    name: [c for c in _around(name) if KIND[c] != "exit"] for name in KIND if KIND[name] != "exit"
}


def _steps_from(start: str, graph: dict[str, list[str]]) -> dict[str, int]:
    """How many steps it takes to each cell; nobody is ever in the way (MJ-32)."""
    steps = {start: 0}
    reached = [start]
    for cell in reached:
        for following in graph[cell]:
            if following not in steps:
                steps[following] = steps[cell] + 1
                reached.append(following)
    return steps


DISTANCE: Final = {name: _steps_from(name, NEXT) for name in STREETS}
"""MJ-56: street distances, sewers not counted."""
_ACROSS_DISTANCE: Final = {name: _steps_from(name, _ANY_CELL) for name in STREETS}


def paths(start: str, steps: int) -> list[list[str]]:
    """MJ-58: the ways of that many steps that visit no cell twice."""
    ways = [[start]]
    for _ in range(steps):
        ways = [[*way, cell] for way in ways for cell in NEXT[way[-1]] if cell not in way]
    return ways


def _within(distance: dict[str, int], steps: int) -> int:
    return mask(c for c in STREETS if distance[c] <= steps)


def _nearer(goal: str) -> list[int]:
    """Of every street, those that are nearer to the goal than it is."""
    distance = DISTANCE[goal]
    rings = [0] * (max(distance.values()) + 1)
    for street, steps in distance.items():
        rings[steps] |= _BIT[street]
    inside = [0, *accumulate(rings, or_)]
    return [inside[distance[start]] for start in STREETS]


def _beam(name: str, direction: int) -> list[str]:
    """MJ-22, MJ-24: the cells in a straight line up to the first obstacle or the edge."""
    lit: list[str] = []
    cell = beside(name, direction)
    while cell is not None and is_street(cell):
        lit.append(cell)
        cell = beside(cell, direction)
    return lit


def _uncovered(covers: int) -> list[str]:
    return [name for i, name in enumerate(MANHOLES) if not covers >> i & 1]


def _from_manholes(table: list[int], covers: int, steps: int) -> int:
    reached = 0
    for name in _uncovered(covers):
        reached |= table[CELLS.index(name) * 5 + steps]
    return reached


# Tables for the rules. Those with several numbers a cell are laid out one cell after the other;
# the exits have rows of their own, all zero, so that looking up never needs a question.
_OUTSIDE: Final = [0] * 4
NEXT_TABLE: Final = [*(mask(NEXT[c]) for c in STREETS), *_OUTSIDE]
WITHIN_TABLE: Final = [_within(DISTANCE[c], n) for c in STREETS for n in range(5)] + _OUTSIDE * 5
ACROSS_TABLE: Final = [
    _within(_ACROSS_DISTANCE[c], n) for c in STREETS for n in range(5)
] + _OUTSIDE * 5
WALK_TABLE: Final = [
    mask(way[-1] for way in paths(c, n)) for c in STREETS for n in range(4)
] + _OUTSIDE * 4
NEARER_TABLE: Final = [nearer for goal in STREETS for nearer in _nearer(goal)]
BEAM_TABLE: Final = [mask(_beam(c, d)) for c in STREETS for d in range(6)] + _OUTSIDE * 6
LIGHT_TABLE: Final = [mask(c for c in _around(lamp) if is_street(c)) for lamp in LAMPS]
OPEN_TABLE: Final = [mask(_uncovered(covers)) for covers in range(256)]
SEWER_TABLE: Final = [
    _from_manholes(WITHIN_TABLE, covers, n) for covers in range(256) for n in range(4)
]
SEWER_ACROSS_TABLE: Final = [
    _from_manholes(ACROSS_TABLE, covers, n) for covers in range(256) for n in range(4)
]
NARROW: Final = mask(c for c in STREETS if WITHIN_TABLE[CELLS.index(c) * 5 + 3].bit_count() <= 8)
"""MJ-62: where seven others can leave no free cell within three steps."""
EXIT_STREETS: Final = tuple(CELLS.index(row["cell"]) for row in _set_up("exit"))
"""MJ-70: the one street cell from which each exit is left by."""
