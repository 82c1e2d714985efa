"""Bots in a hurry, so that a test can play whole games with them."""

from collections.abc import Iterator, Sequence
from typing import Any

from tests.contract.cases import Case, swapper_of, wander

from gaslamp.bots import HouseBot
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.seats import in_mask
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


def twins(case: Case, seeds: Sequence[int]) -> Iterator[tuple[Play, Play, int]]:
    """Two games that a seat which is to choose cannot tell apart, and that seat."""
    for seed in seeds:
        actions = wander(case, seed, longest=200)
        for cut in range(len(actions) * 2 // 3, 0, -1):
            position = played(case, actions[:cut]).position
            seats = [] if position.chance_awaited or position.over else in_mask(position.awaited)
            found = [
                (seat, other)
                for seat in seats
                if isinstance(
                    other := swapper_of(case)(case, actions[:cut], seat, Dice(seed)), list
                )
            ]
            if found:
                seat, other = found[0]
                yield played(case, actions[:cut]), played(case, other), seat
                break


def choice(bot: HouseBot, play: Play, seat: int, iterations: int) -> Any:
    legal = [play.game.to_typed(action) for action in play.position.legal(seat)]
    return bot.choose(play.sight(seat), legal, Dice(7), Budget(iterations=iterations))
