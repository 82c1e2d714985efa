"""What can be laid on the board of Mr. Jack by hand."""

from typing import Final

from gaslamp.core.sentence import say
from gaslamp.core.tray import (
    OneOf,
    SomeOf,
    Touch,
    Tray,
    TrayGroup,
    TrayThing,
    WholeNumber,
    YesOrNo,
    group,
    things,
)
from gaslamp.games.mr_jack import text
from gaslamp.games.mr_jack.board import (
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    LAMPS,
    MANHOLES,
    STREETS,
    TILES,
)
from gaslamp.games.mr_jack.codes import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.rules import MrJackPosition

_WALK: Final = Touch({"type": "move", "seat": JACK}, "to")
_LEAVE: Final = Touch({"type": "leave", "seat": JACK}, "exit")


def tray(position: MrJackPosition) -> Tray:
    """Of a game as it begins."""
    people = [who for number, who in enumerate(CHARACTERS) if position.people >> number & 1]
    return Tray(
        things={
            "people": [TrayThing(who, text.character(who)) for who in people],
            "streets": things(STREETS),
            "lamps": things(LAMPS),
            "tiles": [TrayThing(tile, say("tray-mr-jack-tile", tile=tile)) for tile in TILES[1:]],
            "manholes": things(MANHOLES),
            "exits": [TrayThing(each, text.way_out(each)) for each in EXITS],
            "directions": [TrayThing(each, text.direction(each)) for each in DIRECTIONS],
        },
        groups=[_board(people), _lights(), _turn(position.last_turn), _secrets()],
    )


def _board(people: list[str]) -> TrayGroup:
    standing = [
        OneOf(["characters", who], text.character(who), "streets", touch=_WALK) for who in people
    ]
    return group(
        "tray-mr-jack-board",
        standing,
        OneOf(["lantern"], say("tray-mr-jack-lantern"), "directions"),
        SomeOf(["covers"], say("tray-mr-jack-covers"), "manholes", _WALK),
        SomeOf(["cordons"], say("tray-mr-jack-cordons"), "exits", _LEAVE),
    )


def _lights() -> TrayGroup:
    return group(
        "tray-mr-jack-lights",
        [
            OneOf(["lamps", lamp], say("tray-mr-jack-lamp", lamp=lamp), "tiles", False, True)
            for lamp in LAMPS
        ],
    )


def _turn(last: int) -> TrayGroup:
    return group(
        "tray-mr-jack-turn",
        WholeNumber(["turn"], say("tray-mr-jack-number"), 1, last),
        SomeOf(["cards"], say("tray-mr-jack-cards"), "people"),
        SomeOf(["played"], say("tray-mr-jack-played"), "people"),
        YesOrNo(["witness"], say("tray-mr-jack-witness")),
        SomeOf(["innocent"], say("tray-mr-jack-innocent"), "people"),
    )


def _secrets() -> TrayGroup:
    return group(
        "tray-mr-jack-secrets",
        OneOf(["jack"], say("tray-mr-jack-jack"), "people", may_be_none=True),
        [
            SomeOf(
                ["alibis", seat],
                say("tray-mr-jack-alibis", seat=text.seat(seat)),
                "people",
            )
            for seat in (JACK, INVESTIGATOR)
        ],
    )
