"""Players that the house provides. They get what a seat has seen and what it may do, no more."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight

LEVELS: Final = ("novice",)


class Bot(Protocol):
    """One player's judgement. It remembers nothing between calls: the sight has it all."""

    def choose(self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice) -> Any:
        """One of the typed actions in `legal`."""

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        """An action out of turn, when the seat may act without being waited for; usually None."""


def bot_for(game: str, level: str = "novice") -> Bot:
    bot: Bot = import_module(f"gaslamp.bots.{level}.{game}").BOT
    return bot
