"""The ranks at Scotland Yard: legal in every form, blind to what is hidden, and not foolish."""

from typing import Any

import pytest
from msgspec import structs
from tests.contract.cases import Case

from gaslamp.arena.match import match
from gaslamp.bots import RANKS, bot_for
from gaslamp.bots.scotland_yard import BOTS
from gaslamp.bots.scotland_yard.inspector import Pace, YardInspector
from gaslamp.bots.scotland_yard.suspicion import Manner, YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.games import game_named
from gaslamp.games.scotland_yard.actions import Move
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition
from gaslamp.knowledge.scotland_yard import KNOWLEDGE
from gaslamp.search.budget import Budget

CASES = [
    Case("scotland_yard", 4),
    Case("scotland_yard", 2, {"form": "2014-two"}),
    Case("scotland_yard", 3, {"form": "1983", "voluntary_showing": True}),
    Case("scotland_yard", 4, {"form": "beginners"}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_suspicion_falls_on_all_stations_that_are_possible(case: Case) -> None:
    bots = dict.fromkeys(range(case.seats), BOTS["sergeant"])
    play = match(case.game, case.agreed, case.seats, bots, Dice(5))
    told = Play(case.game, case.agreed, case.start())
    for action in play.actions[:-1]:
        told.act(action)
        if told.position.awaited & 14:
            suspicion = YardSuspicion.of(told.sight(1))
            if suspicion is not None:
                assert sorted(suspicion.chances) == KNOWLEDGE.track(told.sight(1)).stations


@pytest.mark.parametrize("rank", RANKS)
def test_whoever_can_catch_mister_x_does(rank: str) -> None:
    play = _seen_beside_a_detective()
    legal = [play.game.to_typed(action) for action in play.position.legal(1)]
    there = play.sight(1).view.x
    chosen = BOTS[rank].choose(play.sight(1), legal, Dice(1), Budget(iterations=30))
    assert isinstance(chosen, Move)
    assert chosen.station == there


def _seen_beside_a_detective() -> Play:
    """A game of random play in which the first seat can catch Mister X where he was just seen."""
    game = game_named("scotland_yard")
    for seed in range(2000):
        play = Play(game, game.options({}), game.start(4, game.options({})))
        dice = Dice(seed)
        position: Any = play.position
        while not position.over and position.log_count < 4:
            if _catchable(position):
                return play
            waiting = [s for s in range(31) if position.awaited >> s & 1]
            legal = position.legal(waiting[0])
            play.act(legal[dice.below(len(legal))])
            position = play.position
    raise AssertionError("in so many games it should have come about")


def _catchable(position: ScotlandYardPosition) -> bool:
    if position.log_count != 3 or not position.awaited >> 1 & 1:
        return False
    return any(action >> 9 & 255 == position.track[3] for action in position.legal(1))


def test_mister_x_does_not_hoard_his_black_tickets() -> None:
    """Over a game that he survives for long he has used some."""
    game = game_named("scotland_yard")
    hurried = YardInspector(Pace(40, 2), Pace(40, 4), 60_000)
    used = 0
    for seed in range(2):
        bots = {0: hurried} | {seat: bot_for("scotland_yard", "constable") for seat in (1, 2, 3)}
        play = match(game, game.options({}), 4, bots, Dice(seed))
        end: Any = play.position
        used += 5 - end.black
    assert used > 0


def test_a_game_that_was_not_seen_from_its_start_is_played_all_the_same() -> None:
    play = _seen_beside_a_detective()
    sight = play.sight(1)
    late = structs.replace(sight, events=sight.events[1:])
    legal = [play.game.to_typed(action) for action in play.position.legal(1)]
    assert BOTS["inspector"].choose(late, legal, Dice(1), Budget(iterations=8)) in legal


def test_who_thinks_of_few_moves_is_thought_to_make_one_of_them() -> None:
    """Less is left to other stations, and nothing that is possible is ruled out."""
    case = CASES[0]
    bots = dict.fromkeys(range(case.seats), BOTS["sergeant"])
    play = match(case.game, case.agreed, case.seats, bots, Dice(5))
    told = Play(case.game, case.agreed, case.start())
    position: Any = told.position
    while not position.log_count:
        told.act(play.actions[len(told.actions)])
    plain = YardSuspicion.of(told.sight(1))
    picky = YardSuspicion.of(told.sight(1), Manner(8.0, 0.05, 2))
    assert plain
    assert picky
    assert plain.chances.keys() == picky.chances.keys()
    assert min(picky.chances.values()) < min(plain.chances.values())
