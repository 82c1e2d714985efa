"""No number is likelier than another: counted, not sampled."""

from collections import Counter
from itertools import pairwise

import pytest

from gaslamp.core.dealing.dealer import Chances
from gaslamp.core.dealing.encoding import LARGEST, label, number, pack
from gaslamp.core.dealing.generator import _LABEL, _NUMBERS, BITS, accepted, draw, raw

SEED = bytes(range(32))


@pytest.mark.parametrize("bits", [1, 4, 8])
def test_a_small_generator_is_exactly_uniform(bits: int) -> None:
    """Every value that so many bits can have, for every total that they can have."""
    for total in range(1, 2**bits + 1):
        counts = Counter(value % total for value in range(accepted(total, bits)))
        assert set(counts) == set(range(total))
        assert len(set(counts.values())) == 1


def test_the_real_generator_is_exactly_uniform() -> None:
    """The values from 0 to a multiple of the total: each remainder occurs just as often."""
    for total in (*range(1, 10_000), 2**32, 2**32 + 1, LARGEST - 1, LARGEST):
        limit = accepted(total)
        assert limit % total == 0
        assert 2**BITS - total < limit <= 2**BITS


def test_in_the_worst_case_few_values_are_thrown_away() -> None:
    assert max(2**BITS % total for total in (2**BITS // 2049 + 1, LARGEST)) * 2048 < 2**BITS


def test_the_message_is_the_documented_one() -> None:
    assert _LABEL + _NUMBERS.pack(8, 7, 8, 2) == pack(label("draw"), number(7), number(2))


@pytest.mark.parametrize("total", [0, -1, LARGEST + 1])
def test_a_total_out_of_bounds(total: int) -> None:
    with pytest.raises(ValueError, match="chance cannot choose"):
        draw(SEED, 0, total)


def test_a_draw_depends_on_seed_and_counter_alone() -> None:
    assert draw(SEED, 3, 54) == draw(SEED, 3, 54)
    values = {raw(SEED, k, attempt) for k in range(50) for attempt in range(50)}
    assert len(values) == 2500
    assert raw(SEED[::-1], 0, 0) != raw(SEED, 0, 0)


def test_a_number_picks_by_weight() -> None:
    chances = Chances([11, 22, 33], [3, 4, 9])
    assert [chances.picked(each) for each in range(9)] == [11] * 3 + [22] + [33] * 5
    assert all(a <= b for a, b in pairwise(chances.sums))
