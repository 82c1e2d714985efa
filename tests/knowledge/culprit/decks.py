"""Decks so small that every position there can be is soon written down."""

from typing import Any

from tests.contract.cases import Case

_BOTH = {"first on the scene": 1, "culprit": 1}


def _deck(always: str, **copies: int) -> dict[str, Any]:
    setup = {"initial": _BOTH | {always: 1}, "random": 9}
    return {"copies": _BOTH | copies, "setup": setup, "flash": True}


SMALL = [
    Case("culprit", 3, _deck("alibi", alibi=3, detective=5, rumour=3)),
    Case("culprit", 3, _deck("witness", panic=4, exchange=4, witness=3)),
    Case("culprit", 3, _deck("accomplice", accomplice=4, witness=4, sharing=4)),
]
"""Denials and Rumours; Panics and exchanges; Witnesses, discards and Sharings."""

TURMOIL = Case(
    "culprit",
    8,
    {
        "copies": {
            **_BOTH,
            "witness": 8,
            "rumour": 8,
            "sharing": 8,
            "exchange": 2,
            "maid": 2,
            "alibi": 2,
            "accomplice": 2,
            "detective": 2,
        },
        "setup": {"initial": _BOTH, "random": 30},
        "flash": True,
    },
)
"""Hands are looked at, and then cards go round and round unseen: there are very many worlds."""
