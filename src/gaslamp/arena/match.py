"""One game between bots, and how often a side wins many of them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from gaslamp.bots import check_whole
from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import CAP, random_action
from gaslamp.core.turns import Asked, Player, Turns, asked

Bots = Mapping[int, Player]
"""Who sits where; seats without a bot follow the random policy."""


class Drawn(Turns):
    """Turns by lot: of the awaited seats any goes first, as in random play."""

    def next(self, waits_for: int = 0) -> int | None:
        """Who speaks up goes first; then somebody who is awaited."""
        for each in asked(self.play.position, self.players):
            if not each.awaited and (spoken := self.ask(each)) is not None:
                return spoken
        action = random_action(self.play.position, self.dice)
        seat = seat_of(action)
        return self.ask(Asked(seat, True)) if seat in self.players else action


def match(game: Game[Any], options: Any, seats: int, bots: Bots, dice: Dice) -> Play:
    """Play a game to its end, or to the cap of random play."""
    for bot in bots.values():
        check_whole(bot, options)
    play = Play(game, options, game.start(seats, options))
    turns = Drawn(play, bots, None, dice)
    while not play.position.over and len(play.actions) < CAP:
        turns.step()
    return play


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
    bot: Player | None,
    side: int,
    games: int,
    against: Player | None = None,
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
