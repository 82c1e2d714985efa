"""Actions have numbers without gaps, and a number means one thing."""

from collections.abc import Iterator

import pytest
from tests.contract.cases import Case
from tests.research.tables import moments, seats_of, spec_for

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.seats import CHANCE
from gaslamp.research.spec import spec_of

GAMES_EACH = 3


def legal_actions(case: Case) -> Iterator[tuple[int, list[int]]]:
    """Who is awaited, chance too, and what they may do."""
    for seed in range(GAMES_EACH):
        for position, _ in moments(case, seed):
            chance = position.chance_awaited
            for seat in [CHANCE] if chance else seats_of(position.awaited):
                yield seat, position.legal(seat)


def test_every_legal_action_has_a_number_and_comes_back_from_it(case: Case) -> None:
    spec = spec_for(case)
    for seat, legal in legal_actions(case):
        numbers = [spec.number_of(action) for action in legal]
        assert len(set(numbers)) == len(legal)
        assert max(numbers) < (len(spec.draws) if seat == CHANCE else spec.actions)
        assert [spec.action_of(number, seat) for number in numbers] == legal


def test_every_number_is_a_typed_action_and_comes_back_from_it(case: Case) -> None:
    spec = spec_for(case)
    for number in range(spec.actions):
        typed = spec.typed(number, seat=1)
        assert spec.number_of(spec.game.from_typed(typed)) == number


def test_no_action_and_no_draw_has_two_numbers(case: Case) -> None:
    spec = spec_for(case)
    assert len(set(spec.listed)) == spec.actions
    assert len(set(spec.draws)) == len(spec.draws)


def test_a_game_is_no_longer_than_its_bound(case: Case) -> None:
    spec = spec_for(case)
    for seed in range(20):
        actions = [action for _, action in moments(case, seed)]
        chance = sum(action & 31 == CHANCE for action in actions)
        if spec.bound.by_rule:
            assert len(actions) - chance <= spec.bound.players
            assert chance <= spec.bound.chance


def test_the_longest_game_of_mr_jack_is_as_long_as_its_bound_says() -> None:
    """25 steps for two turns: of every character its longest activation."""
    longest = {
        "Holmes": 2,
        "Watson": 3,
        "Smith": 3,
        "Lestrade": 3,
        "Stealthy": 2,
        "Goodley": 6,
        "Gull": 3,
        "Bert": 3,
    }
    assert spec_of("mr_jack").bound.players == 4 * sum(longest.values())


def test_a_number_that_there_is_not_is_refused() -> None:
    with pytest.raises(NotLegal, match="Action 1679 is not legal now; legal: 0 … 1678"):
        spec_of("mr_jack").action_of(1679, 0)


def test_an_option_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unreadable, match="“missng” in this game; the options are missing, winners"):
        spec_of("sleuth", options={"missng": 2})


def test_a_game_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unreadable, match="the games are sleuth, mr_jack"):
        spec_of("chess")
