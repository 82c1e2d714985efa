"""REST: a hint for somebody who plays, about what they may do, from what they have seen."""

from functools import partial

from starlette.responses import Response

from gaslamp.server.attendance import while_there
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.tables import visible
from gaslamp.table import hints
from gaslamp.table.hints import HintAsked, HintFace
from gaslamp.table.requests import Who


async def hinted(call: Call) -> HintFace | Response:
    """Worked out first, then counted and told to all that there was one, then told."""
    person, wanted, house = call.person, call.body, call.desk.hub.house
    call.desk.spend("knowledge", person.person)
    listing, who = await visible(call), Who(person.person, person.name)
    async with call.desk.hub.visit(listing.table) as live:
        async with live.journal.reading() as table:
            question = hints.asked(table, who, wanted)
        task = partial(hints.advised, question, house.settings.analysis_iterations)
        asker, same = (person.person, listing.table), (listing.table, wanted.seat, wanted.decision)
        advice = await while_there(call.request, house.scholars.advise(task, asker, same))
        if isinstance(advice, Response):
            return advice
        await live.ask(lambda table: hints.take(table, who, wanted))
        async with live.journal.reading() as table:
            return hints.face(table, advice, wanted)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        hinted,
        "A hint about what my seat may do now: where to look, what follows, a good move.",
        HintFace,
        HintAsked,
        query={"code": str},
        refusals=(400, 401, 403, 404, 409, 429, 503),
    ),
]
