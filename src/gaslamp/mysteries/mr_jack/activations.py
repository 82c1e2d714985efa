"""Whole activations: every way to play one card to its end, step by step."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from gaslamp.bots import bot_for
from gaslamp.core.data import to_plain
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.games.mr_jack import GAME, codes
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.mysteries.draft import HURRY, Juncture

MOST: Final = 2_500
"""A card that can be played in more ways asks too much of anybody."""
ENDING: Final = (codes.LEAVE, codes.ACCUSE)


class Activation(NamedTuple):
    steps: tuple[int, ...]
    after: MrJackPosition
    """When the card is played, or where it waits for an alibi to be drawn."""


class TooManyWaysError(Exception):
    """There are more activations than anybody should look through."""


def activations(position: MrJackPosition, seat: int, endings: bool) -> list[Activation]:
    """All of them; with `endings` also those that end the game by leaving or accusing."""
    found = []
    for each in _played_on(Activation((), position.copy()), seat, endings):
        found.append(each)
        if len(found) > MOST:
            raise TooManyWaysError
    return found


def _played_on(so_far: Activation, seat: int, endings: bool) -> Iterator[Activation]:
    for action in so_far.after.legal(seat):
        if not endings and kind_of(action) in ENDING:
            continue
        after = so_far.after.copy()
        after.apply(action)
        made = Activation((*so_far.steps, action), after)
        if after.over or after.active == codes.NOBODY or after.chance_awaited:
            yield made
        else:
            yield from _played_on(made, seat, endings)


def spelt(position: MrJackPosition, steps: tuple[int, ...]) -> tuple[str, ...]:
    """The steps in notation."""
    now, found = position.copy(), []
    for action in steps:
        found.append(GAME.write(action, now))
        now.apply(action)
    return tuple(found)


def laid_out(position: Any) -> dict[str, Any]:
    """The board as a position file has it."""
    facts: dict[str, Any] = to_plain(GAME.to_facts(position))
    return facts


def played(moment: Juncture, rank: str) -> str:
    """What a bot does with one card, step by step."""
    play, bot = moment.play.copy(), bot_for("mr_jack", rank)
    position: Any = play.position
    turn, steps = position.turn, list[str]()
    while not steps or (position.active != codes.NOBODY and position.turn == turn):
        legal = [play.game.to_typed(action) for action in position.legal(moment.seat)]
        if not legal:
            break
        chosen = bot.choose(play.sight(moment.seat), legal, Dice(0), HURRY[rank])
        action = play.game.from_typed(chosen)
        steps.append(play.game.write(action, position))
        play.act(action)
    return ", ".join(steps)
