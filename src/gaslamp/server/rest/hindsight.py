"""REST: what each seat could have known, in a game that is over.

Worked out for as long as somebody waits for it, and then kept: it does not change any more.
"""

from functools import partial

from starlette.responses import Response

from gaslamp.core.data import to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import MAX_SEATS
from gaslamp.core.sentence import say
from gaslamp.server.attendance import while_there
from gaslamp.server.live.loader import entries_of
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.tables import finished
from gaslamp.server.shelf import response
from gaslamp.server.workers.refusals import TooLong
from gaslamp.table.hindsight import Hindsight, hindsight


async def looked_back(call: Call) -> Response:
    viewer = call.parameters.get("viewer", 0)
    if not 0 <= viewer < MAX_SEATS:
        raise Unreadable(say("unreadable-field", field="viewer"))
    table, shelf = await finished(call), call.desk.shelf
    key = (table, f"hindsight {viewer}")
    if (kept := shelf.found(key)) is None:
        made = await _worked_out(call, table, viewer)
        if isinstance(made, Response):
            return made
        kept = to_json(made)
        shelf.keep(key, kept)
    return response(kept, "application/json")


async def _worked_out(call: Call, table: str, viewer: int) -> Hindsight | Response:
    """What does not even end when its time is up has not been counted."""
    person, house = call.person.person, call.desk.hub.house
    call.desk.spend("knowledge", person)
    task = partial(hindsight, await entries_of(house.store, table), viewer)
    work = house.scholars.work(task, (person, table), (table, "hindsight", viewer))
    try:
        return await while_there(call.request, work)
    except TooLong:
        return Hindsight(viewer, [], complete=False)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/hindsight",
        looked_back,
        "What a seat could have known in a game that is over, and since when.",
        Hindsight,
        query={"viewer": int, "code": str},
        refusals=(400, 401, 403, 404, 409, 503),
    ),
]
