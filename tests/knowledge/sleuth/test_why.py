"""Certainties of Sleuth and the facts that force them; sights that contradict themselves."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.games.sleuth.cases import CASES
from tests.games.sleuth.sitting import sitting, viewer
from tests.knowledge.reasons import check_reasons, in_words
from tests.knowledge.watching import watched

from gaslamp.core.errors import Unreadable
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import events, text
from gaslamp.games.sleuth.actions import gem_number
from gaslamp.knowledge import Claim, Contradiction, knowledge_for
from gaslamp.knowledge.sleuth.deals import Deals
from gaslamp.knowledge.sleuth.deductions import Number
from gaslamp.knowledge.sleuth.facts import facts, places, sizes
from gaslamp.words import LANGUAGES, Words

KNOWLEDGE = knowledge_for("sleuth")


def certain() -> Iterator[tuple[Any, Claim]]:
    for case in (CASES[0], CASES[2]):
        for seen in watched(case, seed=8, every=97):
            for claim in KNOWLEDGE.certainties(seen.sight)[:3]:
                yield seen.sight, claim


def forced(sight: Any, claim: Claim, sentences: list[Any]) -> bool:
    """Counted with nothing but the facts of these sentences."""
    numbers = [fact.number for fact in facts(sight) if fact.sentence in sentences]
    place = places(sight.seats).index(claim.answer)
    otherwise = Number(place, 1 << gem_number(claim.subject), int(not claim.holds))
    return not Deals(sizes(sight), [*numbers, otherwise]).count


@pytest.mark.slow
def test_the_facts_force_it_and_without_any_one_of_them_it_is_open() -> None:
    claims = list(certain())
    assert len(claims) >= 3
    for sight, claim in claims:
        check_reasons(KNOWLEDGE, sight, claim, forced)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_words(lang: str) -> None:
    sight, claim = next(certain())
    words = in_words(KNOWLEDGE, sight, claim, lang)
    assert words.say(KNOWLEDGE.say_subject(claim.subject))
    assert {words.say(KNOWLEDGE.say_answer(place)) for place in ("A", "open", "missing")}


def table() -> Any:
    return sitting(
        3,
        hands={"B": ["blue pearl pair"], "C": ["blue pearl cluster"]},
        cards={"A": ["blue pearl"], "C": ["pair"]},
    )


def test_a_gem_that_was_shown_needs_no_other_reason() -> None:
    played = table().do("A: ask B blue pearl [blue pearl]")
    sight = played.play.sight(viewer("A"))
    shown = next(event for event in sight.events if isinstance(event, events.Shown))
    claim = Claim(shown.gems[0], "B")
    assert KNOWLEDGE.why(sight, claim) == [text.tell(shown, viewer("A"))]


def test_where_a_gem_is_not_has_its_reasons_too() -> None:
    played = table().do("A: ask B blue pearl [blue pearl]")
    sight = played.play.sight(viewer("A"))
    assert len(KNOWLEDGE.why(sight, Claim("blue pearl pair", "C", holds=False))) == 1


def test_what_is_open_has_no_reason() -> None:
    sight = table().play.sight(viewer("A"))
    with pytest.raises(Unreadable):
        KNOWLEDGE.why(sight, Claim("blue pearl pair", "B"))


def test_a_sight_that_contradicts_itself_is_refused_with_the_facts_in_conflict() -> None:
    played = table().do("A: ask B blue pearl [blue pearl]")
    sight: Sight[Any, Any, Any] = played.play.sight(viewer("A"))
    first = next(event for event in sight.events if isinstance(event, events.Answered))
    other = events.Answered(2, 1, first.question, None, first.number - 1)
    twisted = msgspec.structs.replace(sight, events=[*sight.events, other])
    with pytest.raises(Contradiction) as refused:
        KNOWLEDGE.beliefs(twisted)
    assert text.tell(other, viewer("A")) in refused.value.facts
    assert len(refused.value.facts) == 2
    spoken = Words("en").say(refused.value.sentence)
    assert all(Words("en").say(fact) in spoken for fact in refused.value.facts)
