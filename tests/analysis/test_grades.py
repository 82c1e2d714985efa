"""What a choice is called."""

import pytest

from gaslamp.analysis.grades import grade_of


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, "excellent"),
        (0.02, "excellent"),
        (0.021, "fine"),
        (0.07, "fine"),
        (0.08, "slip"),
        (0.15, "slip"),
        (0.16, "blunder"),
    ],
)
def test_by_what_it_cost(loss: float, grade: str) -> None:
    assert grade_of("chance", 0.9, loss, 0.0) == grade


@pytest.mark.parametrize(
    ("told", "grade"), [(1.0, "excellent"), (0.8, "fine"), (0.5, "slip"), (0.1, "blunder")]
)
def test_a_question_by_its_share_of_what_could_be_told(told: float, grade: str) -> None:
    assert grade_of("bits", 1.0, 1.0 - told, 0.0) == grade
    assert grade_of("bits", 0.2, 0.2 * (1.0 - told), 0.0) == grade


def test_what_cannot_be_told_apart_is_as_good() -> None:
    assert grade_of("chance", 0.9, 0.3, 0.16) == "excellent"
    assert grade_of("bits", 0.04, 0.04, 0.0) == "excellent"
