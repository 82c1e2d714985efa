"""What subjects and answers about The Culprit are called."""

from fractions import Fraction
from typing import Final

from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.games.culprit.notation import SEATS
from gaslamp.knowledge.culprit.marginals import Marginals
from gaslamp.knowledge.culprit.transcript import Reading
from gaslamp.knowledge.culprit.worlds import GATHERED, IN_PILE

WHERE: Final = CARD_TEXT[CULPRIT]
"""The subject with places as answers."""
PILE: Final = "pile"
PANIC: Final = "gathered"
PLAYED: Final = "table"


def name_of(place: int) -> str:
    return {GATHERED: PANIC, IN_PILE: PILE}.get(place) or SEATS[place]


def places_in(reading: Reading) -> list[int]:
    """Every hand, the cards of a Panic if there are any, and the pile."""
    return [*range(reading.seats), *([GATHERED] if reading.gathered else []), IN_PILE]


def guilty_in(marginals: Marginals) -> dict[str, Fraction]:
    """Where the Culprit is, and how likely."""
    shares = {name_of(place): ways for place, ways in marginals.culprit.items()}
    shares[PLAYED] = marginals.total - sum(shares.values())
    return {place: Fraction(ways, marginals.total) for place, ways in shares.items() if ways}
