"""The games that are played in the house. Each is loaded when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.sentence import say

NAMES: Final = ("sleuth", "mr_jack", "culprit", "scotland_yard")


def game_named(name: str, rules: int | None = None) -> Game[Any]:
    """A game by its newest rules, or by those of an older version.

    Each game has a `GAME`, and in `RULES` every version that was ever played, oldest first.
    """
    if name not in NAMES:
        raise Unreadable(say("unreadable-game", name=name, games=", ".join(NAMES)))
    module = import_module(f"gaslamp.games.{name}")
    versions: dict[int, Game[Any]] = {game.rules_version: game for game in module.RULES}
    if rules is None:
        rules = module.GAME.rules_version
    if rules not in versions:
        known = ", ".join(str(version) for version in versions)
        raise Unreadable(say("unreadable-rules", rules=rules, known=known))
    return versions[rules]
