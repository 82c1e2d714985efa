"""OpenSpiel's own tests and algorithms on the house's games."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from tests.research.walks import assert_played_again  # noqa: E402

from gaslamp.core.errors import Unreadable  # noqa: E402
from gaslamp.core.seats import CHANCE  # noqa: E402
from gaslamp.research import openspiel  # noqa: E402

GAMES = [
    "gaslamp_mr_jack",
    "gaslamp_scotland_yard(seats=4)",
    "gaslamp_scotland_yard(seats=2,form=2014-two)",
    "gaslamp_scotland_yard(seats=3,form=edition-1983,voluntary_showing=True)",
    "gaslamp_scotland_yard(seats=4,form=beginners)",
    "gaslamp_sleuth(seats=3)",
    "gaslamp_sleuth(seats=4,missing=2,extra_interrogations=True)",
    "gaslamp_culprit(seats=3,flash=True)",
]
FOUR = [GAMES[0], GAMES[1], GAMES[5], GAMES[7]]


@pytest.mark.parametrize("text", GAMES)
def test_it_passes_the_librarys_random_simulation(text: str) -> None:
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def walk(text: str, seed: int, decisions: int) -> Any:
    """A state after so many random decisions, or as many as there are before the end."""
    state, random = pyspiel.load_game(text).new_initial_state(), np.random.default_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(numbers, p=chances)))
        elif decisions:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
        else:
            break
    return state


@pytest.mark.parametrize("text", FOUR)
def test_chance_has_the_probabilities_of_the_rules(text: str) -> None:
    state = pyspiel.load_game(text).new_initial_state()
    while state.is_chance_node():
        outcomes, position = state.chance_outcomes(), state.world.position
        legal = position.legal(CHANCE)
        total = sum(map(position.chance_weight, legal))
        weighed = {
            state.world.spec.number_of(draw): position.chance_weight(draw) / total for draw in legal
        }
        assert dict(outcomes) == pytest.approx(weighed)
        state.apply_action(outcomes[-1][0])


@pytest.mark.parametrize("text", FOUR)
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_this(text: str) -> None:
    """Of the second seat: the first knows all there is to know, as Jack or Mister X."""
    state, player = walk(text, seed=3, decisions=5), 1
    sampler, others = pyspiel.UniformProbabilitySampler(0.0, 1.0), set()
    for _ in range(8):
        twin = state.resample_from_infostate(player, sampler)
        assert twin.current_player() == state.current_player()
        assert twin.legal_actions(player) == state.legal_actions(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))
        others |= {twin.information_state_string(seat) for seat in range(state.num_players())}
    assert len(others) > state.num_players(), "what others hold is drawn anew"


@pytest.mark.parametrize("text", FOUR)
def test_its_search_plays_on_every_game(text: str) -> None:
    game, random = pyspiel.load_game(text), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, 4, random_state=random)
    state = walk(text, seed=5, decisions=2)
    for _ in range(2):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))


@pytest.mark.parametrize("text", FOUR)
def test_a_playthrough_can_be_played_again(text: str, tmp_path: Path) -> None:
    assert_played_again(text, tmp_path / "playthrough.txt")


def test_a_copy_goes_its_own_way() -> None:
    state = walk("gaslamp_mr_jack", seed=1, decisions=4)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.world.actions) == len(state.world.actions) + 1
    assert str(twin).startswith(str(state))


def test_what_was_only_imagined_cannot_be_looked_back_at() -> None:
    state = walk("gaslamp_mr_jack", seed=1, decisions=4)
    twin = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(twin)
    with pytest.raises(Unreadable, match="has only been imagined"):
        twin.world.sight(0)
    with pytest.raises(Unreadable, match="has only been imagined"):
        pickle.dumps(twin.world)


def test_a_deck_of_ones_own_is_json() -> None:
    deck = '{"first on the scene": 1, "culprit": 1, "detective": 5, "alibi": 5}'
    setup = '{"initial": {"first on the scene": 1, "culprit": 1}, "random": 10}'
    game = openspiel.GAMES["culprit"]({"seats": 3, "copies": deck, "setup": setup})
    assert game.spec.options.copies["detective"] == 5


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(Unreadable, match="9 seats are not possible here"):
        openspiel.GAMES["sleuth"]({"seats": 9})
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'frm'"):
        pyspiel.load_game("gaslamp_scotland_yard(frm=2014-two)")
    with pytest.raises(Unreadable, match="the options are form, voluntary_showing"):
        openspiel.GAMES["scotland_yard"]({"frm": "1983"})
    with pytest.raises(Unreadable, match="The value of “copies” is not one"):
        openspiel.GAMES["culprit"]({"seats": 4, "copies": "abc"})


@pytest.mark.parametrize(
    "given",
    [
        ("gaslamp_scotland_yard(form=edition-1983)",),
        ("gaslamp_scotland_yard(form=form-1983)",),
        ("gaslamp_scotland_yard", {"form": "1983"}),
    ],
)
def test_an_edition_is_a_word_in_a_string_and_itself_among_parameters(given: Any) -> None:
    assert pyspiel.load_game(*given).spec.options.form == "1983"
