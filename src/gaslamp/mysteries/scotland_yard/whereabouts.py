"""Where must Mister X be: a sighting, the tickets since, and where pawns stood in his way."""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.core.sight import Sight
from gaslamp.games.scotland_yard import events
from gaslamp.games.scotland_yard.codes import MISTER_X
from gaslamp.knowledge import irreducible
from gaslamp.knowledge.scotland_yard import KNOWLEDGE
from gaslamp.knowledge.scotland_yard.reasons import Retracing, StationFact, facts
from gaslamp.mysteries.draft import Draft, Juncture
from gaslamp.mysteries.mystery import Reason, Row

WHERE: Final = "where"
_FEWEST_FACTS: Final = 3
_MOST_FACTS: Final = 10


def where(moment: Juncture) -> Draft | None:
    position: Any = moment.play.position
    unmoved = position.unmoved.bit_count()
    if moment.seat == MISTER_X or unmoved != position.detectives + position.bobbies:
        return None
    sight = moment.play.sight(moment.seat)
    left = list(KNOWLEDGE.track(sight).layers[-1])
    if len(left) != 1 or sight.view.x is not None:
        return None
    kept = irreducible(facts(sight)[::-1], lambda some: _places(sight, some)[-1] == set(left))
    if not _FEWEST_FACTS <= len(kept) <= _MOST_FACTS:
        return None
    rows = _rows(sight, kept[::-1])
    if [row["type"] for row in rows].count("seen") != 1:
        return None
    return Draft(
        kind=WHERE,
        sight=sight,
        accepted=[str(left[0])],
        chain=_chain(sight, kept[::-1], rows),
        key=tuple(sorted(repr(sorted(_unplaced(row).items())) for row in rows)),
        facts=rows,
        given={"place": len(sight.view.log)},
    )


def _unplaced(row: Row) -> Row:
    """Who stood there does not matter, nor how late it was."""
    return {key: value for key, value in row.items() if key in ("ticket", "station", "type")}


def _places(sight: Sight[Any, Any, Any], kept: Sequence[StationFact]) -> list[set[int]]:
    return Retracing(sight, kept).places()


def _rows(sight: Sight[Any, Any, Any], kept: Sequence[StationFact]) -> list[Row]:
    """Each fact by itself, so that nobody need know the rest of the game."""
    return [_row(sight, fact.about) for fact in kept]


def _row(sight: Sight[Any, Any, Any], about: int | str) -> Row:
    assert isinstance(about, int)
    event = sight.events[about]
    before = _places_before(sight, about)
    match event:
        case events.Travelled(place, ticket, _):
            return {"type": "ticket", "place": place, "ticket": ticket}
        case events.Moved(_, pawn, _, _, station) | events.Started(pawn, station):
            until = _stands_until(sight, about, pawn)
            return {
                "type": "stood",
                "pawn": pawn,
                "station": station,
                "from": before,
                "until": until,
            }
    return {"type": "seen", "place": event.place, "station": event.station}


def _places_before(sight: Sight[Any, Any, Any], about: int) -> int:
    return sum(isinstance(event, events.Travelled) for event in sight.events[:about])


def _stands_until(sight: Sight[Any, Any, Any], about: int, pawn: str) -> int:
    """The last place of the log that was filled while the pawn stood there."""
    place = _places_before(sight, about)
    for event in sight.events[about + 1 :]:
        if isinstance(event, events.Moved) and event.pawn == pawn:
            break
        place += isinstance(event, events.Travelled)
    return place


def _chain(
    sight: Sight[Any, Any, Any], kept: Sequence[StationFact], rows: Sequence[Row]
) -> list[Reason]:
    """Place by place since he was last seen, where he may have been then."""
    layers = Retracing(sight, kept).layers
    seen = max((row["place"] for row in rows if row["type"] == "seen"), default=0)
    used: set[int] = set()
    chain = []
    for place in range(seen, len(layers)):
        here = [n for n, row in enumerate(rows) if n not in used and _speaks_of(row, place)]
        used |= set(here)
        left = [str(station) for station in sorted(layers[place])]
        chain.append(Reason(facts=here, left=left, case=str(place)))
    return chain


def _speaks_of(row: Row, place: int) -> bool:
    since: int = row["from"] if row["type"] == "stood" else row["place"]
    return since <= place
