"""What every game's notation needs: a line that fits, and a seat by its name."""

import re
from collections.abc import Sequence

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say


def parts(line: re.Pattern[str], text: str) -> tuple[dict[str, str], str | None]:
    """What a line has in it, by name; the name of the last says which of the forms it is."""
    found = line.fullmatch(text)
    if not found:
        raise Unreadable(say("unreadable-action", text=text))
    return found.groupdict(), found.lastgroup


def seat_called(text: str, seats: Sequence[str]) -> int:
    if text not in seats:
        raise Unreadable(say("unreadable-seat", text=text, seats=", ".join(seats)))
    return seats.index(text)
