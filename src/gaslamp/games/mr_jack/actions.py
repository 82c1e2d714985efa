"""What can be done in Mr. Jack: the typed face of the rules' numbers."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS, DIRECTIONS, EXITS, LAMPS, MANHOLES

Seat = Annotated[int, Meta(ge=0, le=1)]
Points = Annotated[int, Meta(ge=1, le=3)]


class DrawJack(Tagged, frozen=True):
    """The alibi card that says who Jack is."""

    character: str


class TurnUp(Tagged, frozen=True):
    """A character card is turned up."""

    character: str


class DrawAlibi(Tagged, frozen=True):
    """A card from the alibi pile, for the seat that plays Holmes."""

    seat: Seat
    character: str


class Activate(Tagged, frozen=True):
    """Play one of the cards that lie face up."""

    seat: Seat
    character: str


class Move(Tagged, frozen=True):
    """Move the active character; the way does not matter."""

    seat: Seat
    to: str


class Stay(Tagged, frozen=True):
    """Leave a character where it is that can reach no free cell."""

    seat: Seat


class Leave(Tagged, frozen=True):
    """Jack leaves the district."""

    seat: Seat
    exit: str


class Accuse(Tagged, frozen=True):
    """End the active character's move on the cell of another and accuse it."""

    seat: Seat
    character: str


class TurnLantern(Tagged, frozen=True):
    seat: Seat
    direction: str


class MoveLamp(Tagged, frozen=True):
    """Smith's power: a lit tile goes to an unlit lamp."""

    seat: Seat
    start: str
    to: str


class MoveCordon(Tagged, frozen=True):
    """Lestrade's power: a cordon goes to an open exit."""

    seat: Seat
    start: str
    to: str


class MoveCover(Tagged, frozen=True):
    """Bert's power: a cover goes to an open manhole."""

    seat: Seat
    start: str
    to: str


class Whistle(Tagged, frozen=True):
    """Goodley's power: one character comes nearer, for so many of the points."""

    seat: Seat
    character: str
    points: Points
    to: str


class Exchange(Tagged, frozen=True):
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


def _find(text: str, texts: tuple[str, ...], message: str) -> int:
    if text not in texts:
        raise Unreadable(say(message, text=text))
    return texts.index(text)


def character_number(text: str) -> int:
    return _find(text, CHARACTERS, "mr-jack-no-such-character")


def cell_number(text: str) -> int:
    return _find(text, CELLS, "mr-jack-no-such-cell")


def exit_number(text: str) -> int:
    return _find(text, EXITS, "mr-jack-no-such-exit")


def lamp_number(text: str) -> int:
    return _find(text, LAMPS, "mr-jack-no-such-lamp")


def manhole_number(text: str) -> int:
    return _find(text, MANHOLES, "mr-jack-no-such-manhole")


def direction_number(text: str) -> int:
    return _find(text, DIRECTIONS, "mr-jack-no-such-direction")


def _whistle(seat: int, argument: int) -> Whistle:
    character, points, to = argument & 7, argument >> 3 & 3, argument >> 5
    return Whistle(seat, CHARACTERS[character], points, CELLS[to])


_TYPED: Final[dict[int, Callable[[int, int], Action]]] = {
    codes.DRAW_JACK: lambda _, who: DrawJack(CHARACTERS[who]),
    codes.TURN_UP: lambda _, who: TurnUp(CHARACTERS[who]),
    codes.DRAW_ALIBI: lambda _, card: DrawAlibi(card >> 3, CHARACTERS[card & 7]),
    codes.ACTIVATE: lambda seat, who: Activate(seat, CHARACTERS[who]),
    codes.MOVE: lambda seat, cell: Move(seat, CELLS[cell]),
    codes.STAY: lambda seat, _: Stay(seat),
    codes.LEAVE: lambda seat, way: Leave(seat, EXITS[way]),
    codes.ACCUSE: lambda seat, who: Accuse(seat, CHARACTERS[who]),
    codes.LANTERN: lambda seat, way: TurnLantern(seat, DIRECTIONS[way]),
    codes.LAMP: lambda seat, both: MoveLamp(seat, LAMPS[both & 7], LAMPS[both >> 3]),
    codes.CORDON: lambda seat, both: MoveCordon(seat, EXITS[both & 3], EXITS[both >> 2]),
    codes.COVER: lambda seat, both: MoveCover(seat, MANHOLES[both & 7], MANHOLES[both >> 3]),
    codes.WHISTLE: _whistle,
    codes.EXCHANGE: lambda seat, who: Exchange(seat, CHARACTERS[who]),
}


def to_typed(action: int) -> Action:
    return _TYPED[action >> 5 & 15](action & 31, action >> 9)


def _pack(seat: int, kind: int, argument: int = 0) -> int:
    return seat | kind << 5 | argument << 9


def from_typed(action: Any) -> int:
    match action:
        case DrawJack(who):
            return _pack(CHANCE, codes.DRAW_JACK, character_number(who))
        case TurnUp(who):
            return _pack(CHANCE, codes.TURN_UP, character_number(who))
        case DrawAlibi(seat, who):
            return _pack(CHANCE, codes.DRAW_ALIBI, character_number(who) | seat << 3)
        case Activate(seat, who):
            return _pack(seat, codes.ACTIVATE, character_number(who))
        case Move(seat, to):
            return _pack(seat, codes.MOVE, cell_number(to))
        case Stay(seat):
            return _pack(seat, codes.STAY)
        case Leave(seat, way):
            return _pack(seat, codes.LEAVE, exit_number(way))
        case Accuse(seat, who):
            return _pack(seat, codes.ACCUSE, character_number(who))
    return _from_power(action)


def _from_power(action: Any) -> int:
    match action:
        case TurnLantern(seat, direction):
            return _pack(seat, codes.LANTERN, direction_number(direction))
        case MoveLamp(seat, start, to):
            return _pack(seat, codes.LAMP, lamp_number(start) | lamp_number(to) << 3)
        case MoveCordon(seat, start, to):
            return _pack(seat, codes.CORDON, exit_number(start) | exit_number(to) << 2)
        case MoveCover(seat, start, to):
            return _pack(seat, codes.COVER, manhole_number(start) | manhole_number(to) << 3)
        case Whistle(seat, who, points, to):
            argument = character_number(who) | points << 3 | cell_number(to) << 5
            return _pack(seat, codes.WHISTLE, argument)
        case Exchange(seat, who):
            return _pack(seat, codes.EXCHANGE, character_number(who))
    raise TypeError(f"no action of Mr. Jack: {action!r}")
