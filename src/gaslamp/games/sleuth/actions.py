"""What can be done in Sleuth: the typed face of the rules' numbers."""

from typing import Annotated, Any, Final

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.numbering import Bits, Count, NameOf, Numbering, Verb
from gaslamp.games.sleuth import codes
from gaslamp.games.sleuth.cards import CARD_TEXT, GEM_TEXT, QUESTION_TEXT

Seat = Annotated[int, Meta(ge=0, le=6)]


class Deal(Tagged):
    """A gem goes to a hand, or with no seat to the middle of the table, face up."""

    seat: Seat | None
    gem: str


class Draw(Tagged):
    """A search card is turned up from the pile."""

    card: str


class Begin(Tagged):
    first: Seat


class Ask(Tagged):
    """Interrogate one opponent with one of one's search cards."""

    seat: Seat
    opponent: Seat
    question: str
    card: str


class Exchange(Tagged):
    """Exchange all four search cards."""

    seat: Seat


class EndTurn(Tagged):
    """Leave it at one interrogation, where two are allowed."""

    seat: Seat


class FinalQuestions(Tagged, tag="final"):
    """Put one or two last questions to one opponent; then one must name the gem."""

    seat: Seat
    opponent: Seat


class Question(Tagged):
    """One of the last questions."""

    seat: Seat
    question: str


class Announce(Tagged):
    """Announce that one will name the missing gem."""

    seat: Seat


class Name(Tagged):
    seat: Seat
    gem: str


Action = (
    Deal | Draw | Begin | Ask | Exchange | EndTurn | FinalQuestions | Question | Announce | Name
)


GEM: Final = NameOf(GEM_TEXT, "sleuth-no-such-gem")
QUESTION: Final = NameOf(QUESTION_TEXT, "sleuth-no-such-question")
CARD: Final = NameOf(CARD_TEXT, "sleuth-no-such-card")
gem_number: Final = GEM.number
question_number: Final = QUESTION.number
card_number: Final = CARD.number
SEAT: Final = Count(0, 6)

NUMBERING: Final = Numbering(
    Verb(codes.DEAL, Deal, Bits("gem", GEM, 6), Bits("seat", Count(0, 6, none=codes.MIDDLE), 3)),
    Verb(codes.DRAW, Draw, Bits("card", CARD, 7)),
    Verb(codes.BEGIN, Begin, Bits("first", SEAT, 3)),
    Verb(
        codes.ASK,
        Ask,
        Bits("opponent", SEAT, 3),
        Bits("question", QUESTION, 6),
        Bits("card", CARD, 7),
        actor=SEAT,
    ),
    Verb(codes.EXCHANGE, Exchange, actor=SEAT),
    Verb(codes.END_TURN, EndTurn, actor=SEAT),
    Verb(codes.FINAL, FinalQuestions, Bits("opponent", SEAT, 3), actor=SEAT),
    Verb(codes.QUESTION, Question, Bits("question", QUESTION, 6), actor=SEAT),
    Verb(codes.ANNOUNCE, Announce, actor=SEAT),
    Verb(codes.NAME, Name, Bits("gem", GEM, 6), actor=SEAT),
)


def to_typed(action: int) -> Action:
    typed: Action = NUMBERING.to_typed(action)
    return typed


def from_typed(action: Any) -> int:
    return NUMBERING.from_typed(action)


def stakes(action: Any) -> bool:
    """Whether it stakes the game on what its seat knows."""
    return isinstance(action, Announce)
