"""The parts that bots play, by name."""

from typing import Any

from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.sentence import say


def role_named(game: Game[Any], text: str) -> str:
    """Capitals, spaces and hyphens do not matter."""
    role = text.strip().lower().replace("-", "_").replace(" ", "_")
    if role in game.roles:
        return role
    if not game.roles:
        raise Unreadable(say("arena-no-roles", game=game.name))
    known = ", ".join(game.roles)
    raise Unreadable(say("arena-no-such-role", text=text, game=game.name, roles=known))


def sides_of(game: Game[Any], seats: int, role: str | None) -> list[tuple[int, ...]]:
    """The seats that a bot is to play, one game after the other."""
    sides = game.sides(seats)
    if role is not None:
        return [sides[game.roles.index(role)]]
    return list(sides)
