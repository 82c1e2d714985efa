"""Whatever is no number or array for a batch is refused in a sentence, and nothing moves."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays, scalar_dtypes

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.research.batch import Batch
from gaslamp.research.spec import spec_of

NOT_WHOLE = st.one_of(
    st.text(),
    st.floats(),
    st.binary(),
    st.lists(st.integers(), max_size=2),
    st.complex_numbers(),
    st.builds(object),
    arrays(np.float64, array_shapes(max_dims=2, max_side=2)),
    arrays(np.int64, array_shapes(max_dims=2, max_side=2)),
)
WRONG_ARRAYS = arrays(scalar_dtypes(), array_shapes(min_dims=0, max_dims=3, max_side=4)).filter(
    lambda each: (each.dtype, each.shape) != (np.dtype(np.int32), (3,))
)
A_FEW = settings(max_examples=40, deadline=None)


def stand(batch: Batch) -> list[Any]:
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.over, batch.cut)
    return [each.copy() for each in arrays]


def assert_unmoved(batch: Batch, before: list[Any]) -> None:
    assert all(np.array_equal(*each) for each in zip(stand(batch), before, strict=True))


@A_FEW
@given(st.sampled_from(["n", "threads", "seed", "seats"]), NOT_WHOLE)
def test_a_number_that_is_none_is_named(name: str, wrong: Any) -> None:
    with pytest.raises(Unreadable, match=f"“{name}” must be a whole number; this is "):
        Batch("mr_jack", **{"n": 2, name: wrong})


@A_FEW
@given(NOT_WHOLE)
def test_a_seed_that_is_none_begins_nothing(wrong: Any) -> None:
    batch = Batch("mr_jack", 3, seed=1)
    batch.step(batch.random())
    before = stand(batch)
    with pytest.raises(Unreadable, match="“seed” must be a whole number"):
        batch.reset(wrong)
    assert_unmoved(batch, before)


@A_FEW
@given(st.one_of(WRONG_ARRAYS, NOT_WHOLE, st.none(), st.integers()))
def test_an_array_of_another_kind_moves_nothing(wrong: Any) -> None:
    batch = Batch("mr_jack", 3, seed=1)
    before = stand(batch)
    with pytest.raises(Unreadable, match=r"“actions” must be an array of int32 with the shape"):
        batch.step(wrong)
    assert_unmoved(batch, before)


@A_FEW
@given(arrays(np.int32, 3))
def test_numbers_out_of_the_blue_are_refused_together(numbers: Any) -> None:
    batch = Batch("mr_jack", 3, seed=1)
    numbers[1] = -1 - abs(numbers[1] // 2)
    before = stand(batch)
    with pytest.raises(NotLegal, match="is not legal now; legal: "):
        batch.step(numbers)
    assert_unmoved(batch, before)


def test_what_only_looks_like_an_array_is_none() -> None:
    class Pretender:
        dtype, shape = np.dtype(np.int32), (2,)

    with pytest.raises(Unreadable, match="this one is Pretender"):
        Batch("mr_jack", 2).step(Pretender())


def test_the_numbers_of_arrays_are_numbers() -> None:
    """Seeds and sizes often come out of one."""
    numbers: list[Any] = [np.int8(1), np.int64(2), np.array(3)]
    one, two, three = numbers
    ours, theirs = Batch("mr_jack", 2, seed=3), Batch("mr_jack", two, seed=three)
    assert np.array_equal(ours.observations, theirs.observations)
    assert Batch("sleuth", one, three).spec.seats == 3


@pytest.mark.parametrize("name", ["masks", "seats"])
def test_what_a_step_believes_cannot_be_written_over(name: str) -> None:
    batch = Batch("mr_jack", 2)
    with pytest.raises(ValueError, match="read-only"):
        getattr(batch, name)[:] = 1
    batch.step(batch.random())


@pytest.mark.parametrize("game", [3, None, ["mr_jack"], "chess"])
def test_a_game_that_is_none_names_those_that_are(game: Any) -> None:
    with pytest.raises(Unreadable, match="the games are sleuth, mr_jack, culprit, scotland_yard"):
        spec_of(game)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("scotland_yard", {"form": "1984"}, "it can be '1983', '2014', '2014-two', 'beginners'."),
        ("scotland_yard", {"form": 1983}, "“form” cannot be 1983 in this game"),
        ("scotland_yard", {"voluntary_showing": "no"}, "it can be False, True."),
        ("sleuth", {"missing": 9}, "“missing” cannot be 9 in this game; it can be 1 … 3."),
        ("sleuth", {"frm": 1}, "the options are missing, winners"),
        ("culprit", {"copies": "many"}, "The value of “copies” is not one"),
    ],
)
def test_a_wrong_option_names_what_is_right(game: str, options: Any, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        Batch(game, 1, **options)


def test_options_may_come_out_of_arrays() -> None:
    counts, flags = np.arange(4), np.array([True])
    spec = spec_of("sleuth", 3, {"missing": counts[2], "super_sleuth": flags[0]})
    assert spec is spec_of("sleuth", 3, {"missing": 2, "super_sleuth": True})
