"""Positions given outright as JSON: for tests, puzzles and analysis."""

from typing import Any, Generic, TypeVar

from gaslamp.core.data import Data, to_plain
from gaslamp.core.errors import Unreadable
from gaslamp.core.fault import located
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.sentence import say

FORMAT = 1

Opts = TypeVar("Opts")
F = TypeVar("F")


class PositionFile(Data, Generic[Opts, F]):
    game: str
    rules: int
    seats: int
    options: Opts
    facts: F
    format: int = FORMAT


def describe(game: Game[Any], options: Any, position: Position) -> PositionFile[Any, Any]:
    return PositionFile(
        game.name, game.rules_version, position.seats, options, game.to_facts(position)
    )


def stand_up(game: Game[Any], file: PositionFile[Any, Any]) -> Position:
    """The position that a file describes, or a refusal that says what is wrong with it."""
    if file.format != FORMAT:
        raise Unreadable(say("unreadable-format", format=file.format, known=FORMAT))
    game.check_rules(file.rules)
    return position_from(game, file.facts, file.seats, file.options)


def position_from(game: Game[Any], facts: Any, seats: int, options: Any) -> Position:
    game.check_size(seats, options)
    try:
        position: Position = game.from_facts(facts, seats, options)
    except Unreadable as refusal:
        raise located(refusal, to_plain(facts)) from None
    except OverflowError:
        # Compiled positions hold small numbers; a file can hold any.
        raise Unreadable(say("unreadable-number")) from None
    return position
