"""Clocks, people who leave, and bots that sit in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.cases import Case
from tests.table.sitting import PEOPLE, Sitting, sitting

from gaslamp.core.errors import NotLegal, NotYourDecision, Stale
from gaslamp.table import moves, requests, resignation
from gaslamp.table.chairs import GRACE
from gaslamp.table.clock import DAY, LAG_CAP, MERCY, Clock
from gaslamp.table.entries import GivenBack
from gaslamp.table.faces import now_for
from gaslamp.table.questions import BotQuestion, answer, concerned, question
from gaslamp.table.setup import Bank, Bot, ClockSetting, Days, Open, Setup
from gaslamp.table.state import OVER, load

SLEUTH = Case("sleuth", 3)


def timed(clock: ClockSetting) -> Sitting:
    return Sitting(Setup("sleuth", [Open()] * 3, clock=clock)).begin()


def test_time_runs_for_who_is_waited_for_and_a_move_brings_the_increment() -> None:
    here = timed(Bank(100, 5))
    seat = here.turn
    here.now += 30_000
    here.move(seat, {"type": "exchange", "seat": seat})
    assert here.table.clock.left[seat] == 75_000
    assert set(here.table.clock.since) == {here.turn}
    assert here.table.clock.left[here.turn] == 100_000


def test_lag_is_given_back_up_to_a_cap() -> None:
    clock = Clock(Bank(100), 2)
    clock.run_for({0}, 0)
    clock.moved(0, 10_000, 200)
    assert clock.left[0] == 90_200
    clock.moved(0, 20_000, 10**9)
    assert clock.left[0] == 80_200 + LAG_CAP


def test_every_move_has_its_days() -> None:
    here = timed(Days(2))
    seat = here.turn
    here.now += DAY
    assert here.table.clock.due() == (here.now + DAY, seat)
    here.move(seat, {"type": "exchange", "seat": seat})
    assert here.table.clock.due() == (here.now + 2 * DAY, here.turn)


def test_who_runs_out_of_time_may_be_replaced_and_may_come_back() -> None:
    here = timed(Bank(10))
    seat = here.turn
    other = (seat + 1) % 3
    assert requests.time_out(here.table, here.now) == []
    here.now += 10_000
    with pytest.raises(NotLegal):
        requests.let_bot_sit(here.table, here.who(other), seat, here.now)
    here.append(requests.time_out(here.table, here.now))
    assert requests.time_out(here.table, here.now) == []
    here.append(requests.let_bot_sit(here.table, here.who(other), seat, here.now))
    assert here.table.clock.due() is None
    with pytest.raises(NotYourDecision):
        here.move(seat)
    here.append(resignation.take_back(here.table, here.who(seat), seat))
    assert here.table.clock.due() == (here.now + MERCY, seat)
    here.move(seat)


def test_a_late_move_still_counts_if_nobody_minded() -> None:
    here = timed(Bank(10))
    seat = here.turn
    here.now += 10_000
    here.append(requests.time_out(here.table, here.now))
    here.move(seat)
    assert not here.table.chairs[seat].timed_out


def test_nobody_loses_by_a_restart() -> None:
    here = timed(Bank(100))
    seat = here.turn
    here.now += 5_000 + 60_000
    here.append(requests.give_back(here.table, 60_000, since=here.now - 60_000))
    here.move(seat)
    assert here.table.clock.left[seat] == 95_000


def test_two_nodes_give_the_same_absence_back_once() -> None:
    here = timed(Bank(100))
    since = here.now
    here.now += 60_000
    here.append(requests.give_back(here.table, 60_000, since))
    assert requests.give_back(here.table, 60_000, since) == []
    (rest,) = requests.give_back(here.table, 60_200, since)
    assert rest == GivenBack(200, since)
    assert requests.give_back(here.table, 10_000, since + 1)


def test_who_is_gone_has_grace() -> None:
    here = sitting(SLEUTH).begin()
    here.append(requests.leave(here.table, 1))
    assert requests.leave(here.table, 1) == []
    with pytest.raises(NotLegal):
        requests.let_bot_sit(here.table, PEOPLE[0], 1, here.now + GRACE - 1)
    with pytest.raises(NotYourDecision):
        requests.let_bot_sit(here.table, PEOPLE[6], 1, here.now + GRACE)
    assert requests.let_bot_sit(here.table, PEOPLE[0], 1, here.now + GRACE)
    here.append(requests.come_back(here.table, 1))
    with pytest.raises(NotLegal):
        requests.let_bot_sit(here.table, PEOPLE[0], 1, here.now + GRACE)


def test_bots_play_a_whole_game_from_their_sights(case: Case) -> None:
    here = Sitting(Setup(case.name, [Bot()] * case.seats, case.options))
    for step in range(600):
        if here.table.outcome is not None:
            break
        for turn in concerned(here.table):
            put = question(here.table, turn, step)
            assert put.sight.viewer == turn.seat
            chosen = answer(put)
            if chosen:
                here.append(moves.bot_move(here.table, turn.seat, put.decision, chosen[0]))
                break
    assert here.table.phase == OVER


@pytest.mark.parametrize("hurried", [True, False])
def test_a_seat_says_that_its_bot_had_little_time(hurried: bool) -> None:
    here = Sitting(Setup("mr_jack", [Bot("constable"), Bot("inspector")]))
    put = question(here.table, concerned(here.table)[-1], 1)
    chosen = answer(put)[0]
    here.append(moves.bot_move(here.table, put.seat, put.decision, chosen, hurried))
    again = load(here.list)
    for table in (here.table, again):
        faces = now_for(table, -1).chairs
        assert [face.hurried for face in faces] == [hurried and s == put.seat for s in range(2)]
        assert [face.bot for face in faces] == ["constable", "inspector"]


def test_a_bots_late_answer_is_stale() -> None:
    here = Sitting(Setup("sleuth", [Bot()] * 3))
    put: BotQuestion = question(here.table, concerned(here.table)[-1], seed=1)
    here.append(moves.bot_move(here.table, put.seat, put.decision, answer(put)[0]))
    with pytest.raises(Stale):
        moves.bot_move(here.table, put.seat, put.decision, answer(put)[0])


MOMENTS = st.lists(
    st.tuples(st.sets(st.integers(0, 3)), st.integers(0, 9_000), st.integers(0, 3)), max_size=30
)


@given(MOMENTS)
def test_no_time_is_lost_or_made(moments: list[tuple[set[int], int, int]]) -> None:
    """What every seat has used is what passed while it was waited for."""
    clock, at = Clock(Bank(86_400), 4), 0
    used = [0] * 4
    waited: set[int] = set()
    for seats, passed, mover in moments:
        at += passed
        for seat in waited:
            used[seat] += passed
        clock.moved(mover, at, 0)
        clock.run_for(seats, at)
        waited = seats
    assert clock.left == [86_400_000 - each for each in used]
    assert set(clock.since) == waited
