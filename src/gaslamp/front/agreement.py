"""What is agreed before a game, from how people say it: names of variants, and options as JSON."""

from collections.abc import Iterable
from typing import Any

from gaslamp.core.data import from_json
from gaslamp.core.game import Game


def agreed(game: Game[Any], variants: Iterable[str], text: str | None) -> Any:
    """The game's options from what the command line says of them."""
    plain: dict[str, Any] = {}
    for variant in variants:
        plain |= game.variant(variant)
    if text is not None:
        plain |= from_json(text.encode("utf-8", "replace"), dict[str, Any])
    return game.options(plain)
