"""What is agreed before a game of The Culprit, and the position it leads to."""

from typing import Any, Final

from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Options
from gaslamp.core.sentence import say
from gaslamp.games.culprit.cards import CARD_COUNT, CARD_TEXT, COPIES, HAND, INITIAL
from gaslamp.games.culprit.rules import CulpritPosition

_ALWAYS_ONE: Final = ("first on the scene", "culprit")


class SetUp(Data, frozen=True):
    """One line of the set-up table: what is always dealt, and how many random cards besides."""

    initial: dict[str, int]
    random: int


class CulpritOptions(Options, frozen=True):
    flash: bool = False
    """One round, no points (CU-37)."""
    copies: dict[str, int] | None = None
    """How many of each card there are, instead of our reconstruction; a card left out has none."""
    setup: SetUp | None = None
    """The line of the set-up table for this number of seats, instead of our reconstruction."""


VARIANTS: Final[dict[str, dict[str, Any]]] = {"flash": {"flash": True}}


def start(seats: int, options: CulpritOptions) -> CulpritPosition:
    copies = _counts(COPIES if options.copies is None else options.copies)
    setup = options.setup or _reconstructed(seats)
    initial = _counts(setup.initial)
    _check_copies(copies, seats)
    _check_setup(copies, initial, setup.random, seats)
    return CulpritPosition(seats, int(options.flash), copies, initial)


def _reconstructed(seats: int) -> SetUp:
    initial = INITIAL[seats]
    return SetUp(initial, HAND * seats - sum(initial.values()))


def _counts(numbers: dict[str, int]) -> list[int]:
    for card, number in numbers.items():
        if card not in CARD_TEXT:
            raise Unreadable(say("culprit-no-such-card", text=card))
        if not 0 <= number <= CARD_COUNT:
            raise Unreadable(say("culprit-table-number", card=_spoken(card), number=number))
    return [numbers.get(card, 0) for card in CARD_TEXT]


def _spoken(card: str) -> Any:
    return say("culprit-name", card=card.replace(" ", "-"))


def _check_copies(copies: list[int], seats: int) -> None:
    """CU-01: a hand of four for everybody, from no more than the 36 cards of the box."""
    if sum(copies) > CARD_COUNT:
        raise Unreadable(say("culprit-table-too-many", number=sum(copies), most=CARD_COUNT))
    if sum(copies) < HAND * seats:
        raise Unreadable(say("culprit-table-too-few", number=sum(copies), needed=HAND * seats))


def _check_setup(copies: list[int], initial: list[int], random: int, seats: int) -> None:
    """CU-01: both special cards are dealt, nothing twice, and exactly four cards a seat."""
    for number, card in enumerate(CARD_TEXT):
        if initial[number] > copies[number]:
            message = "culprit-table-not-there"
            words = {"wanted": initial[number], "number": copies[number]}
            raise Unreadable(say(message, card=_spoken(card), **words))
        if card in _ALWAYS_ONE and (copies[number], initial[number]) != (1, 1):
            raise Unreadable(say("culprit-table-always-one", card=_spoken(card)))
    if random < 0 or sum(initial) + random != HAND * seats:
        message = "culprit-table-hands"
        words = {"initial": sum(initial), "random": random, "needed": HAND * seats}
        raise Unreadable(say(message, **words))
