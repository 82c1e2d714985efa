"""For each game: the same game as one seat has seen it, with what it could not know dealt anew."""

from collections.abc import Iterable

from gaslamp.core.dice import Dice


def shuffled(things: Iterable[str], dice: Dice) -> list[str]:
    left = list(things)
    return [left.pop(dice.below(len(left))) for _ in range(len(left))]
