"""What is agreed before a game of Mr. Jack: nothing but who sits where (MJ-01)."""

from typing import Any, Final

from gaslamp.core.game import Options


class MrJackOptions(Options, frozen=True):
    pass


VARIANTS: Final[dict[str, dict[str, Any]]] = {}
