"""How long a game can be."""

from typing import NamedTuple


class Bound(NamedTuple):
    players: int
    """How many actions of players there are in a game at most."""
    chance: int
    """And how many of chance."""
    noticed: int
    """How many of both a seat notices at most."""
    by_rule: bool
    """Whether the rules see to it; otherwise the environment cuts a game there, as a draw."""
