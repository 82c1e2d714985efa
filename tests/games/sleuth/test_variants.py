from itertools import combinations

import pytest
from tests.games.sleuth.sitting import Sitting, sitting

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.outcome import Outcome, outcome_of
from gaslamp.core.position import Position
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.events import Answered, Checked, Learnt, Shown, TurnEnded
from gaslamp.games.sleuth.options import SleuthOptions, hand_size

GEM = "green opal pair"
WRONG = "red pearl pair"


def names(at: Sitting, seat: str, *gems: str) -> Sitting:
    return at.do(f"{seat}: announce", *(f"{seat}: name {gem}" for gem in gems))


def outcome(at: Sitting) -> Outcome | None:
    return outcome_of(GAME, at.position)


@pytest.mark.rule("SL-30")
def test_a_winner_of_a_place_does_not_show_the_gem_and_the_game_goes_on() -> None:
    at = names(sitting(missing=(GEM,), winners=2), "B", GEM)
    assert outcome(at) is None
    assert Checked(1, right=True) in at.told("A")
    assert Learnt(1, [GEM]) in at.told("B")
    assert at.view("A").missing is None
    assert at.view("B").missing == [GEM]
    assert at.view("A").seats[1].place == 1
    assert at.legal("B") == []


@pytest.mark.rule("SL-30")
def test_a_winner_goes_on_answering_and_takes_no_turns() -> None:
    at = sitting(missing=(GEM,), winners=2, cards={"A": ["pair"]})
    names(at, "B", GEM).do("A: ask B pair [pair]").draw()
    assert any(isinstance(event, Answered) and event.opponent == 1 for event in at.told(None))
    assert at.awaited() == ["C"]


@pytest.mark.rule("SL-30")
def test_the_game_ends_when_the_places_are_filled() -> None:
    at = sitting(missing=(GEM,), winners=2)
    names(at, "B", GEM)
    names(at, "A", WRONG)
    names(at, "D", GEM)
    assert outcome(at) == Outcome("places_filled", [1, 3])
    assert [seat.place for seat in at.view(None).seats] == [None, 1, None, 2]
    assert Checked(3, right=True, gems=[GEM]) in at.told("C")


@pytest.mark.rule("SL-30", "SL-24")
def test_those_with_a_place_have_won_even_if_the_others_are_all_out() -> None:
    at = sitting(3, missing=(GEM,), winners=2)
    names(at, "B", GEM)
    names(at, "A", WRONG)
    names(at, "C", WRONG)
    assert outcome(at) == Outcome("all_out", [1])


@pytest.mark.rule("SL-30")
def test_naming_rightly_on_ones_turn_passes_the_turn() -> None:
    at = names(sitting(missing=(GEM,), winners=3), "A", GEM)
    assert at.awaited() == ["B"]


@pytest.mark.rule("SL-30")
@pytest.mark.parametrize("seats", range(3, 8))
def test_at_most_one_winner_less_than_players(seats: int) -> None:
    GAME.start(seats, GAME.options({"winners": seats - 1}))
    if seats < 7:
        with pytest.raises(Unreadable) as refusal:
            GAME.start(seats, GAME.options({"winners": seats}))
        assert refusal.value.sentence.id == "sleuth-too-many-winners"
    with pytest.raises(Unreadable):
        GAME.options({"winners": 7})
    with pytest.raises(Unreadable):
        GAME.options({"winners": 0})


@pytest.mark.rule("SL-31")
def test_all_missing_gems_must_be_named() -> None:
    two = ("green opal pair", "blue opal cluster")
    at = names(sitting(missing=two), "B", *two)
    assert outcome(at) == Outcome("solved", [1])
    half = names(sitting(missing=two), "B", "red diamond pair", two[0])
    assert outcome(half) is None
    assert half.view(None).seats[1].out


@pytest.mark.rule("SL-31")
def test_nothing_is_told_before_the_last_gem_is_named() -> None:
    at = sitting(missing=("red opal pair", "blue opal pair", "green opal pair"))
    at.do("C: announce")
    told = [list(at.told(seat)) for seat in ("A", None)]
    at.do("C: name red diamond pair", "C: name blue diamond pair")
    assert [at.told(seat) for seat in ("A", None)] == told
    assert at.view("C").named == ["red diamond pair", "blue diamond pair"]
    assert at.view("A").named is None
    at.do("C: name red opal pair")
    assert Checked(2, right=False) in at.told("A")


@pytest.mark.rule("SL-31")
@pytest.mark.parametrize("missing", [2, 3])
def test_every_set_of_gems_can_be_named_once(missing: int) -> None:
    at = sitting(missing=GEM_TEXT[:missing]).do("B: announce")
    assert sorted(_ways(at.position, missing)) == list(combinations(range(36), missing))


def _ways(position: Position, left: int) -> list[tuple[int, ...]]:
    ways: list[tuple[int, ...]] = []
    for action in position.legal(1):
        after = position.copy()
        after.apply(action)
        gem = (action >> 9,)
        ways += [gem + more for more in _ways(after, left - 1)] if left > 1 else [gem]
    return ways


@pytest.mark.rule("SL-31")
@pytest.mark.parametrize(
    ("seats", "missing", "hand"),
    [
        (3, 2, 11),
        (3, 3, 11),
        (4, 2, 8),
        (4, 3, 8),
        (5, 2, 6),
        (5, 3, 6),
        (6, 3, 5),
        (7, 2, 4),
        (7, 3, 4),
    ],
)
def test_hands_shrink_to_an_equal_share(seats: int, missing: int, hand: int) -> None:
    assert hand_size(seats, missing) == hand
    at = sitting(seats, missing=GEM_TEXT[:missing])
    assert [seat.gems for seat in at.view(None).seats] == [hand] * seats
    assert len(at.view(None).open_gems) == 36 - missing - hand * seats


@pytest.mark.rule("SL-31")
def test_no_more_than_three_are_missing() -> None:
    with pytest.raises(Unreadable):
        GAME.options({"missing": 4})
    with pytest.raises(Unreadable):
        GAME.options({"missing": 0})


EXTRA = {"A": ["pair", "blue opal", "red pearl", "green"]}


def extra(cards: dict[str, list[str]] | None = None) -> Sitting:
    return sitting(missing=(GEM,), extra_interrogations=True, cards=cards or EXTRA)


@pytest.mark.rule("SL-32")
def test_a_second_interrogation_has_the_other_number_of_elements_and_another_opponent() -> None:
    at = extra().do("A: ask B pair [pair]")
    assert at.awaited() == ["A"]
    second = [line for line in at.legal("A") if line.startswith("ask")]
    assert second == [
        "ask C red pearl [red pearl]",
        "ask D red pearl [red pearl]",
        "ask C blue opal [blue opal]",
        "ask D blue opal [blue opal]",
    ]
    other = extra().do("A: ask B blue opal [blue opal]")
    again = {line for line in other.legal("A") if line.startswith("ask")}
    assert again == {f"ask {seat} {q} [{q}]" for seat in "CD" for q in ("pair", "green")}


@pytest.mark.rule("SL-32")
def test_two_used_cards_are_replaced_at_the_end_of_the_turn() -> None:
    at = extra().do("A: ask B pair [pair]")
    assert len(at.cards("A")) == 3
    at.do("A: ask C blue opal [blue opal]")
    assert at.position.to_draw == 2
    at.draw()
    assert len(at.cards("A")) == 4
    assert at.awaited() == ["B"]


@pytest.mark.rule("SL-32")
def test_one_may_leave_it_at_one_interrogation() -> None:
    at = extra().do("A: ask B pair [pair]", "A: end turn")
    assert TurnEnded(0) in at.told("D")
    assert at.position.to_draw == 1
    assert at.draw().awaited() == ["B"]
    assert "end turn" not in at.legal("B")


@pytest.mark.rule("SL-32")
def test_after_an_interrogation_neither_exchange_nor_final_questions() -> None:
    at = extra().do("A: ask B pair [pair]")
    assert {line.split()[0] for line in at.legal("A")} == {"ask", "end", "announce"}


@pytest.mark.rule("SL-32")
def test_a_free_choice_counts_as_what_it_is_used_for() -> None:
    cards = {"A": ["pair", "?", "red ?", "green"]}
    at = extra(cards).do("A: ask B pearl [?]")
    asked = {line.split(" ", 2)[2] for line in at.legal("A") if line.startswith("ask")}
    assert asked
    assert all(line.endswith("[red ?]") and not line.startswith("red [") for line in asked)
    two = extra(cards).do("A: ask B red pearl [?]")
    asked = {line.split(" ", 2)[2] for line in two.legal("A") if line.startswith("ask")}
    assert asked == {"pair [pair]", "green [green]", "red [red ?]"}


@pytest.mark.rule("SL-32")
def test_the_turn_ends_by_itself_when_no_second_question_can_be_asked() -> None:
    at = extra({"A": ["pair", "red", "green", "opal"]}).do("A: ask B pair [pair]")
    assert at.position.to_draw == 1
    at = extra({"A": ["red pearl", "red opal", "green pair", "blue opal"]})
    at.do("A: ask B red pearl [red pearl]")
    assert at.position.to_draw == 1


@pytest.mark.rule("SL-32")
@pytest.mark.parametrize("gem", [GEM, WRONG])
def test_who_leaves_the_game_in_mid_turn_draws_nothing(gem: str) -> None:
    at = sitting(missing=(GEM,), winners=2, extra_interrogations=True, cards=EXTRA)
    at.do("A: ask B pair [pair]")
    names(at, "A", gem)
    assert len(at.cards("A")) == 3
    assert at.awaited() == ["B"]
    second = [line for line in at.legal("B") if line.startswith("ask")]
    assert any(line.startswith("ask A") for line in second)


@pytest.mark.rule("SL-32")
def test_without_the_variant_one_interrogation_ends_the_turn() -> None:
    at = sitting(missing=(GEM,), cards=EXTRA).do("A: ask B pair [pair]")
    assert at.position.to_draw == 1
    with pytest.raises(NotLegal):
        at.draw().do("B: end turn")


@pytest.mark.rule("SL-33")
def test_super_sleuth_never_shows_cards() -> None:
    cards = {"A": ["blue opal"]}
    opals = ["blue opal pair", "blue opal cluster"]
    at = sitting(hands={"B": opals}, cards=cards, super_sleuth=True, missing=(GEM,))
    at.do("A: ask B blue opal [blue opal]")
    for seat in ("A", "B", "C"):
        assert at.told(seat) == [Answered(0, 1, "blue opal", "blue opal", 2)]
    at.draw().do("B: final C", "B: question red pearl")
    assert not [event for event in at.told("B") if isinstance(event, Shown)]


def test_variants_can_be_combined() -> None:
    every = {key: value for variant in GAME.variants.values() for key, value in variant.items()}
    assert GAME.options(every) == SleuthOptions(3, 2, True, True)
