"""The parts that people and bots play. Where all seats are alike there is one, without a name."""

from typing import Any

from gaslamp.core.game import Game


def role_of_seat(game: Game[Any], seats: int, seat: int) -> str:
    """Empty where all seats are alike."""
    for role, side in zip(game.roles, game.sides(seats), strict=False):
        if seat in side:
            return role
    return ""
