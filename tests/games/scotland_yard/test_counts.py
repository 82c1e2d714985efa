"""How many ways the game can go from fixed positions: a change in any rule changes a number.

A double move is two actions, so it is counted at two lengths: as it is begun and as it is ended.
A bobby that several players could move is counted for each of them.
"""

import pytest
from tests.games.scotland_yard.sitting import Sitting, empty, sitting, to_and_fro

from gaslamp.core.sequences import count_sequences

POSITIONS: dict[str, tuple[Sitting, list[int]]] = {
    "1983, the deal": (empty("1983", 4), [18, 306, 4896, 73440]),
    "beginners, the choice of stations": (empty("beginners", 4), [3, 6, 6, 168]),
    "2014, Mister X on an underground station": (
        sitting(seats=3, x=93, log=["taxi 92"], pawns=[2, 6, 5, 83]),
        [12, 124, 1248, 8864],
    ),
    "2014, tickets running out": (
        sitting(
            seats=6,
            x=2,
            log=[*to_and_fro(4, 20, 2, ticket="black"), "taxi 20"],
            pawns=[4, 5, 6, 12, 30],
            purses={number: (11, number, 4) for number in range(2, 6)} | {1: (10, 1, 0)},
        ),
        [12, 87, 738, 4770],
    ),
    "2014, one pawn blocked": (
        sitting(seats=5, x=83, log=["taxi 101"], pawns=[2, 10, 20, 5], stage="answering"),
        [7, 37, 143, 328],
    ),
    "2014, the last place of the log": (
        sitting(x=8, log=to_and_fro(23, 1, 8), pawns=[2, 4, 5, 6]),
        [9, 108, 864, 4320],
    ),
    "2014 for two": (
        sitting("2014-two", x=93, log=["taxi 92"], pawns=[5, 6, 83, 2], stage="answering"),
        [8, 48, 192, 384],
    ),
    "1983, two detectives each": (
        sitting("1983", 3, x=93, log=["taxi 92"], pawns=[5, 6, 83, 2]),
        [12, 76, 256, 608],
    ),
    "1983, voluntary showing": (
        sitting(
            "1983",
            4,
            x=93,
            log=["taxi 92"],
            pawns=[5, 6, 83],
            purses={2: (0, 0, 1)},
            voluntary_showing=True,
        ),
        [12, 64, 134, 250],
    ),
    "beginners, before the third move": (
        sitting("beginners", 4, x=93, log=["to 92"], pawns=[2, 5, 83]),
        [12, 56, 264, 768],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_is_still_the_same(name: str) -> None:
    table, counts = POSITIONS[name]
    assert count_sequences(table.position, 4) == counts
