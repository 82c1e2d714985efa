from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core.bits import mask_of, members
from gaslamp.core.dice import Dice


def test_the_numbers_are_frozen() -> None:
    """The published vector of splitmix64: games are repeatable by seed for ever."""
    dice = Dice(1234567)
    assert [dice.roll() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(min_value=0, max_value=2**64 - 1), st.integers(min_value=1, max_value=10_000))
def test_below_stays_below(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


def test_below_reaches_everything_alike() -> None:
    dice = Dice(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(6)] += 1
    chi_squared = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    one_in_a_thousand = 20.5
    assert chi_squared < one_in_a_thousand


@given(st.sets(st.integers(min_value=0, max_value=63)))
def test_a_set_is_its_mask(numbers: set[int]) -> None:
    assert members(mask_of(list(numbers))) == sorted(numbers)
