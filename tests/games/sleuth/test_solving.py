import pytest
from tests.games.sleuth.sitting import Sitting, sitting

from gaslamp.core.errors import NotLegal, NotYourDecision
from gaslamp.core.outcome import Outcome, outcome_of
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.cards import GEM_TEXT, QUESTION_TEXT
from gaslamp.games.sleuth.events import Announced, Answered, Checked, Ended, Learnt, Named, Shown

MISSING = "green opal pair"
WRONG = "red pearl pair"


def table(seats: int = 4, **given: object) -> Sitting:
    return sitting(seats, missing=(MISSING,), **given)  # type: ignore[arg-type]


def outcome(at: Sitting) -> Outcome | None:
    return outcome_of(GAME, at.position)


@pytest.mark.rule("SL-20")
def test_anyone_may_name_at_any_time() -> None:
    at = table(turn="A")
    assert at.may_act() == ["B", "C", "D"]
    at.do("C: announce", f"C: name {WRONG}")
    assert at.awaited() == ["A"]
    at.do("A: exchange").draw()
    assert at.may_act() == ["A", "D"]


@pytest.mark.rule("SL-20")
def test_play_stops_until_a_naming_has_been_checked() -> None:
    at = table().do("C: announce")
    assert at.awaited() == ["C"]
    assert at.may_act() == []
    for seat in "ABD":
        assert at.legal(seat) == []
        with pytest.raises(NotYourDecision):
            at.do(f"{seat}: announce")
    assert len(at.legal("C")) == 36


@pytest.mark.rule("SL-20")
def test_naming_in_the_middle_of_anothers_final_questions() -> None:
    at = table().do("A: final B", "A: question red", "D: announce", f"D: name {WRONG}")
    assert at.awaited() == ["A"]
    final = at.view(None).final
    assert final is not None
    assert (final.opponent, final.asked) == (1, 1)
    at.do("A: question pearl", "C: announce", f"C: name {MISSING}")
    assert outcome(at) == Outcome("solved", [2])


@pytest.mark.rule("SL-21")
def test_right_wins_and_the_gem_is_turned_up_for_all() -> None:
    at = table().do("B: announce", f"B: name {MISSING}")
    assert outcome(at) == Outcome("solved", [1])
    for seat in ("A", "C", None):
        assert at.told(seat) == [
            Announced(1),
            Checked(1, right=True, gems=[MISSING]),
            Ended("solved", [1]),
        ]
    assert at.position.returns() == [-1, 1, -1, -1]


@pytest.mark.rule("SL-21")
def test_wrong_is_out_and_the_name_stays_secret() -> None:
    at = table().do("B: announce", f"B: name {WRONG}")
    assert outcome(at) is None
    for seat in ("A", "C", "D", None):
        assert at.told(seat) == [Announced(1), Checked(1, right=False)]
        assert at.view(seat).missing is None
    assert Named(1, WRONG) in at.told("B")
    assert Learnt(1, [MISSING]) in at.told("B")
    assert at.view("B").missing == [MISSING]
    assert at.view("A").seats[1].out


@pytest.mark.rule("SL-21")
def test_who_is_out_goes_on_answering_and_does_nothing_else() -> None:
    at = table(cards={"A": ["pair"]}).do("B: announce", f"B: name {WRONG}", "A: ask B pair [pair]")
    assert any(isinstance(event, Answered) and event.opponent == 1 for event in at.told(None))
    assert at.legal("B") == []
    with pytest.raises(NotYourDecision):
        at.do("B: announce")


@pytest.mark.rule("SL-21")
def test_naming_wrongly_on_ones_turn_ends_the_turn() -> None:
    at = table().do("A: announce", f"A: name {WRONG}")
    assert at.awaited() == ["B"]
    assert len(at.cards("A")) == 4


@pytest.mark.rule("SL-22")
def test_final_questions_put_any_question_to_one_opponent() -> None:
    at = table().do("A: final C")
    assert at.awaited() == ["A"]
    asked = {line.removeprefix("question ") for line in at.legal("A")} - {"announce"}
    assert asked == set(QUESTION_TEXT)
    at.do("A: question red pearl")
    answer = next(event for event in at.told(None) if isinstance(event, Answered))
    assert (answer.opponent, answer.card) == (2, None)


@pytest.mark.rule("SL-22")
def test_after_two_final_questions_one_must_name() -> None:
    at = table().do("A: final C", "A: question red", "A: question pearl pair")
    assert at.legal("A") == ["announce"]
    at.do("A: announce")
    assert at.legal("A") == [f"name {gem}" for gem in GEM_TEXT]


@pytest.mark.rule("SL-22")
def test_final_questions_use_no_search_card_and_take_the_turn() -> None:
    at = table(cards={"A": ["pair", "red ?", "?", "opal"]})
    pile = at.view(None).pile
    at.do("A: final C", "A: question pair", "A: announce", f"A: name {WRONG}")
    assert set(at.cards("A")) == {"pair", "red ?", "?", "opal"}
    assert at.view(None).pile == pile
    assert at.view(None).final is None
    assert at.awaited() == ["B"]
    assert "exchange" in at.legal("B")


@pytest.mark.rule("SL-22")
def test_final_questions_only_on_ones_own_turn_and_not_to_oneself() -> None:
    at = table(turn="B")
    with pytest.raises(NotLegal):
        at.do("A: final C")
    finals = [line for line in at.legal("B") if line.startswith("final")]
    assert finals == ["final A", "final C", "final D"]


@pytest.mark.rule("SL-22")
def test_after_final_questions_there_is_no_way_back() -> None:
    at = table().do("A: final C", "A: question red")
    assert not [line for line in at.legal("A") if line.split()[0] in ("ask", "exchange", "final")]


@pytest.mark.rule("SL-23")
def test_final_questions_are_answered_like_others() -> None:
    gems = ["red pearl pair", "red pearl cluster"]
    at = table(hands={"C": gems, "A": ["red pearl solitaire"]})
    at.do("A: final C", "A: question red pearl", "A: question opal")
    assert Shown(0, 2, ["red pearl pair", "red pearl cluster"]) in at.told("A")
    assert not [event for event in at.told("B") if isinstance(event, Shown)]
    assert len([event for event in at.told("B") if isinstance(event, Answered)]) == 2


@pytest.mark.rule("SL-23")
def test_one_may_name_after_the_first_final_question() -> None:
    at = table().do("A: final C", "A: question red", "A: announce", f"A: name {MISSING}")
    assert outcome(at) == Outcome("solved", [0])


@pytest.mark.rule("SL-24")
def test_nobody_wins_when_everybody_is_out() -> None:
    at = table(3)
    for seat in "BCA":
        assert outcome(at) is None
        at.do(f"{seat}: announce", f"{seat}: name {WRONG}")
    assert outcome(at) == Outcome("all_out", [])
    assert at.position.returns() == [-1, -1, -1]


@pytest.mark.rule("SL-24")
def test_the_last_one_in_plays_on_alone() -> None:
    at = table(3).do("B: announce", f"B: name {WRONG}", "C: announce", f"C: name {WRONG}")
    at.do("A: exchange").draw()
    assert at.awaited() == ["A"]
    at.do("A: announce", f"A: name {MISSING}")
    assert outcome(at) == Outcome("solved", [0])


@pytest.mark.rule("SL-24")
def test_at_the_end_everything_is_shown_and_nothing_can_be_done() -> None:
    at = table().do("B: announce", f"B: name {MISSING}")
    spectator = at.view(None)
    assert spectator.missing == [MISSING]
    assert spectator.hands is not None
    assert sorted(sum(spectator.hands, [MISSING, *spectator.open_gems])) == sorted(GEM_TEXT)
    assert at.awaited() == at.may_act() == []
    assert all(at.legal(seat) == [] for seat in "ABCD")


@pytest.mark.rule("SL-25")
def test_the_turn_passes_over_who_is_out() -> None:
    at = table(turn="A").do("B: announce", f"B: name {WRONG}", "A: exchange").draw()
    assert at.awaited() == ["C"]
    at.do("D: announce", f"D: name {WRONG}", "C: exchange").draw()
    assert at.awaited() == ["A"]
