"""Why Mister X is, or is not, at a station: the events force it, and none of them in vain."""

import pytest
from tests.contract.cases import Case
from tests.games.scotland_yard.cases import CASES
from tests.knowledge.watching import Watched, watched

from gaslamp.core.errors import Unreadable
from gaslamp.knowledge import Claim, knowledge_for
from gaslamp.knowledge.scotland_yard.reasons import Retracing, facts
from gaslamp.words import LANGUAGES, Words

KNOWLEDGE = knowledge_for("scotland_yard")
STATIONS = range(1, 200)


def moments(case: Case) -> list[Watched]:
    return [seen for seen in watched(case, seed=5, every=17) if seen.viewer > 0][1:4]


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_where_he_is_not_has_reasons_and_none_in_vain(case: Case) -> None:
    for seen in moments(case):
        possible = KNOWLEDGE.possibilities(seen.sight)["X"]
        elsewhere = [station for station in STATIONS if str(station) not in possible]
        for station in elsewhere[::60]:
            claim = Claim("X", str(station), holds=False)
            why = KNOWLEDGE.why(seen.sight, claim)
            kept = [fact for fact in facts(seen.sight) if fact.sentence in why]
            assert station not in Retracing(seen.sight, kept).places()[-1]
            for left_out in kept:
                fewer = [fact for fact in kept if fact != left_out]
                assert station in Retracing(seen.sight, fewer).places()[-1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_facts_together_say_just_what_the_rules_do(case: Case) -> None:
    for seen in watched(case, seed=7, every=11):
        possible = KNOWLEDGE.possibilities(seen.sight)
        for place, stations in enumerate(Retracing(seen.sight, facts(seen.sight)).places()):
            subject = f"place {place}" if place else "start"
            assert {int(answer) for answer in possible[subject]} == stations


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_words(lang: str) -> None:
    seen = moments(CASES[0])[0]
    possible = KNOWLEDGE.possibilities(seen.sight)
    station = next(s for s in map(str, STATIONS) if s not in possible["X"])
    words = Words(lang)
    for reason in KNOWLEDGE.why(seen.sight, Claim("X", station, holds=False)):
        assert words.say(reason)
    for subject in possible:
        assert words.say(KNOWLEDGE.say_subject(subject))
    assert "17" in words.say(KNOWLEDGE.say_answer("17"))


def test_what_is_open_has_no_reason() -> None:
    seen = moments(CASES[0])[0]
    station = KNOWLEDGE.possibilities(seen.sight)["X"][0]
    with pytest.raises(Unreadable):
        KNOWLEDGE.why(seen.sight, Claim("X", station, holds=False))
