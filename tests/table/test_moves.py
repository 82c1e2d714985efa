"""Moves at a table, in every game of the house."""

import pytest
from tests.contract.cases import Case
from tests.table.sitting import PEOPLE, Sitting, sitting, told, viewers

from gaslamp.core.dealing.verification import verify
from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal, Stale, Unreadable
from gaslamp.table import moves
from gaslamp.table.faces import now_for, record
from gaslamp.table.replays import replay_for
from gaslamp.table.state import load


def test_a_whole_game_and_its_proof(case: Case) -> None:
    here = sitting(case).begin()
    here.play_out()
    assert here.table.outcome is not None
    kept = record(here.table)
    assert verify(case.game, kept)
    assert kept.outcome == here.table.outcome
    assert replay_for(here.table, 0).steps[-1].view == now_for(here.table, 0).view


def test_worked_out_anew_a_table_is_the_same(case: Case) -> None:
    """Numbers, decisions and clocks do not depend on having been there."""
    here = sitting(case).begin()
    for _ in range(25):
        if here.table.outcome is None:
            here.move_on()
    again = load(here.list)
    for viewer in viewers(here.table):
        assert told(again, viewer) == told(here.table, viewer)


def test_nothing_is_changed_until_it_is_appended(case: Case) -> None:
    here = sitting(case).begin()
    seat = here.turn
    before = told(here.table, seat)
    number, choice = here.hand.decisions[seat], here.offered(seat)[0]
    answer = moves.move(here.table, here.who(seat), seat, number, [choice], "x")
    assert answer
    assert told(here.table, seat) == before


def test_a_repeated_move_is_made_once(case: Case) -> None:
    here = sitting(case).begin()
    seat = here.turn
    choice = here.offered(seat)[0]
    assert here.move(seat, choice, "same") > 0
    assert here.move(seat, choice, "same") == 0


def test_an_answer_to_an_old_decision_is_stale(case: Case) -> None:
    here = sitting(case).begin()
    hand = here.hand
    seat = here.turn
    number, choice = hand.decisions[seat], here.offered(seat)[0]
    here.move(seat, choice)
    assert hand.decisions[seat] != number
    with pytest.raises(Stale):
        moves.move(here.table, here.who(seat), seat, number, [choice], "late")


def test_a_decision_keeps_its_number_while_the_choices_stay(case: Case) -> None:
    here = sitting(case).begin()
    hand = here.hand
    for _ in range(30):
        before = [list(each) for each in hand.offered], list(hand.decisions)
        if here.table.outcome is None:
            here.move_on()
        for seat in range(case.seats):
            same = hand.offered[seat] == before[0][seat]
            assert same == (hand.decisions[seat] == before[1][seat])


def test_other_peoples_seats_are_theirs(case: Case) -> None:
    here = sitting(case).begin()
    hand = here.hand
    seat = here.turn
    stranger = PEOPLE[(seat + 1) % case.seats]
    with pytest.raises(NotYourDecision):
        moves.move(here.table, stranger, seat, hand.decisions[seat], here.offered(seat)[:1], "x")


NONSENSE: list[object] = [
    None,
    7,
    [],
    {},
    {"type": "no-such-thing"},
    {"type": "name", "seat": 0, "gem": "a glass bead"},
    {"type": "deal", "seat": 0, "gem": "red diamond solitaire"},
    {"type": "ask", "seat": 10**30, "opponent": -5, "question": "reds", "card": "x"},
]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=str)
def test_nonsense_is_refused(case: Case, nonsense: object) -> None:
    here = sitting(case).begin()
    hand = here.hand
    seat = here.turn
    with pytest.raises((Unreadable, NotLegal)):
        moves.move(here.table, here.who(seat), seat, hand.decisions[seat], [nonsense], "x")


def test_what_is_offered_to_one_seat_is_refused_to_another(case: Case) -> None:
    here = sitting(case).begin()
    for _ in range(15):
        if here.table.outcome is not None:
            break
        seat = here.turn
        for other in range(case.seats):
            if other != seat:
                refused(here, other, here.offered(seat)[0])
        here.move_on()


def refused(here: Sitting, seat: int, action: object) -> None:
    hand = here.hand
    with pytest.raises(Refusal):
        moves.move(here.table, here.who(seat), seat, hand.decisions[seat], [action], "x")


def test_a_running_game_has_no_record(case: Case) -> None:
    here = sitting(case).begin()
    with pytest.raises(NotLegal):
        record(here.table)
    with pytest.raises(NotLegal):
        replay_for(here.table, 0)
