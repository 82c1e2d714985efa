"""What can be done in Mr. Jack: the typed face of the rules' numbers."""

from typing import Annotated, Any, Final

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.numbering import Bits, Count, NameOf, Numbering, Verb
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS, DIRECTIONS, EXITS, LAMPS, MANHOLES

Seat = Annotated[int, Meta(ge=0, le=1)]
Points = Annotated[int, Meta(ge=1, le=3)]


class DrawJack(Tagged):
    """The alibi card that says who Jack is."""

    character: str


class TurnUp(Tagged):
    """A character card is turned up."""

    character: str


class DrawAlibi(Tagged):
    """A card from the alibi pile, for the seat that plays Holmes."""

    seat: Seat
    character: str


class Activate(Tagged):
    """Play one of the cards that lie face up."""

    seat: Seat
    character: str


class Move(Tagged):
    """Move the active character; the way does not matter."""

    seat: Seat
    to: str


class Stay(Tagged):
    """Leave a character where it is that can reach no free cell."""

    seat: Seat


class Leave(Tagged):
    """Jack leaves the district."""

    seat: Seat
    exit: str


class Accuse(Tagged):
    """End the active character's move on the cell of another and accuse it."""

    seat: Seat
    character: str


class TurnLantern(Tagged):
    seat: Seat
    direction: str


class MoveLamp(Tagged):
    """Smith's power: a lit tile goes to an unlit lamp."""

    seat: Seat
    start: str
    to: str


class MoveCordon(Tagged):
    """Lestrade's power: a cordon goes to an open exit."""

    seat: Seat
    start: str
    to: str


class MoveCover(Tagged):
    """Bert's power: a cover goes to an open manhole."""

    seat: Seat
    start: str
    to: str


class Whistle(Tagged):
    """Goodley's power: one character comes nearer, for so many of the points."""

    seat: Seat
    character: str
    points: Points
    to: str


class Exchange(Tagged):
    """Gull's power: he and another change places."""

    seat: Seat
    character: str


Action = (
    DrawJack
    | TurnUp
    | DrawAlibi
    | Activate
    | Move
    | Stay
    | Leave
    | Accuse
    | TurnLantern
    | MoveLamp
    | MoveCordon
    | MoveCover
    | Whistle
    | Exchange
)


SEAT: Final = Count(0, 1)
CHARACTER: Final = NameOf(CHARACTERS, "mr-jack-no-such-character")
CELL: Final = NameOf(CELLS, "mr-jack-no-such-cell")
EXIT: Final = NameOf(EXITS, "mr-jack-no-such-exit")
LAMP: Final = NameOf(LAMPS, "mr-jack-no-such-lamp")
MANHOLE: Final = NameOf(MANHOLES, "mr-jack-no-such-manhole")
DIRECTION: Final = NameOf(DIRECTIONS, "mr-jack-no-such-direction")
character_number: Final = CHARACTER.number
cell_number: Final = CELL.number
exit_number: Final = EXIT.number
lamp_number: Final = LAMP.number
manhole_number: Final = MANHOLE.number
direction_number: Final = DIRECTION.number
_WHO: Final = Bits("character", CHARACTER, 3)

NUMBERING: Final = Numbering(
    Verb(codes.DRAW_JACK, DrawJack, _WHO),
    Verb(codes.TURN_UP, TurnUp, _WHO),
    Verb(codes.DRAW_ALIBI, DrawAlibi, _WHO, Bits("seat", SEAT, 1)),
    Verb(codes.ACTIVATE, Activate, _WHO, actor=SEAT),
    Verb(codes.MOVE, Move, Bits("to", CELL, 8), actor=SEAT),
    Verb(codes.STAY, Stay, actor=SEAT),
    Verb(codes.LEAVE, Leave, Bits("exit", EXIT, 2), actor=SEAT),
    Verb(codes.ACCUSE, Accuse, _WHO, actor=SEAT),
    Verb(codes.LANTERN, TurnLantern, Bits("direction", DIRECTION, 3), actor=SEAT),
    Verb(codes.LAMP, MoveLamp, Bits("start", LAMP, 3), Bits("to", LAMP, 3), actor=SEAT),
    Verb(codes.CORDON, MoveCordon, Bits("start", EXIT, 2), Bits("to", EXIT, 2), actor=SEAT),
    Verb(codes.COVER, MoveCover, Bits("start", MANHOLE, 3), Bits("to", MANHOLE, 3), actor=SEAT),
    Verb(
        codes.WHISTLE,
        Whistle,
        _WHO,
        Bits("points", Count(1, codes.WHISTLE_POINTS), 2),
        Bits("to", CELL, 8),
        actor=SEAT,
    ),
    Verb(codes.EXCHANGE, Exchange, _WHO, actor=SEAT),
)


def to_typed(action: int) -> Action:
    typed: Action = NUMBERING.to_typed(action)
    return typed


def from_typed(action: Any) -> int:
    return NUMBERING.from_typed(action)


def stakes(action: Any) -> bool:
    """Whether it stakes the game on what its seat knows."""
    return isinstance(action, Accuse)
