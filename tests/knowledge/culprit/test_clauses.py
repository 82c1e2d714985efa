"""What rows of literals say, tried on all that they could be."""

from itertools import product

import pytest

from gaslamp.knowledge.culprit.clauses import Clauses
from gaslamp.knowledge.sat import new_solver


def test_rows_come_to_a_number_exactly() -> None:
    solver = new_solver()
    clauses = Clauses(solver.add_clause)
    rows = [[clauses.always, *clauses.row(1)], clauses.row(2), [], clauses.row(3)]
    clauses.exactly(4, rows)
    for counts in product((1, 2), (0, 1, 2), (0,), (0, 1, 2, 3)):
        said = [
            each if at < count else -each
            for row, count in zip(rows, counts, strict=True)
            for at, each in enumerate(row)
        ]
        assert solver.solve(said) == (sum(counts) == 4)


@pytest.mark.parametrize(("number", "length"), [(3, 2), (0, 1)])
def test_rows_that_cannot_come_to_it_are_a_contradiction(number: int, length: int) -> None:
    solver = new_solver()
    clauses = Clauses(solver.add_clause)
    clauses.exactly(number, [[clauses.always] * length])
    assert not solver.solve()


@pytest.mark.parametrize("sure", [0, 1, 2])
def test_one_more_and_one_fewer(sure: int) -> None:
    solver = new_solver()
    clauses = Clauses(solver.add_clause)
    row, moved = [clauses.always] * sure + clauses.row(2), clauses.new()
    fewer, more = clauses.fewer(row, moved), clauses.more(row, moved, sure + 2)
    for count, moves in product(range(sure, sure + 3), (0, 1)):
        there = [each if at < count else -each for at, each in enumerate(row)]
        fits = not moves or 0 < count < sure + 2
        assert solver.solve([*there, moved if moves else -moved]) == fits
        for after, change in ((fewer, -moves), (more, moves)) if fits else ():
            model = set(solver.get_model())
            assert sum(each in model for each in after) == count + change


def test_what_is_sure_takes_no_literals() -> None:
    told: list[list[int]] = []
    clauses = Clauses(told.append)
    row = [clauses.always, clauses.always]
    assert clauses.fewer(row, clauses.always) == [clauses.always]
    assert clauses.more(row, clauses.always, 3) == [clauses.always] * 3
    assert clauses.new() == 2
