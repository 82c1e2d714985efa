"""The Culprit: everybody round the table with what lies before them, and one's own hand."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Any, Final

from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.pictures.svg import DIM, LAMP, PAPER, Point, card, disc, drawing

_SIZE: Final = (640.0, 640.0)
_AROUND: Final = 230.0
_CARD: Final = (14.0, 22.0)
_BACK: Final = "#33405e"
_MARKS: Final = {
    "accomplice": "#b5544d",
    "handcuffed": "#999999",
    "maid": "#6fa8dc",
    "governess": "#93c47d",
}


def _colour(name: str) -> str:
    """Each card has a hue of its own, the Culprit is red."""
    hue = 0 if name == "culprit" else 30 + 20 * CARD_TEXT.index(name)
    return f"hsl({hue}, 60%, 55%)"


def draw(view: Any) -> str:
    people = [piece for seat in range(len(view.seats)) for piece in _seat(view, seat)]
    own = _row((40, 590), view.hand or [])
    return drawing(_SIZE, [*people, *own, *_row((250, 300), view.discarded)])


def _seat(view: Any, number: int) -> Iterator[str]:
    seat = view.seats[number]
    angle = 2 * pi * number / len(view.seats) - pi / 2
    x, y = 320 + _AROUND * cos(angle), 290 + _AROUND * sin(angle)
    ring = LAMP if number == view.turn else DIM
    yield disc((x, y), 20, PAPER if number in view.awaited else DIM, ring)
    for place in range(seat.cards):
        yield card((x - 40 + place * 18, y + 26), _CARD, _BACK, PAPER)
    yield from _row((x - 60, y + 54), seat.played)
    marked = [colour for mark, colour in _MARKS.items() if getattr(seat, mark)]
    for place, colour in enumerate(marked):
        yield disc((x + 34, y - 18 + 14 * place), 6, colour)
    for point in range(seat.points):
        yield disc((x - 34, y - 18 + 10 * point), 4, LAMP)


def _row(at: Point, cards: Sequence[str]) -> list[str]:
    x, y = at
    return [card((x + 18 * i, y), _CARD, _colour(name), PAPER) for i, name in enumerate(cards)]
