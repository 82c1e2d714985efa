"""REST: what one's seat can know. Worked out from the seat's sight, beside the bots' thinking."""

from functools import partial
from typing import Final

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.seats import MAX_SEATS
from gaslamp.core.sentence import say
from gaslamp.knowledge import Claim
from gaslamp.knowledge.deduced import Deduced, Reasons, deduce, reasons
from gaslamp.server.calls import Call, Endpoint
from gaslamp.server.live.loading import entries_of
from gaslamp.server.table_calls import finished, visible
from gaslamp.table.knowing import Past, SheetFace, Source, sheet_of, sight_from, sight_now
from gaslamp.table.state import OVER

SHORT: Final = 400
"""So many events are read in no time."""


async def known(call: Call) -> Deduced:
    source = await _aided(call)
    found: Deduced = await call.desk.hub.house.scholars.work(partial(_deduced, source))
    return found


def _deduced(source: Source) -> Deduced:
    return deduce(sight_from(source))


async def sheet(call: Call) -> SheetFace:
    """Allowed without aids: it is what a sheet of paper would show. Worked out at once, unless
    that would keep others waiting."""
    source = (await _source(call))[0]
    if not isinstance(source, Past) and len(source.events) <= SHORT:
        return sheet_of(source)
    found: SheetFace = await call.desk.hub.house.scholars.work(partial(sheet_of, source))
    return found


async def why(call: Call) -> Reasons:
    claim = Claim(
        call.parameters.get("subject", ""),
        call.parameters.get("answer", ""),
        call.parameters.get("holds", 1) == 1,
    )
    work = partial(_reasons, await _aided(call), claim)
    found: Reasons = await call.desk.hub.house.scholars.work(work)
    return found


def _reasons(source: Source, claim: Claim) -> Reasons:
    return reasons(sight_from(source), claim)


async def _aided(call: Call) -> Source:
    call.desk.spend("knowledge", call.person.person)
    source, has_aids = await _source(call)
    if not has_aids:
        raise NotLegal(say("table-no-aids"))
    return source


async def _source(call: Call) -> tuple[Source, bool]:
    """What the seat has seen, and whether it may be told what follows."""
    person, viewer, hub = call.person.person, call.parameters.get("viewer", 0), call.desk.hub
    if not 0 <= viewer < MAX_SEATS:
        raise Unreadable(say("unreadable-field", field="viewer"))
    listing = await visible(call)
    if listing.state == OVER:
        entries = await entries_of(hub.house.store, await finished(call))
        return Past(entries, viewer, call.parameters.get("steps", 10**6)), True
    async with hub.visit(listing.table) as live, live.journal.reading() as table:
        return sight_now(table, viewer, person), table.setup.aids


_QUERY = {"viewer": int, "steps": int, "code": str}
_REFUSALS = (400, 401, 403, 404, 409)
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
        "What a seat can note on paper: mine, or after the game anybody's, after so many steps.",
        SheetFace,
        query=_QUERY,
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
