"""REST: the mysteries of the day. Nobody need have an account, and the house keeps nothing of them.

What somebody has done so far comes with each request, as in a lesson; whether it is right is said
when it is asked, and the answer is in nothing that is sent before.
"""

from datetime import UTC, date, datetime, timedelta
from functools import partial
from secrets import randbits, token_hex
from typing import Final

from starlette.responses import Response

from gaslamp.analysis.onward import ANEW, Dealing
from gaslamp.bots import USUAL
from gaslamp.core.data import Data
from gaslamp.core.errors import NotLegal
from gaslamp.core.sentence import say
from gaslamp.games import NAMES
from gaslamp.history.moments import picture_of
from gaslamp.mysteries.faces import MysteryFace, MysteryTry, look_at
from gaslamp.mysteries.maker import played_until
from gaslamp.mysteries.today import day_of, mystery_of
from gaslamp.server.attendance import while_there
from gaslamp.server.refusals import NotFound
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.shares import ANYWHERE
from gaslamp.server.rest.tables import Opened
from gaslamp.table.arrangement import PlayedOn, played_on
from gaslamp.table.requests import Who
from gaslamp.table.retrospect import Onward
from gaslamp.table.setup import Level

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


class MysteryOnward(Data):
    """What is asked for when somebody plays on from a mystery, from its own seat."""

    date: str
    level: Level = USUAL
    dealt: Dealing = ANEW


async def mystery_gone_on(call: Call) -> Opened:
    """A table of one's own, against bots, with all that led to the mystery."""
    game, person, asked = call.parameters["game"], call.person, call.body
    if game not in NAMES:
        raise NotFound(say("server-no-such-thing"))
    day = _out(call, day_of(asked.date))
    call.desk.spend("tables", person.person)
    call.desk.spend("tables_of_address", call.address)
    task = partial(mystery_onward, game, day, asked, randbits(64), token_hex(32))
    hub = call.desk.hub
    found = await hub.house.scholars.write(task, person.person)
    opened = await hub.go_on(found, Who(person.person, person.name))
    return Opened(opened.id, opened.code)


def mystery_onward(game: str, day: date, asked: MysteryOnward, seed: int, salt: str) -> Onward:
    mystery = mystery_of(game, day)
    way = PlayedOn(mystery.viewer, asked.level, asked.dealt, "mystery")
    return played_on(played_until(mystery), way, seed, salt)


async def mystery_picture(call: Call) -> Response:
    """The board of the question; what is hidden from the seat that is asked is not on it."""
    game, day = call.parameters["game"], wanted_day(call)
    call.desk.spend("replays", call.address)
    if game not in NAMES:
        raise NotFound(say("server-no-such-thing"))
    made = await call.desk.hub.house.scholars.write(partial(drawn_mystery, game, day), call.address)
    return Response(made, media_type="image/png", headers=dict(ANYWHERE))


def drawn_mystery(game: str, day: date) -> bytes:
    return picture_of(game, mystery_of(game, day).table)


def wanted_day(call: Call) -> date:
    """The day that the link names, or today."""
    given = call.request.query_params.get("day")
    return _out(call, day_of(given) if given else _today(call))


def _today(call: Call) -> date:
    return datetime.fromtimestamp(call.desk.hub.house.now() / 1000, UTC).date()


def _out(call: Call, day: date) -> date:
    """The mysteries of days to come are not out yet."""
    if day > _today(call) + _AHEAD:
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
    Endpoint(
        "POST",
        "/api/mysteries/{game}/onward",
        mystery_gone_on,
        "Play on from a day's mystery, against bots.",
        Opened,
        MysteryOnward,
        status=201,
        refusals=(400, 401, 404, 409, 429, 503),
    ),
    Endpoint(
        "GET",
        "/api/mysteries/{game}/picture.png",
        mystery_picture,
        "The board of a day's mystery, for messengers: the answer is not on it.",
        "image/png",
        query={"day": str},
        refusals=(400, 404, 409, 503),
    ),
]
