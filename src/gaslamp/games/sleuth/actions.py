"""What can be done in Sleuth: the typed face of the rules' numbers."""

from collections.abc import Callable
from typing import Any, Final

from gaslamp.core.data import Tagged
from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games.sleuth import codes
from gaslamp.games.sleuth.cards import CARD_TEXT, GEM_TEXT, QUESTION_TEXT


class Deal(Tagged, frozen=True):
    """A gem goes to a hand, or with no seat to the middle of the table, face up."""

    seat: int | None
    gem: str


class Draw(Tagged, frozen=True):
    """A search card is turned up from the pile."""

    card: str


class Begin(Tagged, frozen=True):
    first: int


class Ask(Tagged, frozen=True):
    """Interrogate one opponent with one of one's search cards."""

    seat: int
    opponent: int
    question: str
    card: str


class Exchange(Tagged, frozen=True):
    """Exchange all four search cards."""

    seat: int


class EndTurn(Tagged, frozen=True):
    """Leave it at one interrogation, where two are allowed."""

    seat: int


class FinalQuestions(Tagged, frozen=True, tag="final"):
    """Put one or two last questions to one opponent; then one must name the gem."""

    seat: int
    opponent: int


class Question(Tagged, frozen=True):
    """One of the last questions."""

    seat: int
    question: str


class Announce(Tagged, frozen=True):
    """Announce that one will name the missing gem."""

    seat: int


class Name(Tagged, frozen=True):
    seat: int
    gem: str


Action = (
    Deal | Draw | Begin | Ask | Exchange | EndTurn | FinalQuestions | Question | Announce | Name
)


def _find(text: str, texts: tuple[str, ...], message: str) -> int:
    if text not in texts:
        raise Unreadable(say(message, text=text))
    return texts.index(text)


def gem_number(text: str) -> int:
    return _find(text, GEM_TEXT, "sleuth-no-such-gem")


def question_number(text: str) -> int:
    return _find(text, QUESTION_TEXT, "sleuth-no-such-question")


def card_number(text: str) -> int:
    return _find(text, CARD_TEXT, "sleuth-no-such-card")


def _deal(_: int, argument: int) -> Deal:
    to = argument >> 6
    return Deal(None if to == codes.MIDDLE else to, GEM_TEXT[argument & 63])


def _ask(seat: int, argument: int) -> Ask:
    question, card = QUESTION_TEXT[argument >> 3 & 63], CARD_TEXT[argument >> 9]
    return Ask(seat, argument & 7, question, card)


_TYPED: Final[dict[int, Callable[[int, int], Action]]] = {
    codes.DEAL: _deal,
    codes.DRAW: lambda _, card: Draw(CARD_TEXT[card]),
    codes.BEGIN: lambda _, first: Begin(first),
    codes.ASK: _ask,
    codes.EXCHANGE: lambda seat, _: Exchange(seat),
    codes.END_TURN: lambda seat, _: EndTurn(seat),
    codes.FINAL: FinalQuestions,
    codes.QUESTION: lambda seat, question: Question(seat, QUESTION_TEXT[question]),
    codes.ANNOUNCE: lambda seat, _: Announce(seat),
    codes.NAME: lambda seat, gem: Name(seat, GEM_TEXT[gem]),
}


def to_typed(action: int) -> Action:
    return _TYPED[action >> 5 & 15](action & 31, action >> 9)


def _pack(seat: int, kind: int, argument: int = 0) -> int:
    return seat | kind << 5 | argument << 9


def from_typed(action: Any) -> int:
    match action:
        case Deal(seat, gem):
            to = codes.MIDDLE if seat is None else seat
            return _pack(CHANCE, codes.DEAL, gem_number(gem) | to << 6)
        case Draw(card):
            return _pack(CHANCE, codes.DRAW, card_number(card))
        case Begin(first):
            return _pack(CHANCE, codes.BEGIN, first)
        case Ask(seat, opponent, question, card):
            asked = question_number(question) << 3 | card_number(card) << 9
            return _pack(seat, codes.ASK, opponent | asked)
        case Exchange(seat):
            return _pack(seat, codes.EXCHANGE)
        case EndTurn(seat):
            return _pack(seat, codes.END_TURN)
        case FinalQuestions(seat, opponent):
            return _pack(seat, codes.FINAL, opponent)
        case Question(seat, question):
            return _pack(seat, codes.QUESTION, question_number(question))
        case Announce(seat):
            return _pack(seat, codes.ANNOUNCE)
        case Name(seat, gem):
            return _pack(seat, codes.NAME, gem_number(gem))
    raise TypeError(f"no action of Sleuth: {action!r}")
