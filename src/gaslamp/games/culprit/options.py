"""What is agreed before a game of The Culprit, and the position it leads to."""

from typing import Any, Final

from msgspec import UNSET, UnsetType

from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Options, check_small, is_small
from gaslamp.core.sentence import say
from gaslamp.games.culprit.cards import CARD_COUNT, CARD_TEXT, COPIES, HAND, INITIAL
from gaslamp.games.culprit.rules import CulpritPosition

_ALWAYS_ONE: Final = ("first on the scene", "culprit")
_FILLING: Final = "alibi"


class SetUp(Data):
    """One line of the set-up table: what is always dealt, and how many random cards besides."""

    initial: dict[str, int]
    random: int


class CulpritOptions(Options):
    flash: bool = False
    """One round, no points (CU-37)."""
    copies: dict[str, int] | None = None
    """How many of each card there are, instead of our reconstruction; a card left out has none."""
    setup: SetUp | None = None
    """The line of the set-up table for this number of seats, instead of our reconstruction."""
    small: str | UnsetType = UNSET
    """A small deck for exact work, by its name: three seats, one round."""


SMALL: Final = {
    "alibis": {"detective": 1, "alibi": 9},
    "tobys": {"detective": 1, "toby": 1, "alibi": 8},
    "accomplices": {"detective": 1, "accomplice": 1, "alibi": 8},
    "exchanges": {"detective": 1, "exchange": 1, "alibi": 8},
}
"""Small decks: what is dealt beside the two special cards. Where a card lies is drawn for all but
the alibis, which fill the rest: so there are few deals."""
SMALL_SEATS: Final = range(3, 4)
VARIANTS: Final[dict[str, dict[str, Any]]] = {"flash": {"flash": True}}


def one_round(options: CulpritOptions) -> bool:
    """CU-37, and every small form."""
    return options.flash or is_small(options)


def start(seats: int, options: CulpritOptions) -> CulpritPosition:
    wanted, setup = agreed_deck(seats, options)
    copies, initial = _counts(wanted), _counts(setup.initial)
    _check_copies(copies, seats)
    _check_setup(copies, initial, setup.random, seats)
    return CulpritPosition(seats, int(one_round(options)), copies, initial)


def agreed_deck(seats: int, options: CulpritOptions) -> tuple[dict[str, int], SetUp]:
    """How many there are of each card, and how they are dealt."""
    if small := check_small(options.small, SMALL):
        return _small(SMALL[small])
    copies = COPIES if options.copies is None else options.copies
    return copies, options.setup or _reconstructed(seats)


def _small(deck: dict[str, int]) -> tuple[dict[str, int], SetUp]:
    placed = dict.fromkeys(_ALWAYS_ONE, 1) | {c: n for c, n in deck.items() if c != _FILLING}
    return placed | deck, SetUp(placed, deck[_FILLING])


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
