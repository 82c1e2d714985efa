"""The numbers of the duel: two seats, a card of six for each, and who guesses the other's?"""

from enum import IntEnum
from typing import Final

CARDS: Final = 6
MOST_QUESTIONS: Final = 3

DRAW: Final = 1
ASK: Final = 2
GUESS: Final = 3


class End(IntEnum):
    RIGHT = 1
    WRONG = 2
