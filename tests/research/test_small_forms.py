"""Small forms: the same rules with less in the box, small enough to be solved."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import exploitability  # noqa: E402
from open_spiel.python.algorithms.best_response import BestResponsePolicy  # noqa: E402
from open_spiel.python.algorithms.cfr import CFRSolver  # noqa: E402
from tests.research.tables import PUBLISHED  # noqa: E402
from tests.research.walks import assert_played_again, loaded  # noqa: E402

from gaslamp.core.data import to_plain  # noqa: E402
from gaslamp.core.errors import Unreadable  # noqa: E402
from gaslamp.core.manifest import manifest_of  # noqa: E402
from gaslamp.games import NAMES, game_named  # noqa: E402
from gaslamp.research import gymnasium, openspiel  # noqa: E402
from gaslamp.research.batch import Batch  # noqa: E402
from gaslamp.research.spec import spec_of  # noqa: E402
from gaslamp.research.trees import WholeTree  # noqa: E402
from gaslamp.table.setup import Me, Open, Setup, agreed  # noqa: E402

SMALL = [
    (case.name, case.seats, case.options["small"]) for case in PUBLISHED if "small" in case.options
]
EXACT = [
    ("mr_jack", 2, "two"),
    ("scotland_yard", 2, "square"),
    ("scotland_yard", 3, "square"),
    ("sleuth", 2, "four"),
    ("culprit", 3, "alibis"),
]
tables = pytest.mark.parametrize(("game", "seats", "small"), SMALL)
exact = pytest.mark.parametrize(("game", "seats", "small"), EXACT)


@tables
def test_they_are_written_down_and_played_in_batches(game: str, seats: int, small: str) -> None:
    pyspiel.random_sim_test(loaded(game, seats, small), num_sims=1, serialize=True, verbose=False)
    batch = Batch(game, 8, seats, small=small)
    for _ in range(50):
        batch.step(batch.random())


@tables
def test_a_player_can_know_what_there_is_to_know(game: str, seats: int, small: str) -> None:
    """`resample_from_infostate` is drawn from knowledge."""
    state, random = loaded(game, seats, small).new_initial_state(), np.random.default_rng(2)
    for _ in range(30):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            sampler, player = pyspiel.UniformProbabilitySampler(0.0, 1.0), state.current_player()
            twin = state.resample_from_infostate(player, sampler)
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string() == state.information_state_string()
        state.apply_action(int(random.choice(state.legal_actions())))


@exact
def test_cfr_plus_comes_near_to_an_equilibrium(game: str, seats: int, small: str) -> None:
    tree = WholeTree(spec_of(game, seats, {"small": small}))
    little, more = tree.solved(4), tree.solved(20)
    assert 0 <= more.lost < little.lost
    assert more.lost < 0.05


@exact
@pytest.mark.slow
def test_the_tree_is_the_game(game: str, seats: int, small: str) -> None:
    """OpenSpiel's own best responses on the game itself find the same to be lost."""
    played = loaded(game, seats, small)
    solved = WholeTree(played.spec).solved(5)
    named = policy.tabular_policy_from_callable(
        played, lambda state: solved.policy[state.information_state_string()]
    )
    assert exploitability.nash_conv(played, named) == pytest.approx(solved.lost)
    best = BestResponsePolicy(played, 0, named)
    assert best.value(played.new_initial_state()) >= solved.values[0] - 1e-9


@pytest.mark.parametrize(("game", "seats", "small"), EXACT[:2])
@pytest.mark.slow
@pytest.mark.parametrize("solver", [CFRSolver, pyspiel.CFRSolver, pyspiel.CFRPlusSolver])
def test_its_own_cfr_learns_on_the_game_itself(
    solver: Any, game: str, seats: int, small: str
) -> None:
    """Those in Python and those in C++, which know the game by its name alone."""
    played = loaded(game, seats, small)
    learning, lost = solver(played), []
    for iterations in (1, 4):
        for _ in range(iterations):
            learning.evaluate_and_update_policy()
        lost.append(lost_by(played, learning.average_policy()))
    assert 0 <= lost[1] < lost[0] / 2


def lost_by(game: Any, average: Any) -> float:
    """NashConv, in the language that the policy is written in."""
    ours = isinstance(average, policy.Policy)
    found: float = (exploitability if ours else pyspiel).nash_conv(game, average)
    return found


def test_who_wins_what_another_loses_is_said() -> None:
    utility = pyspiel.GameType.Utility
    assert loaded("scotland_yard", 2, "square").get_type().utility == utility.ZERO_SUM
    assert loaded("scotland_yard", 3, "square").get_type().utility == utility.GENERAL_SUM
    assert loaded("sleuth", 2, "four").get_type().utility == utility.GENERAL_SUM


@exact
def test_a_playthrough_of_them_can_be_played_again(
    game: str, seats: int, small: str, tmp_path: Path
) -> None:
    text = f"gaslamp_{game}(seats={seats},small={small})"
    assert_played_again(text, tmp_path / "playthrough.txt")


def test_the_usual_number_of_seats_is_that_of_the_form() -> None:
    assert pyspiel.load_game("gaslamp_culprit(small=alibis)").num_players() == 3
    assert pyspiel.load_game("gaslamp_sleuth(small=four)").num_players() == 2


@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_for_whole_games(game: str) -> None:
    small = next(name for each, _, name in SMALL if each == game)
    seats = game_named(game).table_sizes(game_named(game).options({"small": small}))[0]
    setup = Setup(game, [Me(), *(Open() for _ in range(seats - 1))], {"small": small})
    with pytest.raises(Unreadable, match="at a table the whole game is played"):
        agreed(setup)


@pytest.mark.parametrize("game", NAMES)
def test_nothing_of_them_is_seen_where_they_are_not_asked_for(game: str) -> None:
    rules = game_named(game)
    assert "small" not in [option.name for option in manifest_of(rules).options]
    assert "small" not in to_plain(rules.options({}))


@pytest.mark.parametrize("game", NAMES)
def test_a_small_form_that_is_not_there_is_refused_with_those_that_are(game: str) -> None:
    known = next(name for each, _, name in SMALL if each == game)
    with pytest.raises(Unreadable, match=f"no small form called “tiny” here; known: .*{known}"):
        spec_of(game, None, {"small": "tiny"})


def test_the_ranks_play_whole_games() -> None:
    with pytest.raises(Unreadable, match="in a small form the opponents are “random”"):
        gymnasium.make("mr_jack", "Jack", opponents="sergeant", small="two")


def test_too_few_gems_are_refused() -> None:
    with pytest.raises(Unreadable, match="too few gems"):
        spec_of("sleuth", 2, {"small": "four", "missing": 3})
    with pytest.raises(Unreadable, match="3 seats are not possible here"):
        openspiel.GAMES["sleuth"]({"seats": 3, "small": "four"})
