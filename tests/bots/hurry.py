"""Bots in a hurry, so that a test can play whole games with them."""

from collections.abc import Sequence
from typing import Any

from tests.contract.cases import Case

from gaslamp.bots import HouseBot
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.sight import Sight
from gaslamp.search.budget import Budget


class Hurried:
    """A bot that may think no longer than that."""

    def __init__(self, bot: HouseBot, iterations: int) -> None:
        self._bot = bot
        self._budget = Budget(iterations=iterations)

    def choose(self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice) -> Any:
        chosen = self._bot.choose(sight, legal, dice, self._budget)
        assert chosen in legal
        return chosen

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        return self._bot.speaks_up(sight, legal, dice)


def played(case: Case, actions: Sequence[int]) -> Play:
    play = Play(case.game, case.agreed, case.start())
    for action in actions:
        play.act(action)
    return play
