"""Sleuth: the 36 gems with what one has or sees of them, and the search cards of every seat."""

from collections.abc import Iterator
from typing import Any, Final

from gaslamp.games.sleuth.cards import CARD_TEXT, GEM_TEXT
from gaslamp.pictures.svg import DIM, LAMP, NIGHT, PAPER, card, disc, drawing

_COLOURS: Final = {"red": "#b5544d", "blue": "#4d72b5", "green": "#4d9b5f", "yellow": "#c9a94b"}
_GEM: Final = 60
_CARD: Final = 10
_ROW: Final = 30
_WIDTH: Final = 9 * _GEM + 40
_CARDS_AT: Final = 4 * _GEM + 40


def draw(view: Any) -> str:
    height = _CARDS_AT + (len(view.seats) + 1) * _ROW
    return drawing((_WIDTH, height), [*_gems(view), *_cards(view)])


def _gems(view: Any) -> Iterator[str]:
    """A ring round one's own, a disc of paper on open ones, of lamplight on missing ones."""
    for number, gem in enumerate(GEM_TEXT):
        at = (20 + number // 4 * _GEM, 20 + number % 4 * _GEM)
        ring = PAPER if gem in (view.hand or []) else NIGHT
        yield card(at, (_GEM - 8, _GEM - 8), _COLOURS[gem.split()[0]], ring)
        if gem in view.open_gems or gem in (view.missing or []):
            centre = (at[0] + _GEM / 2 - 4, at[1] + _GEM / 2 - 4)
            yield disc(centre, 12, PAPER if gem in view.open_gems else LAMP)


def _cards(view: Any) -> Iterator[str]:
    rows = [seat.cards for seat in view.seats] + [view.used]
    for row, cards in enumerate(rows):
        for number, name in enumerate(CARD_TEXT):
            at = (20 + number * _CARD, _CARDS_AT + row * _ROW)
            whose = LAMP if row == view.turn else PAPER
            yield card(at, (_CARD - 2, _ROW - 10), whose if name in cards else DIM)
