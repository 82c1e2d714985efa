"""Positions drawn for a seat of Sleuth fit all it has heard, and come as often as believed."""

from collections import Counter

import pytest
from tests.contract.cases import Case
from tests.games.sleuth.cases import CASES
from tests.knowledge.sleuth.retelling import retold
from tests.knowledge.watching import is_quick, play_of, watched

from gaslamp.core.dice import Dice
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.knowledge import knowledge_for

KNOWLEDGE = knowledge_for("sleuth")


@pytest.mark.parametrize("case", [case for case in CASES[::2] if is_quick(case)], ids=str)
def test_the_same_game_with_the_sampled_deal_tells_the_seat_the_same(case: Case) -> None:
    for number, seen in enumerate(watched(case, seed=6, every=61)):
        sample = KNOWLEDGE.sample(seen.sight, Dice(number))
        assert isinstance(sample, SleuthPosition)
        play = play_of(case, retold(seen.actions, sample, seen.viewer))
        assert play.sight(seen.viewer) == seen.sight
        if seen.sight.view.naming in (None, seen.viewer):
            assert play.position.same_as(sample)


@pytest.mark.slow
def test_samples_come_as_often_as_they_are_believed() -> None:
    """Chi-squared over all deals that fit, at a level that chance fails once in a thousand."""
    case = Case("sleuth", 3)
    seen = next(
        seen
        for seed in range(40)
        for seen in watched(case, seed, every=5)
        if 8 <= KNOWLEDGE.beliefs(seen.sight).worlds <= 24 and not seen.position.over
    )
    worlds = KNOWLEDGE.beliefs(seen.sight).worlds
    draws, dice = 60 * worlds, Dice(11)
    often: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        sample = KNOWLEDGE.sample(seen.sight, dice)
        assert isinstance(sample, SleuthPosition)
        often[(*sample.hands, sample.undealt)] += 1
    assert len(often) == worlds
    squares = sum((count - 60) ** 2 / 60 for count in often.values())
    freedom = worlds - 1
    assert squares < freedom + 3.1 * (2 * freedom) ** 0.5 + 6
