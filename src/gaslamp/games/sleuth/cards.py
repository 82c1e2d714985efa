"""The two decks of Sleuth as numbers, and the words for them.

Elements 0-9:    three gems, three types, four colours.
Gems 0-35:       one of each gem, type and colour (SL-01).
Questions 0-42:  10 about one element, 33 about two elements of different kinds.
Cards 0-53:      a card of one or two printed elements has its question's number; then come ten
                 "element and free choice" cards, and the one free choice.
"""

from itertools import combinations
from typing import Final

GEMS: Final = ("diamond", "pearl", "opal")
TYPES: Final = ("solitaire", "pair", "cluster")
COLOURS: Final = ("red", "blue", "green", "yellow")
ELEMENTS: Final = GEMS + TYPES + COLOURS
KIND: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 2)
"""Of each element: is it a gem (0), a type (1) or a colour (2)?"""

GEM_COUNT: Final = 36
QUESTION_COUNT: Final = 43
CARD_COUNT: Final = 54
FREE_CHOICE: Final = 53
FIRST_WITH_FREE: Final = 43

HAND_SIZE: Final = {3: 11, 4: 8, 5: 7, 6: 5, 7: 5}
SEARCH_CARDS: Final = 4


def elements_of(gem: int) -> tuple[int, int, int]:
    return gem // 12, 3 + gem // 4 % 3, 6 + gem % 4


QUESTIONS: Final[tuple[tuple[int, ...], ...]] = (
    *((element,) for element in range(10)),
    *((a, b) for a, b in combinations(range(10), 2) if KIND[a] != KIND[b]),
)


def _matching(question: tuple[int, ...]) -> int:
    return sum(1 << gem for gem in range(GEM_COUNT) if set(question) <= set(elements_of(gem)))


MATCHES: Final = tuple(_matching(question) for question in QUESTIONS)
"""Of each question: the gems it speaks of, one bit a gem."""


def questions_for(card: int) -> tuple[int, ...]:
    """What a search card may ask (SL-11 to SL-14)."""
    if card < FIRST_WITH_FREE:
        return (card,)
    if card == FREE_CHOICE:
        return tuple(range(QUESTION_COUNT))
    element = card - FIRST_WITH_FREE
    return tuple(q for q, elements in enumerate(QUESTIONS) if element in elements)


ASKABLE: Final = tuple(questions_for(card) for card in range(CARD_COUNT))


def _spoken(elements: tuple[int, ...]) -> str:
    """Colour first, then gem, then type: "red pearl pair"."""
    order = sorted(elements, key=lambda e: (1, 2, 0)[KIND[e]])
    return " ".join(ELEMENTS[e] for e in order)


GEM_TEXT: Final = tuple(_spoken(elements_of(gem)) for gem in range(GEM_COUNT))
QUESTION_TEXT: Final = tuple(_spoken(question) for question in QUESTIONS)
CARD_TEXT: Final = (*QUESTION_TEXT, *(f"{element} ?" for element in ELEMENTS), "?")
