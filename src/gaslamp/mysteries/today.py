"""The mystery of a day: from the date alone, the same in every house with the same shelf."""

from datetime import date
from typing import Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.shelf import mysteries_of

FIRST_DAY: Final = date(2026, 1, 1)


def day_of(text: str) -> date:
    """A date as it is written: 2026-11-16."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Unreadable(say("mystery-no-date", text=text)) from None
    if text != day.isoformat() or day < FIRST_DAY:
        raise Unreadable(say("mystery-no-date", text=text))
    return day


def mystery_of(game: str, day: date) -> Mystery:
    """One after the other, in an order that has nothing to do with how they were made."""
    shelf = sorted(mysteries_of(game), key=lambda each: each.digest)
    return shelf[(day - FIRST_DAY).days % len(shelf)]
