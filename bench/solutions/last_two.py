"""The last two activations of a game of Mr. Jack, solved.

They are the Investigator's third card of the eighth turn and Jack's last, and then it is dawn:
whoever has not been accused by then has got away. So such a moment is worth the best chance of any
accusation within reach of either card, its power used first or not; each who may still be Jack is
so with the same chance. The moments come from games at random in which nobody accuses or leaves, so
that nothing in them tells who Jack is. Asked are those in which one of the two cards will do and
the other will not.
"""

from functools import cache
from typing import Any, Final

from bench.solutions.seen import chosen
from gaslamp.bots import HouseBot, bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.codes import (
    ACCUSE,
    EVERYBODY,
    INVESTIGATOR,
    LAST_TURN,
    LEAVE,
    NOBODY,
)
from gaslamp.search.budget import Budget

_PLAYED: Final = 2
_OPTIONS: Final = GAME.options({})
_SEATS: Final = 2


def regret(_: str, rank: str, number: int) -> float:
    """How much of the chance to win a rank gives away."""
    play, bot, dice = _moment(number).copy(), bot_for("mr_jack", rank), Dice(number)
    worth, suspects = value(play.position), _suspects(play.position)
    while not play.position.over and play.position.awaited == 1 << INVESTIGATOR:
        action = chosen(play, INVESTIGATOR, bot, dice, _budget(bot))
        if kind_of(action) == ACCUSE:
            return worth - (suspects >> (action >> 9) & 1) / suspects.bit_count()
        play.act(action)
    return worth


def _budget(bot: HouseBot) -> Budget | None:
    """In iterations, so that a busy machine does not make it weaker."""
    usual = getattr(bot, "usual", None)
    return None if usual is None else Budget(usual.iterations)


@cache
def _moment(number: int) -> Play:
    dice = Dice(number << 20)
    while True:
        play = _as_far(dice)
        if _one_card_will_do(play.position):
            return play


def _as_far(dice: Dice) -> Play:
    """A game until the Investigator has its last card to choose."""
    play = Play(GAME, _OPTIONS, GAME.start(_SEATS, _OPTIONS))
    position: Any = play.position
    while not (position.turn == LAST_TURN and position.played.bit_count() == _PLAYED):
        action = random_action(position, dice)
        while kind_of(action) in (ACCUSE, LEAVE):
            if all(kind_of(each) in (ACCUSE, LEAVE) for each in position.legal(action & 31)):
                return _as_far(dice)
            action = random_action(position, dice)
        play.act(action)
    return play


def value(position: Any) -> float:
    """The best chance that an accusation has."""
    suspects = _suspects(position)
    return 1.0 / suspects.bit_count() if _can_accuse(position, suspects) else 0.0


def _one_card_will_do(position: Any) -> bool:
    suspects = _suspects(position)
    cards = [
        _can_accuse(after, suspects) for after in _unmoved(position, position.legal(INVESTIGATOR))
    ]
    return any(cards) and not all(cards)


def _suspects(position: Any) -> int:
    known: int = position.innocent | position.alibis[INVESTIGATOR]
    return EVERYBODY & ~known


def _can_accuse(position: Any, suspects: int) -> bool:
    """With the card that is being played, or any other; who has moved accuses nobody any more."""
    legal = position.legal(INVESTIGATOR)
    if any(kind_of(each) == ACCUSE and suspects >> (each >> 9) & 1 for each in legal):
        return True
    return any(_can_accuse(after, suspects) for after in _unmoved(position, legal))


def _unmoved(position: Any, legal: list[int]) -> Any:
    for action in legal:
        if kind_of(action) != ACCUSE:
            after = position.copy()
            after.apply(action)
            if after.active != NOBODY and not after.moved and not after.over:
                yield after
