"""The whole game of Sleuth and its small forms for exact work: what is in the boxes.

In a small form the gems with other elements lie open from the start, so that all else is the same.
"""

from dataclasses import dataclass
from typing import Final

from gaslamp.games.sleuth.cards import (
    CARD_COUNT,
    CARD_TEXT,
    ELEMENTS,
    GEM_COUNT,
    QUESTION_COUNT,
    QUESTIONS,
    SEARCH_CARDS,
    elements_of,
)

_FEWEST: Final = 2
_MOST: Final = 3


@dataclass(frozen=True)
class SleuthForm:
    name: str
    gems: int = (1 << GEM_COUNT) - 1
    """The gems that are dealt, one bit each."""
    questions: int = (1 << QUESTION_COUNT) - 1
    """What may be asked, one bit a question."""
    cards: int = (1 << CARD_COUNT) - 1
    """The search cards, one bit each."""
    row: int = SEARCH_CARDS
    """How many of them lie in front of each player."""
    decisions: int = 0
    """An environment cuts a game after so many, where that is not 0."""

    @property
    def sizes(self) -> range:
        """How many play a small form: those whom there are cards for."""
        return range(_FEWEST, min(_MOST, self.cards.bit_count() // self.row) + 1)


def _small(
    name: str, elements: str, cards: tuple[str, ...], row: int, decisions: int
) -> SleuthForm:
    """What is asked is about the elements that stand on the cards."""
    there = {ELEMENTS.index(each) for each in elements.split()}
    gems = [gem for gem in range(GEM_COUNT) if set(elements_of(gem)) <= there]
    asked = {ELEMENTS.index(word) for card in cards for word in card.split() if word != "?"}
    questions = [number for number, each in enumerate(QUESTIONS) if set(each) <= asked]
    return SleuthForm(
        name,
        sum(1 << gem for gem in gems),
        sum(1 << number for number in questions),
        sum(1 << CARD_TEXT.index(card) for card in cards),
        row,
        decisions,
    )


FORMS: Final = (
    SleuthForm(""),
    _small("four", "diamond pearl solitaire red blue", ("diamond", "red"), 1, 4),
    _small("six", "diamond pearl opal solitaire red blue", ("diamond", "pearl", "red"), 1, 6),
    _small(
        "eight",
        "diamond pearl solitaire pair red blue",
        ("diamond", "solitaire", "red", "red diamond", "diamond ?", "?"),
        2,
        20,
    ),
)
NAMES: Final = tuple(form.name for form in FORMS)
SMALL: Final = NAMES[1:]
