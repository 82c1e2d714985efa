"""The tables that every game is tried at, gathered from the games' own tests."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from importlib import import_module
from typing import Any

from tests.guests.visit import NAME as GUEST

from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import in_mask
from gaslamp.games import NAMES, game_named


@dataclass(frozen=True)
class Case:
    """A game with its number of seats and options, as they would be agreed at a table."""

    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    rules: int | None = None
    """An older version of the rules; None is the newest."""

    @property
    def game(self) -> Game[Any]:
        return game_named(self.name, self.rules)

    @property
    def agreed(self) -> Any:
        return self.game.options(self.options)

    def start(self) -> Position:
        position: Position = self.game.start(self.seats, self.agreed)
        return position

    def __str__(self) -> str:
        differences = [f"{key}={value}" for key, value in self.options.items()]
        differences += [] if self.rules is None else [f"rules={self.rules}"]
        return "-".join([self.name, str(self.seats), *differences])


class Nothing(Enum):
    """What a swapper answers when the viewer knows everything there is to know."""

    HIDDEN = 1


NOTHING_HIDDEN = Nothing.HIDDEN

Swapper = Callable[[Case, Sequence[int], int, Dice], list[int] | Nothing | None]
"""Another game of the same length that the viewer cannot tell from this one by the rulebook."""


def every_case() -> list[Case]:
    return [case for name in NAMES for case in _of(name, "cases").CASES]


def guest_cases() -> list[Case]:
    """Of the fifth game, which no room of the house knows."""
    return list(_of(GUEST, "cases").CASES)


def swapper_of(case: Case) -> Swapper:
    swap: Swapper = _of(case.name, "swapper").swap
    return swap


def _of(name: str, module: str) -> Any:
    return import_module(f"tests.{'guests' if name == GUEST else 'games'}.{name}.{module}")


def wander(case: Case, seed: int, longest: int = 400) -> list[int]:
    """The actions of a random game in which seats also speak out of turn."""
    position, dice = case.start(), Dice(seed)
    actions: list[int] = []
    while not position.over and len(actions) < longest:
        action = _out_of_turn(position, dice) or random_action(position, dice)
        position.apply(action)
        actions.append(action)
    return actions


def _out_of_turn(position: Position, dice: Dice) -> int | None:
    speakers = list(in_mask(position.may_act))
    if not speakers or dice.below(40):
        return None
    legal = position.legal(speakers[dice.below(len(speakers))])
    return legal[dice.below(len(legal))]


def position_after(case: Case, actions: Sequence[int]) -> Position:
    position = case.start()
    for action in actions:
        position.apply(action)
    return position
