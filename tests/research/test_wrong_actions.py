"""Whatever is no action is refused in a sentence by every library's environments, nothing moves;
what is illegal says what would be legal, as each library does it."""

import warnings
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from gaslamp.core.errors import NotLegal, Unreadable  # noqa: E402
from gaslamp.research import dataset, gymnasium, openspiel, pettingzoo  # noqa: E402
from gaslamp.research.ranked import RankedBatch  # noqa: E402

NOT_ACTIONS: list[Any] = ["0", 0.0, 1.5, None, [0], np.zeros(1, np.int64), np.float32(1), b"0", {}]
wrong_actions = pytest.mark.parametrize("action", NOT_ACTIONS, ids=repr)


@wrong_actions
def test_gymnasium_goes_on_after_what_is_no_action(action: Any) -> None:
    env = gymnasium.make("mr_jack", "Investigator")
    seen, _ = env.reset(seed=1)
    with pytest.raises(Unreadable, match="“action” must be a whole number"):
        env.step(action)
    _, _, over, cut, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
    assert (over, cut) == (False, False)


@wrong_actions
def test_pettingzoo_refuses_what_is_no_action(action: Any) -> None:
    raw = pettingzoo.raw_env("mr_jack")
    raw.reset(seed=1)
    with pytest.raises(Unreadable, match="“action” must be a whole number"):
        raw.step(action)
    at_once = pettingzoo.parallel_env("mr_jack")
    at_once.reset(seed=1)
    with pytest.raises(Unreadable, match="“action” must be a whole number"):
        at_once.step({"Investigator": action})
    assert (raw.episode.decisions, at_once.episode.decisions) == (0, 0)


@pytest.mark.parametrize("actions", [None, [0, 1], 3, "Jack"])
def test_actions_at_once_are_given_by_agent(actions: Any) -> None:
    env = pettingzoo.parallel_env("mr_jack")
    env.reset(seed=1)
    with pytest.raises(Unreadable, match="in a dictionary; the agents are Jack, Investigator"):
        env.step(actions)
    with pytest.raises(Unreadable, match="There is no seat “Holmes”"):
        env.step({"Holmes": 3})


def test_after_the_end_nobody_acts_at_once_as_in_pettingzoos_own() -> None:
    env = pettingzoo.parallel_env("culprit", 3, flash=True)
    seen, _ = env.reset(seed=2)
    while env.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, *_ = env.step(actions)
    assert env.step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize("made", [gymnasium.make, pettingzoo.raw_env, pettingzoo.parallel_env])
def test_before_the_first_game_one_is_told_to_begin(made: Any) -> None:
    env = made("mr_jack", render_mode="ansi")
    for do in (lambda: env.step(0), env.render):
        with pytest.raises(Unreadable, match="Reset it first"):
            do()


def test_what_pettingzoo_loses_for_says_what_would_be_legal() -> None:
    env = pettingzoo.env("mr_jack")
    env.reset(seed=1)
    agent, legal = env.agent_selection, np.flatnonzero(env.last()[0]["action_mask"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(1678)
    told = env.infos[agent]["illegal"]
    assert told == f"Action 1678 is not legal now; legal: {', '.join(map(str, legal))}."
    env.reset(seed=1)
    assert env.infos[agent] == {}


@pytest.mark.parametrize("action", [-1, 1679, np.int64(10**9), *NOT_ACTIONS], ids=repr)
def test_pettingzoo_fails_for_what_is_not_of_its_space_and_says_what_is_legal(action: Any) -> None:
    """As its own games do, with an `AssertionError`; nothing is done and nobody has lost."""
    env = pettingzoo.env("mr_jack")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.last()
    legal = ", ".join(map(str, np.flatnonzero(before[0]["action_mask"])))
    with pytest.raises(AssertionError, match=rf"^Action .+ is not legal now; legal: {legal}\.$"):
        env.step(action)
    assert (env.agent_selection, env.last()[1:]) == (agent, before[1:])
    env.step(int(legal.split(", ")[0]))
    assert not any(env.terminations.values())


def test_after_the_end_pettingzoo_takes_no_action_but_none() -> None:
    env = pettingzoo.env("scotland_yard", 2, small="square")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(10**9)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    env.step(None)


@pytest.mark.parametrize("number", [-2, 1678, 1679, 10**9])
def test_openspiel_refuses_what_is_illegal_and_nothing_is_done(number: int) -> None:
    state = pyspiel.load_game("gaslamp_mr_jack").new_initial_state()
    with pytest.raises(NotLegal, match="is not legal now; legal: 0, 1, 2, 3, 4, 5, 6, 7"):
        state.apply_action(number)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(NotLegal, match=rf"Action {number} is not legal now; legal: "):
        state.apply_action(number)
    assert state.world.decisions == 0


def test_openspiel_is_told_when_a_game_is_over() -> None:
    state = pyspiel.load_game("gaslamp_scotland_yard(seats=2,small=square)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(Unreadable, match="Reset it first"):
        state.apply_action(0)
    assert openspiel.GAMES["mr_jack"]().num_players() == 2


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(["n", "processes", "seed", "seat", "iterations", "seats"]),
    st.one_of(st.floats(), st.binary(), st.lists(st.integers(), max_size=2), st.builds(object)),
)
def test_a_number_that_is_none_is_named(name: str, wrong: Any) -> None:
    with pytest.raises(Unreadable, match=f"“{name}” must be a whole number; this is "):
        RankedBatch(**{"game": "mr_jack", "n": 2, name: wrong})


@pytest.mark.parametrize("opponents", [3, None, b"sergeant", ["sergeant", None], [3], {}])
def test_opponents_that_are_none_are_refused(opponents: Any) -> None:
    with pytest.raises(Unreadable, match=r"choose one of random|There must be 1 opponents"):
        gymnasium.make("mr_jack", opponents=opponents)


def test_a_data_set_that_is_not_there_is_not_an_empty_one() -> None:
    with pytest.raises(Unreadable, match="There is no data set in “nowhere”"):
        dataset.arrays("nowhere", "mr_jack")
    with pytest.raises(Unreadable, match="the games are sleuth, mr_jack, culprit, scotland_yard"):
        next(dataset.games("baselines/sample", "chess"))
    assert len(dataset.arrays("baselines/sample", "mr_jack", most=1).actions) > 0
