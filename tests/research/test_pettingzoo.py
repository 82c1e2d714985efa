"""PettingZoo's own tests, and what an agent meets there."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

import pettingzoo as registry
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.games import NAMES
from gaslamp.research import pettingzoo

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("mr_jack", 2, {}),
    ("scotland_yard", 4, {}),
    ("scotland_yard", 2, {"form": "2014-two"}),
    ("scotland_yard", 3, {"form": "1983", "voluntary_showing": True}),
    ("scotland_yard", 4, {"form": "beginners"}),
    ("sleuth", 3, {}),
    ("sleuth", 7, {"missing": 3, "extra_interrogations": True, "super_sleuth": True}),
    ("culprit", 5, {}),
    ("culprit", 8, {"flash": True}),
]

# Its tests warn of what it only recommends: names with numbers, observations without a mask.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_it_passes_the_librarys_own_tests(game: str, seats: int, options: dict[str, Any]) -> None:
    def made(**more: Any) -> Any:
        return pettingzoo.env(game, seats, **options, **more)

    api_test(made(), num_cycles=60)
    api_test(made(recall=True), num_cycles=10)
    seed_test(made, num_cycles=20)
    parallel_api_test(pettingzoo.parallel_env(game, seats, **options), num_cycles=60)


@pytest.mark.parametrize("game", NAMES)
def test_it_draws_itself_in_every_mode(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> Any:
        return pettingzoo.env(game, render_mode=render_mode)

    render_test(made)
    assert len(capsys.readouterr().out.splitlines()) > 5
    env = made("rgb_array")
    env.reset(seed=1)
    assert env.render().std() > 5, "it is not one colour"


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random; what it was worth."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    random = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(random.choice(legal)))
    return total


def test_a_game_ends_with_what_it_is_worth_to_each() -> None:
    assert sorted(play(pettingzoo.env("mr_jack"), seed=2).values()) == [-1.0, 1.0]
    hunt = play(pettingzoo.env("scotland_yard", 3), seed=4)
    assert hunt["D1"] == hunt["D2"] == -hunt["X"]


def test_an_illegal_action_loses_as_in_pettingzoos_own_games() -> None:
    env = pettingzoo.env("mr_jack")
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(1678)
    assert env.terminations == {"Jack": True, "Investigator": True}
    assert env.rewards["Investigator"] == -1.0


def test_without_wrappers_it_says_what_would_be_legal_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("mr_jack")
    env.reset(seed=1)
    before = env.observe("Investigator")
    with pytest.raises(NotLegal, match=r"Action 1678 is not legal now; legal: \d, \d, \d, \d\."):
        env.step(1678)
    assert np.array_equal(env.observe("Investigator")["observation"], before["observation"])


def test_a_wrong_option_names_the_options() -> None:
    with pytest.raises(Unreadable, match="the options are form, voluntary_showing"):
        pettingzoo.env("scotland_yard", frm="1983")
    with pytest.raises(Unreadable, match="the ways are human, ansi, rgb_array"):
        pettingzoo.env("mr_jack", render_mode="film")


def test_secret_choices_are_made_at_the_same_time() -> None:
    env = pettingzoo.parallel_env("culprit", 4)
    random, most = np.random.default_rng(3), 0
    seen, _ = env.reset(seed=3)
    while env.agents:
        actions = {
            a: int(random.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in env.agents
        }
        most = max(most, sum(number != env.passing for number in actions.values()))
        seen, *_ = env.step(actions)
    assert most == 4


def test_of_choices_at_the_same_time_none_is_made_if_one_is_illegal() -> None:
    env = pettingzoo.parallel_env("culprit", 4)
    env.reset(seed=3)
    before = env.episode.decisions
    passing = dict.fromkeys(env.agents, env.passing)
    with pytest.raises(NotLegal, match="is not legal now"):
        env.step(passing)
    assert env.episode.decisions == before


@pytest.mark.parametrize("game", NAMES)
def test_it_is_registered_under_its_name_and_version(game: str) -> None:
    turns = registry.make("aec", f"gaslamp/{game}-v1", render_mode="ansi")
    api_test(turns, num_cycles=5)
    at_once = registry.make("parallel", f"gaslamp/{game}-v1", recall=True)
    assert at_once.metadata["name"] == str(turns) == f"gaslamp_{game}_v1"


def test_names_have_versions() -> None:
    assert str(pettingzoo.env("culprit", 3)) == "gaslamp_culprit_v1"
