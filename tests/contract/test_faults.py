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


@pytest.mark.parametrize(
    ("game", "actions", "wrong", "field"),
    [
        (YARD, 30, {"stage": "taking"}, "stage"),
        (YARD, 30, {"doubles": 9}, "doubles"),
        (YARD, 30, {"to_move": ["somebody"]}, "to_move"),
        (YARD, 30, {"taken": {"taxi": 1, "bus": 0, "underground": 0}}, "taken"),
        (YARD, 30, {"start": None}, "start"),
        (MR_JACK, 5, {"turn": 9}, "turn"),
        (MR_JACK, 5, {"lamps": {}}, "lamps"),
        (MR_JACK, 5, {"jack": None}, "jack"),
        (MR_JACK, 5, {"end": "tomorrow"}, "end"),
        (SLEUTH, 60, {"final_asked": 1}, "turn"),
        (CULPRIT, 14, {"stage": "nowhere"}, "stage"),
        (CULPRIT, 14, {"points": [-1, 0, 0]}, "points"),
        (CULPRIT, 14, {"end": "tomorrow"}, "end"),
    ],
)
def test_what_cannot_come_about_is_named_by_its_field(
    game: Case, actions: int, wrong: dict[str, Any], field: str
) -> None:
    said = refused(game, written(game, actions) | wrong)
    assert said.endswith(f"It is “{field}” that does not fit.")


def test_a_step_along_no_line_is_named_by_its_place() -> None:
    facts = written(YARD, 40)
    facts["log"][1]["station"] = facts["log"][0]["station"]
    assert "“log[1]”" in refused(YARD, facts)
    facts = written(YARD, 40)
    facts["log"][0]["shown"] = not facts["log"][0]["shown"]
    assert "“log[0].shown”" in refused(YARD, facts)
    facts = written(YARD, 40)
    facts["purses"][1]["taxi"] = 99
    assert "“purses[1]”" in refused(YARD, facts)


@pytest.mark.parametrize(
    ("game", "actions", "field", "spoil"),
    [
        (SLEUTH, 60, "hands[0][0]", lambda facts: facts["hands"][0].__setitem__(0, "cheese")),
        (CULPRIT, 14, "discarded[0]", lambda facts: facts["discarded"].insert(0, "cheese")),
        (MR_JACK, 5, "characters.Bert", lambda facts: facts["characters"].update(Bert="cheese")),
        (MR_JACK, 5, "covers[1]", lambda facts: facts["covers"].__setitem__(1, "cheese")),
    ],
)
def test_a_name_that_nobody_knows_is_named_by_its_path(
    game: Case, actions: int, field: str, spoil: Any
) -> None:
    match = gaslamp.start(game.name, game.seats, seed=1)
    file = to_plain(match.position())
    file["facts"] = written(game, actions)
    spoil(file["facts"])
    with pytest.raises(Unreadable) as caught:
        gaslamp.load(file)
    assert str(caught.value).startswith(f"“{field}” cannot be read.")
    assert "“cheese”" in str(caught.value)
