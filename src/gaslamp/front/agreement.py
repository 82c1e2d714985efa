"""What is agreed before a game, from how people say it: names of variants, and options as JSON."""

from collections.abc import Iterable
from typing import Any

from gaslamp.core.data import from_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.sentence import say


def agreed(game: Game[Any], variants: Iterable[str], text: str | None) -> Any:
    """The game's options from what the command line says of them."""
    plain: dict[str, Any] = {}
    for variant in variants:
        if variant not in game.variants:
            known = ", ".join(game.variants)
            raise Unreadable(say("terminal-no-such-variant", text=variant, variants=known))
        plain |= game.variants[variant]
    if text is not None:
        plain |= from_json(text.encode("utf-8", "replace"), dict[str, Any])
    return game.options(plain)
