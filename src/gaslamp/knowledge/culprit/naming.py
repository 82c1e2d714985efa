"""What subjects and answers about The Culprit are called."""

from typing import Final

from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.games.culprit.notation import SEATS
from gaslamp.knowledge.culprit.reading import Reading
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
