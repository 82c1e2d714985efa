"""The cards that ask, mark, show and protect (CU-10 to CU-19, CU-23, CU-25, CU-26, CU-28)."""

import pytest
from tests.games.culprit.scene import table

from gaslamp.core.errors import NotLegal
from gaslamp.games.culprit.events import (
    Answered,
    Concluded,
    Discarded,
    Drew,
    Played,
    Recognised,
    RoundEnded,
    Showed,
    Suspected,
    SuspectedAccomplice,
    WasRecognised,
)


def targets(lines: list[str], card: str) -> str:
    """The seats that a card may be aimed at."""
    return "".join(line[-1] for line in lines if line.startswith(f"play {card} "))


# Detective and Alibi


@pytest.mark.rule("CU-11")
def test_the_culprit_without_alibi_says_yes_and_the_round_ends() -> None:
    scene = table("detective + maid", "culprit + witness", "alibi")
    scene.do("A: play detective B")
    assert scene.told("everybody")[1] == Answered(asker=0, asked=1, guilty=True)
    assert scene.round_is_over


@pytest.mark.rule("CU-11", "CU-12")
def test_an_alibi_in_hand_makes_the_culprit_say_no() -> None:
    scene = table("detective + maid", "culprit + alibi", "toby")
    scene.do("A: play detective B")
    assert scene.told("everybody")[1] == Answered(asker=0, asked=1, guilty=False)
    assert scene.awaited == "B"


@pytest.mark.rule("CU-11")
def test_the_innocent_say_no_with_and_without_alibi() -> None:
    scene = table("detective + detective + maid", "alibi", "toby", "culprit + maid", copies=MANY)
    scene.do("A: play detective B")
    assert scene.told("everybody")[1] == Answered(0, 1, guilty=False)
    scene = table("detective + maid", "alibi", "toby", "culprit + exchange")
    scene.do("A: play detective C")
    assert scene.told("everybody")[1] == Answered(0, 2, guilty=False)
    assert scene.awaited == "B"


@pytest.mark.rule("CU-11")
def test_any_other_player_may_be_asked_also_one_with_no_card() -> None:
    scene = table("detective + maid", "", "culprit + alibi")
    assert targets(scene.legal("A"), "detective") == "BC"
    scene.do("A: play detective B")
    assert scene.told("C")[1] == Answered(0, 1, guilty=False)


@pytest.mark.rule("CU-12")
def test_an_alibi_protects_no_longer_when_it_is_played() -> None:
    scene = table("culprit + alibi + maid", "detective", "toby")
    scene.do("A: play alibi")
    assert scene.awaited == "B"
    assert scene.points == [0, 0, 0]
    scene.do("B: play detective A")
    assert scene.round_is_over


# Culprit


@pytest.mark.rule("CU-13")
def test_the_culprit_may_not_be_played_before_the_last_card() -> None:
    scene = table("culprit + alibi", "maid", "toby")
    assert scene.legal("A") == ["play alibi"]
    with pytest.raises(NotLegal):
        scene.do("A: play culprit")


@pytest.mark.rule("CU-13", "CU-33")
def test_the_culprit_as_the_last_card_must_be_played_and_wins() -> None:
    scene = table("culprit", "maid", "toby")
    assert scene.legal("A") == ["play culprit"]
    scene.do("A: play culprit")
    assert scene.told("everybody") == [
        Played(0, "culprit", None),
        RoundEnded("escaped", culprit=0, points=[2, 0, 0]),
    ]


# Accomplice

MANY = {
    "first on the scene": 1,
    "culprit": 1,
    "accomplice": 4,
    "detective": 4,
    "sheriff": 4,
    "toby": 4,
    "alibi": 8,
    "maid": 4,
    "governess": 4,
    "witness": 2,
}
"""More of the cards that others may be protected from."""


@pytest.mark.rule("CU-14")
def test_the_named_player_discards_for_all_to_see_and_draws_unseen() -> None:
    scene = table("accomplice + maid", "alibi + toby", "culprit")
    scene.do("A: play accomplice B")
    assert scene.awaited == "B"
    assert scene.legal("B") == ["discard alibi", "discard toby"]
    scene.do("B: discard toby")
    assert scene.told("everybody") == [Discarded(1, "toby")]
    assert scene.view("C").discarded == ["toby"]
    pile = scene.view("everybody").pile
    rest = {f"draw {card}": n for card, n in zip(NAMES, scene.position.rest, strict=True) if n}
    assert scene.weights() == rest
    scene.do("house: draw exchange")
    assert scene.told("B") == [Drew(1, "exchange")]
    assert scene.told("A") == scene.told("everybody") == [Drew(1, None)]
    assert scene.hand("B") == ["alibi", "exchange"]
    assert scene.view("everybody").pile == pile - 1
    assert scene.awaited == "B"


NAMES = (
    "first on the scene",
    "culprit",
    "detective",
    "accomplice",
    "sheriff",
    "alibi",
    "toby",
    "youngest",
    "sharing",
    "rumour",
    "panic",
    "divining hat",
    "witness",
    "maid",
    "governess",
    "exchange",
)


@pytest.mark.rule("CU-14")
def test_one_is_an_accomplice_by_playing_and_not_by_holding_or_discarding() -> None:
    scene = table("accomplice + maid", "accomplice + toby", "culprit + alibi")
    assert not any(seat.accomplice for seat in scene.view("everybody").seats)
    scene.do("A: play accomplice B", "B: discard accomplice", "house: draw exchange")
    assert [seat.accomplice for seat in scene.view("everybody").seats] == [True, False, False]
    scene.do("B: play toby C", "house: show alibi", "C: play alibi", "A: play maid")
    assert scene.view("everybody").seats[0].accomplice


@pytest.mark.rule("CU-14")
def test_a_discarded_card_has_no_effect() -> None:
    scene = table("accomplice + alibi", "sheriff + sharing + maid", "culprit + toby")
    scene.do("A: play accomplice B", "B: discard maid", "house: draw exchange")
    assert not scene.view("everybody").seats[1].maid
    assert scene.awaited == "B"


@pytest.mark.rule("CU-13", "CU-14")
def test_the_culprit_cannot_be_discarded_beside_another_card() -> None:
    scene = table("accomplice + maid", "culprit + toby + toby", "alibi", copies=MANY)
    scene.do("A: play accomplice B")
    assert scene.legal("B") == ["discard toby"]


@pytest.mark.rule("CU-15")
def test_discarding_the_culprit_as_the_last_card_wins_with_all_accomplices() -> None:
    scene = table(
        "accomplice + maid", "culprit", "alibi", "toby", played={"C": "accomplice"}, copies=MANY
    )
    scene.do("A: play accomplice B")
    assert scene.legal("B") == ["discard culprit"]
    scene.do("B: discard culprit")
    assert scene.told("everybody")[1] == RoundEnded("escaped", 1, [2, 2, 2, 0])
    assert scene.round_is_over


@pytest.mark.rule("CU-15", "CU-34")
def test_discarding_it_in_handcuffs_loses() -> None:
    scene = table(
        "accomplice + maid", "culprit", "alibi", "toby", played={"C": "sheriff"}, handcuffs=1
    )
    scene.do("A: play accomplice B", "B: discard culprit")
    assert scene.told("everybody")[1] == RoundEnded("handcuffed", 1, [0, 0, 1, 1])


@pytest.mark.rule("CU-16")
def test_an_accomplice_names_another_player_who_has_cards() -> None:
    scene = table("accomplice + maid", "", "culprit + alibi", "toby")
    assert targets(scene.legal("A"), "accomplice") == "CD"


@pytest.mark.rule("CU-16", "CU-28", "CU-14")
def test_with_nobody_to_name_one_is_an_accomplice_all_the_same() -> None:
    scene = table("accomplice + culprit", "", "")
    assert scene.legal("A") == ["play accomplice"]
    scene.do("A: play accomplice")
    assert scene.view("everybody").seats[0].accomplice
    assert scene.awaited == "A"


@pytest.mark.rule("CU-16")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    twelve = {"first on the scene": 1, "culprit": 1, "accomplice": 1, "alibi": 9}
    scene = table("accomplice + alibi", "alibi + alibi", "culprit", copies=twelve)
    scene.do("A: play accomplice B", "B: discard alibi")
    assert scene.hand("B") == ["alibi"]
    assert scene.awaited == "B"


# Sheriff


@pytest.mark.rule("CU-17")
def test_the_sheriff_gives_the_handcuffs_to_any_other_player() -> None:
    scene = table("sheriff + maid", "", "culprit + alibi", "sheriff", copies=MANY)
    assert targets(scene.legal("A"), "sheriff") == "BCD"
    scene.do("A: play sheriff B")
    assert [seat.handcuffed for seat in scene.view("D").seats] == [False, True, False, False]
    scene.do("C: play alibi", "D: play sheriff A")
    assert [seat.handcuffed for seat in scene.view("D").seats] == [True, False, False, False]


@pytest.mark.rule("CU-17")
def test_the_handcuffs_may_stay_where_they_are_and_bind_nobody_innocent() -> None:
    scene = table(
        "sheriff + maid", "toby", "culprit", played={"C": "sheriff"}, handcuffs=1, copies=MANY
    )
    scene.do("A: play sheriff B")
    assert scene.position.handcuffs == 1
    scene.do("B: play toby A", "house: show maid", "C: play culprit")
    assert scene.told("everybody")[1] == RoundEnded("escaped", 2, [0, 0, 2])


# Toby


@pytest.mark.rule("CU-18")
def test_toby_shows_a_card_by_chance_and_it_goes_back() -> None:
    scene = table("toby + maid", "alibi + alibi + witness", "culprit")
    scene.do("A: play toby B")
    assert scene.weights() == {"show alibi": 2, "show witness": 1}
    scene.do("house: show alibi")
    assert scene.told("everybody") == [Showed(1, "alibi")]
    assert scene.hand("B") == ["alibi", "alibi", "witness"]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-18", "CU-32")
def test_toby_shows_the_culprit_and_the_round_ends_in_spite_of_an_alibi() -> None:
    scene = table("toby + maid", "alibi + culprit", "witness")
    scene.do("A: play toby B", "house: show culprit")
    assert scene.told("everybody") == [
        Showed(1, "culprit"),
        RoundEnded("found_by_toby", 1, [3, 0, 1]),
    ]
    assert scene.round_is_over


@pytest.mark.rule("CU-18")
def test_toby_goes_to_another_player_who_has_cards() -> None:
    scene = table("toby + maid", "", "culprit + alibi", "witness")
    assert targets(scene.legal("A"), "toby") == "CD"


# Youngest


@pytest.mark.rule("CU-19", "CU-80")
def test_the_two_with_open_eyes_know_each_other_and_nobody_else_learns_anything() -> None:
    scene = table("youngest + maid", "alibi", "culprit + toby", "witness")
    scene.do("A: play youngest")
    public = Played(0, "youngest", None)
    assert scene.told("A") == [public, Recognised(seat=0, culprit=2)]
    assert scene.told("C") == [public, WasRecognised(seat=0)]
    assert scene.told("B") == scene.told("D") == scene.told("everybody") == [public]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-19", "CU-80")
def test_a_youngest_played_by_the_culprit_looks_the_same() -> None:
    innocent = table("youngest + maid", "alibi", "culprit + toby", "witness")
    guilty = table("youngest + culprit", "alibi", "maid + toby", "witness")
    for scene in (innocent, guilty):
        scene.do("A: play youngest")
    assert guilty.told("A") == [Played(0, "youngest", None), Recognised(seat=0, culprit=0)]
    for viewer in ("B", "D", "everybody"):
        assert guilty.told(viewer) == innocent.told(viewer)
    assert guilty.told("C") == [Played(0, "youngest", None)]


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
        "maid + alibi",
        "detective + detective",
        "culprit + alibi",
        "sheriff + alibi",
        copies=MANY,
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
        "maid",
        "governess",
        "alibi + detective + toby",
        "culprit + alibi + alibi",
        copies=MANY,
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
