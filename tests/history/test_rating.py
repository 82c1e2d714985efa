"""How strong somebody is thought to be: what must hold of any way to reckon it."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.bots import LEVELS, RANKS
from gaslamp.games import NAMES, game_named
from gaslamp.history.bots import published, strength_of
from gaslamp.history.rating import DEVIATION, MEAN, NEWCOMER, Strength, after, chances
from gaslamp.history.sheet import RatedBout
from gaslamp.history.standings import Place, reckoned, settled
from gaslamp.store import RatedStanding

strengths = st.builds(Strength, st.floats(0, 3000), st.floats(5, 300))
tables = st.lists(st.lists(strengths, min_size=1, max_size=3), min_size=2, max_size=8)


@given(tables, st.data())
def test_who_wins_gains_and_who_loses_does_not(
    sides: list[list[Strength]], data: st.DataObject
) -> None:
    winner = data.draw(st.integers(0, len(sides) - 1))
    for number, (before, new) in enumerate(zip(sides, after(sides, [winner]), strict=True)):
        for old, now in zip(before, new, strict=True):
            assert 0 < now.deviation < 310
            shift = now.mean - old.mean
            assert shift >= 0 if number == winner else shift <= 0


@given(tables)
def test_chances_are_chances_and_the_stronger_has_more(sides: list[list[Strength]]) -> None:
    found = chances(sides)
    assert isclose(sum(found), 1)
    means = [sum(each.mean for each in side) / len(side) for side in sides]
    assert found[means.index(max(means))] == max(found)


def test_four_hundred_points_are_ten_to_one() -> None:
    sure = chances([[Strength(1900, 0)], [Strength(1500, 0)]])
    assert isclose(sure[0] / sure[1], 10)


def test_two_newcomers_move_by_the_same_and_become_more_certain() -> None:
    (won,), (lost,) = after([[NEWCOMER], [NEWCOMER]], [0])
    assert isclose(won.mean - MEAN, MEAN - lost.mean)
    assert won.deviation == lost.deviation < DEVIATION


def test_a_draw_between_equals_moves_nobody() -> None:
    for won in ([], [0, 1]):
        (one,), (other,) = after([[NEWCOMER], [NEWCOMER]], won)
        assert isclose(one.mean, MEAN)
        assert isclose(other.mean, MEAN)


def test_who_beats_the_stronger_gains_more() -> None:
    weak, strong = Strength(1300, 100), Strength(1700, 100)
    (upset,), _ = after([[weak], [strong]], [0])
    _, (expected,) = after([[weak], [strong]], [1])
    assert upset.mean - weak.mean > expected.mean - strong.mean > 0


@pytest.mark.parametrize("game", NAMES)
def test_every_rank_has_a_published_rating_in_every_role(game: str) -> None:
    for role in game_named(game).roles or ("",):
        assert set(RANKS) <= set(published()[game][role]) <= set(LEVELS)
        assert strength_of(game, role, "sergeant") != NEWCOMER
    assert strength_of("duel", "", "sergeant") == NEWCOMER


def contest(*sides: str, won: int = 0) -> RatedBout:
    return RatedBout([[player] for player in sides], ["jack", "investigator"], [won], {})


def test_bots_stay_as_they_are() -> None:
    bot = Strength(1700, 20)
    against = RatedBout(
        [["anna"], ["bot sergeant"]],
        ["jack", "investigator"],
        [0],
        {"investigator bot sergeant": bot},
    )
    found = settled("mr_jack", against, {})
    assert list(found) == ["anna"]
    assert found["anna"].standing.games == 1
    assert found["anna"].gain == found["anna"].standing.mean - MEAN > 0


def test_each_role_is_for_itself() -> None:
    games = [("t1", "mr_jack", contest("anna", "bert")), ("t2", "mr_jack", contest("bert", "anna"))]
    made = reckoned(games)
    assert len(made.standings) == 4
    assert {place[2] for place in made.standings} == {"jack", "investigator"}
    assert sorted(gain[:2] for gain in made.gains) == [
        (table, person) for table in ("t1", "t2") for person in ("anna", "bert")
    ]


def test_all_over_again_is_the_same() -> None:
    games = [
        (f"t{number}", "mr_jack", contest("anna", "bert", won=number % 3 == 0))
        for number in range(30)
    ]
    whole = reckoned(games)
    known: dict[Place, RatedStanding] = {}
    for _, game, one in games:
        for gain in settled(game, one, known).values():
            known[gain.standing[:3]] = gain.standing
    assert whole.standings == known
