"""A constable at Mr. Jack: looks at the first few things that come to mind, and at nothing behind
them."""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import HouseBot
from gaslamp.bots.novice.mr_jack import BOT as NOVICE
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.search.budget import Budget

_FEW: Final = Budget(iterations=4)


class JackConstable(HouseBot):
    def choose(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        dice: Dice,
        budget: Budget | None = None,
    ) -> Any:
        return NOVICE.choose(sight, legal, dice, _FEW)

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        return None
