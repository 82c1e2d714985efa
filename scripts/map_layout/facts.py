"""What the layout starts from: who joins whom, and who lies west or north of whom."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

WIDTH = 1600
HEIGHT = 1200
STATION_COUNT = 199

# These five numbers stand outside the reading order that the other 194 follow.
# They are also the ones whose places carry other numbers in one edition.
OUT_OF_ORDER = frozenset({108, 118, 128, 159, 171})

# The reading order of the remaining numbers: each row begins with one of these.
ROW_STARTS = (1, 8, 18, 31, 43, 57, 73, 92, 109, 120, 130, 137, 144, 163, 176, 189)

Pair = tuple[int, int]


class Line(NamedTuple):
    """One line of the game between two stations."""

    a: int
    b: int
    transport: str
    board: str


@dataclass(frozen=True)
class Facts:
    """Everything the layout may know about the board."""

    lines: tuple[Line, ...]
    order: dict[int, Pair]

    def pairs(self, transport: str) -> list[Pair]:
        return [(line.a, line.b) for line in self.lines if line.transport == transport]


def read_facts(folder: Path) -> Facts:
    return Facts(tuple(_read_lines(folder / "lines.csv")), _read_order(folder / "order.csv"))


def _read_lines(path: Path) -> list[Line]:
    with path.open(encoding="utf-8", newline="") as handle:
        return [
            Line(int(row["a"]), int(row["b"]), row["transport"], row["board"])
            for row in csv.DictReader(handle)
        ]


def _read_order(path: Path) -> dict[int, Pair]:
    with path.open(encoding="utf-8", newline="") as handle:
        return {
            int(row["station"]): (int(row["from_west"]), int(row["from_north"]))
            for row in csv.DictReader(handle)
        }


def rows() -> list[list[int]]:
    """The station numbers in reading order, row by row, without the five strays."""
    ends = (*ROW_STARTS[1:], STATION_COUNT + 1)
    return [
        [n for n in range(first, end) if n not in OUT_OF_ORDER]
        for first, end in zip(ROW_STARTS, ends, strict=True)
    ]


def modes(facts: Facts) -> dict[int, str]:
    """The letters t, b, u, f of the transports that stop at each station."""
    found: dict[int, str] = {}
    for station in range(1, STATION_COUNT + 1):
        here = {line.transport[0] for line in facts.lines if station in (line.a, line.b)}
        found[station] = "".join(letter for letter in "tbuf" if letter in here)
    return found
