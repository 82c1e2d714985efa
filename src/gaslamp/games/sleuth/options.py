"""What is agreed before a game of Sleuth, and the position it leads to."""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, UnsetType

from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Options, check_small
from gaslamp.core.sentence import say
from gaslamp.games.sleuth.cards import GEM_COUNT, HAND_SIZE
from gaslamp.games.sleuth.forms import FORMS, NAMES, SMALL, SleuthForm
from gaslamp.games.sleuth.rules import SleuthPosition


class SleuthOptions(Options):
    missing: Annotated[int, Meta(ge=1, le=3)] = 1
    """How many gems are missing (SL-31)."""
    winners: Annotated[int, Meta(ge=1, le=6)] = 1
    """How many players may find them before the game ends (SL-30)."""
    extra_interrogations: bool = False
    """One or two interrogations a turn (SL-32)."""
    super_sleuth: bool = False
    """Cards are never shown (SL-33)."""
    small: str | UnsetType = UNSET
    """A small form for exact work, by its name."""


VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "places": {"winners": 2},
    "two-missing": {"missing": 2},
    "three-missing": {"missing": 3},
    "extra-interrogations": {"extra_interrogations": True},
    "super-sleuth": {"super_sleuth": True},
}


def form_of(options: SleuthOptions) -> SleuthForm:
    return FORMS[NAMES.index(check_small(options.small, SMALL))]


def hand_size(seats: int, missing: int) -> int:
    """SL-03, SL-31: the table's, or the largest equal share if that is smaller."""
    return min(HAND_SIZE[seats], (GEM_COUNT - missing) // seats)


def start(seats: int, options: SleuthOptions) -> SleuthPosition:
    if options.winners >= seats:
        raise Unreadable(say("sleuth-too-many-winners", winners=options.winners, most=seats - 1))
    form = form_of(options)
    return SleuthPosition(
        seats,
        _dealt_to_each(form, seats, options.missing),
        options.missing,
        options.winners,
        int(options.extra_interrogations),
        int(options.super_sleuth),
        FORMS.index(form),
    )


def _dealt_to_each(form: SleuthForm, seats: int, missing: int) -> int:
    """In a small form, the largest equal share."""
    if not form.name:
        return hand_size(seats, missing)
    share = (form.gems.bit_count() - missing) // seats
    if share < 1:
        raise Unreadable(say("sleuth-too-few-gems", missing=missing, seats=seats))
    return share
