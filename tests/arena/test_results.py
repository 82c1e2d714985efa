"""The results file: gone on with, never written over, and nothing of it lost."""

from pathlib import Path

import msgspec
import pytest

from gaslamp.arena.cell import CellTerms
from gaslamp.arena.contest import lost
from gaslamp.arena.results import Results
from gaslamp.core.errors import Unreadable

CELL = CellTerms("mr_jack", "novice", "random", role="jack").cell()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    book = Results.of(tmp_path / "results.jsonl")
    for number in range(3):
        book.add(CELL, lost(CELL, number))
    return tmp_path / "results.jsonl"


def test_what_was_added_is_read_again(path: Path) -> None:
    again = Results.of(path)
    assert again.cells == {CELL.id: CELL}
    assert again.first(CELL, 10) == [lost(CELL, number) for number in range(3)]
    assert again.first(CELL, 2) == [lost(CELL, number) for number in range(2)]


def test_lines_are_only_added(path: Path) -> None:
    before = path.read_bytes()
    Results.of(path).add(CELL, lost(CELL, 3))
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") == before.count(b"\n") + 1


def test_another_version_of_a_bot_is_another_cell(path: Path) -> None:
    other = msgspec.structs.replace(CELL, mine_version="other")
    book = Results.of(path)
    assert book.played(other) == {}
    book.add(other, lost(other, 0))
    again = Results.of(path)
    assert len(again.played(CELL)) == 3
    assert len(again.played(other)) == 1


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_is_not_counted_and_not_lengthened(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    book = Results.of(path)
    left = len(book.played(CELL))
    assert left == 2 if cut > 1 else 3
    book.add(CELL, lost(CELL, 7))
    assert len(Results.of(path).played(CELL)) == left + 1


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (b'{"type":"arena","version":99}\n', "of version 99, and this is version 1"),
        (b"recipes\n", "is no results file"),
        (b"\xff\xfe\n", "is no results file"),
    ],
)
def test_a_file_of_another_version_or_kind_is_refused_as_it_is(
    tmp_path: Path, head: bytes, sentence: str
) -> None:
    path = tmp_path / "other"
    path.write_bytes(head)
    with pytest.raises(Unreadable, match=sentence):
        Results.of(path)
    assert path.read_bytes() == head
