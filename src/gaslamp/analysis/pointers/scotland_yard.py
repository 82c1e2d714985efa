"""Scotland Yard: where Mister X was last seen and can be now; for him, who is near."""

from typing import Any, Final

from gaslamp.analysis.pointer import Mark, Moment, Pointer, Pointers, marked_all, pointer
from gaslamp.core.sentence import say
from gaslamp.games.scotland_yard import codes, text
from gaslamp.games.scotland_yard.actions import Travel
from gaslamp.games.scotland_yard.trail import form_of, reach, steps
from gaslamp.knowledge import Claim
from gaslamp.knowledge.scotland_yard import NOW

_LISTED: Final = 8
"""More stations than that are only counted."""


def pointers(moment: Moment) -> Pointers:
    view = moment.sight.view
    if view.viewer == codes.MISTER_X and view.log:
        return Pointers(_nearest(moment), _threatened(moment))
    return Pointers(_last_seen(view), _possible(moment))


def _nearest(moment: Moment) -> Pointer:
    view, form = moment.sight.view, form_of(moment.sight)
    near = min(view.pawns, key=lambda each: steps(each.station, view.x, form))
    said = say(
        "hint-scotland-yard-nearest",
        pawn=text.pawn(near.name),
        station=near.station,
        moves=steps(near.station, view.x, form),
    )
    return pointer(said, [Mark("station", str(near.station))])


def _threatened(moment: Moment) -> Pointer:
    """Of the stations in reach, those that a detective can reach too."""
    stations = sorted({each.station for each in moment.legal if isinstance(each, Travel)})
    if not stations:
        return pointer(say("hint-scotland-yard-map"))
    unsafe = sorted(reach(moment.sight).intersection(stations))
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
    return pointer(said, [Mark("station", str(station))])


def _possible(moment: Moment) -> Pointer:
    stations = sorted(map(int, moment.look.possibilities.get(NOW, [])))
    if not stations:
        return pointer(say("hint-scotland-yard-map"))
    marks = marked_all("station", stations)
    if len(stations) > _LISTED:
        return pointer(say("hint-scotland-yard-many", count=len(stations)), marks)
    listed = ", ".join(map(str, stations))
    said = say("hint-scotland-yard-possible", count=len(stations), stations=listed)
    return pointer(said, marks)


def marked(claim: Claim) -> list[Mark]:
    return [Mark("station", claim.answer)]
