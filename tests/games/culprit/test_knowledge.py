"""What each seat knows (CU-80): the same to all who may not know more."""

import pytest
from tests.games.culprit.scene import Scene, table

from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import OPEN, SPECTATOR
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.options import CulpritOptions


@pytest.mark.rule("CU-80")
def test_a_view_has_ones_own_hand_and_of_others_the_size() -> None:
    scene = table("culprit + alibi", "toby + maid", "witness")
    assert scene.view("A").hand == ["culprit", "alibi"]
    assert scene.view("everybody").hand is None
    assert [seat.cards for seat in scene.view("C").seats] == [2, 2, 1]
    assert scene.view("A").hands is None


@pytest.mark.rule("CU-80")
def test_two_tables_that_differ_in_what_a_seat_cannot_see_look_alike() -> None:
    one = table("rumour + alibi", "culprit + maid", "toby + youngest")
    other = table("rumour + alibi", "toby + maid", "culprit + youngest")
    for viewer in ("A", "everybody"):
        assert one.view(viewer) == other.view(viewer)
    for scene in (one, other):
        scene.do("A: play rumour", "house: take alibi from A", "house: take maid from B")
    assert one.view("A") == other.view("A")
    assert one.told("A") == other.told("A")


@pytest.mark.rule("CU-80")
def test_tokens_and_discards_are_open() -> None:
    scene = table(
        "alibi",
        "culprit",
        "toby",
        played={"B": "sheriff + maid + governess", "C": "accomplice"},
        discarded="witness",
        handcuffs=2,
        maid=[1],
        governess=[1],
    )
    view = scene.view("everybody")
    assert view.discarded == ["witness"]
    assert [(s.handcuffed, s.accomplice, s.maid, s.governess) for s in view.seats] == [
        (False, False, False, False),
        (False, False, True, True),
        (True, True, False, False),
    ]


def faces(scene: Scene, line: str, viewer: int) -> int:
    seat, _, text = line.partition(": ")
    number = 30 if seat == "house" else "ABCDEFGH".index(seat)
    return scene.position.seen_as(GAME.read(text, number, scene.position), viewer)


@pytest.mark.rule("CU-80")
def test_a_number_tells_as_much_as_the_events() -> None:
    scene = table("exchange + maid + alibi", "culprit + toby", "witness").do("A: play exchange B")
    assert faces(scene, "A: give maid", 1) == faces(scene, "A: give alibi", 1)
    assert faces(scene, "A: give maid", 0) != faces(scene, "A: give alibi", 0)
    scene.do("A: give maid")
    assert faces(scene, "B: give culprit", 0) != faces(scene, "B: give toby", 0)
    assert faces(scene, "B: give culprit", 2) == faces(scene, "B: give toby", 2)
    assert faces(scene, "B: give culprit", OPEN) != faces(scene, "B: give toby", OPEN)
    assert faces(scene, "B: give culprit", SPECTATOR) == faces(scene, "B: give toby", SPECTATOR)


@pytest.mark.rule("CU-80")
def test_the_culprit_is_told_of_a_youngest_and_the_number_says_so() -> None:
    guilty = table("youngest + maid", "culprit", "witness")
    other = table("youngest + maid", "witness", "culprit")
    seen = [[faces(scene, "A: play youngest", v) for v in range(3)] for scene in (guilty, other)]
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]
    assert seen[0][2] != seen[1][2]
    assert faces(guilty, "A: play youngest", -1) == faces(other, "A: play youngest", -1)


@pytest.mark.rule("CU-80")
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_whose_decision_it_is_can_be_seen_by_all(seats: int) -> None:
    position, dice = GAME.start(seats, CulpritOptions()), Dice(seats)
    while not position.over:
        awaited = [seat for seat in members(position.awaited) if seat < seats]
        assert GAME.view(position, SPECTATOR).awaited == awaited  # type: ignore[attr-defined]
        position.apply(random_action(position, dice))
