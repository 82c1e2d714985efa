"""What can be laid on the map of Scotland Yard by hand."""

from collections.abc import Iterator
from typing import Final, get_args

from gaslamp.core.sentence import say
from gaslamp.core.tray import (
    Listed,
    OneOf,
    SomeOf,
    Touch,
    Tray,
    TrayField,
    TrayGroup,
    TrayThing,
    WholeNumber,
    YesOrNo,
    group,
)
from gaslamp.games.scotland_yard import text
from gaslamp.games.scotland_yard.codes import MISTER_X
from gaslamp.games.scotland_yard.events import pawn_name
from gaslamp.games.scotland_yard.explicit import Stage, to_facts
from gaslamp.games.scotland_yard.forms import FORMS, Form
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

_KINDS: Final = ("taxi", "bus", "underground")
_TRAVEL: Final = Touch({"type": "travel", "seat": MISTER_X, "ticket": None}, "station")


def tray(position: ScotlandYardPosition) -> Tray:
    """Of a game as it begins."""
    form = FORMS[position.form]
    count = position.detectives + position.bobbies
    names = [pawn_name(position, pawn) for pawn in range(count)]
    return Tray(
        things={
            "stages": [
                TrayThing(each, say("tray-scotland-yard-stage", stage=each))
                for each in _stages(position)
            ],
            "pawns": [TrayThing(name, text.pawn(name)) for name in names],
            "detectives": [TrayThing(n, text.pawn(n)) for n in names[: position.detectives]],
            "tickets": [TrayThing(each, text.ticket(each)) for each in _tickets(form)],
        },
        groups=[
            _pawns(names, form),
            _mister_x(form),
            _round(position, form),
            _purses(position, form),
        ],
    )


def _stages(position: ScotlandYardPosition) -> list[str]:
    """Showing himself and taking tickets are there only where that was agreed on."""
    voluntary = ("showing", "taking")
    return [each for each in get_args(Stage) if position.voluntary_showing or each not in voluntary]


def _tickets(form: Form) -> tuple[str, ...]:
    return (*_KINDS, "black") if form.tickets_needed else ("secret", "black")


def _pawns(names: list[str], form: Form) -> TrayGroup:
    touches = [
        Touch({"type": "move", "seat": 1, "pawn": n, "ticket": None}, "station") for n in names
    ]
    return group(
        "tray-scotland-yard-pawns",
        [
            WholeNumber(["pawns", pawn], text.pawn(name), 1, form.stations, touch=touches[pawn])
            for pawn, name in enumerate(names)
        ],
    )


def _mister_x(form: Form) -> TrayGroup:
    station = say("tray-scotland-yard-station")
    return group(
        "tray-scotland-yard-mister-x",
        WholeNumber(["start"], say("tray-scotland-yard-start"), 1, form.stations, touch=_TRAVEL),
        Listed(
            ["log"],
            say("tray-scotland-yard-log"),
            columns=[
                OneOf(
                    ["ticket"],
                    say("tray-scotland-yard-ticket"),
                    "tickets",
                    may_be_none=not form.tickets_needed,
                ),
                WholeNumber(["station"], station, 1, form.stations, touch=_TRAVEL),
                YesOrNo(["shown"], say("tray-scotland-yard-shown")),
            ],
            fresh={"ticket": _tickets(form)[0], "station": 1, "shown": False},
            most=form.log_length,
        ),
    )


def _round(position: ScotlandYardPosition, form: Form) -> TrayGroup:
    fields: list[TrayField] = [
        OneOf(["stage"], say("tray-scotland-yard-moment"), "stages"),
        SomeOf(["to_move"], say("tray-scotland-yard-to-move"), "pawns"),
        WholeNumber(["doubles"], say("tray-scotland-yard-doubles"), 0, form.doubles),
    ]
    if position.voluntary_showing:
        taking = say("tray-scotland-yard-taking")
        fields.append(OneOf(["taking"], taking, "detectives", may_be_none=True))
    return group("tray-scotland-yard-round", fields)


def _purses(position: ScotlandYardPosition, form: Form) -> TrayGroup:
    return group("tray-scotland-yard-purses", [*_tickets_in_purses(position, form)])


def _tickets_in_purses(position: ScotlandYardPosition, form: Form) -> Iterator[WholeNumber]:
    purses = to_facts(position).purses
    for purse in range(len(purses)):
        owner = say("tray-scotland-yard-all")
        if len(purses) > 1:
            owner = text.pawn(pawn_name(position, purse))
        for kind, most in zip(_KINDS, form.purse, strict=True):
            said = say("tray-scotland-yard-purse", owner=owner, ticket=text.ticket(kind))
            yield WholeNumber(["purses", purse, kind], said, 0, most)
    if position.voluntary_showing:
        for kind, most in zip(_KINDS, form.purse, strict=True):
            said = say("tray-scotland-yard-taken", ticket=text.ticket(kind))
            yield WholeNumber(["taken", kind], said, 0, most)
