"""Intervals and the sequential test, against numbers that are known."""

import pytest

from gaslamp.arena.tally import Sprt, ratio
from gaslamp.core.dice import Dice
from gaslamp.core.interval import wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (39, 49, 0.664, 0.885),
        (83, 200, 0.349, 0.484),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-3)


def test_the_interval_of_points_holds_the_truth_as_often_as_it_says() -> None:
    """Games of 5 to 9 points of which a fifth are one's own."""
    dice, held = Dice(4), 0
    for _ in range(1000):
        pairs = []
        for _ in range(100):
            total = 5 + dice.below(5)
            pairs.append((sum(dice.below(5) == 0 for _ in range(total)), total))
        found = ratio(pairs)
        held += found.low <= 0.2 <= found.high
    assert 930 <= held <= 970


def test_the_sequential_test_is_seldom_wrong_and_stops_early() -> None:
    dice, test = Dice(9), Sprt(0.5, 0.6)
    wrong = games = 0
    for _ in range(300):
        won = [float(dice.below(10) < 6) for _ in range(3000)]
        found = test.verdict(won)
        wrong += found.nearer != "high"
        games += found.games
    assert wrong <= 0.08 * 300
    assert games / 300 < 350


def test_the_sequential_test_knows_points_too() -> None:
    dice, test = Dice(2), Sprt(0.2, 0.24)
    shares = [dice.below(50) / 100 for _ in range(4000)]
    assert test.verdict(shares).nearer == "high"
    assert test.verdict([share * 0.8 for share in shares]).nearer == "low"
    assert test.verdict(shares[:3]) == (3, None)
