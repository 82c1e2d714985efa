"""What is said under the Divining hat (CU-23): by the innocent what is likeliest, by the others
what sounds likely and is not true."""

from collections.abc import Sequence
from typing import Any

from gaslamp.bots.culprit.imagined import shares
from gaslamp.core.sight import Sight
from gaslamp.games.culprit.actions import Suspect, SuspectAccomplice
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.games.culprit.rules import CulpritPosition

_SEATS = 8


def statement(
    sight: Sight[Any, Any, Any], legal: Sequence[Any], worlds: Sequence[CulpritPosition]
) -> Any:
    """One of the statements that may be made now."""
    misleads = _misleads(sight)
    if not isinstance(legal[0], Suspect):
        return legal[0] if misleads else _aide(sight, legal)
    guilty = _chances(sight, worlds)
    heard = _as_others_see_it(sight)
    named = [each for each in legal if each.suspect is not None]
    if misleads:
        return max(named, key=lambda each: (-guilty[each.suspect], heard[each.suspect]))
    return max(named, key=lambda each: (guilty[each.suspect], heard[each.suspect]))


def _misleads(sight: Sight[Any, Any, Any]) -> bool:
    return "culprit" in (sight.view.hand or []) or sight.view.seats[sight.viewer].accomplice


def _aide(sight: Sight[Any, Any, Any], legal: Sequence[Any]) -> Any:
    """Whoever has played an Accomplice is one; who is named stands in the legal actions no more."""
    open_ones = [
        each
        for each in legal
        if isinstance(each, SuspectAccomplice) and sight.view.seats[each.suspect].accomplice
    ]
    return open_ones[0] if open_ones else legal[0]


def _chances(sight: Sight[Any, Any, Any], worlds: Sequence[CulpritPosition]) -> list[int]:
    """Of each seat, in how many of the worlds it holds the Culprit."""
    found = [0] * sight.seats
    for world in worlds:
        for seat in range(sight.seats):
            found[seat] += world.hands[seat] >> 4 * CULPRIT & 15
    return found


def _as_others_see_it(sight: Sight[Any, Any, Any]) -> list[float]:
    """How much suspicion falls on each seat, all others together."""
    rows = shares(sight)
    return [
        sum(rows[viewer * _SEATS + seat] for viewer in range(sight.seats) if viewer != sight.viewer)
        for seat in range(sight.seats)
    ]
