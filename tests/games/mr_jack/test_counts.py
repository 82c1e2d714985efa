"""How many complete activations there are for each character and seat, in fixed positions.

`python -m tests.games.mr_jack.test_counts` counts anew. A changed number is a changed rule.
"""

import csv
from pathlib import Path
from typing import Any

import pytest
from tests.games.mr_jack.table import START, activated, awaited

from gaslamp.core.seats import CHANCE
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition

FILE = Path(__file__).parent / "counts.csv"
SEATS = ("Jack", "Investigator")


def people(cells: str) -> dict[str, str]:
    return dict(zip(CHARACTERS, cells.split(), strict=True))


POSITIONS: dict[str, dict[str, Any]] = {
    "start": {"at": START, "jack": "Gull"},
    "west": {"at": people("a5 b6 b7 c6 d7 a4 e7 a1"), "jack": "Smith", "covers": ["a5", "l12"]},
    "corner": {"at": people("l7 k7 m8 j6 m9 l6 i6 m10"), "jack": "Goodley", "covers": ["h3", "h6"]},
    "sewers": {"at": people("a5 c2 f7 f10 h3 h6 l12 m9"), "jack": "Bert", "cordons": ["NW", "SE"]},
    "ring": {"at": people("g6 i7 i5 h6 g5 i6 j6 h3"), "jack": "Lestrade"},
    "exits": {"at": people("b7 l12 b1 l6 g7 e5 a3 m11"), "jack": "Watson", "cordons": ["SW", "SE"]},
    "apart": {"at": people("a1 e9 m12 g3 l6 g7 c4 j8"), "jack": "Stealthy", "covers": ["f7", "m9"]},
}


def place(name: str, seat: int, who: str) -> MrJackPosition:
    return activated(who, seat, witness=False, **POSITIONS[name])


def count(position: MrJackPosition, seen: dict[tuple[Any, ...], int]) -> int:
    """Complete activations from here; where somebody looks is no matter for their number."""
    if position.over or position.active == codes.NOBODY or awaited(position) == CHANCE:
        return 1
    key = (
        *position.at,
        position.covers,
        position.cordons,
        position.moved,
        position.powered,
        position.turning,
        position.points,
        position.whistled,
    )
    if key not in seen:
        seen[key] = 0
        after = position.copy()
        for action in position.legal(awaited(position)):
            after.copy_from(position)
            after.apply(action)
            seen[key] += count(after, seen)
    return seen[key]


def rows() -> list[tuple[str, str, str]]:
    return [(name, seat, who) for name in POSITIONS for seat in SEATS for who in CHARACTERS]


def counted() -> dict[tuple[str, str, str], int]:
    with FILE.open(encoding="utf-8") as file:
        return {(n, s, w): int(number) for n, s, w, number in csv.reader(file)}


@pytest.mark.parametrize(("name", "seat", "who"), rows())
def test_as_many_activations_as_ever(name: str, seat: str, who: str) -> None:
    assert count(place(name, SEATS.index(seat), who), {}) == counted()[name, seat, who]


def test_nothing_else_is_counted() -> None:
    assert set(counted()) == set(rows())


if __name__ == "__main__":
    with FILE.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(
            (name, seat, who, count(place(name, SEATS.index(seat), who), {}))
            for name, seat, who in rows()
        )
