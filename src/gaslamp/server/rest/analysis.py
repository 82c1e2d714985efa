"""REST: the analysis of a game that is over. It is begun, asked after, and may be stopped."""

from starlette.responses import Response

from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.tables import finished
from gaslamp.server.shelf import response
from gaslamp.table.retrospect import AnalysisFace


async def begun(call: Call) -> AnalysisFace | Response:
    """For whoever may see the replay."""
    table, person = await finished(call), call.person.person
    call.desk.spend("knowledge", person)
    analysts = call.desk.analysts
    if analysts.finished(table) is None:
        analysts.begin(table, person)
    return _standing(call, table)


async def asked_after(call: Call) -> AnalysisFace | Response:
    return _standing(call, await finished(call))


async def stopped(call: Call) -> AnalysisFace | Response:
    table = await finished(call)
    call.desk.analysts.stop(table, call.person.person)
    return _standing(call, table)


def _standing(call: Call, table: str) -> AnalysisFace | Response:
    kept = call.desk.analysts.finished(table)
    return call.desk.analysts.face(table) if kept is None else response(kept, "application/json")


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
]
