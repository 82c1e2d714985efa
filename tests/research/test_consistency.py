"""What OpenSpiel's algorithms rely on: who is told the same knows the same, and forgets nothing."""

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

from open_spiel.python.observation import make_observation  # noqa: E402
from tests.research.walks import Told, Walk, loaded, walked  # noqa: E402

from gaslamp.core.errors import Unreadable  # noqa: E402
from gaslamp.games import NAMES  # noqa: E402
from gaslamp.research import openspiel  # noqa: E402

ALL = 10**6
WALKS = [
    ("mr_jack", 2, "two", ALL, 1),
    ("scotland_yard", 2, "square", ALL, 1),
    ("scotland_yard", 3, "square", ALL, 1),
    ("culprit", 3, "alibis", ALL, 1),
    ("sleuth", 2, "four", ALL, 1),
    *(("scotland_yard", 3, name, 1, 10) for name in ("mews", "wharf", "soho", "borough")),
    *(("mr_jack", 2, name, 1, 10) for name in ("four", "six")),
    *(("culprit", 3, name, 1, 10) for name in ("tobys", "accomplices", "exchanges")),
    *(("sleuth", 3, name, 1, 10) for name in ("six", "eight")),
]
"""A form of each game whole; of the others some games."""


@pytest.fixture(params=WALKS, ids=lambda each: "-".join(map(str, each[:3])))
def walk(request: pytest.FixtureRequest) -> Walk:
    return walked(*request.param)


def by_string(walk: Walk) -> dict[str, list[Told]]:
    found: dict[str, list[Told]] = {}
    for told in walk.told:
        found.setdefault(told.string, []).append(told)
    return found


def test_a_string_is_one_tensor_and_one_players(walk: Walk) -> None:
    """And the other way round: strings and tensors tell the same apart."""
    same = {string: {each[:3] for each in told} for string, told in by_string(walk).items()}
    assert all(len(each) == 1 for each in same.values())
    assert len({each.tensor for each in walk.told}) == len(same)


def test_who_is_told_the_same_sees_the_same_and_may_do_the_same(walk: Walk) -> None:
    for told in by_string(walk).values():
        assert len({each.sight for each in told}) == 1
        assert len({each.legal for each in told}) == 1


def test_nobody_forgets_what_they_knew_and_did(walk: Walk) -> None:
    for told in by_string(walk).values():
        assert len({each.past for each in told}) == 1
        for known, _ in told[0].past:
            assert told[0].string.startswith(f"{known} "), "what was known comes first"


def test_games_are_worth_what_the_game_says(walk: Walk) -> None:
    zero_sum = walk.game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    least, most = walk.game.min_utility(), walk.game.max_utility()
    assert walk.ends
    for returns in walk.ends:
        assert all(least <= each <= most for each in returns)
        assert not zero_sum or sum(returns) == walk.game.utility_sum() == 0


def test_somebody_is_told_the_same_at_different_moments() -> None:
    """Otherwise nothing above would say anything."""
    for whole in WALKS[:5]:
        assert any(len(told) > 1 for told in by_string(walked(*whole)).values())


@pytest.mark.parametrize("game", NAMES)
def test_a_player_that_there_is_not_is_refused(game: str) -> None:
    played = openspiel.GAMES[game]()
    state = played.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for player in (-1, played.num_players(), 30):
        for ask in (
            state.information_state_string,
            state.information_state_tensor,
            state.observation_string,
            state.observation_tensor,
            state.player_return,
        ):
            with pytest.raises(pyspiel.SpielError):
                ask(player)
        for ask in asked_of_us(played, state):
            with pytest.raises(Unreadable, match=f"There is no seat “{player}”; the seats are "):
                ask(player)


def asked_of_us(game: Any, state: Any) -> list[Any]:
    """What OpenSpiel does not look at before it is answered."""
    observers = [
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        for recall in (True, False)
    ]
    asks: list[Any] = [lambda player: state.resample_from_infostate(player, lambda: 0.5)]
    for each in observers:
        asks.append(lambda player, each=each: each.set_from(state, player))
        asks.append(lambda player, each=each: each.string_from(state, player))
    return asks


def test_what_only_some_may_see_is_not_called_public() -> None:
    """There is no such observation, then; what a seat sees is one whole."""
    game, kind = loaded("mr_jack", 2, "two"), pyspiel.PrivateInfoType
    for public in (False, True):
        for private in (kind.NONE, kind.SINGLE_PLAYER, kind.ALL_PLAYERS):
            asked = pyspiel.IIGObservationType(
                public_info=public, perfect_recall=True, private_info=private
            )
            there = make_observation(game, asked) is not None
            assert there == (public and private == kind.SINGLE_PLAYER)


def test_what_an_observer_writes_is_what_openspiel_hands_out() -> None:
    game = loaded("culprit", 3, "alibis")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for recall, handed in ((True, "information_state_tensor"), (False, "observation_tensor")):
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        for player in range(3):
            observer.set_from(state, player)
            assert np.array_equal(observer.tensor, getattr(state, handed)(player))
