"""Credits and places, with a clock that is moved by hand; and what the house takes credit for."""

from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import Start
from tests.server.running import Visitor

from gaslamp.server.limits import MOST_REMEMBERED, Places, Purse
from gaslamp.server.settings import Credit


class Hands:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_credit_is_spent_and_grows_back() -> None:
    clock = Hands()
    purse = Purse(Credit(3, 0.5), clock)
    assert [purse.spend("a") for _ in range(4)] == [True, True, True, False]
    assert purse.spend("b")
    clock.now = 2
    assert [purse.spend("a") for _ in range(2)] == [True, False]
    clock.now = 1000
    assert [purse.spend("a") for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 5), max_size=60))
def test_nobody_gets_more_than_burst_and_rate(waits: list[float]) -> None:
    clock = Hands()
    purse = Purse(Credit(4, 2), clock)
    spent = 0
    for wait in waits:
        clock.now += wait
        spent += purse.spend("a")
    assert spent <= 4 + 2 * clock.now + 1e-6


def test_the_purse_does_not_grow_for_ever() -> None:
    purse = Purse(Credit(1, 1), Hands())
    for number in range(MOST_REMEMBERED + 10):
        purse.spend(str(number))
    assert len(purse._left) == MOST_REMEMBERED


def test_places_are_given_back() -> None:
    places = Places(3, 2, 2)
    assert places.enter("a", "x")
    assert places.enter("a", "y")
    assert not places.enter("a", "z")
    assert places.enter("b", "x")
    assert not places.enter("c", "w")
    places.leave("a", "y")
    assert not places.enter("c", "x")
    assert places.enter("c", "w")
    assert places.total == 3


def test_a_step_of_a_lesson_costs_as_much_as_a_question(start: Start) -> None:
    house = start(limits={"knowledge": {"burst": 2, "rate": 1e-6}})
    anna, bert, nobody = Visitor(house.port), Visitor(house.port), Visitor(house.port, cookie="?")
    for pupil in (anna, nobody):
        steps = [pupil.ask("POST", "/api/learn/sleuth", {"done": []}).status for _ in range(3)]
        assert steps == [200, 200, 429]
    assert bert.ask("POST", "/api/learn/sleuth", {"done": []}).status == 200
