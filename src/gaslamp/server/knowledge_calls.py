"""REST: what one's seat can know. Worked out from the seat's sight, beside the bots' thinking."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from starlette.responses import Response

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.knowledge import Claim
from gaslamp.knowledge.deduced import Deduced, Reasons
from gaslamp.server.attendance import while_there
from gaslamp.server.calls import Call, Endpoint
from gaslamp.server.table_calls import finished, visible
from gaslamp.server.workers.refusals import TooLong
from gaslamp.table.knowing import (
    Seen,
    SheetFace,
    check_aids,
    known_at,
    known_at_once,
    past,
    reasons_at,
    sheet_at,
    sight_now,
)
from gaslamp.table.state import OVER

T = TypeVar("T")


async def known(call: Call) -> Deduced | Response:
    """What does not even end when its time is up is answered without taking any."""
    seen = _aided(call)
    try:
        return await _worked_out(call, partial(known_at, seen), "known")
    except TooLong:
        return await _worked_out(call, partial(known_at_once, seen), "at once")


async def sheet(call: Call) -> SheetFace | Response:
    """Allowed without aids: it is what a sheet of paper would show, and waits for no question."""
    call.desk.spend("knowledge", call.person.person)
    work = partial(sheet_at, _seen(call))
    thinkers = call.desk.hub.house.thinkers
    return await while_there(call.request, thinkers.work(work, call.person.person))


async def why(call: Call) -> Reasons | Response:
    claim = Claim(
        call.parameters.get("subject", ""),
        call.parameters.get("answer", ""),
        call.parameters.get("holds", 1) == 1,
    )
    return await _worked_out(call, partial(reasons_at, _aided(call), claim), claim)


async def _worked_out(call: Call, task: Callable[[], T], what: object) -> T | Response:
    """In turn with all others; those who ask the same of a table wait for the same answer."""
    table, given = visible(call).table, call.parameters
    same = (table.id, table.length, given.get("viewer", 0), given.get("steps"), what)
    scholars = call.desk.hub.house.scholars
    asker = (call.person.person, table.id)
    return await while_there(call.request, scholars.work(task, asker, same))


def _aided(call: Call) -> Seen:
    call.desk.spend("knowledge", call.person.person)
    seen = _seen(call)
    check_aids(visible(call).table)
    return seen


def _seen(call: Call) -> Seen:
    person = call.person
    table, viewer = visible(call).table, call.parameters.get("viewer", 0)
    if not 0 <= viewer < table.seats:
        raise Unreadable(say("unreadable-field", field="viewer"))
    if table.phase == OVER:
        return past(finished(call), viewer, call.parameters.get("steps", 10**6))
    return sight_now(table, viewer, person.person)


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
