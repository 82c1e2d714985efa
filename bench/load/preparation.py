"""What attacks need beforehand: tables to open, the longest game, and one that is hard to know."""

from typing import Any, Final

from tests.games.culprit.cases import TURMOIL

from bench.load.attacker import Attacker
from bench.load.person import Person
from bench.load.quick_play import at_random, end_by_agreement, exchanging, play_quickly
from bench.load.tally import Tally

SMALL_TABLE: Final[dict[str, Any]] = {
    "game": "sleuth",
    "seats": [{"type": "me"}, *[{"type": "open"}] * 2],
}
BOTS_ONLY: Final[dict[str, Any]] = {"game": "culprit", "seats": [{"type": "bot"}] * 8}
HAND_MADE: Final[dict[str, Any]] = {
    "game": "culprit",
    "seats": [{"type": "me"}, *[{"type": "open"}] * 7],
    "options": {
        "copies": TURMOIL["copies"],
        "setup": {"initial": {"first on the scene": 1, "culprit": 1}, "random": 30},
    },
}


HARD_AFTER: Final = 70
"""Moves of that game, after which a question takes half a minute of a processor."""


async def prepare(attacker: Attacker) -> None:
    """Plays the longest game, and one at which questions are hard."""
    people = [Person(attacker.port, each, Tally()) for each in attacker.addresses(11)]
    three, eight = people[:3], people[3:]
    game = await play_quickly(three, SMALL_TABLE, attacker.targets["moves"], exchanging)
    await end_by_agreement(game, three)
    long = {"table": game.name, "code": game.code, "cookie": three[0].cookie}
    hard = await play_quickly(eight, HAND_MADE, HARD_AFTER, at_random(attacker.random))
    cookies = [each.cookie for each in eight]
    attacker.made = {"long": long, "hard": {"table": hard.name, "cookies": cookies}}
