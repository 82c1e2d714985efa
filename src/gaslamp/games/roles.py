"""The parts that people and bots play. Where all seats are alike there is one, without a name."""

from typing import Any, Final

from gaslamp.core.game import Game

ROLES: Final = {
    "mr_jack": ("jack", "investigator"),
    "scotland_yard": ("mister_x", "detectives"),
}
"""In the order of the game's sides."""


def roles_of(game: Game[Any]) -> tuple[str, ...]:
    return ROLES.get(game.name, ())


def role_of_seat(game: Game[Any], seats: int, seat: int) -> str:
    """Empty where all seats are alike."""
    for role, side in zip(roles_of(game), game.sides(seats), strict=False):
        if seat in side:
            return role
    return ""
