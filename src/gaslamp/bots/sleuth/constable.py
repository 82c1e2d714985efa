"""A constable at Sleuth: asks by taste, forgets what others heard, and names too soon.

It likes to be shown gems, so it asks about two elements where it can, of whoever has most that it
does not know, and its sheet is worked out one number at a time.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import HouseBot
from gaslamp.bots.sleuth.memory import remembered
from gaslamp.core.bits import members
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth.actions import Announce, Ask, Name, gem_number, question_number
from gaslamp.games.sleuth.cards import MATCHES
from gaslamp.knowledge.sleuth.deductions import EVERY, Settled, settle
from gaslamp.knowledge.sleuth.facts import numbers, sizes
from gaslamp.search.budget import Budget

_REMEMBERS: Final = 3
"""So many of the numbers that others were told."""
_HOPES: Final = 1
"""With so many gems too many on its sheet it names one all the same."""


class SleuthConstable(HouseBot):
    def choose(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        dice: Dice,
        budget: Budget | None = None,
    ) -> Any:
        sheet = _sheet(sight)
        if isinstance(legal[0], Name):
            return _named(sheet, legal, dice)
        if sheet.may[-1].bit_count() <= sight.options.missing + _HOPES:
            return next(action for action in legal if isinstance(action, Announce))
        asks = [action for action in legal if isinstance(action, Ask)]
        if not asks:
            return legal[0]
        return max(asks, key=lambda ask: (_curious(sheet, ask), dice.below(1000)))

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        """It waits for its turn."""
        return None


def _sheet(sight: Sight[Any, Any, Any]) -> Settled:
    """What it has in mind cannot contradict itself: it is less than what was told."""
    kept = remembered(sight, _REMEMBERS)
    found = settle(sizes(kept), numbers(kept))
    return found or Settled([EVERY] * (sight.seats + 2), [0] * (sight.seats + 2))


def _named(sheet: Settled, legal: Sequence[Any], dice: Dice) -> Any:
    """One of those that are left; what is sure before what may be."""
    left = set(members(sheet.may[-1]))
    hoped = [action for action in legal if gem_number(action.gem) in left] or list(legal)
    return hoped[dice.below(len(hoped))]


def _curious(sheet: Settled, ask: Ask) -> tuple[bool, int]:
    """How many gems it would ask about that it cannot place."""
    gems = MATCHES[question_number(ask.question)]
    unplaced = gems & sheet.may[ask.opponent] & ~sheet.sure[ask.opponent]
    return " " in ask.question and unplaced != 0, unplaced.bit_count()
