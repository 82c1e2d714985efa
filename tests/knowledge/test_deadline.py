"""When the time is up, what is said still holds. Time is counted in looks at it."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from tests.contract.cases import Case, wander
from tests.knowledge.culprit.decks import TURMOIL
from tests.knowledge.watching import Watched, known_cases, play_of, truth_of, watched

from gaslamp.core.errors import NotLegal
from gaslamp.core.sight import Sight
from gaslamp.knowledge import Claim, irreducible, knowledge_for
from gaslamp.knowledge.culprit import CulpritKnowledge
from gaslamp.knowledge.deadline import (
    Deadline,
    OutOfTimeError,
    check,
    missed,
    out_of_time,
    patiently,
    sparing,
    within,
)
from gaslamp.knowledge.deduced import Deduced, at_once, deduce, reasons

every_case = pytest.mark.parametrize("case", known_cases(), ids=str)


def after(looks: int) -> Deadline:
    """Over after so many looks."""
    taken = iter(range(looks))
    return Deadline(lambda: 1 - next(taken, looks) / looks)


def deduced(sight: Sight[Any, Any, Any], looks: int) -> Deduced:
    with within(after(looks)):
        return deduce(sight)


def check_sound(said: Deduced, seen: Watched) -> None:
    """The truth has not been ruled out, and what is said to be certain is so."""
    truth = truth_of(seen.case, seen.position)
    assert all(answer in said.chances[subject] for subject, answer in truth.items())
    for subject, answer, holds in ((c.subject, c.answer, c.holds) for c in said.certain):
        assert (truth[subject] == answer) == holds


def test_without_a_deadline_there_is_always_time() -> None:
    assert not out_of_time()
    assert list(patiently(range(1000))) == list(range(1000))
    assert not missed()


def test_a_deadline_is_noticed_and_remembered() -> None:
    deadline = after(3)
    with within(deadline):
        check()
        check()
        check()
        assert not missed()
        with pytest.raises(OutOfTimeError):
            check()
        assert missed()
    assert not missed()
    assert deadline.missed


def test_some_of_the_time_can_be_spared() -> None:
    with within(after(10)):
        with sparing(0.5), pytest.raises(OutOfTimeError):
            for _ in patiently(range(100), stride=1):
                pass
        assert missed()
        check()


def test_what_forces_something_still_does_when_the_time_is_up() -> None:
    wanted = {3, 17, 40}

    def forced(some: Sequence[int]) -> bool:
        return wanted <= set(some)

    sizes = []
    for looks in range(1, 80):
        with within(after(looks)):
            kept = irreducible(range(50), forced)
        assert wanted <= set(kept)
        sizes.append(len(kept))
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-1]) == (50, 3)


@every_case
def test_what_is_said_in_time_holds_however_little_there_is(case: Case) -> None:
    for number, seen in enumerate(watched(case, seed=6, every=67)):
        for looks in (1, 7 + number, 150 + number):
            said = deduced(seen.sight, looks)
            check_sound(said, seen)
            assert said.complete == (said.worlds is not None) or said.effective is not None


@every_case
def test_with_time_enough_nothing_is_left_out(case: Case) -> None:
    for seen in watched(case, seed=7, every=97):
        assert deduced(seen.sight, 10**9) == deduce(seen.sight)
        assert deduce(seen.sight).complete


@pytest.mark.parametrize(
    "case", [each for each in known_cases() if each.name in ("sleuth", "culprit")], ids=str
)
def test_what_is_found_without_counting_rules_out_nothing_that_may_be(case: Case) -> None:
    knowledge = knowledge_for(case.name)
    for seen in watched(case, seed=8, every=71):
        roughly = knowledge.roughly(seen.sight)
        for subject, answers in knowledge.possibilities(seen.sight).items():
            assert {*answers} <= {*roughly[subject]}


def in_turmoil() -> Watched:
    """Eight seats and a deck made by hand, which takes a minute to think through."""
    actions, viewer = wander(TURMOIL, seed=2, longest=160), 5
    play = play_of(TURMOIL, actions)
    return Watched(TURMOIL, actions, play.position, viewer, play.sight(viewer))


@pytest.mark.parametrize("looks", [1, 40, 400, 1600])
def test_a_deck_made_by_hand_takes_no_longer_than_it_may(looks: int) -> None:
    seen = in_turmoil()
    said = deduced(seen.sight, looks)
    assert not said.complete
    check_sound(said, seen)


def test_the_more_time_the_less_is_left_possible() -> None:
    seen = in_turmoil()
    said = [deduced(seen.sight, looks) for looks in (1, 1000)]
    left = [sum(map(len, each.chances.values())) for each in said]
    assert left[0] > left[1]


def test_what_was_broken_off_is_not_taken_for_whole_later() -> None:
    """Asked again with time enough, the answer is that of one who was never in a hurry."""
    for seen in watched(Case("culprit", 5, {"flash": True}), seed=3, every=29):
        for looks in (3, 30, 300):
            deduced(seen.sight, looks)
        assert knowledge_for("culprit").beliefs(seen.sight) == CulpritKnowledge().beliefs(
            seen.sight
        )


def test_what_takes_no_time_is_said_at_once() -> None:
    for case in (Case("sleuth", 4), TURMOIL):
        *_, seen = watched(case, seed=1, every=40, longest=80)
        said = at_once(seen.sight)
        assert not said.complete
        assert said.worlds is None
        assert {chance for each in said.chances.values() for chance in each.values()} == {None}
        check_sound(said, seen)


def certain_at(case: Case) -> tuple[Watched, Claim]:
    """The first thing that somebody can be certain of without having seen it."""
    knowledge = knowledge_for(case.name)
    return next(
        (seen, claim)
        for seed in range(12)
        for seen in watched(case, seed, every=9)
        if not seen.position.over
        for claim in knowledge.certainties(seen.sight)
    )


@pytest.mark.parametrize("case", [Case("sleuth", 3), Case("culprit", 3, {"flash": True})], ids=str)
def test_reasons_that_were_found_in_time_are_among_those_there_are(case: Case) -> None:
    """Too many of them and it says so, or as few as there can be."""
    seen, claim = certain_at(case)
    whole = reasons(seen.sight, claim)
    assert whole.complete
    found = []
    for looks in (3, 10, 30, 100, 300, 10**6):
        with within(after(looks)), suppress(NotLegal):
            found.append(reasons(seen.sight, claim))
    assert found[-1] == whole
    assert any(not each.complete for each in found)
    assert all(len(each.why) >= len(whole.why) for each in found)
    with within(Deadline(lambda: 0.0)), suppress(NotLegal):
        assert not reasons(seen.sight, claim).complete, "deals that were counted are kept"
