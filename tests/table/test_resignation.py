"""Resigning, agreeing to end, and what is left for the others."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.contract.cases import Case
from tests.table.sitting import PEOPLE, Sitting, plain, sitting

from gaslamp.core.dealing.verification import verify
from gaslamp.core.errors import NotYourDecision, Unreadable
from gaslamp.core.outcome import Outcome
from gaslamp.core.record import replay
from gaslamp.table import requests, resignation
from gaslamp.table.faces import now_for, record
from gaslamp.table.requests import Who
from gaslamp.table.state import OVER, PLAYING

ANNA, BERT, CLEO = PEOPLE[:3]
SLEUTH = Case("sleuth", 3)


def assert_abandoned(here: Sitting) -> None:
    """And the deal is revealed: the record has its proof."""
    assert here.table.outcome is not None
    assert here.table.outcome.reason == "abandoned"
    assert verify(here.table.game, record(here.table))


def test_the_game_ends_when_a_resignation_leaves_no_side_to_play_against(case: Case) -> None:
    here = sitting(case).begin()
    sides = case.game.sides(case.seats)
    side = next(each for each in sides if 1 in each)
    for seat in side:
        assert here.table.phase == PLAYING
        here.append(resignation.resign(here.table, PEOPLE[seat], seat))
    if len(sides) > 2:
        assert here.table.phase == PLAYING
        for seat in set(range(case.seats)) - set(side):
            here.append(resignation.resign(here.table, PEOPLE[seat], seat))
    assert_abandoned(here)


def test_a_bot_plays_on_for_who_resigned_and_the_seat_is_not_taken_back() -> None:
    here = sitting(SLEUTH).begin()
    here.append(resignation.resign(here.table, BERT, 1))
    chair = here.table.chairs[1]
    assert (chair.played_by_bot, chair.would_end) == (True, True)
    assert resignation.resign(here.table, BERT, 1) == []
    with pytest.raises(NotYourDecision):
        resignation.take_back(here.table, BERT, 1)


def agree_to_end(here: Sitting, *people: Who) -> None:
    for person in people:
        here.append(resignation.agree_to_end(here.table, person, (ANNA, BERT, CLEO).index(person)))


def test_who_resigns_agrees_to_end_and_the_others_may() -> None:
    here = sitting(SLEUTH).begin()
    here.append(resignation.resign(here.table, BERT, 1))
    agree_to_end(here, ANNA)
    assert here.table.phase == PLAYING
    agree_to_end(here, CLEO)
    assert_abandoned(here)


def test_the_last_one_who_would_not_end_resigns() -> None:
    here = sitting(SLEUTH).begin()
    agree_to_end(here, ANNA, CLEO)
    here.append(resignation.resign(here.table, BERT, 1))
    assert_abandoned(here)


def test_all_must_agree_to_end() -> None:
    here = sitting(SLEUTH).begin()
    agree_to_end(here, ANNA, ANNA, BERT)
    assert here.table.phase == PLAYING
    agree_to_end(here, CLEO)
    assert here.table.phase == OVER
    assert_abandoned(here)


def test_one_person_gives_up_all_their_seats_at_once() -> None:
    here = sitting(Case("scotland_yard", 4))
    for seat in (1, 2):
        here.append(requests.sit(here.table, BERT, seat, True, here.random))
    here.append(requests.sit(here.table, ANNA, 0, True, here.random))
    here.append(requests.sit(here.table, PEOPLE[3], 3, True, here.random))
    here.everybody_binds()
    here.append(resignation.resign(here.table, BERT, 2))
    assert [chair.resigned for chair in here.table.chairs] == [False, True, True, False]
    here.append(resignation.resign(here.table, PEOPLE[3], 3))
    assert_abandoned(here)


def shown(here: Sitting, viewer: int) -> dict[str, Any]:
    view: dict[str, Any] = plain(now_for(here.table, viewer).view)
    return view


def test_who_resigns_against_one_other_side_loses_to_it_and_the_secret_lies_open() -> None:
    here = sitting(Case("mr_jack", 2)).begin()
    assert shown(here, 1)["jack"] is None
    here.append(resignation.resign(here.table, ANNA, 0))
    assert here.table.outcome == Outcome("abandoned", [1])
    assert record(here.table).outcome == here.table.outcome
    for viewer in (0, 1, -1):
        assert shown(here, viewer)["jack"] is not None
    assert_abandoned(here)


def test_all_of_the_other_side_win_and_nobody_where_each_is_for_oneself() -> None:
    here = sitting(Case("scotland_yard", 4)).begin()
    here.append(resignation.resign(here.table, ANNA, 0))
    assert here.table.outcome == Outcome("abandoned", [1, 2, 3])
    here = sitting(SLEUTH).begin()
    for seat, who in enumerate(PEOPLE[:3]):
        here.append(resignation.resign(here.table, who, seat))
    assert here.table.outcome == Outcome("abandoned", [])


@pytest.mark.parametrize("winners", [[0, 1], [1, 0], [5]])
def test_a_record_that_gives_the_game_to_somebody_else_is_refused(winners: list[int]) -> None:
    here = sitting(Case("mr_jack", 2)).begin()
    here.append(resignation.resign(here.table, ANNA, 0))
    false = replace(record(here.table), outcome=Outcome("abandoned", winners))
    with pytest.raises(Unreadable):
        list(replay(here.table.game, false))
