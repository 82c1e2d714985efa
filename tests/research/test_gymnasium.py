"""Gymnasium's own check, and a seat among the house's players."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import gymnasium as registered
from gymnasium.utils.env_checker import check_env

from gaslamp.bots import LEVELS
from gaslamp.core.errors import Unreadable
from gaslamp.games import NAMES
from gaslamp.research import gymnasium

# It warns that it does not know how to make another environment of a different look.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", NAMES)
def test_it_passes_the_librarys_own_check(game: str) -> None:
    check_env(gymnasium.make(game))


@pytest.mark.parametrize("game", NAMES)
def test_it_is_registered_under_its_name_and_version(game: str) -> None:
    env = registered.make(f"gaslamp/{game}-v1", seat=1, opponents="novice", render_mode="ansi")
    seen, _ = env.reset(seed=3)
    assert np.array_equal(
        seen["observation"], gymnasium.make(game, 1, "novice").reset(seed=3)[0]["observation"]
    )
    assert isinstance(env.render(), str)


def play(env: Any, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    random, over, cut, reward = np.random.default_rng(seed), False, False, 0.0
    while not (over or cut):
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, _ = env.step(action)
    return float(reward)


@pytest.mark.parametrize(
    ("game", "seat", "opponents"),
    [
        ("mr_jack", "Jack", "constable"),
        ("mr_jack", 1, ["novice"]),
        ("scotland_yard", "X", "novice"),
        ("scotland_yard", "D2", ["novice", "random", "random"]),
        ("sleuth", "B", "novice"),
        ("culprit", 0, "novice"),
    ],
)
def test_a_seat_plays_whole_games_against_the_house(game: str, seat: Any, opponents: Any) -> None:
    env = gymnasium.make(game, seat=seat, opponents=opponents, recall=True)
    assert {play(env, seed) for seed in range(2)} <= {-1.0, 0.0, 1.0}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("rank", LEVELS)
def test_every_rank_sits_down(game: str, rank: str) -> None:
    """And thinks as little as it can, at every other seat."""
    env = gymnasium.make(game, seat=1, opponents=rank, iterations=1)
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        seen, _, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not cut
        assert over or seen["action_mask"].any()
        if over:
            break


def test_the_same_seed_is_the_same_game() -> None:
    env = gymnasium.make("culprit", seats=3, opponents="novice")
    assert [play(env, 5) for _ in range(2)] == [play(env, 5)] * 2


def test_by_iterations_a_seed_makes_a_game_whatever_the_clock_says() -> None:
    hurried = gymnasium.make("mr_jack", "Investigator", "superintendent", iterations=20)
    seen, found = [hurried.reset(seed=2)[0]["observation"] for _ in range(2)], []
    assert np.array_equal(*seen)
    for _ in range(2):
        play(hurried, 6)
        found.append(hurried.episode.play.actions)
    assert found[0] == found[1]


def test_an_illegal_action_loses_and_says_what_would_have_been_legal() -> None:
    env = gymnasium.make("mr_jack", seat="Investigator")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(1678)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "is not legal now; legal:" in info["illegal"]
    with pytest.raises(Unreadable, match="Reset it first"):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 5}, "There is no seat “5”; the seats are Jack, Investigator."),
        ({"seat": "Holmes"}, "There is no seat “Holmes”"),
        ({"opponents": "genius"}, "choose one of random, novice, constable"),
        ({"iterations": 0}, "“iterations” must be at least 1, and 0 is not"),
        ({"opponents": []}, "There must be 1 opponents here"),
        ({"render_mode": "film"}, "the ways are human, ansi, rgb_array"),
    ],
)
def test_what_is_wrong_is_said(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        gymnasium.make("mr_jack", **wrong)
