"""One game between bots, and how often a side wins many of them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from gaslamp.bots import Bot
from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import CAP, random_action
from gaslamp.core.seats import in_mask

Bots = Mapping[int, Bot]
"""Who sits where; seats without a bot follow the random policy."""


def match(game: Game[Any], options: Any, seats: int, bots: Bots, dice: Dice) -> Play:
    """Play a game to its end, or to the cap of random play."""
    play = Play(game, options, game.start(seats, options))
    while not play.position.over and len(play.actions) < CAP:
        play.act(_next(play, bots, dice))
    return play


def _next(play: Play, bots: Bots, dice: Dice) -> int:
    """Who speaks up goes first; then somebody who is awaited."""
    position = play.position
    for seat in in_mask(position.may_act):
        if seat in bots:
            spoken = bots[seat].speaks_up(play.sight(seat), _typed(play, seat), dice)
            if spoken is not None:
                return play.game.from_typed(spoken)
    action = random_action(position, dice)
    seat = seat_of(action)
    if seat not in bots:
        return action
    return play.game.from_typed(bots[seat].choose(play.sight(seat), _typed(play, seat), dice))


def _typed(play: Play, seat: int) -> list[Any]:
    return [play.game.to_typed(action) for action in play.position.legal(seat)]


class Score(NamedTuple):
    games: int
    won: int
    length: float
    """Mean number of actions, chance's too."""

    @property
    def share(self) -> float:
        return self.won / self.games


def score(
    game: Game[Any],
    options: Any,
    seats: int,
    bot: Bot | None,
    side: int,
    games: int,
    against: Bot | None = None,
) -> Score:
    """How often a side wins when `bot` plays all its seats, and `against` the others.

    Where there is no bot, the random policy plays.
    """
    won = length = 0
    members = game.sides(seats)[side]
    sitting = {seat: bot if seat in members else against for seat in range(seats)}
    bots = {seat: each for seat, each in sitting.items() if each is not None}
    for seed in range(games):
        play = match(game, options, seats, bots, Dice(seed))
        won += any(play.position.winners >> seat & 1 for seat in members)
        length += len(play.actions)
    return Score(games, won, length / games)
