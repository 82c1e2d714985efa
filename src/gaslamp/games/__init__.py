"""The games that are played in the house. Each is loaded when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.guests import guests
from gaslamp.core.sentence import say

NAMES: Final = ("sleuth", "mr_jack", "culprit", "scotland_yard")
ON_THE_FRONT_PAGE: Final = ("mr_jack", "scotland_yard", "sleuth", "culprit")
"""The same, in the order in which the browser shows them."""


def every_name() -> tuple[str, ...]:
    """The house's own games, and those of its guests."""
    return *NAMES, *guests()


def game_named(name: str, rules: int | None = None) -> Game[Any]:
    """A game by its newest rules, or by those of an older version.

    Each game has a `GAME`, and in `RULES` every version that was ever played, oldest first.
    """
    module = _module(name)
    versions: dict[int, Game[Any]] = {game.rules_version: game for game in module.RULES}
    if rules is None:
        rules = module.GAME.rules_version
    if rules not in versions:
        known = ", ".join(str(version) for version in versions)
        raise Unreadable(say("unreadable-rules", rules=rules, known=known))
    return versions[rules]


def _module(name: str) -> Any:
    if name in NAMES:
        return import_module(f"{__name__}.{name}")
    if name in guests():
        return import_module(guests()[name])
    raise Unreadable(say("unreadable-game", name=name, games=", ".join(every_name())))
