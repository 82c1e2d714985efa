"""What a seat could have known, once the game is over."""

import pytest
from tests.contract.cases import Case
from tests.table.sitting import sitting

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.seats import OPEN
from gaslamp.knowledge import knowledge_for
from gaslamp.knowledge.deadline import Deadline, within
from gaslamp.table.hindsight import glimpses, hindsight
from gaslamp.table.replays import replay_for
from gaslamp.table.sights import sight_then

CASES = [
    Case("mr_jack", 2),
    Case("scotland_yard", 4),
    Case("sleuth", 3),
    Case("culprit", 4),
]


@pytest.mark.parametrize("played", CASES, ids=lambda played: played.name)
def test_it_is_what_the_seat_could_know_at_that_moment(played: Case) -> None:
    """Every count is that of the sight then; the steps are those of the open replay."""
    here = sitting(played).begin()
    here.play_out(1500)
    found = hindsight(here.list, 1)
    assert found.complete
    steps = [each.step for each in found.known]
    assert steps == sorted(set(steps))
    assert steps[-1] < len(replay_for(here.table, OPEN).steps)
    seen = list(glimpses(here.table, 1))
    knowledge = knowledge_for(played.name)
    for known, glimpse in list(zip(found.known, seen, strict=True))[:: len(seen) // 5]:
        assert known.left == knowledge.left(knowledge.possibilities(glimpse.sight))


def test_the_truth_is_always_among_what_is_left() -> None:
    here = sitting(Case("mr_jack", 2)).begin()
    here.play_out()
    assert all(each.left == 1 for each in hindsight(here.list, 0).known)
    left = [each.left or 0 for each in hindsight(here.list, 1).known]
    assert left[0] == 8
    assert left == sorted(left, reverse=True)
    assert left[-1] >= 1


def test_only_what_the_seat_had_seen_is_used() -> None:
    here = sitting(Case("sleuth", 3)).begin()
    here.play_out(1500)
    for glimpse in list(glimpses(here.table, 2))[::7]:
        assert glimpse.sight.viewer == 2
        count = len(glimpse.sight.events)
        assert sight_then(here.table, 2, 10**6).events[:count] == glimpse.sight.events


def test_what_there_is_no_time_for_is_not_counted() -> None:
    """The last moments are counted first."""
    here = sitting(Case("mr_jack", 2)).begin()
    here.play_out()
    looks = iter(range(8, -100_000, -1))
    with within(Deadline(lambda: float(next(looks)))):
        found = hindsight(here.list, 1)
    assert not found.complete
    left = [each.left for each in found.known]
    assert left[0] is None
    assert left[-1] is not None


def test_not_before_the_end_and_not_of_a_seat_that_is_not_there() -> None:
    here = sitting(Case("mr_jack", 2)).begin()
    with pytest.raises(NotLegal):
        hindsight(here.list, 0)
    with pytest.raises(Unreadable):
        hindsight(here.list, 2)
