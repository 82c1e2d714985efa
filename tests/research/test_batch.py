"""Many games at once are the same games as one at a time."""

from typing import Any

import numpy as np
import pytest

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.research.batch import Batch
from gaslamp.research.episode import Episode
from gaslamp.research.recall import bits

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("mr_jack", 2, {}),
    ("scotland_yard", 4, {}),
    ("scotland_yard", 3, {"form": "1983", "voluntary_showing": True}),
    ("scotland_yard", 4, {"form": "beginners"}),
    ("sleuth", 4, {}),
    ("culprit", 5, {}),
]


def assert_alike(batch: Batch, place: int, episode: Episode) -> None:
    seat = episode.deciding
    assert batch.seats[place] == seat
    assert np.array_equal(batch.observations[place], episode.observe(seat))
    assert np.array_equal(batch.masks[place], episode.mask(seat))
    assert episode.recall is not None
    assert np.array_equal(bits(batch.histories[place]), episode.recall.tensor(seat))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_game_of_a_batch_is_the_game_that_its_dice_make(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    batch = Batch(game, 3, seats, seed=4, recall=True, **options)
    random = np.random.default_rng(1)
    batch.reset(9)
    episodes = [Episode(batch.spec, seed, recall=True) for seed in batch.seeds(9)]
    playing = {0, 1, 2}
    while playing:
        for place in playing:
            assert_alike(batch, place, episodes[place])
        legal = [np.flatnonzero(mask) for mask in batch.masks]
        actions = np.array([random.choice(numbers) for numbers in legal], np.int32)
        batch.step(actions)
        for place in sorted(playing):
            episodes[place].step(int(actions[place]), episodes[place].deciding)
            ended = episodes[place].deciding < 0
            assert bool(batch.over[place] | batch.cut[place]) == ended
            assert list(batch.rewards[place]) == episodes[place].returns()
            playing -= {place} if ended else set()


@pytest.mark.parametrize("game", ["mr_jack", "culprit"])
def test_threads_make_no_difference(game: str) -> None:
    one, three = Batch(game, 7, seed=2), Batch(game, 7, seed=2, threads=3)
    for _ in range(40):
        actions = one.random().copy()
        assert np.array_equal(actions, three.random())
        one.step(actions)
        three.step(actions)
        assert np.array_equal(one.observations, three.observations)
        assert np.array_equal(one.masks, three.masks)
        assert np.array_equal(one.rewards, three.rewards)
    three.close()


def test_a_game_that_begins_anew_remembers_nothing() -> None:
    batch = Batch("mr_jack", 4, seed=1, recall=True)
    first = batch.histories.copy()
    for _ in range(150):
        batch.step(batch.random())
        for place in np.flatnonzero(batch.over):
            kept = np.count_nonzero(batch.histories[place])
            assert kept == np.count_nonzero(first[place])
            assert batch.histories[place][:kept].all()


def test_without_recall_nothing_is_kept() -> None:
    assert Batch("mr_jack", 2, seed=1).histories.shape == (2, 0)


def test_a_game_that_is_over_begins_anew() -> None:
    batch, ended = Batch("mr_jack", 4, seed=1), 0
    for _ in range(150):
        batch.step(batch.random())
        ended += int(batch.over.sum())
        assert (batch.masks.sum(axis=1) > 0).all()
        assert (batch.rewards.sum(axis=1) == 0).all(), "what one wins the other loses"
        assert (abs(batch.rewards).sum(axis=1) == 2 * batch.over).all()
    assert ended > 0


def test_a_game_that_goes_on_for_too_long_is_cut() -> None:
    """In Sleuth one may exchange cards for ever."""
    batch = Batch("sleuth", 1, 3, seed=1)
    exchange = batch.spec.number_of(batch.spec.game.from_typed(batch.spec.typed(486, 0)))
    assert "Exchange" in repr(batch.spec.typed(exchange, 0))
    for _ in range(batch.spec.bound.players - 1):
        batch.step(np.array([exchange], np.int32))
        assert not batch.cut[0]
    batch.step(np.array([exchange], np.int32))
    assert (batch.cut[0], batch.over[0]) == (1, 0)
    assert not batch.rewards.any()


def test_one_illegal_action_and_nothing_is_done_in_any_game() -> None:
    batch = Batch("mr_jack", 3, seed=1)
    before = batch.observations.copy()
    actions = batch.random().copy()
    actions[2] = 1678
    with pytest.raises(NotLegal, match="In game 2, action 1678 is not legal now; legal: "):
        batch.step(actions)
    actions[2] = -1
    with pytest.raises(NotLegal, match="action -1 is not legal"):
        batch.step(actions)
    assert np.array_equal(batch.observations, before)


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        (np.zeros(3, np.int64), r"int64, \(3,\)"),
        (np.zeros(4, np.int32), r"int32, \(4,\)"),
        (np.zeros((3, 1), np.int32), r"int32, \(3, 1\)"),
        ([0, 0, 0], "list"),
        (None, "NoneType"),
    ],
)
def test_an_array_of_another_kind_is_refused(actions: Any, found: str) -> None:
    batch = Batch("mr_jack", 3, seed=1)
    with pytest.raises(Unreadable, match=rf"int32 with the shape \(3,\); this one is {found}"):
        batch.step(actions)


def test_what_is_wrong_with_a_batch_is_said() -> None:
    with pytest.raises(Unreadable, match="“n” must be at least 1, and 0 is not"):
        Batch("mr_jack", 0)
    with pytest.raises(Unreadable, match="the options are flash, copies, setup"):
        Batch("culprit", 2, lightning=True)
