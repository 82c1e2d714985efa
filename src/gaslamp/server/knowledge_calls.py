"""REST: what one's seat can know. Worked out from the seat's sight, beside the bots' thinking."""

from functools import partial

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.knowledge import AnySight, Claim
from gaslamp.knowledge.deduced import Deduced, Reasons, deduce, reasons
from gaslamp.server.calls import Call, Endpoint
from gaslamp.server.table_calls import finished, visible
from gaslamp.table.knowing import SheetFace, check_aids, sheet_of, sight_now, sight_then
from gaslamp.table.state import OVER


async def known(call: Call) -> Deduced:
    found: Deduced = await call.desk.hub.house.scholars.work(partial(deduce, _aided(call)))
    return found


async def sheet(call: Call) -> SheetFace:
    """Allowed without aids, and worked out at once: it is what a sheet of paper would show."""
    sight = _sight(call)
    return sheet_of(visible(call).table, sight)


async def why(call: Call) -> Reasons:
    claim = Claim(
        call.parameters.get("subject", ""),
        call.parameters.get("answer", ""),
        call.parameters.get("holds", 1) == 1,
    )
    work = partial(reasons, _aided(call), claim)
    found: Reasons = await call.desk.hub.house.scholars.work(work)
    return found


def _aided(call: Call) -> AnySight:
    call.desk.spend("knowledge", call.person.person)
    sight = _sight(call)
    check_aids(visible(call).table)
    return sight


def _sight(call: Call) -> AnySight:
    person = call.person
    table, viewer = visible(call).table, call.parameters.get("viewer", 0)
    if not 0 <= viewer < table.seats:
        raise Unreadable(say("unreadable-field", field="viewer"))
    if table.phase == OVER:
        return sight_then(finished(call), viewer, call.parameters.get("steps", 10**6))
    return sight_now(table, viewer, person.person)


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
