"""What a game is called, and what is said of it and of its variants in a line."""

from typing import Any

from gaslamp.core.game import Game
from gaslamp.words import Words


def prefix(game: Game[Any]) -> str:
    """How the names of a game's messages begin."""
    return game.name.replace("_", "-")


def title(game: Game[Any], words: Words) -> str:
    return words(f"{prefix(game)}-title")


def about(game: Game[Any], words: Words) -> str:
    return words(f"{prefix(game)}-about")


def variant(game: Game[Any], name: str, words: Words) -> str:
    return words(f"{prefix(game)}-variant-{name}")
