"""Scotland Yard: where Mister X was last seen and can be now; for him, who is near."""

from typing import Any, Final

from gaslamp.analysis.pointer import HintMark, Pointer, Pointers, Situation, marked_all, pointer
from gaslamp.core.sentence import say
from gaslamp.games.scotland_yard import codes, text
from gaslamp.games.scotland_yard.actions import Travel
from gaslamp.games.scotland_yard.trail import form_of, reach, steps
from gaslamp.knowledge import Claim
from gaslamp.knowledge.scotland_yard import NOW

_LISTED: Final = 8
"""More stations than that are only counted."""


def pointers(situation: Situation) -> Pointers:
    view = situation.sight.view
    if view.viewer == codes.MISTER_X and view.log:
        return Pointers(_nearest(situation), _threatened(situation))
    return Pointers(_last_seen(view), _possible(situation))


def _nearest(situation: Situation) -> Pointer:
    view, form = situation.sight.view, form_of(situation.sight)
    near = min(view.pawns, key=lambda each: steps(each.station, view.x, form))
    said = say(
        "hint-scotland-yard-nearest",
        pawn=text.pawn(near.name),
        station=near.station,
        moves=steps(near.station, view.x, form),
    )
    return pointer(said, [HintMark("station", str(near.station))])


def _threatened(situation: Situation) -> Pointer:
    """Of the stations in reach, those that a detective can reach too."""
    stations = sorted({each.station for each in situation.legal if isinstance(each, Travel)})
    if not stations:
        return pointer(say("hint-scotland-yard-map"))
    unsafe = sorted(reach(situation.sight).intersection(stations))
    said = say(
        "hint-scotland-yard-threatened",
        count=len(stations),
        unsafe=len(unsafe),
        stations=", ".join(map(str, unsafe)),
    )
    return pointer(said, marked_all("station", unsafe))


def _last_seen(view: Any) -> Pointer:
    seen = [(place, each.station) for place, each in enumerate(view.log, 1) if each.station]
    if not seen:
        return pointer(say("hint-scotland-yard-unseen"))
    place, station = seen[-1]
    said = say("hint-scotland-yard-seen", place=place, station=station, moves=len(view.log) - place)
    return pointer(said, [HintMark("station", str(station))])


def _possible(situation: Situation) -> Pointer:
    stations = sorted(map(int, situation.look.possibilities.get(NOW, [])))
    if not stations:
        return pointer(say("hint-scotland-yard-map"))
    marks = marked_all("station", stations)
    if len(stations) > _LISTED:
        return pointer(say("hint-scotland-yard-many", count=len(stations)), marks)
    listed = ", ".join(map(str, stations))
    said = say("hint-scotland-yard-possible", count=len(stations), stations=listed)
    return pointer(said, marks)


def marked(claim: Claim) -> list[HintMark]:
    return [HintMark("station", claim.answer)]
