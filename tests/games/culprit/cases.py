"""Every table size of The Culprit, the flash variant, and decks that make rare things common."""

from typing import Any

from tests.contract.cases import Case

NO_PILE: dict[str, Any] = {
    "copies": {
        "first on the scene": 1,
        "culprit": 1,
        "accomplice": 6,
        "detective": 2,
        "alibi": 2,
        "witness": 2,
        "toby": 2,
    },
    "setup": {"initial": {"first on the scene": 1, "culprit": 1, "accomplice": 4}, "random": 10},
}
"""Sixteen cards for four seats: there is nothing to draw."""

TURMOIL: dict[str, Any] = {
    "copies": {
        "first on the scene": 1,
        "culprit": 1,
        "accomplice": 3,
        "witness": 7,
        "panic": 6,
        "sharing": 4,
        "rumour": 4,
        "exchange": 5,
        "youngest": 3,
        "divining hat": 2,
    },
    "setup": {"initial": {"first on the scene": 1, "culprit": 1}, "random": 18},
}
"""Cards change hands all the time."""

CASES = [
    Case("culprit", 4),
    Case("culprit", 5, TURMOIL),
    Case("culprit", 4, NO_PILE | {"flash": True}),
    Case("culprit", 4, NO_PILE),
    *(Case("culprit", seats) for seats in (3, 5, 6, 7, 8)),
    *(Case("culprit", seats, {"flash": True}) for seats in (3, 5, 8)),
    *(Case("culprit", 3, {"small": name}) for name in ("alibis", "tobys", "exchanges")),
]

PLAYTHROUGHS = [
    ("culprit-3", Case("culprit", 3), 109),
    ("culprit-5", Case("culprit", 5), 11),
    ("culprit-5-flash", Case("culprit", 5, {"flash": True}), 25),
    ("culprit-8", Case("culprit", 8), 62),
]
"""Golden games: name, table and seed. All sixteen cards are played in them."""
