"""Random play: what it counts, where it stops, and that it deals evenly."""

from collections import Counter
from math import sqrt

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.random_play import Tally, play_many, play_out, random_action
from gaslamp.core.seats import CHANCE
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.options import SleuthOptions


def test_moves_and_chance_are_counted_apart() -> None:
    tally, dice = Tally(), Dice(1)
    position = GAME.start(3, SleuthOptions())
    play_out(position, dice, tally)
    twin, again, moves, chance = GAME.start(3, SleuthOptions()), Dice(1), 0, 0
    while not twin.over:
        action = random_action(twin, again)
        moves += seat_of(action) != CHANCE
        chance += seat_of(action) == CHANCE
        twin.apply(action)
    assert (tally.moves, tally.chance_moves, tally.cut) == (moves, chance, 0)
    assert twin.same_as(position)


def test_a_long_game_is_cut_and_said_to_be() -> None:
    tally = Tally()
    position = GAME.start(7, SleuthOptions())
    play_out(position, Dice(1), tally, cap=5)
    assert (tally.moves, tally.cut) == (5, 1)
    assert not position.over


def test_many_games_do_not_touch_their_start() -> None:
    start = GAME.start(4, SleuthOptions())
    ends = play_many(start, 10, Dice(3), Tally())
    assert len(ends) == 10
    assert start.same_as(GAME.start(4, SleuthOptions()))


def test_the_deal_is_uniform() -> None:
    """Where a given gem ends up: 11 in 36 for each hand, 2 open, 1 missing."""
    places: Counter[str] = Counter()
    games = 3000
    dice = Dice(11)
    for _ in range(games):
        position = GAME.start(3, SleuthOptions())
        for _ in range(35):
            position.apply(random_action(position, dice))
        hands = [f"hand {seat}" for seat in range(3) if position.hands[seat] >> 17 & 1]
        rest = "open" if position.open_gems >> 17 & 1 else "missing"
        places[hands[0] if hands else rest] += 1
    for place, gems in {"hand 0": 11, "hand 1": 11, "hand 2": 11, "open": 2, "missing": 1}.items():
        share = gems / 36
        assert abs(places[place] - games * share) < 4 * sqrt(games * share * (1 - share))
