"""The solver held against the rules, move by move."""

from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from bench.solutions.pursuit import Pursuit

from gaslamp.core.dice import Dice
from gaslamp.games.scotland_yard.board import TAXI_AND_BUS, next_stops
from gaslamp.games.scotland_yard.codes import CHOOSING, MISTER_X
from gaslamp.games.scotland_yard.forms import BEGINNERS
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

STOPS = [[stop - 1 for stop in next_stops(s, TAXI_AND_BUS)] for s in range(1, 200)]
LADDER = [[1, 2], [0, 3], [0, 3, 4], [1, 2, 5], [2, 5, 6], [3, 4, 7], [4, 7], [5, 6]]
"""Stations with two stops each at the ends, where pawns get into each other's way."""


def test_two_detectives_always_catch_him_in_the_end() -> None:
    pursuit = Pursuit(STOPS, 2)
    layers = list(pursuit.layers())
    assert [pursuit.share(layers[-1][double]) for double in (0, 1)] == [1.0, 1.0]
    assert len(layers) - 1 == 22


def test_every_layer_has_the_one_before_it() -> None:
    layers = list(Pursuit(LADDER, 2).layers())
    assert all(np.array_equal(a & b, a) for a, b in pairwise(layers))


@pytest.mark.parametrize("detectives", [1, 2, 3])
def test_a_small_map_gone_through_by_hand(detectives: int) -> None:
    pursuit, stops = Pursuit(LADDER, detectives), tuple(map(tuple, LADDER))
    layer = pursuit.first()
    for rounds in range(1, 5):
        layer = pursuit.before(layer)
        for pawns in map(tuple, pursuit.sets):
            for x in set(range(len(stops))) - set(pawns):
                for double in (0, 1):
                    expected = lost(stops, x, tuple(map(int, pawns)), double, rounds)
                    assert pursuit.has(layer[double], x, pawns) == expected


@cache
def lost(stops: Any, x: int, pawns: tuple[int, ...], double: int, rounds: int) -> bool:
    """Whether he is caught within so many rounds, by trying everything."""
    if not rounds:
        return False
    steps = [to for to in stops[x] if to not in pawns]
    if not all(caught(stops, to, pawns, double, rounds) for to in steps):
        return False
    twice = {again for to in steps for again in stops[to] if again not in pawns} if double else ()
    return all(caught(stops, to, pawns, 0, rounds) for to in twice)


@cache
def caught(stops: Any, x: int, pawns: tuple[int, ...], double: int, rounds: int) -> bool:
    able = any(to not in pawns for pawn in pawns for to in stops[pawn])
    return able and answer(stops, x, (), pawns, double, rounds)


def answer(stops: Any, x: int, moved: Any, waiting: Any, double: int, rounds: int) -> bool:
    steps = [
        (pawn, to)
        for pawn in waiting
        for to in stops[pawn]
        if to not in moved and to not in waiting
    ]
    if not steps:
        return lost(stops, x, tuple(sorted((*moved, *waiting))), double, rounds - 1)
    return any(
        to == x
        or answer(stops, x, (*moved, to), tuple(p for p in waiting if p != pawn), double, rounds)
        for pawn, to in steps
    )


def test_the_rules_agree_with_a_layer_of_the_real_map() -> None:
    """One round by the rules, from anywhere: what can be forced is what the next layer says."""
    pursuit = Pursuit(STOPS, 2)
    layers = [layer for layer, _ in zip(pursuit.layers(), range(9), strict=False)]
    dice, found = Dice(5), set[bool]()
    for _ in range(150):
        position = _anywhere(dice)
        pawns = [position.station[i] - 1 for i in range(2)]
        said = pursuit.has(layers[8][position.doubles], position.track[5] - 1, pawns)
        assert _forced(position, pursuit, layers[7]) == said
        found.add(said)
    assert found == {True, False}


def _anywhere(dice: Dice) -> ScotlandYardPosition:
    """Five rounds are over, or six with a double among them."""
    position = ScotlandYardPosition(3, BEGINNERS, 0)
    stations = [1 + dice.below(199)]
    while len(stations) < 3:
        near = 1 + STOPS[stations[-1] - 1][0]
        drawn = near if dice.below(2) else 1 + dice.below(199)
        if drawn not in stations:
            stations.append(drawn)
    x, *pawns = stations
    position.station = [*pawns, 0, 0, 0]
    position.occupied = [sum(1 << (p & 63) for p in pawns if p >> 6 == word) for word in range(4)]
    position.track = [x] * 6 + [0] * 19
    position.log_count, position.doubles, position.stage = 5, dice.below(2), CHOOSING
    position.settle()
    return position


def _forced(position: Any, pursuit: Pursuit, layer: Any) -> bool:
    if position.over:
        return bool(position.winners >> 1 & 1)
    if position.stage == CHOOSING and position.log_count > 5:
        pawns = [position.station[i] - 1 for i in range(2)]
        return pursuit.has(layer[position.doubles], position.track[position.log_count] - 1, pawns)
    seats = [seat for seat in range(3) if position.awaited >> seat & 1]
    after = [_after(position, a) for seat in seats for a in position.legal(seat)]
    judged = (_forced(each, pursuit, layer) for each in after)
    return all(judged) if position.awaited == 1 << MISTER_X else any(judged)


def _after(position: Any, action: int) -> Any:
    after = position.copy()
    after.apply(action)
    return after
