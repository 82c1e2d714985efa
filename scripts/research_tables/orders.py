"""The orders in which a game counts: lists that a page prints once and names everywhere else."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any, Final

from gaslamp.games.culprit.cards import CARD_TEXT as CULPRIT_CARDS
from gaslamp.games.culprit.codes import STAGES as CULPRIT_STAGES
from gaslamp.games.mr_jack import board as mr_jack
from gaslamp.games.scotland_yard import actions as scotland_yard
from gaslamp.games.scotland_yard.view import STAGES as SCOTLAND_YARD_STAGES
from gaslamp.games.sleuth.cards import ASKABLE, CARD_TEXT, GEM_TEXT, QUESTION_TEXT

Order = tuple[str | None, ...]

WIDTH: Final = 100
WITH: Final = " with "

_INTERROGATIONS: Final = tuple(
    f"{QUESTION_TEXT[question]}{WITH}{card}"
    for card, askable in zip(CARD_TEXT, ASKABLE, strict=True)
    for question in sorted(askable)
)

ORDERS: Final[dict[str, dict[str, Order]]] = {
    "mr_jack": {
        "characters": mr_jack.CHARACTERS,
        "streets": mr_jack.STREETS,
        "cells": mr_jack.CELLS,
        "exits": mr_jack.EXITS,
        "lamps": mr_jack.LAMPS,
        "manholes": mr_jack.MANHOLES,
        "directions": mr_jack.DIRECTIONS,
        "tiles": (None, *mr_jack.TILES[1:]),
    },
    "scotland_yard": {
        "stages": SCOTLAND_YARD_STAGES,
        "tickets": (*scotland_yard.TICKETS, None),
        "ordinary tickets": scotland_yard.ORDINARY,
        "detectives": scotland_yard.DETECTIVES,
        "bobbies": scotland_yard.BOBBIES,
    },
    "sleuth": {
        "gems": GEM_TEXT,
        "questions": QUESTION_TEXT,
        "search cards": CARD_TEXT,
        "interrogations": _INTERROGATIONS,
    },
    "culprit": {"cards": CULPRIT_CARDS, "stages": CULPRIT_STAGES},
}
"""Of every game, and each of them from the game's own lists. None is where there is nothing."""


def lines(game: str) -> Iterator[str]:
    for name, order in ORDERS[game].items():
        yield from ["", f"### {name}", "", "| from | in this order |", "|---|---|"]
        yield from _wrapped(list(map(str, order)))


def _wrapped(values: list[str]) -> Iterator[str]:
    """So many a line as fit, with the number of the first."""
    at, together = 0, ", ".join(each.replace(" ", "\0") for each in values)
    for line in wrap(together, WIDTH, break_on_hyphens=False):
        yield f"| {at} | {line.removesuffix(',').replace(chr(0), ' ')} |"
        at += line.removesuffix(",").count(",") + 1


def linked(name: str) -> str:
    return f"[{name}](#{name.replace(' ', '-')})"


def said(game: str, values: Sequence[Any]) -> str:
    """An order by its name; numbers that follow on each other by their ends; others one by one."""
    for name, order in ORDERS[game].items():
        if tuple(values) == order:
            return linked(name)
    if values and values[-1] is None and len(values) > 1 and _follow(values[:-1]):
        return f"{said(game, values[:-1])}, None"
    if len(values) > 1 and _follow(values):
        return f"{values[0]} … {values[-1]}"
    return ", ".join(map(str, values))


def _follow(values: Sequence[Any]) -> bool:
    whole = isinstance(values[0], int)
    return whole and list(values) == list(range(values[0], values[0] + len(values)))
