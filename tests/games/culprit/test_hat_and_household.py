"""The hat, the maid, the governess, and who can be aimed at (CU-23, CU-25, CU-26, CU-28)."""

import pytest
from tests.games.culprit.scene import MANY, table, targets

from gaslamp.games.culprit.events import (
    Concluded,
    Played,
    Suspected,
    SuspectedAccomplice,
)

# Divining hat


@pytest.mark.rule("CU-23")
def test_under_the_hat_one_names_a_culprit_then_accomplices_and_nothing_changes() -> None:
    scene = table("divining hat + maid", "alibi", "culprit + toby", "witness")
    hands = [scene.hand(seat) for seat in "BCD"]
    scene.do("A: play divining hat, suspect D")
    assert scene.told("everybody") == [Played(0, "divining hat", None), Suspected(0, 3)]
    assert scene.awaited == "A"
    assert scene.legal("A") == ["done", "accomplice B", "accomplice C", "accomplice D"]
    scene.do("A: accomplice C")
    assert scene.told("B") == [SuspectedAccomplice(0, 2)]
    assert scene.legal("A") == ["done", "accomplice D"]
    scene.do("A: accomplice D", "A: done")
    assert scene.told("B") == [Concluded(0)]
    assert scene.awaited == "B"
    assert [scene.hand(seat) for seat in "BCD"] == hands
    assert scene.position.suspects == 0
    assert scene.position.accomplices == 0


@pytest.mark.rule("CU-23")
def test_under_the_hat_one_may_suspect_nobody() -> None:
    scene = table("divining hat + maid", "alibi", "culprit + toby")
    scene.do("A: play divining hat")
    assert scene.legal("A") == ["suspect nobody", "suspect B", "suspect C"]
    scene.do("A: suspect nobody")
    assert scene.told("B") == [Suspected(0, None)]
    assert scene.do("A: done").awaited == "B"


# Maid and Governess


@pytest.mark.rule("CU-25")
def test_no_detective_may_question_the_maid_until_her_next_turn() -> None:
    scene = table(
        "maid + alibi", "detective + detective", "culprit + alibi", "sheriff + alibi", copies=MANY
    )
    scene.do("A: play maid")
    assert targets(scene.legal("B"), "detective") == "CD"
    scene.do("B: play detective C", "C: play alibi")
    assert targets(scene.legal("D"), "sheriff") == "ABC"
    scene.do("D: play alibi", "A: play alibi")
    assert targets(scene.legal("B"), "detective") == "ACD"


@pytest.mark.rule("CU-26")
def test_neither_toby_nor_the_sheriff_may_choose_the_governess_until_her_next_turn() -> None:
    scene = table(
        "governess + alibi + alibi",
        "toby + toby + sheriff + detective",
        "culprit + alibi",
        copies=MANY,
    )
    scene.do("A: play governess")
    assert targets(scene.legal("B"), "toby") == "C"
    assert targets(scene.legal("B"), "sheriff") == "C"
    assert targets(scene.legal("B"), "detective") == "AC"
    scene.do("B: play toby C", "house: show alibi", "C: play alibi", "A: play alibi")
    assert targets(scene.legal("B"), "toby") == "AC"
    assert targets(scene.legal("B"), "sheriff") == "AC"


@pytest.mark.rule("CU-25", "CU-26")
def test_being_passed_over_ends_the_protection() -> None:
    scene = table(
        "maid", "governess", "alibi + detective + toby", "culprit + alibi + alibi", copies=MANY
    )
    scene.do("A: play maid", "B: play governess")
    assert targets(scene.legal("C"), "detective") == "BD"
    assert scene.view("D").seats[0].maid
    assert scene.view("D").seats[1].governess
    scene.do("C: play alibi", "D: play alibi")
    assert scene.awaited == "C"
    assert targets(scene.legal("C"), "detective") == "ABD"
    assert not scene.view("D").seats[0].maid
    assert not scene.view("D").seats[1].governess


@pytest.mark.rule("CU-25", "CU-26")
def test_two_turns_of_others_do_not_end_the_protection() -> None:
    scene = table("maid + alibi", "alibi", "detective + alibi", "culprit", played={"C": "toby"})
    scene.do("A: play maid", "B: play alibi")
    assert targets(scene.legal("C"), "detective") == "BD"


# No legal target


@pytest.mark.rule("CU-28")
def test_a_card_with_nobody_to_aim_at_is_played_without_effect() -> None:
    scene = table(
        "detective + toby + sheriff + alibi",
        "culprit",
        "alibi",
        played={"B": "maid + governess", "C": "maid + governess"},
        maid=[1, 2],
        governess=[1, 2],
        copies=MANY,
    )
    assert scene.legal("A") == ["play detective", "play sheriff", "play alibi", "play toby"]
    scene.do("A: play detective")
    assert scene.told("everybody") == [Played(0, "detective", None)]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-28")
@pytest.mark.parametrize("card", ["sheriff", "toby"])
def test_a_sheriff_or_toby_with_nobody_to_aim_at_does_nothing(card: str) -> None:
    scene = table(
        f"{card} + alibi",
        "culprit",
        "alibi",
        played={"B": "governess", "C": "governess"},
        governess=[1, 2],
        copies=MANY,
    )
    scene.do(f"A: play {card}")
    assert scene.awaited == "B"
    assert scene.position.handcuffs == -1
