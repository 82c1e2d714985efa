"""REST: what one's seat can know. Worked out from the seat's sight, beside the bots' thinking."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, NamedTuple, TypeVar

from starlette.responses import Response

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.notes import CLERK, ORACLE, WAYS, Way, allows, lesser
from gaslamp.core.seats import MAX_SEATS, SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.knowledge import Claim
from gaslamp.knowledge.deduced import Deduced, Reasons, at_once, deduce, reasons
from gaslamp.server.attendance import while_there
from gaslamp.server.live.loader import entries_of
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.tables import finished, visible
from gaslamp.server.workers.refusals import TooLong
from gaslamp.table.setup import most_noted
from gaslamp.table.sights import Past, SheetFace, Source, sheet_of, sight_from, sight_now
from gaslamp.table.state import OVER

T = TypeVar("T")

SHORT: Final = 400
"""So many events are read in no time."""


class Moment(NamedTuple):
    """Of a table, as a seat has seen it."""

    source: Source
    most: Way
    """The way in which the most may be noted for the seat."""
    table: str
    same: tuple[Hashable, ...]
    """Whoever asks about the same moment is told the same."""


async def known(call: Call) -> Deduced | Response:
    """What does not even end when its time is up is answered without taking any."""
    moment = await _aided(call)
    try:
        return await _worked_out(call, moment, partial(_deduced, moment.source), "known")
    except TooLong:
        return await _worked_out(call, moment, partial(_at_once, moment.source), "at once")


def _deduced(source: Source) -> Deduced:
    return deduce(sight_from(source))


def _at_once(source: Source) -> Deduced:
    return at_once(sight_from(source))


async def sheet(call: Call) -> SheetFace | Response:
    """Worked out at once, unless that would keep others waiting."""
    moment = await _moment(call)
    way = _asked_way(call, moment.most)
    source = moment.source
    if not isinstance(source, Past) and len(source.events) <= SHORT:
        return sheet_of(source, way)
    return await _worked_out(call, moment, partial(sheet_of, source, way), ("sheet", way))


def _asked_way(call: Call, most: Way) -> Way:
    """Who does not say how gets what a clerk notes, where there may be one."""
    wanted = call.parameters.get("way", lesser(CLERK, most))
    way = next((each for each in WAYS if each == wanted), None)
    if way is None:
        raise Unreadable(say("unreadable-field", field="way"))
    _check_agreed(most, way)
    return way


def _check_agreed(most: Way, way: Way) -> None:
    if not allows(most, way):
        raise NotLegal(say("table-no-aids", most=most))


async def why(call: Call) -> Reasons | Response:
    claim = Claim(
        call.parameters.get("subject", ""),
        call.parameters.get("answer", ""),
        call.parameters.get("holds", 1) == 1,
    )
    moment = await _aided(call)
    return await _worked_out(call, moment, partial(_reasons, moment.source, claim), claim)


def _reasons(source: Source, claim: Claim) -> Reasons:
    return reasons(sight_from(source), claim)


async def _worked_out(
    call: Call, moment: Moment, task: Callable[[], T], what: Hashable
) -> T | Response:
    """In turn with all others, for as long as its asker is there."""
    asker, same = (call.person.person, moment.table), (*moment.same, what)
    work = call.desk.hub.house.scholars.work(task, asker, same)
    return await while_there(call.request, work)


async def _aided(call: Call) -> Moment:
    call.desk.spend("knowledge", call.person.person)
    moment = await _moment(call, SPECTATOR)
    _check_agreed(moment.most, ORACLE)
    return moment


async def _moment(call: Call, first: int = 0) -> Moment:
    """Of the seat that is asked about; an onlooker has no sheet, but knows what all know."""
    person, viewer, hub = call.person.person, call.parameters.get("viewer", 0), call.desk.hub
    if not first <= viewer < MAX_SEATS:
        raise Unreadable(say("unreadable-field", field="viewer"))
    listing = await visible(call)
    if listing.state == OVER:
        steps = call.parameters.get("steps", 10**6)
        entries = await entries_of(hub.house.store, await finished(call))
        past = Past(entries, viewer, steps)
        return Moment(past, ORACLE, listing.table, (listing.table, OVER, viewer, steps))
    async with hub.visit(listing.table) as live, live.journal.reading() as table:
        same = (table.id, table.length, viewer)
        return Moment(sight_now(table, viewer, person), most_noted(table.setup), table.id, same)


_QUERY = {"viewer": int, "steps": int, "code": str}
_REFUSALS = (400, 401, 403, 404, 409, 503)
ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/knowledge",
        known,
        "What a seat can know: mine, or after the game anybody's, after so many of its steps.",
        Deduced,
        query=_QUERY,
        refusals=_REFUSALS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/sheet",
        sheet,
        "What stands on a seat's sheet by itself, on paper or as a clerk or oracle notes: mine, "
        "or after the game anybody's, after so many steps.",
        SheetFace,
        query={**_QUERY, "way": str},
        refusals=_REFUSALS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/why",
        why,
        "Facts that force something which a seat knows for certain.",
        Reasons,
        query={**_QUERY, "subject": str, "answer": str, "holds": int},
        refusals=_REFUSALS,
    ),
]
