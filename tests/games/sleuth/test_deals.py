"""The swapper's other deals: they keep every number, and where there is one it is found."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from tests.games.sleuth.deals import Deals, Hands

from gaslamp.core.dice import Dice

PLACES, GEMS = 3, 7
Asked = list[tuple[int, int]]

some_places = st.lists(st.integers(0, PLACES - 1), min_size=GEMS, max_size=GEMS)
some_gems = st.integers(0, (1 << GEMS) - 1)
some_questions = st.lists(st.tuples(st.integers(0, PLACES - 1), some_gems), max_size=8)


def hands_of(places: list[int]) -> Hands:
    return [sum(1 << gem for gem in range(GEMS) if places[gem] == at) for at in range(PLACES)]


def numbers(hands: Hands, asked: Asked) -> list[int]:
    return [(hands[place] & mask).bit_count() for place, mask in asked]


def every_other(places: list[int], asked: Asked, free: int) -> set[tuple[int, ...]]:
    """All of them, by trying everything."""
    dealt = hands_of(places)
    tried = {tuple(hands_of(list(order))) for order in set(permutations(places))}
    return {
        other
        for other in tried - {tuple(dealt)}
        if numbers(list(other), asked) == numbers(dealt, asked)
        and all(a & ~free == b & ~free for a, b in zip(other, dealt, strict=True))
    }


@given(some_places, some_questions, some_gems, st.integers(0, 99))
def test_another_deal_is_found_if_there_is_one(
    places: list[int], asked: Asked, free: int, seed: int
) -> None:
    others = every_other(places, asked, free)
    found = Deals(hands_of(places), asked, free).another(Dice(seed))
    assert (found is None) == (not others)
    assert found is None or tuple(found) in others


def test_every_other_deal_is_reached() -> None:
    places, asked = [0, 0, 1, 1, 2, 2, 2], [(0, 0b10101), (1, 0b1110)]
    everything = (1 << GEMS) - 1
    deals = Deals(hands_of(places), asked, everything)
    found = {tuple(deals.another(Dice(seed)) or ()) for seed in range(500)}
    assert found == every_other(places, asked, everything)
