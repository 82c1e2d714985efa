"""The cards that move cards (CU-20 to CU-22, CU-24, CU-27, CU-29)."""

from itertools import permutations

import pytest
from tests.games.culprit.scene import Scene, table

from gaslamp.core.errors import NotLegal, NotYourDecision
from gaslamp.core.events import Event
from gaslamp.games.culprit.events import (
    Changed,
    Chose,
    Gathered,
    HandedBack,
    Looked,
    Played,
    Received,
    RoundEnded,
    Took,
    WitnessAnswered,
)

# Sharing


def sharing() -> Scene:
    return table("sharing + maid + alibi", "culprit + alibi", "toby", "").do("A: play sharing")


@pytest.mark.rule("CU-20")
def test_everybody_with_a_card_gives_one_to_the_left_at_the_same_time() -> None:
    scene = sharing()
    assert scene.awaited == "ABC"
    assert scene.legal("A") == ["give alibi", "give maid"]
    assert scene.legal("B") == ["give culprit", "give alibi"]
    assert scene.legal("D") == []
    scene.do("B: give culprit", "A: give maid")
    assert scene.hand("B") == ["culprit", "alibi"]
    scene.do("C: give toby")
    assert [scene.hand(seat) for seat in "ABCD"] == [
        ["alibi"],
        ["alibi", "maid"],
        ["culprit"],
        ["toby"],
    ]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-20")
@pytest.mark.parametrize("order", list(permutations("ABC")))
def test_the_order_of_choosing_makes_no_difference(order: tuple[str, ...]) -> None:
    scene = sharing()
    choice = {"A": "alibi", "B": "culprit", "C": "toby"}
    scene.do(*(f"{seat}: give {choice[seat]}" for seat in order))
    reference = sharing().do("A: give alibi", "B: give culprit", "C: give toby")
    assert scene.position.same_as(reference.position)


@pytest.mark.rule("CU-20")
def test_a_choice_is_made_once() -> None:
    scene = sharing().do("A: give alibi")
    with pytest.raises(NotYourDecision):
        scene.do("A: give maid")
    with pytest.raises(NotLegal):
        scene.do("B: give toby")


@pytest.mark.rule("CU-20")
def test_who_plays_sharing_as_the_last_card_gives_none_but_receives() -> None:
    scene = table("sharing", "culprit", "toby + maid").do("A: play sharing")
    assert scene.awaited == "BC"
    scene.do("B: give culprit", "C: give maid")
    assert [scene.hand(seat) for seat in "ABC"] == [["maid"], [], ["culprit", "toby"]]


@pytest.mark.rule("CU-20", "CU-80")
def test_a_choice_is_told_to_nobody_and_a_gift_to_who_gets_it() -> None:
    scene = sharing().do("A: give maid")
    assert scene.told("A") == [Chose(0, "maid")]
    assert scene.told("B") == scene.told("everybody") == [Chose(0, None)]
    scene.do("B: give culprit", "C: give toby")
    changed = Changed([0, 1, 2])
    assert scene.told("A") == [Chose(2, None), changed]
    assert scene.told("B") == [Chose(2, None), changed, Received(1, 0, "maid")]
    assert scene.told("C") == [Chose(2, "toby"), changed, Received(2, 1, "culprit")]
    assert scene.told("D") == [Chose(2, None), changed, Received(3, 2, "toby")]
    assert scene.told("everybody") == [Chose(2, None), changed]


@pytest.mark.rule("CU-20", "CU-80")
def test_nobody_sees_a_choice_before_all_are_in() -> None:
    one, other = sharing().do("A: give maid"), sharing().do("A: give alibi")
    for viewer in ("B", "C", "D", "everybody"):
        assert one.view(viewer) == other.view(viewer)
        assert one.told(viewer) == other.told(viewer)
    assert (one.view("A").leaving, other.view("A").leaving) == ("maid", "alibi")


# Rumour


@pytest.mark.rule("CU-21")
def test_everybody_takes_a_random_card_from_the_right_and_from_hands_as_they_were() -> None:
    scene = table("rumour + maid", "culprit + alibi + alibi", "toby", "").do("A: play rumour")
    assert scene.weights() == {"take maid from A": 1}
    scene.do("house: take maid from A")
    assert scene.weights() == {"take culprit from B": 1, "take alibi from B": 2}
    scene.do("house: take alibi from B")
    assert scene.weights() == {"take toby from C": 1}
    scene.do("house: take toby from C")
    assert [scene.hand(seat) for seat in "ABCD"] == [
        [],
        ["culprit", "alibi", "maid"],
        ["alibi"],
        ["toby"],
    ]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-21", "CU-80")
def test_the_two_concerned_see_the_card_that_is_taken() -> None:
    scene = table("rumour + maid", "culprit + alibi", "toby", "").do(
        "A: play rumour", "house: take maid from A", "house: take culprit from B"
    )
    assert scene.told("B") == scene.told("C") == [Took(taker=2, giver=1, card="culprit")]
    assert scene.told("A") == scene.told("D") == scene.told("everybody") == [Took(2, 1, None)]


@pytest.mark.rule("CU-21")
def test_an_empty_hand_gives_nothing_and_takes_all_the_same() -> None:
    scene = table("rumour", "culprit + alibi", "").do("A: play rumour")
    scene.do("house: take alibi from B")
    assert [scene.hand(seat) for seat in "ABC"] == [[], ["culprit"], ["alibi"]]


# Panic


def panic() -> Scene:
    return table("panic + maid", "culprit + alibi", "toby + alibi", "").do("A: play panic")


@pytest.mark.rule("CU-22")
def test_everybody_with_a_card_gives_one_to_the_panic_and_gets_one_back() -> None:
    scene = panic()
    assert scene.awaited == "ABC"
    scene.do("C: give alibi", "A: give maid")
    assert scene.hand("C") == ["alibi", "toby"]
    scene.do("B: give alibi")
    assert scene.awaited == "house"
    assert scene.weights() == {"return alibi to A": 2, "return maid to A": 1}
    scene.do("house: return alibi to A")
    assert scene.weights() == {"return alibi to B": 1, "return maid to B": 1}
    scene.do("house: return maid to B")
    assert scene.weights() == {"return alibi to C": 1}
    scene.do("house: return alibi to C")
    assert [scene.hand(seat) for seat in "ABCD"] == [
        ["alibi"],
        ["culprit", "maid"],
        ["alibi", "toby"],
        [],
    ]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-22", "CU-80")
def test_the_player_of_the_panic_sees_the_gathered_cards_and_the_others_their_own() -> None:
    scene = panic().do("A: give maid", "B: give culprit", "C: give alibi")
    chosen = [Chose(2, None), Changed([0, 1, 2])]
    assert scene.told("A") == [*chosen, Gathered(0, ["culprit", "alibi", "maid"])]
    assert scene.told("B") == scene.told("everybody") == chosen
    scene.do("house: return culprit to A")
    assert scene.told("A") == [HandedBack(0, "culprit")]
    assert scene.told("B") == scene.told("everybody") == [HandedBack(0, None)]
    scene.do("house: return maid to B")
    assert scene.told("B") == [HandedBack(1, "maid")]
    assert scene.told("A") == [HandedBack(1, None)]


@pytest.mark.rule("CU-22")
def test_a_panic_as_the_last_card_does_nothing() -> None:
    scene = table("panic", "culprit + alibi", "toby + alibi").do("A: play panic")
    assert scene.awaited == "B"
    assert scene.told("everybody") == [Played(0, "panic", None)]


@pytest.mark.rule("CU-22")
def test_a_panic_of_one_hands_the_card_back() -> None:
    scene = table("panic + alibi + culprit", "", "").do("A: play panic", "A: give culprit")
    assert scene.hand("A") == ["alibi"]
    scene.do("house: return culprit to A")
    assert scene.hand("A") == ["culprit", "alibi"]


# Witness


@pytest.mark.rule("CU-24", "CU-80")
def test_the_witness_sees_a_hand_and_nobody_else_does() -> None:
    scene = table("witness + maid", "culprit + alibi", "toby").do("A: play witness B")
    assert scene.told("A") == [Played(0, "witness", 1), Looked(0, 1, ["culprit", "alibi"])]
    assert scene.told("B") == scene.told("C") == [Played(0, "witness", 1)]
    assert scene.view("A").shown == ["culprit", "alibi"]
    assert scene.view("B").shown is None
    scene.do("A: decline")
    assert scene.view("A").shown is None


@pytest.mark.rule("CU-24")
@pytest.mark.parametrize(
    ("seen", "answers"),
    [
        ("culprit + toby", ["decline", "trade"]),
        ("accomplice + toby", ["decline", "trade"]),
        ("alibi + toby", ["decline"]),
        ("", ["decline"]),
    ],
)
def test_the_witness_may_trade_on_seeing_the_culprit_or_an_accomplice(
    seen: str, answers: list[str]
) -> None:
    other = "alibi" if "culprit" in seen else "culprit + alibi"
    scene = table("witness + maid", seen, other)
    assert "play witness B" in scene.legal("A")
    scene.do("A: play witness B")
    assert scene.awaited == "A"
    assert scene.legal("A") == answers


@pytest.mark.rule("CU-24")
def test_a_witness_with_no_card_left_can_only_decline() -> None:
    scene = table("witness", "culprit + toby", "alibi").do("A: play witness B")
    assert scene.legal("A") == ["decline"]
    scene.do("A: decline")
    assert scene.told("everybody") == [WitnessAnswered(0, trades=False)]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-24", "CU-80")
def test_the_witness_trades_and_only_the_two_see_what() -> None:
    scene = table("witness + maid", "culprit + toby", "alibi").do("A: play witness B, trade")
    assert scene.told("C")[-1] == WitnessAnswered(0, trades=True)
    assert scene.awaited == "AB"
    scene.do("B: give culprit", "A: give maid")
    changed: list[Event] = [Changed([0, 1])]
    assert scene.told("A") == [Chose(0, "maid"), *changed, Received(0, 1, "culprit")]
    assert scene.told("B") == [Chose(0, None), *changed, Received(1, 0, "maid")]
    assert scene.told("C") == scene.told("everybody") == [Chose(0, None), *changed]
    assert scene.hand("A") == ["culprit"]
    assert scene.hand("B") == ["toby", "maid"]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-24", "CU-80")
def test_others_cannot_tell_if_a_witness_who_declines_had_a_choice() -> None:
    could = table("witness + maid", "accomplice + toby", "culprit + alibi")
    could_not = table("witness + maid", "governess + toby", "culprit + alibi")
    for scene in (could, could_not):
        scene.do("A: play witness B")
    assert could.view("C") == could_not.view("C")
    for scene in (could, could_not):
        scene.do("A: decline")
    assert could.told("C") == could_not.told("C") == could.told("everybody")
    assert could.view("C") == could_not.view("C")


# Exchange


@pytest.mark.rule("CU-27")
def test_both_choose_what_they_give_without_seeing_the_other() -> None:
    scene = table("exchange + maid + alibi", "culprit + toby", "", "witness")
    exchanges = [line for line in scene.legal("A") if "exchange" in line]
    assert exchanges == ["play exchange B", "play exchange D"]
    scene.do("A: play exchange B")
    assert scene.awaited == "AB"
    assert scene.legal("A") == ["give alibi", "give maid"]
    assert scene.legal("B") == ["give culprit", "give toby"]
    scene.do("A: give maid")
    assert scene.told("B") == [Chose(0, None)]
    assert scene.legal("B") == ["give culprit", "give toby"]
    scene.do("B: give toby")
    assert scene.told("A") == [Chose(1, None), Changed([0, 1]), Received(0, 1, "toby")]
    assert scene.told("B") == [Chose(1, "toby"), Changed([0, 1]), Received(1, 0, "maid")]
    assert scene.told("D") == scene.told("everybody") == [Chose(1, None), Changed([0, 1])]
    assert scene.hand("A") == ["alibi", "toby"]
    assert scene.hand("B") == ["culprit", "maid"]
    assert scene.awaited == "B"


@pytest.mark.rule("CU-27")
def test_an_exchange_with_an_empty_hand_names_nobody() -> None:
    scene = table("exchange", "culprit + toby", "witness")
    assert scene.legal("A") == ["play exchange"]
    assert scene.do("A: play exchange").awaited == "B"


@pytest.mark.rule("CU-27", "CU-28")
def test_an_exchange_when_nobody_else_has_a_card_does_nothing() -> None:
    scene = table("exchange + culprit", "", "")
    assert scene.legal("A") == ["play exchange"]


# The Culprit on the move


@pytest.mark.rule("CU-29")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("exchange", ["A: play exchange B", "A: give alibi", "B: give culprit"]),
        ("witness", ["A: play witness B, trade", "A: give alibi", "B: give culprit"]),
        (
            "panic",
            [
                "A: play panic",
                "A: give alibi",
                "B: give culprit",
                "C: give toby",
                "house: return culprit to A",
                "house: return alibi to B",
                "house: return toby to C",
            ],
        ),
    ],
)
def test_whoever_has_the_culprit_in_hand_is_the_culprit(card: str, lines: list[str]) -> None:
    scene = table(f"{card} + alibi + maid", "culprit + detective", "toby").do(*lines)
    assert scene.hand("A") == ["culprit", "maid"]
    scene.do("B: play detective A")
    assert scene.told("everybody")[2] == RoundEnded("found_by_detective", 0, [0, 2, 1])


@pytest.mark.rule("CU-29")
def test_a_sharing_or_a_rumour_moves_the_culprit_too() -> None:
    shared = table("sharing + alibi", "culprit + maid", "detective", "witness + toby")
    shared.do("A: play sharing", "A: give alibi", "B: give culprit", "C: give detective")
    shared.do("D: give witness")
    assert shared.hand("C") == ["culprit"]
    taken = table("rumour + alibi", "culprit + maid", "detective", "witness + toby")
    taken.do("A: play rumour", "house: take alibi from A", "house: take culprit from B")
    taken.do("house: take detective from C", "house: take witness from D")
    assert taken.hand("C") == ["culprit"]
    for scene in (shared, taken):
        scene.do("B: play alibi", "C: play culprit")
        assert scene.told("everybody")[1] == RoundEnded("escaped", 2, [0, 0, 2, 0])
