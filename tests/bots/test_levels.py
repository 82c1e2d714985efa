"""Who plays at which level, whom nobody may change, and who is refused."""

from hashlib import sha256
from time import perf_counter

import pytest

from gaslamp.arena.match import match
from gaslamp.bots import LEVELS, NOVICE, bot_for, rest_of
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games import NAMES, game_named
from gaslamp.search.budget import Budget

FROZEN = {
    "sleuth": "947a93d0c2aded17",
    "mr_jack": "57cf85270bb18a93",
    "culprit": "a82732f30c201fad",
    "scotland_yard": "6ccea82967cfd6db",
}
"""What four games among novices come to."""


@pytest.mark.parametrize("name", NAMES)
def test_the_yardstick_never_changes(name: str) -> None:
    """All that was ever measured against the novice would be worth nothing."""
    game, bot = game_named(name), bot_for(name, NOVICE)
    seats, played = game.usual_seats, sha256()
    for seed in range(4):
        bots = dict.fromkeys(range(seats), bot)
        play = match(game, game.options({}), seats, bots, Dice(seed))
        played.update(repr(play.actions).encode())
    assert played.hexdigest()[:16] == FROZEN[name]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_a_plan_begins_with_the_choice(name: str, level: str) -> None:
    game, bot = game_named(name), bot_for(name, level)
    play = Play(game, game.options({}), game.start(game.usual_seats, game.options({})))
    _deal(play)
    seat = next(seat for seat in range(game.usual_seats) if play.position.awaited >> seat & 1)
    sight = play.sight(seat)
    legal = [game.to_typed(action) for action in play.position.legal(seat)]
    little = Budget(iterations=20)
    plan = bot.plan(sight, legal, Dice(3), little)
    assert plan[0] == bot.choose(sight, legal, Dice(3), little)
    assert plan[0] in legal


def _deal(play: Play) -> None:
    dice = Dice(1)
    while play.position.chance_awaited:
        play.act(random_action(play.position, dice))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Unreadable, match="called “king”; choose one of novice, constable"):
        bot_for("sleuth", "king")


@pytest.mark.parametrize("nothing", [Budget(0), Budget(None, 0), Budget(5, 0)])
def test_a_budget_of_nothing_is_none(nothing: Budget) -> None:
    assert nothing.is_nothing
    assert not Budget(1, 1).is_nothing
    assert not Budget().is_nothing


def test_who_has_looked_for_something_certain_has_less_time_left() -> None:
    long_ago = perf_counter() - 10
    assert rest_of(Budget(5, 100), long_ago) == Budget(5, 1)
    assert rest_of(Budget(5), long_ago) == Budget(5)
