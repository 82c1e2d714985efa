"""The cards that ask, mark and show (CU-10 to CU-19)."""

import pytest
from tests.games.culprit.scene import MANY, table, targets

from gaslamp.core.errors import NotLegal
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.events import (
    Answered,
    Discarded,
    Drew,
    Played,
    Recognised,
    RoundEnded,
    Showed,
    WasRecognised,
)

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
    rest = {f"draw {card}": n for card, n in zip(CARD_TEXT, scene.position.rest, strict=True) if n}
    assert scene.weights() == rest
    scene.do("house: draw exchange")
    assert scene.told("B") == [Drew(1, "exchange")]
    assert scene.told("A") == scene.told("everybody") == [Drew(1, None)]
    assert scene.hand("B") == ["alibi", "exchange"]
    assert scene.view("everybody").pile == pile - 1
    assert scene.awaited == "B"


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
