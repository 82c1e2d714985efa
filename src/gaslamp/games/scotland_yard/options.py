"""What is agreed before a game of Scotland Yard, and the position it leads to."""

from typing import Any, Final, Literal

from msgspec import UNSET, UnsetType

from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Options, check_small
from gaslamp.core.sentence import say
from gaslamp.games.scotland_yard.board import SMALL
from gaslamp.games.scotland_yard.forms import FORMS, NAMES, Form
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition


class ScotlandYardOptions(Options):
    form: Literal["2014", "2014-two", "1983", "beginners"] = "2014"
    """Which rulebook."""
    voluntary_showing: bool = False
    """Mister X may show himself and take tickets (SY-48); in 1983 only."""
    small: str | UnsetType = UNSET
    """A small map for exact work, by its name, instead of a rulebook."""


ONLY_WHERE: Final = {"voluntary_showing": ("form", "1983")}
VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "two": {"form": "2014-two"},
    "1983": {"form": "1983"},
    "voluntary-showing": {"form": "1983", "voluntary_showing": True},
    "beginners": {"form": "beginners"},
}


def form_of(options: ScotlandYardOptions) -> Form:
    small = check_small(options.small, SMALL)
    return FORMS[NAMES.index(small or options.form)]


def start(seats: int, options: ScotlandYardOptions) -> ScotlandYardPosition:
    form = form_of(options)
    if not form.seats_allowed(seats):
        raise Unreadable(
            say(
                "scotland-yard-seats",
                form=form.name,
                seats=seats,
                fewest=form.fewest_seats,
                most=form.most_seats,
            )
        )
    if options.voluntary_showing and not form.endless_tickets:
        raise Unreadable(say("scotland-yard-no-voluntary-showing", form=form.name))
    return ScotlandYardPosition(seats, FORMS.index(form), int(options.voluntary_showing))
