"""What can be laid on the table of Sleuth by hand: who has which gem, and the search cards."""

from gaslamp.core.bits import members
from gaslamp.core.sentence import say
from gaslamp.core.tray import (
    OneOf,
    SomeOf,
    SpreadOut,
    Tray,
    TrayField,
    TrayGroup,
    TrayPlace,
    TrayThing,
    WholeNumber,
    for_each_seat,
    group,
    seats_of,
)
from gaslamp.games.sleuth import text
from gaslamp.games.sleuth.cards import CARD_TEXT, GEM_TEXT
from gaslamp.games.sleuth.rules import SleuthPosition


def tray(position: SleuthPosition) -> Tray:
    """Of a game as it begins."""
    cards = [CARD_TEXT[card] for card in members(position.pile)]
    return Tray(
        things={
            "gems": [TrayThing(gem, text.gem(gem)) for gem in GEM_TEXT],
            "cards": [TrayThing(card, text.card(card)) for card in cards],
            "seats": seats_of(position.seats),
        },
        groups=[_gems(position.seats), _cards(position.seats), _turn(position)],
    )


def _gems(seats: int) -> TrayGroup:
    places = [
        *for_each_seat(seats, "hands", "tray-sleuth-hand"),
        TrayPlace(["open_gems"], say("tray-sleuth-open")),
        TrayPlace(["missing"], say("tray-sleuth-missing")),
    ]
    return group("tray-sleuth-gems", SpreadOut(say("tray-sleuth-where"), "gems", places))


def _cards(seats: int) -> TrayGroup:
    places = [
        *for_each_seat(seats, "cards", "tray-sleuth-row"),
        TrayPlace(["used"], say("tray-sleuth-used")),
    ]
    pile = say("tray-sleuth-pile")
    return group("tray-sleuth-cards", SpreadOut(say("tray-sleuth-where"), "cards", places, pile))


def _turn(position: SleuthPosition) -> TrayGroup:
    fields: list[TrayField] = [
        OneOf(["turn"], say("tray-sleuth-whose"), "seats", may_be_none=True),
        SomeOf(["out"], say("tray-sleuth-out"), "seats"),
        WholeNumber(["to_draw"], say("tray-sleuth-to-draw"), 0, position.row),
    ]
    if position.winners_wanted > 1:
        fields.append(SomeOf(["places"], say("tray-sleuth-places"), "seats"))
    return group("tray-sleuth-turn", fields)
