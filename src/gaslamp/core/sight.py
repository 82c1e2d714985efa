"""All that a viewer has seen since the start. Bots, notebooks and knowledge live on this alone."""

from typing import Any, Generic, TypeVar

from gaslamp.core.data import Data

Opts = TypeVar("Opts")
E = TypeVar("E")
V = TypeVar("V")


class Sight(Data, Generic[Opts, E, V]):
    game: str
    rules: int
    seats: int
    options: Opts
    viewer: int
    """A seat, or -1 for a spectator."""
    events: list[E]
    """Everything this viewer was told, oldest first."""
    view: V
    """What this viewer sees on the table now."""


AnySight = Sight[Any, Any, Any]
"""Of whichever game."""
