"""Whether a bot knows what it cannot know: the secret is swapped, and what it does must stay."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tests.bots.hurry import played
from tests.contract.cases import Case, swapper_of, wander

from gaslamp.bots import HouseBot
from gaslamp.bots.utterances import utterance
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.seats import in_mask
from gaslamp.core.utterance import Utterance
from gaslamp.search.budget import Budget

CUTS: Final = 4
"""So many moments of each game."""


class Behaviour(NamedTuple):
    """All that a bot does with what a seat has seen."""

    chosen: Any
    plan: Sequence[Any]
    """The whole move."""
    said: Utterance | None
    """About that move."""
    spoken: Any
    """Out of turn."""


Pair = tuple[Behaviour, Behaviour]


def pairs(case: Case, bot: HouseBot, games: int, budget: Budget) -> Iterator[Pair]:
    """What the bot does in a game, and in another that its seat cannot tell from it."""
    for seed in range(games):
        actions, dice = wander(case, seed, longest=120), Dice(seed)
        for _ in range(CUTS):
            cut = actions[: 1 + dice.below(len(actions) - 1)]
            yield from pairs_at(case, cut, bot, budget, dice.roll())


def pairs_at(
    case: Case, actions: Sequence[int], bot: HouseBot, budget: Budget, seed: int
) -> Iterator[Pair]:
    play = played(case, actions)
    awaited, may_act = play.position.awaited, play.position.may_act
    for seat in range(case.seats):
        if (awaited | may_act) >> seat & 1:
            other = swapper_of(case)(case, actions, seat, Dice(seed))
            if isinstance(other, list):
                twin = played(case, other)
                yield (
                    behaviour(play, seat, bot, budget, seed),
                    behaviour(twin, seat, bot, budget, seed),
                )


def behaviour(play: Play, seat: int, bot: HouseBot, budget: Budget, seed: int) -> Behaviour:
    sight = play.sight(seat)
    legal = [play.game.to_typed(action) for action in play.position.legal(seat)]
    if seat not in in_mask(play.position.awaited):
        spoken = bot.speaks_up(sight, legal, Dice(seed))
        assert spoken is None or spoken in legal
        return Behaviour(None, [], None, spoken)
    chosen = bot.choose(sight, legal, Dice(seed), budget)
    assert chosen in legal
    plan = bot.plan(sight, legal, Dice(seed), budget)
    return Behaviour(chosen, plan, utterance(sight, plan[0]), None)
