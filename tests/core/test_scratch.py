"""Threads that ask the rules at the same time: each gets its own answer."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.contract.cases import Case, position_after, wander

from gaslamp.core import position, random_play
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.position import Position
from gaslamp.core.scratch import SIZE
from gaslamp.core.seats import CHANCE, in_mask

CASES = [
    Case("sleuth", 4),
    Case("mr_jack", 2),
    Case("scotland_yard", 4),
    Case("culprit", 5, {}),
]
TIMES = 200


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def moments() -> list[Position]:
    """Early and late in games."""
    return [_moment(case, quarters) for case in CASES for quarters in (1, 2, 3)]


def _moment(case: Case, quarters: int) -> Position:
    actions = wander(case, 1, 100)
    return position_after(case, actions[: len(actions) * quarters // 4])


def answers(board: Position) -> list[list[int]]:
    return [board.legal(seat) for seat in (*range(board.seats), CHANCE)]


def test_what_is_legal_hangs_on_nobody_else() -> None:
    boards = moments()
    wanted = [answers(board) for board in boards]

    def ask(shift: int) -> bool:
        places = [(shift + number) % len(boards) for number in range(TIMES)]
        return all(answers(boards[place]) == wanted[place] for place in places)

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(ask, range(0, 12, 3)))


def test_random_play_hangs_on_nobody_else() -> None:
    boards = moments()

    def play(number: int) -> list[int]:
        dice = Dice(number)
        board = boards[number % len(boards)]
        return [random_play.random_action(board, dice) for _ in range(TIMES)]

    alone = [play(number) for number in range(12)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(play, range(12))) == alone
    for number, found in enumerate(alone):
        board = boards[number]
        for action in found:
            assert action in board.legal(seat_of(action))
            assert seat_of(action) in (*in_mask(board.awaited), CHANCE)


def test_a_page_holds_all_that_can_be_legal() -> None:
    assert SIZE == position.MAX_LEGAL
