"""A detective's note of where Mister X may be."""

import pytest
from tests.contract.cases import Case, wander
from tests.games.scotland_yard.cases import CASES
from tests.games.scotland_yard.sitting import sitting

from gaslamp.core.play import Play
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.scotland_yard.forms import FORMS
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.games.scotland_yard.trail import reach, steps, suspected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_true_station_is_always_in_it(case: Case) -> None:
    play = Play(case.game, case.agreed, case.start())
    for number, action in enumerate(wander(case, seed=8)):
        play.act(action)
        position = play.position
        assert isinstance(position, ScotlandYardPosition)
        x = position.track[position.log_count]
        if number % 5 == 0 and x and not position.over:
            assert x in suspected(play.sight(SPECTATOR))


def test_in_sight_there_is_no_doubt() -> None:
    table = sitting(x=8, log=["taxi 1", "taxi 8"], pawns=[74, 100, 46, 13]).do("X: taxi 1")
    assert suspected(table.play.sight(1)) == {1}
    table.do("D1: taxi 73", "D2: taxi 80", "D3: taxi 45", "D1: bobby 1 to 23", "X: bus 46")
    assert suspected(table.play.sight(1)) == {46, 58}
    table.do("D1: taxi 57", "D3: taxi 58")
    assert suspected(table.play.sight(1)) == {46}


def test_where_pawns_can_be_next() -> None:
    table = sitting(x=8, pawns=[74, 100, 2, 13], purses={1: (0, 0, 1), 2: (1, 0, 0)})
    assert reach(table.play.sight(0)) == (
        {46} | {80, 81, 101, 112, 113} | {10, 20} | {4, 14, 23, 24, 46, 52, 67, 89}
    )


def test_steps() -> None:
    assert steps(74, 74, FORMS[0]) == 0
    assert steps(74, 46, FORMS[0]) == 1
    assert steps(13, 14, FORMS[0]) == 1
    assert steps(2, 33, FORMS[0]) == 2
