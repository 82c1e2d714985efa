"""The results file: lines that are only ever added, so that a measurement can be gone on with.

The first line says which version of the file it is. A line for each cell says what it is, under an
id made from exactly that; a line for each game names its cell. What somebody else has measured
stays where it is. A last line that was cut off is not counted, and nothing is written after it on
the same line.
"""

import os
from collections import defaultdict
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from gaslamp.arena.cell import Cell
from gaslamp.arena.contest import GameResult
from gaslamp.core.data import Tagged, to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

VERSION: Final = 1


class Arena(Tagged):
    """The head of the file."""

    version: int


class CellLine(Tagged):
    id: str
    cell: Cell


class GameLine(Tagged):
    cell: str
    played: GameResult


Line = Arena | CellLine | GameLine


class Results:
    """All games by cell; those of a file, if there is one."""

    def __init__(self, path: Path | None = None) -> None:
        self.cells: dict[str, Cell] = {}
        self.games: dict[str, dict[int, GameResult]] = defaultdict(dict)
        self._path = path
        self._file: Any = None

    @classmethod
    def of(cls, path: Path) -> Self:
        """Those of a file, which need not exist yet; refused if it is anything else."""
        book = cls(path)
        if path.exists():
            book._read(path.read_bytes(), str(path))
        return book

    def _read(self, content: bytes, name: str) -> None:
        head, *lines = content.split(b"\n")
        if not content:
            return
        begun = _line(head)
        if not isinstance(begun, Arena):
            raise Unreadable(say("arena-no-results", name=name))
        if begun.version != VERSION:
            raise Unreadable(
                say("arena-other-version", name=name, version=begun.version, known=VERSION)
            )
        for line in lines:
            self._take(_line(line))

    def _take(self, line: Line | None) -> None:
        match line:
            case CellLine(id, cell):
                self.cells[id] = cell
            case GameLine(cell_id, played):
                self.games[cell_id][played.number] = played

    def add(self, cell: Cell, played: GameResult) -> None:
        if cell.id not in self.cells:
            self._add(CellLine(cell.id, cell))
        self._add(GameLine(cell.id, played))

    def _add(self, line: Line) -> None:
        self._take(line)
        if self._path is not None:
            self._write(line)

    def _write(self, line: Line) -> None:
        """One line is one write to the end, so that two who measure do not mix theirs."""
        if self._file is None:
            self._file = _opened(self._path)
        self._file.write(to_json(line) + b"\n")

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def played(self, cell: Cell) -> dict[int, GameResult]:
        return self.games[cell.id]

    def first(self, cell: Cell, games: int) -> list[GameResult]:
        """The first so many games of a cell, without a gap."""
        found = self.played(cell)
        numbers = range(games)
        return [found[n] for n in numbers if n in found]


def _opened(path: Path | None) -> Any:
    assert path is not None
    size = path.stat().st_size if path.exists() else 0
    file = path.open("ab", buffering=0)
    if size == 0:
        file.write(to_json(Arena(VERSION)) + b"\n")
    elif not _ends_whole(path):
        file.write(b"\n")
    return file


def _ends_whole(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def _line(line: bytes) -> Line | None:
    try:
        read: Line = msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return read
