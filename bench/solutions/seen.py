"""How often a rank throws away what the solved pursuit says it has, beginners' rules, four seats.

Asked are moments at which the choice decides: some choices keep what the side has, others lose it.
They come from games between ranks, after Mister X's 8th move, with at least two rounds to go: from
there to his last move he is in sight by the book. The solution takes that last one as seen too.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from bench.solutions.layers import London
from bench.solutions.pursuit import Layer
from bench.tables import saying
from gaslamp.bots import HouseBot, bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.play import Play
from gaslamp.core.seats import in_mask
from gaslamp.games.scotland_yard import GAME
from gaslamp.games.scotland_yard.codes import ANSWERING, CHOOSING, DOUBLE, MISTER_X
from gaslamp.games.scotland_yard.forms import BEGINNERS, FORMS
from gaslamp.search.budget import Budget

SIDES: Final = ("mister_x", "detectives")
_GAME: Final = "scotland_yard"
_SEATS: Final = 4
_PAWNS: Final = 3
_ROUNDS: Final = FORMS[BEGINNERS].last_round
_OPEN_FROM: Final = 8
"""So many moves are made when the last but one of the secret ones is behind him."""
_LEFT: Final = 2
_OPTIONS: Final = GAME.options({"form": "beginners"})
_FLEEING: Final = "sergeant"
_HUNTING: Final = "constable"
"""Who plays until the moment: he gets away from them often enough, and not always."""


class Solved(NamedTuple):
    london: London
    layers: list[Layer]

    def forced(self, position: Any, rounds: int, x: int) -> bool:
        """Whether detectives have won with so many rounds left, Mister X on x and to move."""
        pawns = [position.station[pawn] - 1 for pawn in range(_PAWNS)]
        layer = self.layers[min(rounds, len(self.layers) - 1)]
        return self.london.pursuit.has(layer[position.doubles], x - 1, pawns)


@cache
def solved() -> Solved:
    london = London(_PAWNS)
    return Solved(london, london.layers(saying))


def regret(side: str, rank: str, number: int) -> float:
    """What a rank throws away at one of the moments that decide: all of it or nothing."""
    return 0.0 if _keeps(side, rank, number) else 1.0


def _keeps(side: str, rank: str, number: int) -> bool:
    play, bot, dice = _decisive(side, number).copy(), bot_for(_GAME, rank), Dice(number)
    position: Any = play.position
    if side == "mister_x":
        action = chosen(play, MISTER_X, bot, dice, budget_of(bot, "fleeing"))
        return not _lost_after(position, action)
    while position.stage == ANSWERING and not position.over:
        seat = next(iter(in_mask(position.awaited)))
        play.act(chosen(play, seat, bot, dice, budget_of(bot, "hunting")))
    return _is_won(position)


def budget_of(bot: HouseBot, pace: str) -> Budget | None:
    """What is usual for the rank in iterations, so that a busy machine does not make it weaker."""
    found = getattr(bot, pace, None)
    return None if found is None else Budget(found.iterations)


def chosen(play: Play, seat: int, bot: HouseBot, dice: Dice, budget: Budget | None) -> int:
    """What a bot does, by what it has seen."""
    game = play.game
    legal = [game.to_typed(action) for action in play.position.legal(seat)]
    return game.from_typed(bot.choose(play.sight(seat), legal, dice, budget))


@cache
def _decisive(side: str, number: int) -> Play:
    """Of the games of a number the first that has such a moment, at the first of them."""
    dice = Dice(number << 20)
    while True:
        for play in _moments(dice):
            position: Any = play.position
            if (position.stage == CHOOSING) == (side == "mister_x") and _decides(position):
                return play


def _moments(dice: Dice) -> Iterator[Play]:
    """A game, each time Mister X or all detectives have to choose."""
    play = Play(GAME, _OPTIONS, GAME.start(_SEATS, _OPTIONS))
    position: Any = play.position
    players = [bot_for(_GAME, _FLEEING)] + [bot_for(_GAME, _HUNTING)] * _PAWNS
    while not position.over and _rounds_left(position) >= _LEFT:
        if position.log_count >= _OPEN_FROM and _is_open(position):
            yield play
        seat = next(iter(in_mask(position.awaited)))
        play.act(chosen(play, seat, players[seat], dice, None))


def _is_open(position: Any) -> bool:
    """A choice of his, or of all detectives when they see where he is."""
    if position.stage == CHOOSING:
        return True
    in_sight: int = position.shown >> position.log_count & 1
    return position.unmoved == (1 << _PAWNS) - 1 and in_sight == 1


def _rounds_left(position: Any) -> int:
    """Not counting one that Mister X has begun."""
    used: int = FORMS[BEGINNERS].doubles - position.doubles
    return int(_ROUNDS - (position.log_count - used))


def _decides(position: Any) -> bool:
    if position.stage == CHOOSING:
        after = [_lost_after(position, action) for action in position.legal(MISTER_X)]
        return any(after) and not all(after)
    ends = [_is_won(end) for end in _answers(position)]
    return any(ends) and not all(ends)


def _lost_after(position: Any, action: int) -> bool:
    """Whether the detectives can force it once he has done this."""
    after = position.copy()
    after.apply(action)
    if after.over:
        return not after.winners & 1
    if kind_of(action) == DOUBLE:
        again = after.legal(MISTER_X)
        return all(_lost_after(after, step) for step in again)
    return any(_is_won(end) for end in _answers(after))


def _answers(position: Any) -> Iterator[Any]:
    """What can come of the detectives' moves, in whatever order."""
    if position.over or position.stage != ANSWERING:
        yield position
        return
    for seat in in_mask(position.awaited):
        for action in position.legal(seat):
            after = position.copy()
            after.apply(action)
            yield from _answers(after)


def _is_won(position: Any) -> bool:
    """For the detectives, when all have answered."""
    if position.over:
        return not position.winners & 1
    x = position.track[position.log_count]
    return solved().forced(position, _rounds_left(position), x)
