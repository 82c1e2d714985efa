"""Mr. Jack written down: `Investigator: Goodley, m10-l10, whistle Bert i8-j8-k9-k10`.

house: jack Smith                 house: card Bert, card Gull, card Holmes, card Smith
house: alibi Investigator Bert
Jack: Smith, lamp b2-f9, g8-g7    Jack: Smith, exit NW    Investigator: Gull, accuse Bert
Jack: Watson, a3-a2, lantern SE   Jack: Gull, exchange Bert
Jack: Lestrade, cordon SW-NW, stay
Jack: Bert, i8-i7, cover c2-a5

A move names its two ends, for the way does not matter. A whistled character's way is as long as
the points it takes; any such way may be written, and the first in the order of the board is.
"""

import re
from functools import cache
from itertools import pairwise
from typing import Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.notation import parts, seat_called
from gaslamp.core.numbering import kind_of
from gaslamp.core.sentence import say
from gaslamp.games.mr_jack import actions, codes
from gaslamp.games.mr_jack.actions import (
    Accuse,
    Activate,
    DrawAlibi,
    DrawJack,
    Exchange,
    Leave,
    Move,
    MoveCordon,
    MoveCover,
    MoveLamp,
    Stay,
    TurnLantern,
    TurnUp,
    Whistle,
)
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS, NEXT, STREETS, paths
from gaslamp.games.mr_jack.rules import MrJackPosition

SEATS: Final = ("Jack", "Investigator")

_PART: Final = re.compile(
    r"jack (?P<jack>\w+)"
    r"|card (?P<card>\w+)"
    r"|alibi (?P<drawer>\w+) (?P<alibi>\w+)"
    r"|(?P<stay>stay)"
    r"|exit (?P<exit>\w+)"
    r"|accuse (?P<accuse>\w+)"
    r"|lantern (?P<lantern>\w+)"
    r"|lamp (?P<lit>\w+)-(?P<lamp>\w+)"
    r"|cordon (?P<closed>\w+)-(?P<cordon>\w+)"
    r"|cover (?P<covered>\w+)-(?P<cover>\w+)"
    r"|whistle (?P<called>\w+) (?P<way>\w+(?:-\w+){1,3})"
    r"|exchange (?P<exchange>\w+)"
    r"|(?P<start>\w+)-(?P<move>\w+)"
    r"|(?P<activate>\w+)"
)


def write(action: int, position: MrJackPosition) -> str:
    match actions.to_typed(action):
        case DrawJack(who):
            return f"jack {who}"
        case TurnUp(who):
            return f"card {who}"
        case DrawAlibi(seat, who):
            return f"alibi {SEATS[seat]} {who}"
        case Activate(_, who):
            return who
        case Move(_, to):
            return f"{_where_active(position)}-{to}"
        case Stay():
            return "stay"
        case Leave(_, way):
            return f"exit {way}"
        case Accuse(_, who):
            return f"accuse {who}"
        case power:
            return _write_power(power, position)


def _write_power(power: actions.Action, position: MrJackPosition) -> str:
    match power:
        case TurnLantern(_, direction):
            return f"lantern {direction}"
        case MoveLamp(_, start, to):
            return f"lamp {start}-{to}"
        case MoveCordon(_, start, to):
            return f"cordon {start}-{to}"
        case MoveCover(_, start, to):
            return f"cover {start}-{to}"
        case Whistle(_, who, points, to):
            start = CELLS[position.at[CHARACTERS.index(who)]]
            return f"whistle {who} {'-'.join(way(start, points, to))}"
        case Exchange(_, who):
            return f"exchange {who}"
    raise TypeError(f"no action of Mr. Jack: {power!r}")


def _where_active(position: MrJackPosition) -> str:
    return "" if position.active == codes.NOBODY else CELLS[position.at[position.active]]


@cache
def way(start: str, points: int, to: str) -> tuple[str, ...]:
    """A way of just so many steps, the first there is; both ends alone where there is none."""
    if start in STREETS:
        for path in paths(start, points):
            if path[-1] == to:
                return tuple(path)
    return start, to


def read(text: str, seat: int, position: MrJackPosition) -> int:
    return actions.from_typed(_typed(*parts(_PART, text), seat, position))


def _typed(
    part: dict[str, str], last: str | None, seat: int, position: MrJackPosition
) -> actions.Action:
    match last:
        case "jack":
            return DrawJack(part["jack"])
        case "card":
            return TurnUp(part["card"])
        case "alibi":
            return DrawAlibi(seat_called(part["drawer"], SEATS), part["alibi"])
        case "activate":
            return Activate(seat, part["activate"])
        case "stay":
            return Stay(seat)
        case "exit":
            return Leave(seat, part["exit"])
        case "accuse":
            return Accuse(seat, part["accuse"])
        case "move":
            _check_start(part["start"], position.active, position)
            return Move(seat, part["move"])
    return _typed_power(part, last, seat, position)


def _typed_power(
    part: dict[str, str], last: str | None, seat: int, position: MrJackPosition
) -> actions.Action:
    match last:
        case "lantern":
            return TurnLantern(seat, part["lantern"])
        case "lamp":
            return MoveLamp(seat, part["lit"], part["lamp"])
        case "cordon":
            return MoveCordon(seat, part["closed"], part["cordon"])
        case "cover":
            return MoveCover(seat, part["covered"], part["cover"])
        case "exchange":
            return Exchange(seat, part["exchange"])
    return _read_whistle(part["called"], part["way"].split("-"), seat, position)


def _read_whistle(who: str, path: list[str], seat: int, position: MrJackPosition) -> Whistle:
    _check_start(path[0], actions.character_number(who), position)
    steps = pairwise(path)
    if len(set(path)) != len(path) or any(b not in NEXT.get(a, []) for a, b in steps):
        raise Unreadable(say("mr-jack-no-way", text="-".join(path)))
    return Whistle(seat, who, len(path) - 1, path[-1])


def _check_start(text: str, character: int, position: MrJackPosition) -> None:
    """A move that starts elsewhere was meant for another position."""
    stands = actions.cell_number(text)
    if character != codes.NOBODY and position.at[character] != stands:
        who = say("mr-jack-character", character=CHARACTERS[character])
        raise Unreadable(say("mr-jack-not-there", character=who, cell=text))


def continues(action: int, position: MrJackPosition) -> bool:
    """An activation is one line, and so are the four cards of a turn."""
    kind = kind_of(action)
    if kind == codes.TURN_UP:
        return position.turned_up != 0
    return kind not in (codes.DRAW_JACK, codes.DRAW_ALIBI, codes.ACTIVATE)
