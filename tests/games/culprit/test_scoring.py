"""The end of a round and of the game (CU-31 to CU-37)."""

import pytest
from tests.games.culprit.scene import table

from gaslamp.core.dice import Dice
from gaslamp.core.outcome import Outcome, outcome_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games import game_named
from gaslamp.games.culprit.codes import End
from gaslamp.games.culprit.events import Ended, RoundEnded

GAME = game_named("culprit")


@pytest.mark.rule("CU-31")
def test_a_detective_scores_two_and_the_other_innocents_one() -> None:
    scene = table("detective + maid", "culprit", "alibi", "toby", played={"C": "accomplice"}).do(
        "A: play detective B"
    )
    assert scene.points == [2, 0, 0, 1]
    assert scene.told("everybody")[2] == RoundEnded("found_by_detective", 1, [2, 0, 0, 1])


@pytest.mark.rule("CU-31")
def test_a_detective_who_is_an_accomplice_scores_nothing() -> None:
    scene = table("detective + maid", "culprit", "alibi", "toby", played={"A": "accomplice"})
    assert scene.do("A: play detective B").points == [0, 0, 1, 1]


@pytest.mark.rule("CU-31")
def test_another_detective_on_the_table_scores_one() -> None:
    scene = table("detective + maid", "culprit", "alibi", played={"C": "detective"})
    assert scene.do("A: play detective B").points == [2, 0, 1]


@pytest.mark.rule("CU-32")
def test_toby_scores_three_and_the_other_innocents_one() -> None:
    scene = table("toby + maid", "culprit + alibi", "alibi", "witness", played={"C": "accomplice"})
    assert scene.do("A: play toby B", "house: show culprit").points == [3, 0, 0, 1]


@pytest.mark.rule("CU-32")
def test_toby_with_an_accomplice_scores_nothing() -> None:
    scene = table("toby + maid", "culprit + alibi", "alibi", "witness", played={"A": "accomplice"})
    assert scene.do("A: play toby B", "house: show culprit").points == [0, 0, 1, 1]


@pytest.mark.rule("CU-33")
def test_an_escape_scores_two_for_the_culprit_and_every_accomplice() -> None:
    scene = table("culprit", "alibi", "maid", "toby", played={"B": "accomplice", "D": "accomplice"})
    assert scene.do("A: play culprit").points == [2, 2, 0, 2]


@pytest.mark.rule("CU-33")
def test_a_culprit_who_is_an_accomplice_too_scores_two_once() -> None:
    scene = table("culprit", "alibi", "maid", played={"A": "accomplice"})
    assert scene.do("A: play culprit").points == [2, 0, 0]


@pytest.mark.rule("CU-34")
def test_a_culprit_in_handcuffs_loses_to_all_who_are_not_accomplices() -> None:
    scene = table(
        "culprit", "alibi", "maid", "toby", played={"B": "sheriff", "D": "accomplice"}, handcuffs=0
    )
    scene.do("A: play culprit")
    assert scene.points == [0, 1, 1, 0]
    assert scene.told("everybody")[1] == RoundEnded("handcuffed", 0, [0, 1, 1, 0])


@pytest.mark.rule("CU-34")
def test_a_sheriff_who_is_an_accomplice_scores_nothing() -> None:
    scene = table("culprit", "alibi", "maid", played={"B": "sheriff + accomplice"}, handcuffs=0)
    assert scene.do("A: play culprit").points == [0, 0, 1]


@pytest.mark.rule("CU-34", "CU-31", "CU-32")
def test_handcuffs_change_nothing_when_the_culprit_is_caught() -> None:
    by_detective = table(
        "detective + maid", "culprit", "alibi", played={"C": "sheriff"}, handcuffs=1
    )
    assert by_detective.do("A: play detective B").points == [2, 0, 1]
    by_toby = table("toby + maid", "culprit", "alibi", played={"C": "sheriff"}, handcuffs=1)
    assert by_toby.do("A: play toby B", "house: show culprit").points == [3, 0, 1]


@pytest.mark.rule("CU-31")
def test_a_round_may_be_worth_nothing_to_anybody() -> None:
    scene = table(
        "detective + maid", "culprit", "alibi", played={"A": "accomplice", "C": "accomplice"}
    )
    assert scene.do("A: play detective B").points == [0, 0, 0]
    assert scene.round_is_over


@pytest.mark.rule("CU-31", "CU-32", "CU-33", "CU-34")
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_points_come_from_rounds_and_from_nothing_else(seats: int) -> None:
    """At most one a head, two for an escape, and one or two more for whoever found the culprit."""
    dice, play = Dice(seats), Play(GAME, GAME.options({}), GAME.start(seats, GAME.options({})))
    while not play.position.over:
        play.act(random_action(play.position, dice))
    ends = [told.event for told in play.told if isinstance(told.event, RoundEnded)]
    total = [sum(end.points[seat] for end in ends) for seat in range(seats)]
    assert total == play.position.points[:seats]  # type: ignore[attr-defined]
    for end in ends:
        caught = end.how != "escaped"
        assert end.points[end.culprit] == (0 if caught else 2)
        most = {"found_by_detective": 2, "found_by_toby": 3, "handcuffed": 1, "escaped": 2}
        assert max(end.points) <= most[end.how]


@pytest.mark.rule("CU-36")
def test_with_four_points_the_game_goes_on() -> None:
    scene = table("culprit", "alibi", "maid", points=(2, 4, 0)).do("A: play culprit")
    assert scene.points == [4, 4, 0]
    assert not scene.position.over
    assert scene.round_is_over


@pytest.mark.rule("CU-36")
def test_five_points_end_the_game_and_the_highest_total_wins() -> None:
    scene = table("toby + maid", "culprit", "alibi", points=(3, 3, 4))
    scene.do("A: play toby B", "house: show culprit")
    assert scene.points == [6, 3, 5]
    assert outcome_of(GAME, scene.position) == Outcome("points", [0])
    assert scene.told("C")[-1] == Ended("points", [0])
    assert scene.awaited == ""
    assert scene.legal("A") == scene.legal("house") == []


@pytest.mark.rule("CU-36")
def test_ties_share_the_win() -> None:
    scene = table("culprit", "alibi", "maid", points=(3, 3, 4), played={"B": "accomplice"})
    scene.do("A: play culprit")
    assert scene.points == [5, 5, 4]
    assert scene.position.ended == End.POINTS
    assert scene.position.returns() == [1, 1, -1]


@pytest.mark.rule("CU-36")
def test_everything_is_laid_open_at_the_end() -> None:
    scene = table("culprit", "alibi + toby", "maid", points=(4, 3, 4)).do("A: play culprit")
    assert scene.view("everybody").hands == [[], ["alibi", "toby"], ["maid"]]


@pytest.mark.rule("CU-37")
@pytest.mark.parametrize(
    ("lines", "end", "winners"),
    [
        (["B: play detective A"], End.FOUND_BY_DETECTIVE, [1, 3]),
        (["B: play toby A", "house: show culprit"], End.FOUND_BY_TOBY, [1, 3]),
        (
            ["B: play alibi", "C: play exchange", "D: play witness B, decline", "A: play culprit"],
            End.ESCAPED,
            [0, 2],
        ),
    ],
)
def test_flash_is_one_round_without_points(lines: list[str], end: End, winners: list[int]) -> None:
    scene = table(
        "culprit",
        "detective + toby + alibi",
        "exchange",
        "witness",
        turn="B",
        played={"C": "accomplice"},
        flash=True,
    ).do(*lines)
    assert scene.position.ended == end
    assert scene.points == [0, 0, 0, 0]
    assert outcome_of(GAME, scene.position) == Outcome(end.name.lower(), winners)
    assert scene.told("A")[-1] == Ended(end.name.lower(), winners)


@pytest.mark.rule("CU-37", "CU-34")
def test_in_flash_a_handcuffed_culprit_loses_to_all_but_accomplices() -> None:
    scene = table(
        "culprit",
        "alibi",
        "maid",
        played={"B": "sheriff", "C": "accomplice"},
        handcuffs=0,
        flash=True,
    ).do("A: play culprit")
    assert outcome_of(GAME, scene.position) == Outcome("handcuffed", [1])


@pytest.mark.rule("CU-37")
def test_in_flash_an_accomplice_who_finds_the_culprit_loses_with_them() -> None:
    scene = table("detective + maid", "culprit", "alibi", played={"A": "accomplice"}, flash=True)
    scene.do("A: play detective B")
    assert outcome_of(GAME, scene.position) == Outcome("found_by_detective", [2])
