"""What a choice is called. The thresholds stand here and nowhere else.

A loss is what the choice gave away beside the best that was found. One that is within twice its
error of nothing is nothing: nobody is blamed for what the house cannot tell apart.
"""

from typing import Final

from gaslamp.analysis.appraisal import Grade, Unit

CHANCE: Final[tuple[tuple[Grade, float], ...]] = (
    ("excellent", 0.02),
    ("fine", 0.07),
    ("slip", 0.15),
)
"""Of the chance to win, up to so much; more is a blunder."""
BITS: Final[tuple[tuple[Grade, float], ...]] = (
    ("excellent", 0.1),
    ("fine", 0.35),
    ("slip", 0.65),
)
"""Of what the best question would have told, up to such a share; more is a blunder."""
NOTHING: Final = 0.05
"""Bits: where the best question tells no more, none is better than another."""
DOUBT: Final = 2.0
"""So many standard errors a loss may be by accident."""


def grade_of(unit: Unit, best: float, loss: float, error: float) -> Grade:
    if loss <= DOUBT * error:
        return "excellent"
    if unit == "chance":
        return _named(CHANCE, loss)
    return "excellent" if best <= NOTHING else _named(BITS, loss / best)


def _named(row: tuple[tuple[Grade, float], ...], loss: float) -> Grade:
    return next((grade for grade, most in row if loss <= most), "blunder")
