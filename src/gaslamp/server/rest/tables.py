"""REST: tables, as far as they are not live."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from io import BytesIO
from typing import Annotated

import segno
from msgspec import Meta, field
from starlette.responses import Response

from gaslamp.core.data import Data
from gaslamp.core.errors import NoSuchTable, NotLegal, NotYourDecision, PutAside, Unreadable
from gaslamp.core.record import Record
from gaslamp.core.seats import MAX_SEATS, OPEN, SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.server import parcel
from gaslamp.server.desk import may_see
from gaslamp.server.live.loader import entries_of
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.store import Entry, Listing
from gaslamp.table.archive import written_record, written_replay
from gaslamp.table.faces import Preview, preview_of
from gaslamp.table.replays import Replay
from gaslamp.table.requests import Who
from gaslamp.table.setup import Setup
from gaslamp.table.state import OVER, PLAYING

MOST_LISTED = 100
_HOST = re.compile(r"[a-zA-Z0-9.:\[\]_-]{1,255}")


class Opened(Data):
    table: str
    code: str


class MyTable(Data):
    table: Preview
    seats: list[int]
    awaited: bool
    """Whether the game waits for this person."""


class Code(Data):
    code: Annotated[str, Meta(max_length=64)] = field(default="")


async def lobby(call: Call) -> list[Preview]:
    return [preview for _, preview in listed(call, await call.desk.store.open_tables(MOST_LISTED))]


def listed(call: Call, found: Iterable[Listing]) -> list[tuple[Listing, Preview]]:
    """Those that can be read; of the others the house takes note."""
    shown = []
    for listing in found:
        with suppress(PutAside):
            shown.append((listing, _preview(call, listing)))
    return shown


def _preview(call: Call, listing: Listing) -> Preview:
    with call.desk.hub.house.putting_aside(listing.table):
        return preview_of(listing)


async def open_table(call: Call) -> Opened:
    person = call.person
    call.desk.spend("tables", person.person)
    call.desk.spend("tables_of_address", call.address)
    table = await call.desk.hub.open(call.body, Who(person.person, person.name))
    return Opened(table.id, table.code)


async def mine(call: Call) -> list[MyTable]:
    sittings = await call.desk.store.tables_of(call.person.person, MOST_LISTED)
    of = {listing.table: (seats, awaited) for listing, seats, awaited in sittings}
    shown = listed(call, (each.listing for each in sittings))
    return [
        MyTable(preview, of[listing.table][0], of[listing.table][1] and listing.state == PLAYING)
        for listing, preview in shown
    ]


async def one(call: Call) -> Preview:
    return _open_preview(call, await visible(call))


async def by_link(call: Call) -> Preview:
    return _open_preview(call, await _linked(call))


def _open_preview(call: Call, listing: Listing) -> Preview:
    """For somebody who is about to look in: not if that has failed before."""
    if listing.table in call.desk.hub.house.aside:
        raise PutAside(say("table-put-aside"))
    return _preview(call, listing)


async def _linked(call: Call) -> Listing:
    found = await call.desk.store.listing_by_code(call.parameters["code"])
    if found is None:
        raise NoSuchTable(say("table-no-such-table"))
    return found


async def qr(call: Call) -> Response:
    """The link as a picture that a telephone reads."""
    address = f"{own_address(call)}/t/{(await _linked(call)).code}"
    drawn = BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def own_address(call: Call) -> str:
    """As the one who asks knows the house; they may call it anything."""
    host = call.request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise Unreadable(say("unreadable-field", field="Host"))
    return f"{call.request.scope['scheme']}://{host}"


async def visible(call: Call) -> Listing:
    """The table, if it is public, or one has its link, a seat there, or is the host."""
    person, code = call.known, call.parameters.get("code", "")
    table = call.parameters["table"]
    found = await may_see(call.desk.store, table, person.person if person else "", code)
    if found is None:
        raise NoSuchTable(say("table-no-such-table"))
    return found


async def finished(call: Call) -> str:
    """Those who played may look at it afterwards, whoever was given its link, and everybody at
    public tables."""
    found, person = await visible(call), call.known
    played = person is not None and await call.desk.store.seats_of(found.table, person.person)
    has_link = call.parameters.get("code", "") == found.code
    if not (found.public or played or has_link):
        raise NotYourDecision(say("table-not-yours"))
    if found.state != OVER:
        raise NotLegal(say("table-not-over"))
    return found.table


async def record(call: Call) -> Response:
    return await _archived(call, "record", written_record)


async def replayed(call: Call) -> Response:
    viewer = call.parameters.get("viewer", SPECTATOR)
    if not OPEN <= viewer < MAX_SEATS:
        raise Unreadable(say("unreadable-field", field="viewer"))
    return await _archived(call, f"replay {viewer}", partial(written_replay, viewer=viewer))


async def _archived(call: Call, kind: str, write: Callable[[list[Entry]], bytes]) -> Response:
    """Made beside the house's own work, once for all who ask."""
    table, house = await finished(call), call.desk.hub.house
    asker = call.known.person if call.known else call.address
    call.desk.spend("replays", asker)

    async def make() -> bytes:
        entries = await entries_of(house.store, table)
        task = partial(parcel.packed, partial(write, entries))
        return await house.scholars.write(task, asker)

    made, header = await call.desk.shelf.get((table, kind), make), "accept-encoding"
    return parcel.response(made, call.request.headers.get(header, ""), "application/json")


async def marks(call: Call) -> Response:
    table = (await visible(call)).table
    kept = await call.desk.store.marks(table, call.person.person)
    return Response(kept or b"", media_type="text/plain")


_TABLE = (400, 404, 409)
_CODE = {"code": str}
ENDPOINTS = [
    Endpoint("GET", "/api/tables", lobby, "Public tables that are not over.", list[Preview]),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        "Set up a table.",
        Opened,
        Setup,
        status=201,
        refusals=(400, 401, 409),
    ),
    Endpoint("GET", "/api/mine", mine, "One's own tables.", list[MyTable], refusals=(401,)),
    Endpoint(
        "GET", "/api/links/{code}", by_link, "A table by its link.", Preview, refusals=(404, 409)
    ),
    Endpoint(
        "GET", "/api/links/{code}/qr.svg", qr, "A link to show.", "image/svg+xml", refusals=(404,)
    ),
    Endpoint("GET", "/api/tables/{table}", one, "A table.", Preview, query=_CODE, refusals=_TABLE),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        record,
        "The record of a finished game, with its proof.",
        Record,
        query=_CODE,
        refusals=(*_TABLE, 403, 406),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replayed,
        "A finished game from one seat's eyes: -1 for a spectator's, -2 for all open.",
        Replay,
        query={"viewer": int, **_CODE},
        refusals=(*_TABLE, 403, 406),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/marks",
        marks,
        "One's private notes.",
        "text/plain",
        query=_CODE,
        refusals=(*_TABLE, 401),
    ),
]
