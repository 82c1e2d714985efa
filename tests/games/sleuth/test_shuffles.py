"""Every shuffle of random play is told to everybody, whatever the variant."""

from typing import cast

import pytest
from tests.contract.cases import Case, wander
from tests.games.sleuth.cases import CASES

from gaslamp.core.bits import members
from gaslamp.core.events import seen_by
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.events import Reshuffled
from gaslamp.games.sleuth.rules import SleuthPosition

SEEDS = range(12)


@pytest.mark.rule("SL-16", "SL-17", "SL-80")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_are_told_of_every_shuffle_and_of_nothing_else_as_one(case: Case) -> None:
    shuffles = sum(shuffles_told(case, seed) for seed in SEEDS)
    assert shuffles, "random play that never shuffles proves nothing"


def shuffles_told(case: Case, seed: int) -> int:
    before, shuffles = cast(SleuthPosition, case.start()), 0
    for action in wander(case, seed):
        after = before.copy()
        after.apply(action)
        told = GAME.events(before, action, after)
        shuffled = is_shuffled(before, after)
        assert [Reshuffled() in seen_by(told, who) for who in range(-1, case.seats)] == [
            shuffled
        ] * (case.seats + 1)
        shuffles += shuffled
        before = after
    return shuffles


def is_shuffled(before: SleuthPosition, after: SleuthPosition) -> bool:
    """By the clauses: cards that lay used lie in the pile, and none lies used any more."""
    come = set(members(after.pile)) - set(members(before.pile))
    assert not come or not after.used
    return bool(come)
