"""What one activation can come to, worked out from the clauses slowly and as plainly as possible.

Nothing is taken from the game but its two tables: columns and rows are used instead of letters
and diagonals, steps are made one at a time, and a whistle is every way of putting people nearer.
"""

import csv
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import NamedTuple

NEWEST = 2
Cell = tuple[int, int]

_CELLS = list(
    csv.DictReader(files("gaslamp.games.mr_jack").joinpath("cells.csv").open(encoding="utf-8"))
)
KIND: dict[Cell, str] = {(int(c["col"]), int(c["row"])): c["kind"] for c in _CELLS}
NAME: dict[Cell, str] = {(int(c["col"]), int(c["row"])): c["name"] for c in _CELLS}
PLACE: dict[str, Cell] = {name: cell for cell, name in NAME.items()}
EXIT_STREET = {"NW": "b7", "NE": "l12", "SW": "b1", "SE": "l6"}
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")


class Table(NamedTuple):
    """What lies on the board, in names."""

    at: tuple[tuple[str, str], ...]
    lantern: str
    lamps: tuple[tuple[str, str], ...]
    covers: frozenset[str]
    cordons: frozenset[str]


Result = tuple[str, Table]
"""How an activation ended: an empty word, or the accusation or way out; and the board."""


def neighbours(cell: Cell) -> list[Cell]:
    """Odd columns sit half a cell lower than even ones."""
    column, row = cell
    down = column % 2
    beside = [(column + side, row - 1 + down + below) for side in (-1, 1) for below in (0, 1)]
    return [(column, row - 1), (column, row + 1), *beside]


def is_street(cell: Cell) -> bool:
    return KIND.get(cell) in ("street", "manhole")


STREETS = [name for cell, name in NAME.items() if is_street(cell)]
NEXT = {
    name: [NAME[c] for c in neighbours(cell) if is_street(c)]
    for cell, name in NAME.items()
    if is_street(cell)
}
MANHOLES = [name for cell, name in NAME.items() if KIND[cell] == "manhole"]
LAMPS = [name for cell, name in NAME.items() if KIND[cell] == "lamp"]


def distance(start: str, goal: str) -> int:
    """Over streets only, nobody in the way."""
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {cell for name in reached for cell in NEXT[name]}
        steps += 1
    return steps


DISTANCE = {(a, b): distance(a, b) for a in STREETS for b in STREETS}


def one_step(table: Table, who: str, cell: str) -> Iterator[str]:
    """Where one point leads from a cell."""
    for place in neighbours(PLACE[cell]):
        stealthy_crosses = who == "Stealthy" and KIND.get(place, "exit") != "exit"
        if is_street(place) or stealthy_crosses:
            yield NAME[place]
    if cell in MANHOLES and cell not in table.covers:
        yield from (m for m in MANHOLES if m != cell and m not in table.covers)


def reached(table: Table, who: str, points: int) -> set[str]:
    cells = {dict(table.at)[who]}
    for _ in range(points):
        cells |= {step for cell in cells for step in one_step(table, who, cell)}
    return cells


def moved(table: Table, **to: str) -> Table:
    return table._replace(at=tuple(sorted((dict(table.at) | to).items())))


def points_of(who: str) -> int:
    return 4 if who == "Stealthy" else 3


def free_moves(table: Table, who: str) -> list[Table]:
    taken = set(dict(table.at).values())
    cells = [cell for cell in reached(table, who, points_of(who)) if cell in NEXT]
    return [moved(table, **{who: cell}) for cell in cells if cell not in taken]


def last_moves(table: Table, who: str, investigator: bool, may_leave: bool) -> set[Result]:
    """Accusations and ways out: they end the game at once."""
    at = dict(table.at)
    if investigator:
        within = reached(table, who, points_of(who))
        others = {other for other in at if other != who and at[other] in within}
        return {(f"accuse {o}", moved(table, **{who: at[o]})) for o in others}
    if not may_leave:
        return set()
    within = reached(table, who, points_of(who) - 1)
    ways = {w for w, cell in EXIT_STREET.items() if cell in within and w not in table.cordons}
    return {(f"exit {way}", table) for way in ways}


def lanterns(table: Table) -> set[Table]:
    return {table._replace(lantern=direction) for direction in DIRECTIONS}


def paths(start: str, steps: int) -> list[list[str]]:
    ways = [[start]]
    for _ in range(steps):
        ways = [[*way, cell] for way in ways for cell in NEXT[way[-1]] if cell not in way]
    return ways


def whistles(table: Table) -> set[Table]:
    """Every way of putting people nearer at once; of these, the ones that spend most."""
    at = dict(table.at)
    others = [who for who in at if who != "Goodley"]
    by_points: dict[int, set[Table]] = {0: set(), 1: set(), 2: set(), 3: set()}
    for split in product(range(4), repeat=7):
        if 1 <= sum(split) <= 3:
            ends = [nearer_ends(at, who, steps) for who, steps in zip(others, split, strict=True)]
            for cells in product(*ends):
                if len({*cells, at["Goodley"]}) == 8:
                    placed = moved(table, **dict(zip(others, cells, strict=True)))
                    turned = split[others.index("Watson")] > 0
                    by_points[sum(split)] |= lanterns(placed) if turned else {placed}
    return next((found for _, found in sorted(by_points.items(), reverse=True) if found), set())


def nearer_ends(at: dict[str, str], who: str, steps: int) -> set[str]:
    start, goal = at[who], at["Goodley"]
    if steps == 0:
        return {start}
    ends = {way[-1] for way in paths(start, steps)}
    return {end for end in ends if DISTANCE[end, goal] < DISTANCE[start, goal]}


def powers(table: Table, who: str) -> set[Table]:
    """Every way to use a power that may come before or after the move."""
    match who:
        case "Smith":
            lit = dict(table.lamps)
            return {
                table._replace(lamps=_relit(lit, start, to))
                for start in lit
                for to in LAMPS
                if to not in lit
            }
        case "Lestrade":
            closed = table.cordons
            opened = set(EXIT_STREET) - closed
            pairs = product(closed, opened)
            return {table._replace(cordons=closed - {a} | {b}) for a, b in pairs}
        case "Bert":
            covered = table.covers
            pairs = product(covered, set(MANHOLES) - covered)
            return {table._replace(covers=covered - {a} | {b}) for a, b in pairs}
        case "Goodley":
            return whistles(table)
    return set()


def _relit(lit: dict[str, str], start: str, to: str) -> tuple[tuple[str, str], ...]:
    return tuple(sorted([(to, lit[start]), *((k, v) for k, v in lit.items() if k != start)]))


def activations(
    table: Table, who: str, investigator: bool, may_leave: bool, rules: int = NEWEST
) -> set[Result]:
    """All that an activation can come to, in whatever order the card allows.

    A power used first may take away the last free cell if the game ends at once; by the first
    version of the rules it may not even then.
    """
    before = powers(table, who)
    free = free_moves(table, who)
    freeing = {powered for powered in before if free_moves(powered, who)}
    found = last_moves(table, who, investigator, may_leave)
    if free or freeing:
        for powered in before if free and rules > 1 else freeing:
            found |= last_moves(powered, who, investigator, may_leave)
        for powered in freeing:
            found |= {("", done) for done in free_moves(powered, who)}
        found |= {("", done) for here in free for done in finished(here, who)}
    else:
        for powered in before:
            found |= last_moves(powered, who, investigator, may_leave)
        found |= {("", done) for done in finished(table, who)}
    if who == "Gull":
        found |= {("", done) for done in exchanges(table)}
    return found


def finished(table: Table, who: str) -> set[Table]:
    """What is owed after the move."""
    if who == "Watson":
        return lanterns(table)
    return powers(table, who) or {table}


def exchanges(table: Table) -> set[Table]:
    at = dict(table.at)
    found = set()
    for other, cell in at.items():
        if other != "Gull":
            placed = moved(table, Gull=cell, **{other: at["Gull"]})
            found |= lanterns(placed) if other == "Watson" else {placed}
    return found
