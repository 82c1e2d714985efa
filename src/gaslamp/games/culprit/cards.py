"""The sixteen cards of The Culprit, how many there are, and how a deck is put together.

The numbers stand in `cards.csv` and `setup.csv`. They are a reconstruction: see SOURCES.md.
"""

import csv
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

from gaslamp.core.sentence import CHOICES

CARD_TEXT: Final = (
    "first on the scene",
    "culprit",
    "detective",
    "accomplice",
    "sheriff",
    "alibi",
    "toby",
    "youngest",
    "sharing",
    "rumour",
    "panic",
    "divining hat",
    "witness",
    "maid",
    "governess",
    "exchange",
)
COUNT_BITS: Final = 4
COUNTED: Final = 15
"""A packed hand says with so many bits of each card how many of it there are: the first card's are
the lowest. Nothing grows past fifteen of a card (`multiset`)."""
CARD_COUNT: Final = 36
HAND: Final = 4


def _rows(name: str) -> list[dict[str, str]]:
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


COPIES: Final = {row["card"]: int(row["copies"]) for row in _rows("cards.csv")}
"""Of each card: how many are in the box."""


def _table() -> dict[int, dict[str, int]]:
    table: dict[int, dict[str, int]] = {}
    for row in _rows("setup.csv"):
        table.setdefault(int(row["seats"]), {})[row["card"]] = int(row["copies"])
    return table


INITIAL: Final = _table()
"""For each number of seats: the cards that are always dealt."""


def spell(hand: int) -> list[str]:
    """The cards of a packed hand, in the order of the book."""
    return list(_spelt(hand))


@lru_cache(CHOICES)
def _spelt(hand: int) -> tuple[str, ...]:
    return tuple(text for card, text in enumerate(CARD_TEXT) for _ in range(count_in(hand, card)))


def count_in(hand: int, card: int) -> int:
    return hand >> COUNT_BITS * card & COUNTED


def pack(cards: list[str]) -> int:
    """The hand that `spell` spells so."""
    return packed(map(CARD_TEXT.index, cards))


def packed(cards: Iterable[int]) -> int:
    """The same for cards by their numbers."""
    return sum(1 << COUNT_BITS * card for card in cards)


def packed_counts(counts: Iterable[int]) -> int:
    """The same for how many there are of each card."""
    return sum(count << COUNT_BITS * card for card, count in enumerate(counts))
