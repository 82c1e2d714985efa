"""The search of information sets: repeatable, within its budget, and for any game."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.random_play import random_action
from gaslamp.games import NAMES, game_named
from gaslamp.knowledge import look
from gaslamp.search.budget import Budget
from gaslamp.search.guide import Guide
from gaslamp.search.thought import Forethought, Found, batches
from gaslamp.search.tree import Tree

ROOM = 65536
"""So many edges a search remembers."""


def _moment(name: str, seed: int = 1) -> tuple[Play, int]:
    game = game_named(name)
    seats, options = game.usual_seats, game.options({})
    play, dice = Play(game, options, game.start(seats, options)), Dice(seed)
    while play.position.chance_awaited:
        play.act(random_action(play.position, dice))
    return play, next(seat for seat in range(seats) if play.position.awaited >> seat & 1)


def _thought(name: str, depth: int = 8) -> Forethought:
    play, seat = _moment(name)
    worlds: list[Position] = [s.position for s in look(play.sight(seat)).samples(3, Dice(2))]
    return Forethought(worlds, [1.0] * 3, seat, Guide(), Dice(3), depth=depth)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "culprit"])
def test_any_game_can_be_searched_with_a_guide_that_knows_nothing(name: str) -> None:
    found = _thought(name).think(Budget(iterations=40)).found
    assert sum(each.visits for each in found) == 40
    assert all(0.0 <= each.value <= 1.0 for each in found)


def test_the_same_seed_and_iterations_give_the_same_answer() -> None:
    answers: list[list[Found]] = [
        _thought("mr_jack").think(Budget(iterations=60)).found for _ in range(2)
    ]
    assert answers[0] == answers[1]


@pytest.fixture
def impatient() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("names", [("mr_jack", "mr_jack"), ("scotland_yard", "sleuth")])
def test_two_who_think_side_by_side_share_nothing(names: tuple[str, str]) -> None:
    """Each finds what it would have found alone."""
    budget, begun = Budget(iterations=60), Barrier(2)

    def together(name: str) -> list[Found]:
        thought = _thought(name)
        begun.wait()
        return thought.think(budget).found

    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(together, names))
    assert found == [_thought(name).think(budget).found for name in names]


@pytest.mark.parametrize("room", [0, 5, 500])
def test_a_tree_that_is_full_grows_no_more_and_still_answers(room: int) -> None:
    thought = _thought("mr_jack").think(Budget(iterations=1))
    thought.searcher.tree.size = ROOM - room
    found = thought.think(Budget(iterations=200)).found
    assert thought.searcher.tree.size == ROOM
    assert 0 < sum(each.visits for each in found) <= thought.searcher.done
    assert {each.action for each in found} == set(thought.worlds[0].legal(thought.searcher.seat))
    assert thought.plan(enough=1)[0] == found[0].action


def test_thinking_goes_on_where_it_stopped() -> None:
    thought = _thought("mr_jack").think(Budget(iterations=20)).think(Budget(iterations=20))
    assert sum(each.visits for each in thought.found) == 40


def test_somebody_can_say_stop() -> None:
    found = _thought("mr_jack").think(Budget(milliseconds=600_000), stopped=lambda: True).found
    assert 0 < sum(each.visits for each in found) < 100


def test_a_budget_of_time_is_kept_to() -> None:
    assert len(list(batches(Budget(milliseconds=0)))) == 1


def test_without_any_limit_nobody_would_ever_answer() -> None:
    with pytest.raises(ValueError, match="limit"):
        next(batches(Budget()))


def test_a_plan_begins_with_the_best_action() -> None:
    thought = _thought("mr_jack").think(Budget(iterations=60))
    assert thought.plan(enough=10_000) == [thought.found[0].action]
    assert thought.plan(enough=1)[0] == thought.found[0].action


def test_a_tree_begins_with_a_root_for_each_observer() -> None:
    assert Tree(6).size == 6
