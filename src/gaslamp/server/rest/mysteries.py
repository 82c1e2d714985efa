"""REST: the mysteries of the day. Nobody need have an account, and the house keeps nothing of them.

What somebody has done so far comes with each request, as in a lesson; whether it is right is said
when it is asked, and the answer is in nothing that is sent before.
"""

from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Final

from starlette.responses import Response

from gaslamp.core.errors import NotLegal
from gaslamp.core.sentence import say
from gaslamp.games import NAMES
from gaslamp.mysteries.faces import MysteryFace, MysteryTry, look_at
from gaslamp.mysteries.today import day_of
from gaslamp.server.attendance import while_there
from gaslamp.server.refusals import NotFound
from gaslamp.server.rest.calls import Call, Endpoint

_AHEAD: Final = timedelta(days=1)
"""Somewhere it is tomorrow already."""


async def mystery(call: Call) -> MysteryFace | Response:
    known, game = call.known, call.parameters["game"]
    asker = known.person if known else call.address
    call.desk.spend("knowledge", asker)
    if game not in NAMES:
        raise NotFound(say("server-no-such-thing"))
    work = partial(look_at, game, _out(call, day_of(call.body.date)), call.body)
    return await while_there(call.request, call.desk.hub.house.thinkers.work(work, asker))


def _out(call: Call, day: date) -> date:
    """The mysteries of days to come are not out yet."""
    today = datetime.fromtimestamp(call.desk.hub.house.now() / 1000, UTC).date()
    if day > today + _AHEAD:
        raise NotLegal(say("mystery-not-yet"))
    return day


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/mysteries/{game}",
        mystery,
        "The mystery of a day after what somebody has tried, and whether it is right.",
        MysteryFace,
        MysteryTry,
        refusals=(400, 404, 409, 503),
    ),
]
