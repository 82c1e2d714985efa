"""No ticket appears or disappears, in any form and at any moment of a game."""

import pytest
from tests.contract.cases import Case, wander
from tests.games.scotland_yard.cases import CASES

from gaslamp.games.scotland_yard import codes
from gaslamp.games.scotland_yard.forms import FORMS
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def moments(case: Case) -> list[ScotlandYardPosition]:
    found = []
    for seed in range(4):
        position = case.start()
        assert isinstance(position, ScotlandYardPosition)
        for action in wander(case, seed):
            position.apply(action)
            found.append(position.copy())
    return found


def in_purses(position: ScotlandYardPosition, kind: int) -> int:
    return sum(position.purse[kind::3])


@pytest.mark.rule("SY-04", "SY-31", "SY-43")
def test_ordinary_tickets(case: Case) -> None:
    """2014: pool, purses and log make up the box. 1983: purses, handed over and taken."""
    first = case.start()
    assert isinstance(first, ScotlandYardPosition)
    form = FORMS[first.form]
    for position in moments(case):
        for kind in range(3):
            on_log = position.log_ticket[1 : position.log_count + 1].count(kind)
            there = in_purses(position, kind) + position.pool[kind] + position.taken[kind]
            if form.endless_tickets:
                assert there == in_purses(first, kind) + form.box[kind]
            else:
                assert there + on_log == form.box[kind]
            assert min(position.pool[kind], *position.purse[kind::3]) >= 0


@pytest.mark.rule("SY-02", "SY-13", "SY-40", "SY-64", "SY-65")
def test_special_tickets(case: Case) -> None:
    first = case.start()
    assert isinstance(first, ScotlandYardPosition)
    for position in moments(case):
        log = position.log_ticket[1 : position.log_count + 1]
        assert position.black + log.count(codes.BLACK) == first.black
        assert 0 <= position.doubles <= first.doubles


@pytest.mark.rule("SY-08", "SY-45", "SY-66")
def test_pawns_stand_alone(case: Case) -> None:
    for position in moments(case):
        standing = [station for station in position.station if station]
        assert len(set(standing)) == len(standing)
        words = [0] * 4
        for station in standing:
            words[station >> 6] |= 1 << (station & 63)
        assert words == position.occupied
        caught = position.track[position.log_count] in standing
        assert caught == (position.ended == codes.CAUGHT)
