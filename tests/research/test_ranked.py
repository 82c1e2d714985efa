"""Many games against ranks are the same games as one at a time, in however many processes."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.research import gymnasium
from gaslamp.research.ranked import RankedBatch
from gaslamp.research.recall import bits


def steps(batch: RankedBatch, count: int) -> Iterator[list[Any]]:
    random = np.random.default_rng(1)
    for _ in range(count):
        batch.step(np.array([random.choice(np.flatnonzero(m)) for m in batch.masks], np.int32))
        yield [each.copy() for each in (batch.observations, batch.masks, batch.rewards, batch.over)]


def test_processes_make_no_difference() -> None:
    how: dict[str, Any] = {"seat": "Investigator", "opponents": "constable", "seed": 3}
    one, two = RankedBatch("mr_jack", 3, **how), RankedBatch("mr_jack", 3, processes=2, **how)
    ended = 0
    for ours, theirs in zip(steps(one, 40), steps(two, 40), strict=True):
        assert all(np.array_equal(*each) for each in zip(ours, theirs, strict=True))
        ended += int(ours[-1].sum())
    assert ended > 0
    two.close()


@pytest.mark.parametrize("game", ["mr_jack", "scotland_yard", "sleuth", "culprit"])
def test_only_the_learner_is_asked(game: str) -> None:
    batch = RankedBatch(game, 2, seat=1, opponents="novice", seed=1)
    for _, _, rewards, over in steps(batch, 30):
        assert (batch.seats == 1).all()
        assert (batch.masks.sum(axis=1) > 0).all(), "one that is over has begun anew"
        assert not rewards[over == 0].any()


def test_the_same_seed_is_the_same_game() -> None:
    batch = RankedBatch("mr_jack", 2, seed=4)
    first = [each[0] for each in steps(batch, 5)]
    batch.reset(4)
    assert np.array_equal(first, [each[0] for each in steps(batch, 5)])


@pytest.mark.parametrize("processes", [1, 2])
def test_what_the_learner_has_noticed_is_kept(processes: int) -> None:
    """Row by row what the same game tells in Gymnasium's environment, in the next game too."""
    how: dict[str, Any] = {"seat": "Investigator", "opponents": "novice", "recall": True}
    batch = RankedBatch("mr_jack", 2, seed=5, processes=processes, **how)
    env, dice = gymnasium.make("mr_jack", **how), Dice(5)
    dice.below(1 << 62)
    seen, ended = env.reset(seed=dice.below(1 << 62))[0], 0
    for _ in range(60):
        assert np.array_equal(bits(batch.histories[1]), seen["history"])
        actions = batch.masks.argmax(axis=1).astype(np.int32)
        batch.step(actions)
        seen, _, over, _, _ = env.step(actions[1])
        seen = env.reset()[0] if over else seen
        ended += over
    assert ended > 0
    batch.close()


def test_without_recall_nothing_is_kept() -> None:
    assert RankedBatch("mr_jack", 2).histories.shape == (2, 0)


def test_what_is_wrong_is_said_and_nothing_is_done() -> None:
    batch = RankedBatch("mr_jack", 2, seat="Investigator", seed=1)
    before = batch.observations.copy()
    with pytest.raises(Unreadable, match=r"int32 with the shape \(2,\); this one is int64, \(2,\)"):
        batch.step(np.zeros(2, np.int64))
    with pytest.raises(NotLegal, match="In game 0, action 1678 is not legal now; legal: "):
        batch.step(np.full(2, 1678, np.int32))
    with pytest.raises(NotLegal, match="action -1 is not legal"):
        batch.step(np.full(2, -1, np.int32))
    assert np.array_equal(batch.observations, before)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"n": 0}, "“n” must be at least 1"),
        ({"processes": 0}, "“processes” must be at least 1"),
        ({"opponents": "genius"}, "choose one of random, novice, constable"),
        ({"seat": "Holmes"}, "There is no seat “Holmes”"),
        ({"colour": 1}, "There is no option called “colour”"),
        ({"render_mode": "ansi"}, "no option called “render_mode” in this game; the options are"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        RankedBatch(**{"game": "mr_jack", "n": 2, **wrong})
