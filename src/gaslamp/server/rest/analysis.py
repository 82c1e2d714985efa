"""REST: the analysis of a game that is over. It is begun, asked after, and may be stopped."""

from functools import partial
from secrets import randbits, token_hex

from starlette.responses import Response

from gaslamp.server.live.loader import entries_of
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.tables import Opened, finished
from gaslamp.server.shelf import response
from gaslamp.table.requests import Who
from gaslamp.table.retrospect import AnalysisFace, GoingOn, onward


async def begun(call: Call) -> AnalysisFace | Response:
    """For whoever may see the replay."""
    table, person = await finished(call), call.person.person
    call.desk.spend("knowledge", person)
    analysts = call.desk.analysts
    if await analysts.finished(table) is None:
        analysts.begin(table, person)
    return await _standing(call, table)


async def asked_after(call: Call) -> AnalysisFace | Response:
    return await _standing(call, await finished(call))


async def stopped(call: Call) -> AnalysisFace | Response:
    table = await finished(call)
    call.desk.analysts.stop(table, call.person.person)
    return await _standing(call, table)


async def gone_on(call: Call) -> Opened:
    """From any moment, for whoever may see the replay: a table of their own, against bots."""
    table, person = await finished(call), call.person
    call.desk.spend("tables", person.person)
    call.desk.spend("tables_of_address", call.address)
    hub = call.desk.hub
    entries = await entries_of(hub.house.store, table)
    task = partial(onward, entries, call.body, randbits(64), token_hex(32))
    found = await hub.house.scholars.write(task, person.person)
    opened = await hub.go_on(found, Who(person.person, person.name))
    return Opened(opened.id, opened.code)


async def _standing(call: Call, table: str) -> AnalysisFace | Response:
    kept = await call.desk.analysts.finished(table)
    return call.desk.analysts.face(table) if kept is None else response(kept, "application/json")


_ONWARD = "/api/tables/{table}/onward"
_PATH = "/api/tables/{table}/analysis"
_REFUSALS = (400, 403, 404, 409)
ENDPOINTS = [
    Endpoint(
        "POST",
        _PATH,
        begun,
        "Look back at a finished game: begin, or go on waiting.",
        AnalysisFace,
        query={"code": str},
        refusals=(*_REFUSALS, 401, 503),
    ),
    Endpoint(
        "GET",
        _PATH,
        asked_after,
        "How far an analysis has come, and what was found.",
        AnalysisFace,
        query={"code": str},
        refusals=_REFUSALS,
    ),
    Endpoint(
        "DELETE",
        _PATH,
        stopped,
        "Leave an analysis: it stops when nobody wants it any more.",
        AnalysisFace,
        query={"code": str},
        refusals=(*_REFUSALS, 401),
    ),
    Endpoint(
        "POST",
        _ONWARD,
        gone_on,
        "Go on from a moment of a finished game, against bots.",
        Opened,
        GoingOn,
        query={"code": str},
        status=201,
        refusals=(*_REFUSALS, 401, 429, 503),
    ),
]
