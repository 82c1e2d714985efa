"""Why somebody is suspected under the hat: what everybody saw of them, or what one saw alone.

The innocent say what speaks for it. The culprit and accomplices name somebody who is not guilty,
and say the same kind of thing about them.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.core.sight import Sight
from gaslamp.core.utterance import Utterance
from gaslamp.games.culprit import events
from gaslamp.games.culprit.actions import Suspect

_FEW: Final = 1


def reason(sight: Sight[Any, Any, Any], chosen: Any) -> Utterance | None:
    if not isinstance(chosen, Suspect) or chosen.suspect is None:
        return None
    seen = _this_round(sight.events)
    for says, speaks_for_it in (
        ("culprit-says-recognised", _recognised),
        ("culprit-says-looked", _looked),
        ("culprit-says-denied", _denied),
        ("culprit-says-exchanged", _exchanged),
    ):
        if any(speaks_for_it(event, sight.viewer, chosen.suspect) for event in seen):
            return Utterance(says, seat=chosen.suspect)
    if sight.view.seats[chosen.suspect].cards == _FEW:
        return Utterance("culprit-says-last-card", seat=chosen.suspect)
    return Utterance("culprit-says-feeling", seat=chosen.suspect)


def _this_round(told: Sequence[Any]) -> Sequence[Any]:
    dealt = [at for at, event in enumerate(told) if isinstance(event, events.Dealt)]
    return told[dealt[-1] :] if dealt else told


def _recognised(event: Any, viewer: int, suspect: int) -> bool:
    match event:
        case events.Recognised(seat, culprit):
            return bool(seat == viewer and culprit == suspect)
    return False


def _looked(event: Any, viewer: int, suspect: int) -> bool:
    """Whoever lies may well have looked, and seen nothing of the kind."""
    match event:
        case events.Looked(seat, target, _):
            return bool(seat == viewer and target == suspect)
    return False


def _denied(event: Any, _: int, suspect: int) -> bool:
    match event:
        case events.Answered(_, asked, guilty):
            return bool(asked == suspect and not guilty)
    return False


def _exchanged(event: Any, _: int, suspect: int) -> bool:
    """Cards went from hand to hand, and theirs among them."""
    match event:
        case events.Changed(givers):
            return suspect in givers
    return False
