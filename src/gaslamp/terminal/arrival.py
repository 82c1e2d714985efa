"""Sitting down to a game: a new one, or one that was left."""

import secrets
from pathlib import Path
from typing import Any, Final, NamedTuple

from gaslamp.bots import USUAL, bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.terminal import saves
from gaslamp.terminal.screen import Screen
from gaslamp.terminal.session import Session
from gaslamp.terminal.table import OwnTable
from gaslamp.words import Words

PACE: Final = 1
"""Seconds to read what a bot did."""


class Wanted(NamedTuple):
    """A game as it has been agreed."""

    game: Game[Any]
    seats: int
    options: Any
    me: int
    level: str = USUAL
    """Of the bots."""


def sit_down(wanted: Wanted, words: Words, pace: float) -> None:
    game = wanted.game
    play = Play(game, wanted.options, game.start(wanted.seats, wanted.options))
    dice = Dice(secrets.randbits(64))
    table = OwnTable(play, wanted.me, bot_for(game.name, wanted.level), dice)
    Session(table, saves.new_path(game.name), wanted.level, words, Screen(), pace).run()


def sit_again(path: Path, words: Words, pace: float) -> None:
    table, saved = saves.seat_again(path)
    Session(table, path, saved.level, words, Screen(), pace).run()
