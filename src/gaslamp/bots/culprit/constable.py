"""A constable at The Culprit: fears the Culprit, questions whom it has just noticed, and forgets.

It has the last few things in mind, and does not think of what comes after: it passes the Culprit on
even when it could win with it, and lets go of what would protect it.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import HouseBot
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.culprit.actions import Discard, Give, Play, Suspect, Trade
from gaslamp.games.culprit.events import Answered, Looked, Played, Recognised
from gaslamp.search.budget import Budget

_REMEMBERS: Final = 6
"""So many of the last events."""
_SEEN: Final = 3.0
_EAGER: Final = {
    "detective": 6.0,
    "toby": 5.0,
    "accomplice": 4.0,
    "youngest": 3.0,
    "witness": 3.0,
    "sheriff": 3.0,
}
"""What it likes to play, as soon as it has it."""


class CulpritConstable(HouseBot):
    def choose(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        dice: Dice,
        budget: Budget | None = None,
    ) -> Any:
        noticed = _noticed(sight)
        return max(legal, key=lambda action: (_taste(action, noticed), dice.below(1000)))

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        return None


def _noticed(sight: Sight[Any, Any, Any]) -> list[float]:
    """How much each seat has caught its eye lately; who has said no is forgotten about."""
    found = [0.0] * sight.seats
    for event in sight.events[-_REMEMBERS:]:
        match event:
            case Played(seat, _, _):
                found[seat] += 0.1
            case Answered(_, asked, False):
                found[asked] -= 1.0
            case Looked(_, target, cards):
                found[target] += _SEEN if "culprit" in cards else -_SEEN
            case Recognised(_, culprit):
                found[culprit] += _SEEN
    return found


def _taste(action: Any, noticed: Sequence[float]) -> float:
    match action:
        case Play(_, card, target):
            return _EAGER.get(card, 1.0) + (0.0 if target is None else noticed[target])
        case Give(_, card) | Discard(_, card):
            return 5.0 if card == "culprit" else -_EAGER.get(card, 1.0)
        case Suspect(_, int(suspect)):
            return 1.0 + noticed[suspect]
        case Trade():
            return 1.0
    return 0.0
