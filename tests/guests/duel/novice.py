"""A beginner at the duel: halves what the other's card may be, and guesses when it is sure."""

from collections.abc import Sequence
from typing import Any

from tests.guests.duel import actions, codes, events

from gaslamp.bots import HouseBot
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.search.budget import Budget

AnySight = Sight[Any, Any, Any]


class DuelNovice(HouseBot):
    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        left = _left(sight)
        asks = [each for each in legal if isinstance(each, actions.Ask)]
        if len(left) > 1 and asks:
            middle = left[len(left) // 2]
            return min(asks, key=lambda ask: abs(ask.card - middle))
        guesses = [each for each in legal if each == actions.Guess(sight.viewer, left[0])]
        return (guesses or legal)[0]

    def speaks_up(self, sight: AnySight, legal: Sequence[Any], dice: Dice) -> Any | None:
        return None


def _left(sight: AnySight) -> list[int]:
    """What the other's card may be, after all answers to this seat."""
    left = [card for card in range(1, codes.CARDS + 1) if card != sight.view.cards[sight.viewer]]
    for event in sight.events:
        match event:
            case events.Answered(seat, card, yes) if seat == sight.viewer:
                left = [each for each in left if (each >= card) == yes]
    return left


BOT = DuelNovice()
