"""The games that are played in the house. Each is loaded when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.sentence import say

NAMES: Final = ("sleuth", "mr_jack", "culprit", "scotland_yard")


def game_named(name: str) -> Game[Any]:
    if name not in NAMES:
        raise Unreadable(say("unreadable-game", name=name, games=", ".join(NAMES)))
    game: Game[Any] = import_module(f"gaslamp.games.{name}").GAME
    return game
