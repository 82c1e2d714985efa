"""Players that the house provides. They get what a seat has seen and what it may do, no more."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from gaslamp.core.dice import Dice
from gaslamp.core.guests import part
from gaslamp.core.sight import Sight
from gaslamp.core.turns import Player

T = TypeVar("T")

LEVELS: Final = ("novice",)
PLENTY: Final = 1_000_000
"""As many looks as anybody could want."""


class HouseBot(Player, Protocol):
    """One of the house's own, which can be hurried: `looks` is how many actions or samples it may
    weigh. With fewer it plays worse, never wrongly."""

    def choose(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice, looks: int = PLENTY
    ) -> Any:
        """One of the typed actions in `legal`."""


def bot_for(game: str, level: str = "novice") -> HouseBot:
    bot: HouseBot = part(f"bots.{level}", game).BOT
    return bot


def some(actions: Sequence[T], looks: int, dice: Dice) -> Sequence[T]:
    """As many of them as one has looks for, any of them, in their order."""
    if len(actions) <= looks:
        return actions
    left = list(range(len(actions)))
    picked = [left.pop(dice.below(len(left))) for _ in range(max(1, looks))]
    return [actions[place] for place in sorted(picked)]
