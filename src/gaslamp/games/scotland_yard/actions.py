"""What can be done in Scotland Yard: the typed face of the rules' numbers.

Detectives and bobbies are called by their names here, "detective 1" or "bobby 2".
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import CHANCE
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


class Start(Tagged, frozen=True):
    """A start card: where a pawn, or Mister X in secret, begins."""

    pawn: str
    station: int


class Choose(Tagged, frozen=True):
    """A beginner chooses where to begin."""

    seat: Seat
    station: int


class Travel(Tagged, frozen=True):
    """Mister X goes one step; with `double` it is the first of two."""

    seat: Seat
    ticket: Ticket | None
    """None where no tickets are used, in the open moves of beginners."""
    station: int
    double: bool = False


class Show(Tagged, frozen=True):
    """Mister X shows himself of his own will."""

    seat: Seat


class Hide(Tagged, frozen=True):
    """Mister X does not show himself."""

    seat: Seat


class Take(Tagged, frozen=True):
    """Mister X, having shown himself, takes a ticket away."""

    seat: Seat
    detective: str
    ticket: Ordinary


class Move(Tagged, frozen=True):
    """A detective or a bobby goes to the next stop."""

    seat: Seat
    pawn: str
    ticket: Ordinary | None
    """None for those who need none."""
    station: int


Action = Start | Choose | Travel | Show | Hide | Take | Move


def ticket_name(ticket: int) -> Ticket | None:
    return None if ticket == codes.NO_TICKET else TICKETS[ticket]


def ticket_number(ticket: str | None) -> int:
    if ticket is None:
        return codes.NO_TICKET
    if ticket not in TICKETS:
        raise Unreadable(say("scotland-yard-no-such-ticket", text=ticket))
    return TICKETS.index(ticket)


def check_station(station: int) -> int:
    if not 1 <= station <= STATION_COUNT:
        raise Unreadable(say("scotland-yard-no-such-station", station=station, last=STATION_COUNT))
    return station


def _pawn(name: str) -> tuple[bool, int]:
    """Whether it is a bobby, and its number."""
    for names in (DETECTIVES, BOBBIES):
        if name in names:
            return names is BOBBIES, names.index(name)
    raise Unreadable(say("scotland-yard-no-such-pawn", text=name))


def _ordinary(ticket: int) -> Ordinary | None:
    return None if ticket == codes.NO_TICKET else ORDINARY[ticket]


def _travel(seat: int, argument: int) -> Travel:
    return Travel(seat, ticket_name(argument >> 8 & 7), argument & 255)


def _double(seat: int, argument: int) -> Travel:
    return Travel(seat, ticket_name(argument >> 8 & 7), argument & 255, double=True)


def _move(seat: int, argument: int) -> Move:
    return Move(seat, DETECTIVES[argument >> 11], _ordinary(argument >> 8 & 7), argument & 255)


_TYPED: Final[dict[int, Callable[[int, int], Action]]] = {
    codes.START_DETECTIVE: lambda _, arg: Start(DETECTIVES[arg >> 11], arg & 255),
    codes.START_BOBBY: lambda _, arg: Start(BOBBIES[arg >> 11], arg & 255),
    codes.START_X: lambda _, arg: Start(MISTER_X, arg),
    codes.CHOOSE: Choose,
    codes.GO: _travel,
    codes.DOUBLE: _double,
    codes.SHOW: lambda seat, _: Show(seat),
    codes.HIDE: lambda seat, _: Hide(seat),
    codes.TAKE: lambda seat, arg: Take(seat, DETECTIVES[arg >> 11], ORDINARY[arg >> 8 & 7]),
    codes.MOVE: _move,
    codes.BOBBY: lambda seat, arg: Move(seat, BOBBIES[arg >> 11], None, arg & 255),
}


def to_typed(action: int) -> Action:
    return _TYPED[action >> 5 & 15](action & 31, action >> 9)


def _pack(seat: int, kind: int, station: int = 0, ticket: int = 0, pawn: int = 0) -> int:
    return seat | kind << 5 | station << 9 | ticket << 17 | pawn << 20


def from_typed(action: Any) -> int:
    match action:
        case Start(pawn, station):
            return _start(pawn, check_station(station))
        case Choose(seat, station):
            return _pack(seat, codes.CHOOSE, check_station(station))
        case Travel(seat, ticket, station, double):
            kind = codes.DOUBLE if double else codes.GO
            return _pack(seat, kind, check_station(station), ticket_number(ticket))
        case Show(seat):
            return _pack(seat, codes.SHOW)
        case Hide(seat):
            return _pack(seat, codes.HIDE)
        case Take(seat, detective, taken):
            return _pack(seat, codes.TAKE, 0, ticket_number(taken), _pawn(detective)[1])
        case Move(seat, pawn, used, station):
            bobby, number = _pawn(pawn)
            kind = codes.BOBBY if bobby else codes.MOVE
            return _pack(seat, kind, check_station(station), ticket_number(used), number)
    raise TypeError(f"no action of Scotland Yard: {action!r}")


def _start(pawn: str, station: int) -> int:
    if pawn == MISTER_X:
        return _pack(CHANCE, codes.START_X, station)
    bobby, number = _pawn(pawn)
    kind = codes.START_BOBBY if bobby else codes.START_DETECTIVE
    return _pack(CHANCE, kind, station, pawn=number)
