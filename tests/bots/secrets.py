"""Whether a bot knows what it cannot know: the secret is swapped, and its choice must stay."""

from collections.abc import Iterator, Sequence
from typing import Any

from tests.contract.cases import Case, swapper_of, wander

from gaslamp.bots import HouseBot
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.search.budget import Budget

FEW = Budget(iterations=60)


def choices(case: Case, bot: HouseBot, games: int = 4) -> Iterator[tuple[Any, Any]]:
    """What the bot chooses in a game, and in another that its seat cannot tell from it."""
    for seed in range(games):
        actions, dice = wander(case, seed, longest=120), Dice(seed)
        for _ in range(3):
            cut = actions[: 1 + dice.below(len(actions) - 1)]
            yield from _at(case, cut, bot, dice.roll())


def _at(case: Case, actions: Sequence[int], bot: HouseBot, seed: int) -> Iterator[tuple[Any, Any]]:
    play = _played(case, actions)
    for seat in range(case.seats):
        if play.position.awaited >> seat & 1:
            other = swapper_of(case)(case, actions, seat, Dice(seed))
            if isinstance(other, list):
                yield choice(play, seat, bot, seed), choice(_played(case, other), seat, bot, seed)


def choice(play: Play, seat: int, bot: HouseBot, seed: int) -> Any:
    legal = [play.game.to_typed(action) for action in play.position.legal(seat)]
    chosen = bot.choose(play.sight(seat), legal, Dice(seed), FEW)
    assert chosen in legal
    return chosen


def _played(case: Case, actions: Sequence[int]) -> Play:
    play = Play(case.game, case.agreed, case.start())
    for action in actions:
        play.act(action)
    return play
