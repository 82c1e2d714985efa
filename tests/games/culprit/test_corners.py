"""Corners of single rules: other seats than the first, two of a thing at once, the state after."""

import pytest
from tests.games.culprit.scene import MANY, dealt, table, targets


@pytest.mark.rule("CU-24")
def test_a_hand_with_both_the_culprit_and_an_accomplice_may_be_traded_with() -> None:
    scene = table("witness + maid", "culprit + accomplice", "alibi").do("A: play witness B")
    assert scene.legal("A") == ["decline", "trade"]


@pytest.mark.rule("CU-14")
def test_accomplices_are_those_who_played_it() -> None:
    scene = table("alibi + maid", "accomplice + toby", "accomplice + culprit", turn="B")
    scene.do("B: play accomplice A", "A: discard alibi", "house: draw exchange")
    scene.do("C: play accomplice B", "B: discard toby", "house: draw witness")
    assert [seat.accomplice for seat in scene.view("A").seats] == [False, True, True]


@pytest.mark.rule("CU-14", "CU-80")
def test_discards_of_a_kind_add_up() -> None:
    scene = table(
        "alibi + maid", "accomplice + toby", "accomplice + culprit", turn="B", copies=MANY
    )
    scene.do("B: play accomplice A", "A: discard alibi", "house: draw alibi")
    scene.do("C: play accomplice A", "A: discard alibi", "house: draw witness")
    assert scene.view("B").discarded == ["alibi", "alibi"]


@pytest.mark.rule("CU-16")
def test_a_pile_of_anything_is_drawn_from() -> None:
    """Its last kinds being gone does not make a pile empty."""
    deck = {"first on the scene": 1, "culprit": 1, "accomplice": 1, "alibi": 12, "detective": 3}
    scene = table("accomplice + alibi", "alibi + alibi", "culprit", copies=deck)
    scene.do("A: play accomplice B", "B: discard alibi")
    assert scene.awaited == "house"


@pytest.mark.rule("CU-25", "CU-26")
@pytest.mark.parametrize(("card", "hunter"), [("maid", "detective"), ("governess", "toby")])
def test_several_may_be_protected_at_once_and_each_until_their_turn(card: str, hunter: str) -> None:
    scene = table(
        "alibi + alibi",
        f"{card} + alibi",
        f"{card} + alibi",
        f"{hunter} + culprit + alibi",
        turn="B",
        copies=MANY,
    )
    scene.do(f"B: play {card}", f"C: play {card}")
    assert targets(scene.legal("D"), hunter) == "A"
    scene.do("D: play alibi", "A: play alibi", "B: play alibi")
    assert [getattr(seat, card) for seat in scene.view("A").seats] == [False, False, False, False]
    assert scene.awaited == "C"


@pytest.mark.rule("CU-25")
def test_a_turn_ends_ones_own_protection_only() -> None:
    scene = table("alibi + alibi", "maid + alibi", "alibi + culprit", turn="B")
    scene.do("B: play maid", "C: play alibi")
    assert scene.view("A").seats[1].maid
    scene.do("A: play alibi")
    assert not scene.view("A").seats[1].maid


@pytest.mark.rule("CU-02")
def test_nobody_is_aimed_at_when_a_turn_begins() -> None:
    scene = table("detective + maid", "culprit + alibi", "toby").do("A: play detective B")
    assert scene.view("C").target is None
    assert scene.view("C").stage == "playing"
    assert scene.view("C").turn == 1


@pytest.mark.rule("CU-23")
def test_all_whom_the_hat_has_named_are_remembered_until_it_is_done() -> None:
    scene = table("divining hat + maid", "alibi", "culprit + toby", "witness")
    scene.do("A: play divining hat, suspect nobody, accomplice B, accomplice C")
    assert scene.position.suspects == 0b0110
    scene.do("A: done")
    assert scene.position.suspects == 0


@pytest.mark.rule("CU-20", "CU-27", "CU-22")
def test_choices_are_forgotten_when_they_are_carried_out() -> None:
    scene = table("exchange + maid", "culprit + toby", "witness").do(
        "A: play exchange B", "A: give maid", "B: give toby"
    )
    assert set(scene.position.chosen) == {-1}
    assert scene.view("A").leaving is None


@pytest.mark.rule("CU-01")
def test_a_full_hand_gets_no_more_of_the_initial_pack() -> None:
    every = {"first on the scene": 1, "culprit": 1, "alibi": 5, "maid": 5}
    setup = {"initial": every, "random": 0}
    full = "first on the scene + culprit + alibi + alibi"
    scene = dealt(3, full, until=4, copies=every, setup=setup)
    assert scene.weights() == {"deal B alibi": 4, "deal C alibi": 4}


@pytest.mark.rule("CU-01")
def test_chance_has_to_be_asked_for_its_weights() -> None:
    assert not dealt(3, until=0).position.uniform_chance
