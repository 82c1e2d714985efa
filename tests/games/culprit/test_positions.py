"""Positions given outright: what cannot come about by the rules is refused."""

from typing import Any

import msgspec
import pytest
from tests.games.culprit.scene import Scene, dealt, table
from tests.games.culprit.test_setup import HANDS_OF_THREE

from gaslamp.core.data import from_plain
from gaslamp.core.errors import Unreadable
from gaslamp.games.culprit import GAME


def facts_of(scene: Scene) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(GAME.to_facts(scene.position))
    return facts


def stand_up(scene: Scene, facts: dict[str, Any]) -> Any:
    written = from_plain(facts, GAME.facts_type)
    return GAME.from_facts(written, scene.position.seats, scene.play.options)


def refused(scene: Scene, **changes: Any) -> str:
    with pytest.raises(Unreadable) as caught:
        stand_up(scene, facts_of(scene) | changes)
    return caught.value.sentence.id.removeprefix("culprit-position-")


def quiet() -> Scene:
    return table("alibi + maid", "culprit + toby", "witness")


def test_seats_must_sit_at_the_table() -> None:
    assert refused(quiet(), turn=3) == "seat"
    assert refused(quiet(), target=-1) == "seat"
    assert refused(quiet(), handcuffs=8) == "seat"
    assert refused(quiet(), maid=[1, 1]) == "seat"
    assert refused(quiet(), choosing=[4]) == "seat"
    assert refused(quiet(), hands=[["culprit"]]) == "hands"
    assert refused(quiet(), points=[0, 0]) == "hands"
    assert refused(quiet(), chosen=["alibi"]) == "hands"


def test_cards_must_be_in_the_box_and_in_hands_of_four() -> None:
    facts = facts_of(quiet())
    two_culprits = [["alibi", "maid"], ["culprit", "toby"], ["culprit"]]
    assert refused(quiet(), hands=two_culprits) == "cards"
    five = [["alibi", "maid", "panic", "youngest", "sheriff"], ["culprit", "toby"], ["witness"]]
    assert refused(quiet(), hands=five) == "cards"
    assert refused(quiet(), hands=[["alibi"], ["culprit", "toby"], ["witness"]]) == "cards"
    assert refused(quiet(), hands=[["alibi", "maid"], ["panic", "toby"], ["witness"]]) == "cards"
    assert refused(quiet(), discarded=["panic"]) == "cards"
    played = [[c for c in facts["played"][0] if c != "first on the scene"] + ["panic"]]
    assert refused(quiet(), played=played + facts["played"][1:]) == "cards"
    with pytest.raises(Unreadable):
        stand_up(quiet(), facts | {"discarded": ["butler"]})


def test_the_initial_pack_must_have_been_dealt() -> None:
    scene = dealt(3, *HANDS_OF_THREE).do("A: play first on the scene")
    hands = facts_of(scene)["hands"]
    hands[2] = ["youngest", "toby", "panic", "maid"]
    assert refused(scene, hands=hands) == "cards"


def test_first_on_the_scene_is_played_first() -> None:
    scene = dealt(3, *HANDS_OF_THREE)
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, turn=1) == "cards"
    assert refused(scene, turn=None) == "cards"


def test_points_and_ends_must_agree() -> None:
    assert refused(quiet(), points=[5, 0, 0]) == "points"
    assert refused(quiet(), points=[0, -1, 0]) == "points"
    assert refused(quiet(), winners=[0]) == "end"
    assert refused(quiet(), end="points") == "points"
    assert refused(quiet(), end="escaped", winners=[1]) == "end"
    assert refused(quiet(), end="boredom") == "end"
    over = table("culprit", "alibi", "maid", points=(3, 0, 4)).do("A: play culprit")
    assert stand_up(over, facts_of(over)).same_as(over.position)
    assert refused(over, winners=[2]) == "end"
    assert refused(over, points=[8, 0, 4]) == "points"
    flash = table("culprit", "alibi", "maid", flash=True).do("A: play culprit")
    assert stand_up(flash, facts_of(flash)).same_as(flash.position)
    assert refused(flash, winners=[0, 1]) == "end"
    assert refused(flash, points=[1, 0, 0]) == "points"
    assert refused(flash, end="points", winners=[0]) == "points"
    assert refused(flash, end="found_by_toby", winners=[0]) == "end"


def test_a_deal_goes_in_its_order() -> None:
    scene = table("culprit", "alibi", "maid").do("A: play culprit")
    scene.do("house: deal B first on the scene")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, hands=[[], ["culprit"], []]) == "deal"
    assert refused(scene, turn=0) == "deal"
    assert refused(scene, maid=[1]) == "deal"
    assert refused(scene, played=[["alibi"], [], []]) == "deal"
    scene.do("house: deal B culprit", "house: deal A alibi")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    first_two = ["first on the scene", "culprit"]
    assert refused(scene, hands=[[], first_two, ["alibi"]]) == "deal"
    assert refused(scene, hands=[["alibi"], first_two[:1], ["maid"]]) == "deal"
    four = [["alibi"] * 4, [*first_two, "toby", "maid"], ["witness"] * 3 + ["panic"]]
    assert refused(scene, hands=four) == "deal"


def test_tokens_need_the_card_that_gives_them() -> None:
    assert refused(quiet(), handcuffs=1) == "turn"
    assert refused(quiet(), maid=[1]) == "turn"
    assert refused(quiet(), governess=[2]) == "turn"
    own = table("alibi + maid", "culprit + toby", "witness", played={"B": "sheriff"})
    assert refused(own, handcuffs=1) == "turn"
    assert stand_up(own, facts_of(own) | {"handcuffs": 2}).handcuffs == 2
    protected = table("alibi", "culprit + toby", "witness", played={"A": "maid"})
    assert refused(protected, maid=[0]) == "turn"


def test_a_turn_is_somebodys_who_has_cards() -> None:
    assert refused(quiet(), turn=None) == "turn"
    assert refused(quiet(), target=1) == "turn"
    assert refused(quiet(), suspects=[1]) == "turn"
    assert refused(quiet(), choosing=[1]) == "turn"
    assert refused(quiet(), owed=[1]) == "turn"
    assert refused(quiet(), chosen=["alibi", None, None]) == "turn"
    assert refused(quiet(), stage="dreaming") == "stage"
    empty = table("", "culprit + toby", "witness", turn="B")
    assert refused(empty, turn=0) == "turn"


@pytest.mark.parametrize(
    "stage", ["discarding", "drawing", "showing", "answering", "sharing", "swapping", "gathering"]
)
def test_a_stage_needs_its_card(stage: str) -> None:
    scene = table("alibi", "culprit + maid", "governess", played={"A": "youngest"})
    facts = facts_of(scene)
    facts["played"][0] = ["first on the scene", "youngest"]
    facts["played"][1] += ["alibi", "alibi"]
    assert refused(scene, **facts | {"stage": stage, "target": 1}) in ("turn", "cards")


def pending(hands: list[str], *lines: str) -> Scene:
    return table(*hands).do(*lines)


def test_a_discard_is_asked_of_somebody_with_cards() -> None:
    scene = pending(["accomplice + maid", "culprit + toby", "", "alibi"], "A: play accomplice B")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, target=None) == "turn"
    assert refused(scene, target=0) == "turn"
    assert refused(scene, target=2) == "turn"


def test_a_draw_follows_a_discard() -> None:
    hands = ["accomplice + maid", "culprit + toby", "alibi"]
    scene = pending(hands, "A: play accomplice B", "B: discard toby")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, target=None) == "turn"
    assert refused(scene, stage="playing", target=None) == "cards"
    assert refused(scene, gathered=["panic"]) == "cards"


def test_toby_points_at_a_hand_that_may_be_pointed_at() -> None:
    hands = ["toby + maid", "culprit + alibi", "", "alibi"]
    scene = table(*hands, played={"B": "governess"}).do("A: play toby B")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, target=2) == "turn"
    assert refused(scene, governess=[1]) == "turn"


def test_choices_are_of_cards_in_hand_and_of_those_asked() -> None:
    hands = ["sharing + maid", "culprit + toby", "alibi"]
    scene = pending(hands, "A: play sharing", "B: give toby")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, chosen=[None, "alibi", None]) == "turn"
    assert refused(scene, chosen=None) == "turn"
    assert refused(scene, choosing=[0]) == "turn"
    assert refused(scene, choosing=[0, 1, 2]) == "turn"
    assert refused(scene, chosen=["maid", "toby", "alibi"], choosing=[]) == "turn"
    assert refused(scene, target=1) == "turn"


def test_a_rumour_takes_in_order() -> None:
    hands = ["rumour + maid", "culprit + toby", "alibi"]
    scene = pending(hands, "A: play rumour", "house: take maid from A")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, chosen=[None, "toby", None], choosing=[0, 2]) == "turn"


def test_a_swap_is_between_the_two() -> None:
    hands = ["exchange + maid", "culprit + toby", "alibi"]
    scene = pending(hands, "A: play exchange B", "B: give toby")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, target=None) == "turn"
    assert refused(scene, target=2) == "turn"
    assert refused(scene, choosing=[0, 2]) == "turn"
    traded = pending(["witness + maid", "culprit + toby", "alibi"], "A: play witness B, trade")
    assert stand_up(traded, facts_of(traded)).same_as(traded.position)


def test_a_panic_owes_as_many_cards_as_it_has() -> None:
    hands = ["panic + maid", "culprit + toby", "alibi"]
    lines = ["A: play panic", "A: give maid", "B: give culprit", "C: give alibi"]
    gathering = pending(hands, *lines[:2])
    assert stand_up(gathering, facts_of(gathering)).same_as(gathering.position)
    scene = pending(hands, *lines, "house: return culprit to A")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, owed=[1]) == "turn"
    assert refused(scene, owed=[0, 1, 2]) == "turn"
    assert refused(scene, target=1) == "turn"


def test_a_hat_is_for_others() -> None:
    hands = ["divining hat + maid", "culprit + toby", "alibi"]
    scene = pending(hands, "A: play divining hat, suspect nobody, accomplice B")
    assert stand_up(scene, facts_of(scene)).same_as(scene.position)
    assert refused(scene, suspects=[0]) == "turn"
    assert refused(scene, stage="suspecting") == "turn"
    assert refused(scene, target=1) == "turn"
