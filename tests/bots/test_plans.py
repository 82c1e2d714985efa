"""A whole move is thought about once, and again when anything has come between."""

from gaslamp.bots.plans import Plans
from gaslamp.core.seats import CHANCE

MINE, THEIRS = 1, 2
"""Actions: the lowest bits are the seat."""
STEPS = ["take", "walk", "look"]


def planned() -> Plans:
    plans = Plans()
    plans.keep(MINE, STEPS, made=3)
    return plans


def test_step_after_step() -> None:
    plans, done = planned(), [THEIRS] * 3
    done.append(MINE)
    assert plans.next(MINE, done, ["run", "walk"]) == "walk"
    done.append(MINE)
    assert plans.next(MINE, done, ["look"]) == "look"
    done.append(MINE)
    assert plans.next(MINE, done, ["look"]) is None


def test_not_before_the_first_step_is_taken() -> None:
    assert planned().next(MINE, [THEIRS] * 3, ["walk"]) is None


def test_not_after_somebody_else_or_chance_has_acted() -> None:
    for other in (THEIRS, CHANCE):
        plans = planned()
        assert plans.next(MINE, [*[THEIRS] * 3, MINE, other], ["walk"]) is None
        assert plans.next(MINE, [*[THEIRS] * 3, MINE], ["walk"]) is None


def test_not_if_it_is_not_legal_any_more() -> None:
    assert planned().next(MINE, [*[THEIRS] * 3, MINE], ["run"]) is None


def test_each_seat_has_its_own() -> None:
    plans = planned()
    assert plans.next(THEIRS, [*[THEIRS] * 3, MINE], ["walk"]) is None
    assert plans.next(MINE, [*[THEIRS] * 3, MINE], ["walk"]) == "walk"
