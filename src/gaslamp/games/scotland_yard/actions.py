"""What can be done in Scotland Yard: the typed face of the rules' numbers.

Detectives and bobbies are called by their names here, "detective 1" or "bobby 2".
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.errors import Unreadable
from gaslamp.core.layout import KIND
from gaslamp.core.numbering import Always, Bits, Count, NameOf, Numbering, Verb, gap
from gaslamp.core.sentence import say
from gaslamp.games.scotland_yard import codes
from gaslamp.games.scotland_yard.board import STATION_COUNT

Seat = Annotated[int, Meta(ge=0, le=5)]
Ordinary = Literal["taxi", "bus", "underground"]
Ticket = Literal["taxi", "bus", "underground", "black", "secret"]
"""What lies on a place of the log; "secret" is a beginners' secret move."""

TICKETS: Final[tuple[Ticket, ...]] = ("taxi", "bus", "underground", "black", "secret")
ORDINARY: Final[tuple[Ordinary, ...]] = ("taxi", "bus", "underground")
MISTER_X: Final = "X"
DETECTIVES: Final = tuple(f"detective {number}" for number in range(1, 6))
BOBBIES: Final = ("bobby 1", "bobby 2")


class Start(Tagged):
    """A start card: where a pawn, or Mister X in secret, begins."""

    pawn: str
    station: int


class Choose(Tagged):
    """A beginner chooses where to begin."""

    seat: Seat
    station: int


class Travel(Tagged):
    """Mister X goes one step; with `double` it is the first of two."""

    seat: Seat
    ticket: Ticket | None
    """None where no tickets are used, in the open moves of beginners."""
    station: int
    double: bool = False


class Show(Tagged):
    """Mister X shows himself of his own will."""

    seat: Seat


class Hide(Tagged):
    """Mister X does not show himself."""

    seat: Seat


class Take(Tagged):
    """Mister X, having shown himself, takes a ticket away."""

    seat: Seat
    detective: str
    ticket: Ordinary


class Move(Tagged):
    """A detective or a bobby goes to the next stop."""

    seat: Seat
    pawn: str
    ticket: Ordinary | None
    """None for those who need none."""
    station: int


Action = Start | Choose | Travel | Show | Hide | Take | Move


def ticket_name(ticket: int) -> Ticket | None:
    return None if ticket == codes.NO_TICKET else TICKETS[ticket]


def check_station(station: int) -> int:
    if not 1 <= station <= STATION_COUNT:
        raise Unreadable(say("scotland-yard-no-such-station", station=station, last=STATION_COUNT))
    return station


class Station(Count):
    """A place on the map, refused in the words of the map."""

    def number(self, value: Any, field: str) -> int:
        return check_station(value) if isinstance(value, int) else super().number(value, field)


_NO_TICKET: Final = "scotland-yard-no-such-ticket"
_NO_PAWN: Final = "scotland-yard-no-such-pawn"
SEAT: Final = Count(0, 5)
TICKET: Final = NameOf(TICKETS, _NO_TICKET, none=codes.NO_TICKET)
ticket_number: Final = TICKET.number
_STATION: Final = Bits("station", Station(1, STATION_COUNT), 8)
_TICKET: Final = Bits("ticket", TICKET, 3)
_DETECTIVE: Final = Bits("pawn", NameOf(DETECTIVES, _NO_PAWN), 3)
_BOBBY: Final = Bits("pawn", NameOf(BOBBIES, _NO_PAWN), 3)
_TAKEN: Final = Bits("ticket", NameOf(ORDINARY, _NO_TICKET), 3)
_USED: Final = Bits("ticket", NameOf(ORDINARY, _NO_TICKET, none=codes.NO_TICKET), 3)
_UNUSED: Final = Bits("ticket", NameOf((), _NO_TICKET, none=codes.NO_TICKET), 3)
_ROBBED: Final = Bits("detective", NameOf(DETECTIVES, _NO_PAWN), 3)


def _once(field: str, value: Any) -> Bits:
    """A field that its kind of action says already."""
    return Bits(field, Always(value), 0)


def _kind(action: Any) -> int | None:
    """Of the types that have several kinds of action, which one it is."""
    match action:
        case Start(pawn):
            return codes.START_X if pawn == MISTER_X else _START[pawn in BOBBIES]
        case Move(_, pawn):
            return codes.BOBBY if pawn in BOBBIES else codes.MOVE
        case Travel(double=double):
            return codes.DOUBLE if double else codes.GO
    return None


_START: Final = (codes.START_DETECTIVE, codes.START_BOBBY)

NUMBERING: Final = Numbering(
    Verb(codes.START_DETECTIVE, Start, _STATION, gap(3), _DETECTIVE),
    Verb(codes.START_BOBBY, Start, _STATION, gap(3), _BOBBY),
    Verb(codes.START_X, Start, _STATION, _once("pawn", MISTER_X)),
    Verb(codes.CHOOSE, Choose, _STATION, actor=SEAT),
    Verb(codes.GO, Travel, _STATION, _TICKET, _once("double", False), actor=SEAT),
    Verb(codes.DOUBLE, Travel, _STATION, _TICKET, _once("double", True), actor=SEAT),
    Verb(codes.SHOW, Show, actor=SEAT),
    Verb(codes.HIDE, Hide, actor=SEAT),
    Verb(codes.TAKE, Take, gap(8), _TAKEN, _ROBBED, actor=SEAT),
    Verb(codes.MOVE, Move, _STATION, _USED, _DETECTIVE, actor=SEAT),
    Verb(codes.BOBBY, Move, _STATION, _UNUSED, _BOBBY, actor=SEAT),
    kind=_kind,
)


def station_of(action: int) -> int:
    """Where an action leads, if it is one of those that lead somewhere."""
    return action >> codes.STATION & codes.STATION_BITS


def travelled(ticket: str | None, double: bool) -> int:
    """How a step of Mister X looks to those who do not see where it leads."""
    kind = codes.DOUBLE if double else codes.GO
    return codes.MISTER_X | kind << KIND | ticket_number(ticket) << codes.TICKET


def led_to(action: int, station: int) -> int:
    """The same action, but to another station, or with 0 to none."""
    return action & ~(codes.STATION_BITS << codes.STATION) | station << codes.STATION


def to_typed(action: int) -> Action:
    typed: Action = NUMBERING.to_typed(action)
    return typed


def from_typed(action: Any) -> int:
    return NUMBERING.from_typed(action)
