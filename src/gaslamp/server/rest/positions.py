"""REST: positions that somebody sets up by hand, and what a messenger is shown of a link to one.

The house keeps nothing of them before they are played.
"""

import zlib
from base64 import urlsafe_b64decode
from binascii import Error as BinasciiError
from collections.abc import Callable
from functools import partial
from secrets import randbits, token_hex
from typing import Any, Final, TypeVar

from starlette.responses import Response

from gaslamp.core.data import from_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.history.moments import picture_of
from gaslamp.server.attendance import while_there
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.shares import ANYWHERE
from gaslamp.server.rest.tables import Opened
from gaslamp.table.arrangement import (
    Arranged,
    ArrangedFace,
    FromPosition,
    FromRecord,
    MomentFace,
    Plain,
    RecordMoment,
    TrayFace,
    TrayWanted,
    arranged,
    looked_at,
    moment_of,
    recorded,
    seen_from_outside,
    tray_of,
)
from gaslamp.table.requests import Who
from gaslamp.table.retrospect import Onward

T = TypeVar("T")

LONGEST: Final = 6000
"""So many characters of a link may be a position."""
_LARGEST: Final = 64 * 1024


async def tray(call: Call) -> TrayFace | Response:
    return await _worked(call, partial(tray_of, call.body))


async def checked(call: Call) -> ArrangedFace | Response:
    """Impossible positions are answered too: with what is impossible about them."""
    return await _worked(call, partial(looked_at, call.body))


async def played_from(call: Call) -> Opened:
    return await _opened(call, arranged)


async def _opened(call: Call, make: Callable[[Any, int, str], Onward]) -> Opened:
    person = call.person
    call.desk.spend("tables", person.person)
    call.desk.spend("tables_of_address", call.address)
    task = partial(make, call.body, randbits(64), token_hex(32))
    hub = call.desk.hub
    found = await hub.house.scholars.write(task, person.person)
    opened = await hub.go_on(found, Who(person.person, person.name))
    return Opened(opened.id, opened.code)


async def record_moment(call: Call) -> MomentFace | Response:
    return await _worked(call, partial(moment_of, call.body))


async def record_gone_on(call: Call) -> Opened:
    return await _opened(call, recorded)


async def picture(call: Call) -> Response:
    """As somebody sees it who only watches."""
    position = unpacked(call.request.query_params.get("p", ""))
    call.desk.spend("replays", call.address)
    draw = partial(drawn_from_outside, position)
    made = await call.desk.hub.house.scholars.write(draw, call.address)
    return Response(made, media_type="image/png", headers=dict(ANYWHERE))


def drawn_from_outside(position: Plain) -> bytes:
    return picture_of(str(position.get("game", "")), seen_from_outside(position))


def unpacked(text: str) -> Plain:
    """A position as links have it: JSON, deflated, in the letters of addresses."""
    if len(text) > LONGEST:
        raise Unreadable(say("tray-too-long"))
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        opener = zlib.decompressobj(-zlib.MAX_WBITS)
        data = opener.decompress(packed, _LARGEST)
    except (ValueError, BinasciiError, zlib.error):
        raise Unreadable(say("unreadable-json")) from None
    found: dict[str, Any] = from_json(data, dict[str, Any])
    return found


async def _worked(call: Call, task: Callable[[], T]) -> T | Response:
    known = call.known
    asker = known.person if known else call.address
    call.desk.spend("knowledge", asker)
    return await while_there(call.request, call.desk.hub.house.thinkers.work(task, asker))


_OPENS: Final[dict[str, Any]] = {"status": 201, "refusals": (400, 401, 409, 429, 503)}
"""What opens a table."""

ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/positions/tray",
        tray,
        "What can be laid on a game's table by hand, and a position to begin with.",
        TrayFace,
        TrayWanted,
        refusals=(400, 503),
    ),
    Endpoint(
        "POST",
        "/api/positions/check",
        checked,
        "Whether a position can stand, and what is impossible about it.",
        ArrangedFace,
        Arranged,
        refusals=(400, 503),
    ),
    Endpoint(
        "POST",
        "/api/positions/onward",
        played_from,
        "Play from a position, against bots.",
        Opened,
        FromPosition,
        **_OPENS,
    ),
    Endpoint(
        "POST",
        "/api/positions/moment",
        record_moment,
        "The position at a moment of a record.",
        MomentFace,
        RecordMoment,
        refusals=(400, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/positions/record",
        record_gone_on,
        "Go on from a moment of a record, against bots.",
        Opened,
        FromRecord,
        **_OPENS,
    ),
    Endpoint(
        "GET",
        "/api/positions/picture.png",
        picture,
        "A position that a link holds, as somebody sees it who only watches.",
        "image/png",
        query={"p": str},
        refusals=(400, 503),
    ),
]
