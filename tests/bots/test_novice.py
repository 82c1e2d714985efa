"""The novices of every game: honest, legal and better than chance."""

import pytest

from gaslamp.arena.match import match, score
from gaslamp.bots import bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.record import replay
from gaslamp.games import NAMES, game_named


@pytest.mark.parametrize("name", NAMES)
def test_novices_play_whole_games_among_themselves(name: str) -> None:
    game, bot = game_named(name), bot_for(name)
    options, seats = game.options({}), game.usual_seats
    for seed in range(3):
        play = match(game, options, seats, dict.fromkeys(range(seats), bot), Dice(seed))
        assert play.position.over
        assert list(replay(game, play.record()))[-1].after.same_as(play.position)


@pytest.mark.parametrize("name", NAMES)
def test_a_novice_plays_the_same_from_the_same_seed(name: str) -> None:
    game, bot = game_named(name), bot_for(name)
    seats = game.usual_seats
    games = [
        match(game, game.options({}), seats, dict.fromkeys(range(seats), bot), Dice(9)).actions
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_novice_wins_more_than_the_random_policy(name: str) -> None:
    """By so much that chance alone would not do it once in a thousand.

    A side that hardly loses to random play shows its worth against novices; a game with much luck
    in it shows it in more games.
    """
    game, bot = game_named(name), bot_for(name)
    options, seats = game.options({}), game.usual_seats
    for side in game.parts(seats):
        for against, games in ((None, 60), (bot, 60), (None, 400)):
            novice = score(game, options, seats, bot, side, games, against)
            rand = score(game, options, seats, None, side, games, against)
            if novice.won - rand.won > 3 * (2 * games * 0.25) ** 0.5 / 1.42:
                break
        else:
            pytest.fail(f"{side}: {novice} and {rand}")
