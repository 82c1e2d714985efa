"""The information sheet: it fills itself, and what it says is true."""

import pytest
from tests.contract.cases import Case, wander
from tests.games.sleuth.cases import CASES
from tests.games.sleuth.sitting import Sitting, sitting

from gaslamp.core.notes import WAYS, Way
from gaslamp.core.play import Play
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.games.sleuth.sheet import MISSING, OPEN, fill


def true_place(position: SleuthPosition, gem: int) -> int:
    if position.open_gems >> gem & 1:
        return OPEN
    holders = [seat for seat in range(position.seats) if position.hands[seat] >> gem & 1]
    return holders[0] if holders else MISSING


@pytest.mark.rule("SL-05")
@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_the_sheet_never_rules_out_the_truth(case: Case) -> None:
    play = Play(case.game, case.agreed, case.start())
    for action in wander(case, 21, longest=120):
        play.act(action)
    assert isinstance(play.position, SleuthPosition)
    for seat in range(case.seats):
        sheets = [fill(play.sight(seat), way) for way in WAYS]
        for gem in range(36):
            assert true_place(play.position, gem) in sheets[-1].possible(gem)
            paper, clerk, oracle = (sheet.possible(gem) for sheet in sheets)
            assert oracle <= clerk <= paper


def note(at: Sitting, seat: int, gem: str) -> int | None:
    return fill(at.play.sight(seat)).holder(GEM_TEXT.index(gem))


@pytest.mark.rule("SL-05")
def test_own_hand_and_open_gems_are_noted() -> None:
    at = sitting(4)
    mine, lying = at.view("A").hand, at.view("A").open_gems
    assert mine
    assert {note(at, 0, gem) for gem in mine} == {0}
    assert {note(at, 0, gem) for gem in lying} == {OPEN}
    assert all(note(at, 1, gem) is None for gem in mine)


def test_a_shown_gem_is_noted_and_the_others_of_its_kind_are_crossed_out() -> None:
    opals = ["blue opal pair", "blue opal cluster"]
    at = sitting(hands={"B": opals[:1], "C": opals[1:]}, cards={"A": ["blue opal"]})
    at.do("A: ask B blue opal [blue opal]")
    assert note(at, 0, "blue opal pair") == 1
    assert 1 not in fill(at.play.sight(0)).possible(GEM_TEXT.index("blue opal cluster"))
    assert note(at, 3, "blue opal pair") is None


def left(at: Sitting, gem: str, way: Way) -> set[int]:
    return fill(at.play.sight(0), way).possible(GEM_TEXT.index(gem))


def test_on_paper_nothing_is_concluded_from_an_answer() -> None:
    """A shown gem stands there; that the others of its kind are not with them, nobody says."""
    opals = ["blue opal pair", "blue opal cluster"]
    at = sitting(hands={"B": opals[:1], "C": opals[1:]}, cards={"A": ["blue opal"]})
    at.do("A: ask B blue opal [blue opal]")
    assert left(at, "blue opal pair", "paper") == {1}
    assert 1 in left(at, "blue opal cluster", "paper")
    assert 1 not in left(at, "blue opal cluster", "clerk")


def test_a_clerk_notes_what_each_answer_says_and_nothing_of_two_together() -> None:
    """None are struck and all are ticked; one of twelve is left to the player."""
    pearls = [gem for gem in GEM_TEXT if "pearl" in gem][:8]
    hands = {"B": pearls, "C": ["blue opal pair", "red diamond pair"]}
    at = sitting(hands=hands, cards={"A": ["opal", "pearl"]}, missing=("red opal pair",))
    at.do("A: ask B opal [opal]").draw()
    assert 1 not in left(at, "blue opal pair", "clerk")
    assert 1 in left(at, "blue opal pair", "paper")
    assert 1 in left(at, "red diamond pair", "clerk")


def test_none_crosses_out_and_all_fills_in() -> None:
    pearls = [gem for gem in GEM_TEXT if "pearl" in gem][:8]
    at = sitting(hands={"B": pearls}, cards={"A": ["pearl", "opal"]}, missing=("red opal pair",))
    at.do("A: ask B pearl [pearl]").draw()
    sheet = fill(at.play.sight(0))
    assert all(1 not in sheet.possible(gem) for gem in range(36) if "pearl" not in GEM_TEXT[gem])


def test_the_sheet_is_solved_when_the_missing_gems_have_been_seen() -> None:
    at = sitting(missing=("red opal pair",)).do("B: announce", "B: name red pearl pair")
    assert fill(at.play.sight(1)).solved()
    assert fill(at.play.sight(1)).missing() == [GEM_TEXT.index("red opal pair")]
    assert not fill(at.play.sight(0)).solved()


def test_the_sheet_as_data_names_the_places_that_are_left() -> None:
    at = sitting(hands={"B": ["blue opal pair"]}, cards={"A": ["blue opal"]})
    at.do("A: ask B blue opal [blue opal]").draw()
    play, hand = at.play, at.view("A").hand or []
    noted = play.game.sheet(play.sight(0))
    assert list(noted) == list(GEM_TEXT)
    assert noted["blue opal pair"] == ["B"]
    assert "B" not in noted["blue opal solitaire"]
    assert all(noted[gem] == ["A"] for gem in hand)
    assert {"open", "missing"} & {place for places in noted.values() for place in places}
