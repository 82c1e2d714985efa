"""A position that cannot stand says which thing is where it cannot be."""

from typing import Any

import pytest
from tests.contract.cases import Case, position_after, wander

import gaslamp
from gaslamp.core.data import from_json, from_plain, to_plain
from gaslamp.core.errors import Unreadable
from gaslamp.core.explicit import PositionFile
from gaslamp.words import LANGUAGES, Words


def written(case: Case, actions: int = 60) -> dict[str, Any]:
    position = position_after(case, wander(case, 1)[:actions])
    facts: dict[str, Any] = to_plain(case.game.to_facts(position))
    return facts


def refused(case: Case, facts: dict[str, Any]) -> str:
    """The refusal in English; it can be said in every language."""
    with pytest.raises(Unreadable) as caught:
        case.game.from_facts(from_plain(facts, case.game.facts_type), case.seats, case.agreed)
    assert all(Words(lang).say(caught.value.sentence) for lang in LANGUAGES)
    return str(caught.value)


SLEUTH, CULPRIT = Case("sleuth", 3), Case("culprit", 3)
MR_JACK, YARD = Case("mr_jack", 2), Case("scotland_yard", 3)


def test_a_gem_that_is_twice_and_one_that_is_nowhere() -> None:
    facts = written(SLEUTH)
    gem, other = facts["hands"][0][0], facts["hands"][1][0]
    facts["hands"][0][0] = other
    assert f"“{other}” is in “hands[0]” and in “hands[1]”" in refused(SLEUTH, facts)
    facts["hands"][0].pop(0)
    assert f"“{gem}” is nowhere" in refused(SLEUTH, facts)


def test_a_hand_that_the_deal_would_not_make() -> None:
    facts = written(SLEUTH)
    size = len(facts["hands"][0])
    facts["hands"][1].append(facts["hands"][0].pop())
    said = refused(SLEUTH, facts)
    assert f"“hands[0]” should hold {size} and holds {size - 1}" in said


def test_a_seat_that_is_not_there() -> None:
    assert "“out” names seat 7" in refused(SLEUTH, written(SLEUTH) | {"out": [7]})
    assert "“maid” names seat 1 twice" in refused(CULPRIT, written(CULPRIT, 14) | {"maid": [1, 1]})


def test_a_search_card_that_is_twice() -> None:
    facts = written(SLEUTH)
    facts["used"] = [*facts["used"], facts["cards"][0][0]]
    assert f"“{facts['cards'][0][0]}” is in “cards[0]” and in “used”" in refused(SLEUTH, facts)


def test_a_card_of_which_there_are_too_many() -> None:
    facts = written(CULPRIT, 14)
    facts["hands"][0] = ["culprit", "culprit"]
    assert "There are" in refused(CULPRIT, facts)
    assert "“culprit”" in refused(CULPRIT, facts)


def test_people_who_stand_together() -> None:
    facts = written(MR_JACK, 5)
    facts["characters"]["Bert"] = facts["characters"]["Gull"]
    place = facts["characters"]["Gull"]
    assert f"“Bert” and “Gull” are both at “{place}”" in refused(MR_JACK, facts)


def test_pawns_that_stand_together() -> None:
    facts = written(YARD, 5)
    facts["pawns"][1] = facts["pawns"][0]
    said = refused(YARD, facts)
    assert f"“detective 1” and “detective 2” are both at “{facts['pawns'][0]}”" in said


def test_a_wrong_field_is_named_by_its_path() -> None:
    match = gaslamp.start("sleuth", seed=1)
    plain = to_plain(match.position())
    wrong = {
        "“facts.jokers”": plain | {"facts": plain["facts"] | {"jokers": 1}},
        "“facts.turn” is missing": plain
        | {"facts": {k: v for k, v in plain["facts"].items() if k != "turn"}},
        "“facts.turn” is not": plain | {"facts": plain["facts"] | {"turn": "x"}},
        "“options.missing”": plain | {"options": {"missing": "two"}},
        "“seats” is missing": {k: v for k, v in plain.items() if k != "seats"},
    }
    for path, file in wrong.items():
        with pytest.raises(Unreadable) as caught:
            gaslamp.load(file)
        assert path in str(caught.value)


def test_what_is_no_json_is_said_so() -> None:
    with pytest.raises(Unreadable, match="not readable JSON"):
        from_json(b"{", PositionFile)
