"""Scotland Yard written down: `X: 2x taxi 74, black 46`.

house: detective 1 starts at 103    house: bobby 1 starts at 91    house: X starts at 35
X: taxi 74                          X: black 46                    X: 2x bus 58, taxi 74
X: taxi 74, show, take detective 1 taxi, take detective 2 bus      X: taxi 74, hide
D1: taxi 58                         D1: detective 2 taxi 58        D2: bobby 1 to 93
Beginners:    D1: start at 41       X: to 74     X: secret 58      D1: to 93

A seat that has one detective need not name it.
"""

import re
from typing import Any, Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games.scotland_yard import actions, codes
from gaslamp.games.scotland_yard.actions import (
    DETECTIVES,
    Choose,
    Hide,
    Move,
    Show,
    Start,
    Take,
    Travel,
)
from gaslamp.games.scotland_yard.forms import NAMES
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

SEATS: Final = ("X", "D1", "D2", "D3", "D4", "D5")
_NO_TICKET: Final = "to"

_STATION: Final = r"(0|[1-9][0-9]{0,8})"
_LINE: Final = re.compile(
    rf"(?P<who>X|(?:detective|bobby) [0-9]) starts at (?P<card>{_STATION})"
    rf"|start at (?P<chosen>{_STATION})"
    rf"|(?P<double>2x )?(?:(?P<pawn>(?:detective|bobby) [0-9]) )?"
    rf"(?P<ticket>taxi|bus|underground|black|secret|to) (?P<station>{_STATION})"
    r"|(?P<show>show)"
    r"|(?P<hide>hide)"
    r"|take (?P<robbed>detective [0-9]) (?P<taken>taxi|bus|underground)"
)


def write(action: int, position: ScotlandYardPosition) -> str:
    match actions.to_typed(action):
        case Start(pawn, station):
            return f"{pawn} starts at {station}"
        case Choose(_, station):
            return f"start at {station}"
        case Travel(_, ticket, station, double):
            return f"{'2x ' if double else ''}{ticket or _NO_TICKET} {station}"
        case Show():
            return "show"
        case Hide():
            return "hide"
        case Take(_, detective, taken):
            return f"take {detective} {taken}"
        case Move(seat, pawn, used, station):
            named = "" if pawn == _only_detective(seat, position) else f"{pawn} "
            return f"{named}{used or _NO_TICKET} {station}"


def read(text: str, seat: int, position: ScotlandYardPosition) -> int:
    found = _LINE.fullmatch(text)
    if not found or not _fits(found.groupdict(), seat):
        raise Unreadable(say("unreadable-action", text=text))
    typed = _typed(found.groupdict(), text, seat, position)
    if not _belongs_to_form(typed, position):
        raise Unreadable(say("scotland-yard-other-form", text=text, form=NAMES[position.form]))
    return actions.from_typed(typed)


def _fits(part: dict[str, Any], seat: int) -> bool:
    """Only Mister X makes double moves, only detectives name a pawn, only the house deals."""
    if part["who"]:
        return seat == CHANCE
    if seat == codes.MISTER_X:
        return part["pawn"] is None
    return seat != CHANCE and part["double"] is None


def continues(position: ScotlandYardPosition) -> bool:
    """What Mister X does after his first step stands on the same line."""
    return position.stage in (codes.DOUBLING, codes.SHOWING, codes.TAKING)


def _only_detective(seat: int, position: ScotlandYardPosition) -> str | None:
    return DETECTIVES[seat - 1] if position.a_seat == 1 and 0 < seat < len(SEATS) else None


def _typed(
    part: dict[str, Any], text: str, seat: int, position: ScotlandYardPosition
) -> actions.Action:
    if part["who"]:
        return Start(part["who"], int(part["card"]))
    if part["chosen"]:
        return Choose(seat, int(part["chosen"]))
    if part["show"]:
        return Show(seat)
    if part["hide"]:
        return Hide(seat)
    if part["robbed"]:
        return Take(seat, part["robbed"], part["taken"])
    ticket = None if part["ticket"] == _NO_TICKET else part["ticket"]
    station = actions.check_station(int(part["station"]))
    if seat == codes.MISTER_X:
        return Travel(seat, ticket, station, bool(part["double"]))
    pawn = part["pawn"] or _only_detective(seat, position)
    if pawn is None:
        raise Unreadable(say("scotland-yard-which-pawn", text=text))
    return Move(seat, pawn, ticket, station)


def _belongs_to_form(typed: actions.Action, position: ScotlandYardPosition) -> bool:
    """Whether a text speaks of what this form of the game has at all."""
    beginners = not position.tickets_needed
    match typed:
        case Start(pawn, _):
            return not beginners and (pawn == actions.MISTER_X or _is_there(pawn, position))
        case Choose():
            return beginners
        case Travel(_, ticket, _, _):
            return ticket == "black" or beginners == (ticket in (None, "secret"))
        case Show() | Hide():
            return bool(position.voluntary_showing)
        case Take(_, detective, _):
            return bool(position.voluntary_showing) and _is_there(detective, position)
        case Move(_, pawn, ticket, _):
            ticketless = beginners or pawn in actions.BOBBIES
            return _is_there(pawn, position) and (ticket is None) == ticketless


def _is_there(pawn: str, position: ScotlandYardPosition) -> bool:
    bobbies = actions.BOBBIES[: position.bobbies]
    return pawn in DETECTIVES[: position.detectives] or pawn in bobbies
