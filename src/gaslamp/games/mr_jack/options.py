"""What is agreed before a game of Mr. Jack: nothing but who sits where (MJ-01), unless it is a
small form for exact work."""

from typing import Any, Final

from msgspec import UNSET, UnsetType

from gaslamp.core.game import Options, check_small
from gaslamp.games.mr_jack.forms import NAMES, SMALL


class MrJackOptions(Options):
    small: str | UnsetType = UNSET
    """A small form for exact work, by its name."""


VARIANTS: Final[dict[str, dict[str, Any]]] = {}


def form_of(options: MrJackOptions) -> int:
    """The number of what is played, the whole game being 0."""
    return NAMES.index(check_small(options.small, SMALL))
