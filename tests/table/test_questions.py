"""What bots are asked travels to another process and is the same there."""

import pickle

from tests.contract.cases import Case
from tests.table.sitting import PEOPLE, Sitting, sitting

from gaslamp.table import moves, requests
from gaslamp.table.questions import Turn, answer, concerned, question
from gaslamp.table.setup import Bot, Me, Setup


def test_a_question_is_the_same_where_it_arrives(case: Case) -> None:
    here = sitting(case).begin()
    for _ in range(5):
        if here.table.outcome is not None:
            break
        asked = question(here.table, Turn(here.turn, True), seed=2**63 + 1)
        arrived = pickle.loads(pickle.dumps(asked))
        assert arrived == asked
        assert [type(each) for each in arrived.sight.events] == [
            type(each) for each in asked.sight.events
        ]
        here.move(here.turn)


def test_who_had_nothing_to_say_is_asked_again_only_after_another_action() -> None:
    """However much is said at the table, and however often somebody goes round."""
    here = Sitting(Setup("sleuth", [Me(), Bot(), Bot()])).begin()
    silent: dict[int, int] = {}
    while not (asked := concerned(here.table, silent)) or asked[-1].awaited:
        seat = here.turn
        here.move(seat) if seat == 0 else _moves(here, asked[-1])
    silent = {turn.seat: len(here.hand.play.actions) for turn in asked}
    here.append(requests.talk(here.table, PEOPLE[0], "table", "who was where?", "a"))
    assert concerned(here.table, silent) == []
    here.move(here.turn)
    assert len(concerned(here.table, silent)) >= 2


def _moves(here: Sitting, turn: Turn) -> None:
    put = question(here.table, turn, 1)
    here.append(moves.bot_move(here.table, turn.seat, put.decision, answer(put)[0]))
