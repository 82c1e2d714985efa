"""Which tables there are, and how often people do what: all of it follows from a seed."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from gaslamp.bots import USUAL

GAMES: Final = {"sleuth": (3, 5), "mr_jack": (2, 2), "scotland_yard": (3, 5), "culprit": (3, 6)}
"""The games, and between which numbers their seats lie."""
SUPERINTENDENT: Final = "superintendent"
WITH_BOTS: Final = 0.3
WITH_CLOCK: Final = 0.2
BY_LINK: Final = 0.1

EACH_TABLE: Final = {"move": 6.0, "talk": 40.0, "note": 90.0, "sheet": 90.0, "knowledge": 300.0}
"""Seconds between two of a kind at one table, on average."""
EACH_CONNECTION: Final = {
    "come back": 400.0,
    "page": 600.0,
    "lobby": 600.0,
    "mine": 900.0,
    "preview": 900.0,
    "record": 1500.0,
    "replay": 1500.0,
    "passer-by": 1200.0,
    "lesson": 3000.0,
    "log in": 20_000.0,
}
"""The same for each of all who are connected."""


class Plan(NamedTuple):
    """One table, before anybody is there."""

    game: str
    seats: int
    bots: int
    clock: bool
    public: bool
    spectators: int = 0
    level: str = USUAL
    """Of its bots."""

    @property
    def people(self) -> int:
        return self.seats - self.bots

    @property
    def setup(self) -> dict[str, Any]:
        """As the house is asked for it; the host has the first seat, bots the last ones."""
        people = [{"type": "me"}, *[{"type": "open"}] * (self.people - 1)][: self.people]
        bots = [{"type": "bot", "level": self.level}] * self.bots
        clock = {"type": "bank", "seconds": 1800, "increment": 20}
        return {
            "game": self.game,
            "seats": [*people, *bots],
            "public": self.public,
            "clock": clock if self.clock else {"type": "none"},
        }


def plans(tables: int, connections: int, seed: int) -> list[Plan]:
    """As many people as the tables take; whoever is left watches, most at the popular tables."""
    random = Random(seed)
    made = [_plan(random, game) for game in islice(_round(), tables)]
    over = max(0, connections - sum(each.people for each in made))
    popular = [random.expovariate(1) for _ in made]
    crowds = [0] * tables
    for table in random.choices(range(tables), popular, k=over):
        crowds[table] += 1
    return [plan._replace(spectators=crowd) for plan, crowd in zip(made, crowds, strict=True)]


def of_superintendents(tables: int, seed: int) -> list[Plan]:
    """They play among themselves, at the same games."""
    random = Random(f"{seed} superintendents")
    sizes = [(game, random.randint(*GAMES[game])) for game in islice(_round(), tables)]
    return [Plan(game, n, n, False, True, level=SUPERINTENDENT) for game, n in sizes]


def _round() -> Iterator[str]:
    while True:
        yield from GAMES


def _plan(random: Random, game: str) -> Plan:
    fewest, most = GAMES[game]
    seats = random.randint(fewest, most)
    bots = random.randint(1, seats - 1) if random.random() < WITH_BOTS else 0
    return Plan(
        game, seats, bots, random.random() < WITH_CLOCK, bots > 0 or random.random() >= BY_LINK
    )
