"""What bots are asked travels to another process and is the same there."""

import pickle

from tests.contract.cases import Case
from tests.table.sitting import sitting

from gaslamp.table.thinking import Turn, question


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
