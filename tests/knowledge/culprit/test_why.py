"""Certainties of The Culprit and the facts that force them; sights that contradict themselves."""

import os
import signal
from collections.abc import Iterator
from itertools import combinations, repeat
from threading import Timer
from typing import Any

import msgspec
import pytest
from tests.contract.cases import Case
from tests.knowledge.reasons import check_reasons, in_words
from tests.knowledge.watching import watched

from gaslamp.core.errors import Unreadable
from gaslamp.games.culprit import events, text
from gaslamp.knowledge import Claim, Contradiction, knowledge_for
from gaslamp.knowledge.culprit import _chances
from gaslamp.knowledge.culprit.followed_round import FollowedRound
from gaslamp.knowledge.culprit.solver import Asking
from gaslamp.knowledge.culprit.transcript import facts_of, this_round
from gaslamp.words import LANGUAGES

KNOWLEDGE = knowledge_for("culprit")


def certain() -> Iterator[tuple[Any, Claim]]:
    case = Case("culprit", 3, {"flash": True})
    for seed in range(12):
        for seen in watched(case, seed, every=9):
            if not seen.position.over:
                for claim in KNOWLEDGE.certainties(seen.sight)[:2]:
                    yield seen.sight, claim


def forced(sight: Any, claim: Claim, sentences: list[Any]) -> bool:
    """Followed with nothing but the facts of these sentences."""
    known = facts_of(this_round(sight), sight.viewer)
    following = FollowedRound(sight, {f.at for f in known if f.sentence in sentences})
    return set(_chances(following)[claim.subject]) == {claim.answer}


def test_the_facts_force_it_and_without_any_one_of_them_it_is_open() -> None:
    claims = list(certain())
    assert len(claims) >= 5
    assert any(claim.subject == "culprit" for _, claim in claims)
    for sight, claim in claims:
        assert KNOWLEDGE.why(sight, claim)
        check_reasons(KNOWLEDGE, sight, claim, forced)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_words(lang: str) -> None:
    sight, claim = next(certain())
    words = in_words(KNOWLEDGE, sight, claim, lang)
    subjects = ("culprit", "divining hat B", "alibi pile", "toby gathered")
    assert len({words.say(KNOWLEDGE.say_subject(each)) for each in subjects}) == len(subjects)
    answers = ("A", "pile", "gathered", "table", "0", "1", "3")
    assert len({words.say(KNOWLEDGE.say_answer(each)) for each in answers}) == len(answers)


def a_sight() -> Any:
    case = Case("culprit", 3, {"flash": True})
    return next(seen.sight for seen in watched(case, 2, every=16) if seen.viewer >= 0)


def test_what_is_open_has_no_reason() -> None:
    for claim in (Claim("culprit", "H"), Claim("exchange pile", "5"), Claim("chess A", "1")):
        with pytest.raises(Unreadable):
            KNOWLEDGE.why(a_sight(), claim)


def test_a_sight_that_contradicts_itself_is_refused_with_the_facts_in_conflict() -> None:
    sight = a_sight()
    hand = next(event for event in sight.events if isinstance(event, events.PickedUp))
    dealt = sight.events[0]
    other = events.Dealt((dealt.first + 1) % 3)
    twisted = msgspec.structs.replace(sight, events=[other, *sight.events[1:]])
    with pytest.raises(Contradiction) as refused:
        KNOWLEDGE.beliefs(twisted)
    assert text.tell(other, sight.viewer) in refused.value.facts
    assert len(refused.value.facts) == 2
    assert hand.seat == sight.viewer


def test_one_card_cannot_be_seen_twice() -> None:
    sight = a_sight()
    looked = events.Looked(sight.viewer, (sight.viewer + 1) % 3, ["culprit", "first on the scene"])
    twisted = msgspec.structs.replace(sight, events=[*sight.events, looked])
    with pytest.raises(Contradiction) as refused:
        KNOWLEDGE.beliefs(twisted)
    assert text.tell(looked, sight.viewer) in refused.value.facts


def test_a_solver_can_be_interrupted() -> None:
    """Pigeons in too few holes keep it busy until then."""
    following = FollowedRound(a_sight())
    with Asking(following.deck, following.reading) as asking:
        pigeons, holes = range(14), range(13)
        first = asking._formula.never + 100_000
        sits = [[first + pigeon * 13 + hole for hole in holes] for pigeon in pigeons]
        apart = [[-one[hole], -two[hole]] for one, two in combinations(sits, 2) for hole in holes]
        asking._solver.append_formula([*sits, *apart])
        with pytest.raises(KeyboardInterrupt):
            _ask_until_interrupted(asking)


def _ask_until_interrupted(asking: Asking) -> None:
    Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
    list(map(asking.can_be, repeat([])))
