"""Another card for the other seat that would have answered every question alike."""

from collections.abc import Sequence

from tests.contract.cases import NOTHING_HIDDEN, Case, Nothing, position_after
from tests.guests.duel import GAME, actions, codes

from gaslamp.core.dice import Dice


def swap(case: Case, done: Sequence[int], viewer: int, dice: Dice) -> list[int] | Nothing | None:
    if position_after(case, done).over:
        return NOTHING_HIDDEN
    typed = [GAME.to_typed(action) for action in done]
    for place, draw in enumerate(typed):
        if isinstance(draw, actions.Draw) and draw.seat != viewer:
            others = _others(typed, draw)
            if others:
                card = others[dice.below(len(others))]
                told = [*typed[:place], actions.Draw(draw.seat, card), *typed[place + 1 :]]
                return [GAME.from_typed(each) for each in told]
    return NOTHING_HIDDEN


def _others(typed: Sequence[object], draw: actions.Draw) -> list[int]:
    drawn = {each.card for each in typed if isinstance(each, actions.Draw)}
    asked = [
        each.card for each in typed if isinstance(each, actions.Ask) and each.seat != draw.seat
    ]
    return [
        card
        for card in range(1, codes.CARDS + 1)
        if card not in drawn and all((card >= ask) == (draw.card >= ask) for ask in asked)
    ]
