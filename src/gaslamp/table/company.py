"""What people at a table do to each other besides talk. Nothing of it is written down."""

from typing import Final, Literal

from gaslamp.core.errors import NotLegal, NotYourDecision
from gaslamp.core.sentence import say
from gaslamp.table.requests import Who, check_playing, check_seat
from gaslamp.table.setup import Days
from gaslamp.table.state import Table

Reaction = Literal[
    "bravo",
    "laugh",
    "gasp",
    "hm",
    "aha",
    "oops",
    "sweat",
    "tea",
    "toast",
    "watching",
    "sorry",
    "good-game",
]
ASLEEP: Final = 30_000
"""Milliseconds that the game has waited for somebody before they may be nudged."""
ASLEEP_FOR_DAYS: Final = 3600 * 1000
"""The same at a table where a move has days."""


def react(table: Table, who: Who) -> int:
    """The seat that it comes from. Those who only watch do not: there may be thousands of them."""
    seats = table.seats_of(who.person)
    if not seats:
        raise NotYourDecision(say("table-not-yours"))
    if who.person in table.silenced:
        raise NotLegal(say("table-silenced"))
    if table.reactions_are_off:
        raise NotLegal(say("table-reactions-off"))
    return seats[0]


def nudge(table: Table, who: Who, seat: int, now: int) -> str:
    """The person to be nudged: one whom the game has been waiting for a while."""
    check_playing(table)
    check_seat(table, seat)
    chair = table.chairs[seat]
    if not table.seats_of(who.person) or chair.person == who.person:
        raise NotYourDecision(say("table-not-yours"))
    if who.person in table.silenced:
        raise NotLegal(say("table-silenced"))
    since = table.waiting.get(seat)
    if since is None or chair.person is None or chair.played_by_bot or now < since + asleep(table):
        raise NotLegal(say("table-not-asleep"))
    return chair.person


def asleep(table: Table) -> int:
    """After how many milliseconds somebody may be nudged here."""
    return ASLEEP_FOR_DAYS if isinstance(table.setup.clock, Days) else ASLEEP
