"""One game between bots: who sits where, what is dealt, and what goes wrong."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from gaslamp.arena import contest
from gaslamp.arena.cell import Cell, CellTerms, seating
from gaslamp.arena.contest import GameResult, play
from gaslamp.bots import HouseBot, bot_for
from gaslamp.core.dice import Dice
from gaslamp.search.budget import Budget

JACK = CellTerms("mr_jack", "novice", "random", role="jack").cell()


def same(played: GameResult) -> GameResult:
    """Without what a clock has said."""
    return msgspec.structs.replace(played, milliseconds=0, slowest=0, seconds=0)


def test_seats_are_rotated_and_every_seating_has_the_same_deal() -> None:
    cell = CellTerms("sleuth", "novice", "random", seats=3, seed=7).cell()
    found = [seating(cell, number) for number in range(7)]
    assert [each.mine for each in found] == [(0,), (1,), (2,), (0,), (1,), (2,), (0,)]
    assert [each.seed for each in found] == [7, 7, 7, 8, 8, 8, 9]


def test_a_role_is_kept_and_both_are_played_in_turn_without_one() -> None:
    hunting = CellTerms("scotland_yard", "novice", "random", role="detectives", seats=4).cell()
    assert [seating(hunting, number).mine for number in range(2)] == [(1, 2, 3)] * 2
    either = CellTerms("scotland_yard", "novice", "random", seats=4).cell()
    assert [seating(either, number).mine for number in range(3)] == [(0,), (1, 2, 3), (0,)]


@pytest.mark.parametrize("game", ["mr_jack", "culprit", "scotland_yard"])
def test_the_same_number_is_the_same_game(game: str) -> None:
    cell = CellTerms(game, "novice", "random").cell()
    assert same(play(cell, 1)) == same(play(cell, 1))
    assert play(cell, 1).failures == 0
    assert play(cell, 1).thoughts > 0


def test_points_are_counted_where_the_game_has_them() -> None:
    played = play(CellTerms("culprit", "novice", "random", seats=5).cell(), 2)
    assert played.mine == (2,)
    assert len(played.scores) == 5
    assert max(played.scores) >= 5
    assert played.won == (played.scores[2] == max(played.scores))
    flash = play(CellTerms("culprit", "novice", "random", seats=5, variant=("flash",)).cell(), 2)
    assert set(flash.scores) == {0, 1}


class Sitter(HouseBot):
    """A novice with something the matter."""

    def __init__(self, wrong: Any) -> None:
        self.wrong = wrong
        self.budgets: list[Budget | None] = []

    def choose(
        self, sight: Any, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        self.budgets.append(budget)
        return self.wrong(sight, legal, dice)

    def speaks_up(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any | None:
        return None


def _breaks(*_: Any) -> Any:
    raise ZeroDivisionError


def _never_ends(*_: Any) -> Any:
    while True:
        pass


@pytest.mark.parametrize("wrong", [_breaks, lambda *_: "king", _never_ends, lambda *_: None])
def test_a_bot_that_fails_is_counted_and_the_house_goes_on(
    wrong: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "PATIENCE", 0.01)
    monkeypatch.setattr(contest, "bot_for", lambda *_: Sitter(wrong))
    played = play(JACK, 0)
    assert played.failures == played.thoughts > 0
    assert played.scores


def test_the_budget_is_that_of_the_bot_that_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    sitters = {"inspector": Sitter(_any), "novice": Sitter(_any)}
    monkeypatch.setattr(contest, "bot_for", lambda _, level: sitters[level])
    little = Budget(iterations=3)
    play(CellTerms("mr_jack", "inspector", "novice", role="jack", budget=little).cell(), 0)
    assert set(sitters["inspector"].budgets) == {little}
    assert set(sitters["novice"].budgets) == {None}


def _any(_: Any, legal: Sequence[Any], dice: Dice) -> Any:
    return legal[dice.below(len(legal))]


class Planner(Sitter):
    """Thinks about a whole move of Mr. Jack at once: what a novice would do, step by step."""

    def plan(
        self, sight: Any, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Sequence[Any]:
        first = self.choose(sight, legal, dice)
        return [first, *legal]


def test_a_plan_is_followed_while_it_is_legal_and_nobody_else_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    novice = bot_for("mr_jack")
    planner = Planner(novice.choose)
    monkeypatch.setattr(contest, "bot_for", lambda *_: planner)
    played = play(JACK, 0)
    assert played.failures == 0
    assert played.thoughts == len(planner.budgets)


def test_a_cell_is_known_by_all_that_changes_what_comes_of_it() -> None:
    other = [
        JACK,
        CellTerms("mr_jack", "novice", "random", role="investigator").cell(),
        CellTerms("mr_jack", "novice", "random", role="jack", seed=1).cell(),
        CellTerms("mr_jack", "novice", "random", role="jack", budget=Budget(5)).cell(),
        CellTerms("mr_jack", "constable", "random", role="jack").cell(),
        msgspec.structs.replace(JACK, mine_version="older"),
    ]
    assert len({each.id for each in other}) == len(other)
    assert isinstance(JACK, Cell)
    assert JACK.id == CellTerms("mr_jack", "novice", "random", role="jack").cell().id
