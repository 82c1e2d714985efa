"""How a game is told of when it is over: what of it can be counted. Each game says it of itself."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gaslamp.core.sentence import Sentence


@dataclass(frozen=True)
class Chronicle:
    """What a game does not say is not counted."""

    turn: str | None = None
    """What its view calls the number of the turn; without one, every move is a turn."""
    beginning: str | None = None
    """A pattern for a line of a record, without its seat: `it` is what a seat began with."""
    say_beginning: Callable[[str], Sentence] | None = None
    stakes: Callable[[Any], bool] | None = None
    """Whether a typed action stakes the game on what its seat knows; without one, a move does that
    wins at once."""
    stations: Callable[[Any, int], list[int]] | None = None
    """Of a view that lies open: where a seat's pawns are on the map."""
