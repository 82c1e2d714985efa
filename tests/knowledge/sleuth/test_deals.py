"""The count of deals and where each gem is in them, against trying all and a second method."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.knowledge.sleuth.referees import Problem, all_deals, hand_by_hand, problem, recursion
from tests.knowledge.watching import COMPILED

from gaslamp.games.sleuth.cards import GEM_COUNT, MATCHES
from gaslamp.knowledge.sleuth import deals as deals_module
from gaslamp.knowledge.sleuth.deals import Deals
from gaslamp.knowledge.sleuth.deductions import Number

ANSWERS = 5 if COMPILED else 4


def deals(of: Problem) -> Deals:
    return Deals(of.sizes, of.numbers)


small = st.builds(
    problem,
    seats=st.integers(3, 7),
    answers=st.integers(0, 12),
    seed=st.integers(0, 10**6),
    missing=st.integers(1, 3),
    hidden=st.integers(0, 7),
)


@given(small)
@settings(deadline=None, max_examples=40 if COMPILED else 10)
def test_as_many_as_trying_all_finds_and_each_gem_as_often(small: Problem) -> None:
    tried = list(all_deals(small))
    found = deals(small)
    assert found.count == len(tried)
    for gem in range(GEM_COUNT):
        often = Counter(deal[gem] for deal in tried)
        assert found.ways[gem] == [often[place] for place in range(len(small.sizes))]


@given(small)
@settings(deadline=None, max_examples=20 if COMPILED else 5)
def test_every_deal_has_one_number(small: Problem) -> None:
    found = deals(small)
    if found.count < 3000:
        numbered = [found.deal(index) for index in range(found.count)]
        assert sorted(numbered) == sorted(all_deals(small))


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("missing", [1, 2, 3])
def test_before_any_question_it_is_a_multinomial(seats: int, missing: int) -> None:
    given_ = problem(seats, 0, seed=seats, missing=missing, spectator=True)
    hidden = GEM_COUNT - given_.sizes[seats]
    ways = factorial(hidden)
    for place, size in enumerate(given_.sizes):
        ways //= factorial(size) if place != seats else 1
    assert deals(given_).count == ways


@pytest.mark.parametrize("answers", [4, 12])
def test_whole_decks_as_the_second_method_counts_them(answers: int) -> None:
    for seed in range(2):
        given_ = problem(3, answers, seed, missing=1 + seed)
        assert deals(given_).count == recursion(given_)


@pytest.mark.parametrize("missing", [1, 2, 3])
@pytest.mark.parametrize("seats", range(3, 8))
def test_whole_decks_of_every_table_hand_by_hand(seats: int, missing: int) -> None:
    """All gems but the own and the open ones are hidden, as at the first questions of a game."""
    given_ = problem(seats, ANSWERS, seed=missing, missing=missing)
    found = deals(given_)
    assert found.count == hand_by_hand(given_)
    hidden = next(gem for gem in range(GEM_COUNT) if found.ways[gem][-1])
    for place in (1, seats - 1, seats + 1):
        there = [*given_.numbers, Number(place, 1 << hidden, 1)]
        assert found.ways[hidden][place] == hand_by_hand(given_._replace(numbers=there))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(4, 8))
def test_large_tables_as_the_second_method_counts_them(seats: int) -> None:
    for seed in range(2):
        given_ = problem(seats, 4 * seats, seed, missing=1 + seed, hidden=11)
        assert deals(given_).count == recursion(given_)


@pytest.mark.parametrize("seats", range(3, 8 if COMPILED else 5))
def test_where_a_gem_is_counts_like_the_deals_with_that_gem_there(seats: int) -> None:
    """A marginal is a count of its own: put the gem there and count again."""
    given_ = problem(seats, 4 * seats, seed=seats)
    found = deals(given_)
    for gem in range(0, GEM_COUNT, 5):
        for place in range(len(given_.sizes)):
            there = [*given_.numbers, Number(place, 1 << gem, 1)]
            assert found.ways[gem][place] == Deals(given_.sizes, there).count


@given(
    st.builds(
        problem,
        seats=st.integers(3, 5),
        answers=st.integers(0, 12),
        seed=st.integers(0, 10**6),
        missing=st.integers(1, 3),
    )
)
@settings(deadline=None, max_examples=30 if COMPILED else 5)
def test_without_room_for_a_grid_it_comes_out_the_same(given_: Problem) -> None:
    """Beyond some size only the states that are reached are kept, in tables."""
    in_a_grid = deals(given_)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(deals_module, "_ROOMY", 0)
        in_tables = deals(given_)
    assert in_tables.count == in_a_grid.count
    assert in_tables.ways == in_a_grid.ways
    for index in (0, in_tables.count // 3, in_tables.count - 1):
        for found in (in_tables, in_a_grid):
            dealt = found.deal(index)
            assert all(found.ways[gem][place] for gem, place in enumerate(dealt))


def test_numbers_that_contradict_each_other_leave_no_deal() -> None:
    given_ = problem(4, 6, seed=1)
    place, mask = 1, MATCHES[0]
    here = sum(1 for gem in range(GEM_COUNT) if given_.deal[gem] == place and mask >> gem & 1)
    for wrong in (here + 1, here - 1):
        both = [Number(place, mask, here), Number(place, mask, wrong)]
        found = Deals(given_.sizes, [*given_.numbers, *both])
        assert found.count == 0
        assert not any(map(any, found.ways))


def test_a_contradiction_that_no_single_number_shows() -> None:
    """Three opponents have three red gems each, and there are only nine: none can be missing."""
    sizes = [11, 11, 11, 2, 1]
    red = MATCHES[6]
    three_each = [Number(place, red, 3) for place in range(3)]
    assert Deals(sizes, three_each).count > 0
    missing_red = Number(4, red, 1)
    assert Deals(sizes, [*three_each, missing_red]).count == 0
