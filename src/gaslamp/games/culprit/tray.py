"""What can be laid on the table of The Culprit by hand: hands, what was played, points, tokens."""

from gaslamp.core.sentence import say
from gaslamp.core.tray import (
    OneOf,
    SomeOf,
    SpreadOut,
    Tray,
    TrayGroup,
    TrayPlace,
    TrayThing,
    WholeNumber,
    for_each_seat,
    group,
    seats_of,
)
from gaslamp.games.culprit import codes, text
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.rules import CulpritPosition

_MOST_POINTS = 4
"""With one more the game is over."""


def tray(position: CulpritPosition) -> Tray:
    """Of a game as it begins."""
    copies = {card: n for card, n in zip(CARD_TEXT, position.copies, strict=True) if n}
    stages = [each for each in codes.STAGES if each != codes.STAGES[codes.DEALING]]
    return Tray(
        things={
            "cards": [TrayThing(card, text.name(card)) for card in copies],
            "seats": seats_of(position.seats),
            "stages": [TrayThing(each, say("tray-culprit-stage", stage=each)) for each in stages],
        },
        groups=[_cards(position.seats, copies), _turn(), _tokens(), _points(position)],
    )


def _cards(seats: int, copies: dict[str, int]) -> TrayGroup:
    places = [
        *for_each_seat(seats, "hands", "tray-culprit-hand"),
        *for_each_seat(seats, "played", "tray-culprit-played"),
        TrayPlace(["discarded"], say("tray-culprit-discarded")),
    ]
    pile = say("tray-culprit-pile")
    return group(
        "tray-culprit-cards", SpreadOut(say("tray-culprit-where"), "cards", places, pile, copies)
    )


def _turn() -> TrayGroup:
    return group(
        "tray-culprit-turn",
        OneOf(["stage"], say("tray-culprit-moment"), "stages"),
        OneOf(["turn"], say("tray-culprit-whose"), "seats", may_be_none=True),
        OneOf(["target"], say("tray-culprit-target"), "seats", may_be_none=True),
    )


def _tokens() -> TrayGroup:
    return group(
        "tray-culprit-tokens",
        OneOf(["handcuffs"], say("tray-culprit-handcuffs"), "seats", may_be_none=True),
        SomeOf(["maid"], say("tray-culprit-maid"), "seats"),
        SomeOf(["governess"], say("tray-culprit-governess"), "seats"),
    )


def _points(position: CulpritPosition) -> TrayGroup:
    """A single round has none."""
    most = 0 if position.flash else _MOST_POINTS
    return group(
        "tray-culprit-points",
        [
            WholeNumber(["points", seat], say("seat", seat=seat), 0, most)
            for seat in range(position.seats)
        ],
    )
