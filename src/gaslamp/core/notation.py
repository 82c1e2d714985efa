"""What every game's notation needs: a line that fits, and a seat by its name."""

import re
from collections.abc import Sequence

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say


def matched(line: re.Pattern[str], text: str) -> re.Match[str]:
    found = line.fullmatch(text)
    if not found:
        raise Unreadable(say("unreadable-action", text=text))
    return found


def seat_called(text: str, seats: Sequence[str]) -> int:
    if text not in seats:
        raise Unreadable(say("unreadable-seat", text=text, seats=", ".join(seats)))
    return seats.index(text)
