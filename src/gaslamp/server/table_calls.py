"""REST: tables, as far as they are not live."""

from io import BytesIO
from typing import Annotated, Any

import segno
from msgspec import Meta, field
from starlette.responses import Response

from gaslamp.core.data import Data, from_json, pretty
from gaslamp.core.errors import NoSuchTable, NotYourDecision, Unreadable
from gaslamp.core.record import Record
from gaslamp.core.seats import OPEN, SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.games import NAMES, game_named
from gaslamp.server.calls import Call, Endpoint
from gaslamp.server.live import Live
from gaslamp.store import Listing
from gaslamp.table import faces
from gaslamp.table.asking import Who
from gaslamp.table.faces import Preview
from gaslamp.table.replays import Replay, replay_for
from gaslamp.table.setup import Setup
from gaslamp.table.state import PLAYING, Table

MOST_LISTED = 100


class GameFace(Data, frozen=True):
    name: str
    title: str
    about: str
    fewest_seats: int
    most_seats: int
    usual_seats: int
    variants: dict[str, dict[str, Any]]


class Opened(Data, frozen=True):
    table: str
    code: str


class MyTable(Data, frozen=True):
    table: Preview
    seats: list[int]
    awaited: bool
    """Whether the game waits for this person."""


class Code(Data, frozen=True):
    code: Annotated[str, Meta(max_length=64)] = field(default="")


async def games(call: Call) -> list[GameFace]:
    return [_game(call, name) for name in NAMES]


def _game(call: Call, name: str) -> GameFace:
    game, prefix = game_named(name), name.replace("_", "-")
    return GameFace(
        name=name,
        title=call.words(f"{prefix}-title"),
        about=call.words(f"{prefix}-about"),
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        variants={key: dict(value) for key, value in game.variants.items()},
    )


async def lobby(call: Call) -> list[Preview]:
    return [_preview(each) for each in call.desk.store.open_tables(MOST_LISTED)]


def _preview(listing: Listing) -> Preview:
    preview: Preview = from_json(listing.preview, Preview)
    return preview


async def open_table(call: Call) -> Opened:
    person = call.person
    call.desk.spend("tables", person.person)
    table = await call.desk.hub.open(call.body, Who(person.person, person.name))
    return Opened(table.id, table.code)


async def mine(call: Call) -> list[MyTable]:
    person = call.person.person
    listed = call.desk.store.tables_of(person, MOST_LISTED)
    return [_my_table(call, each, person) for each in listed]


def _my_table(call: Call, listing: Listing, person: str) -> MyTable:
    if listing.state != PLAYING:
        chairs = from_json(listing.preview, Preview)
        return MyTable(chairs, [], False)
    table = call.desk.hub.live(listing.table).table
    seats = table.seats_of(person)
    awaited = table.hand is not None and any(seat in table.hand.awaited for seat in seats)
    return MyTable(faces.preview(table), seats, awaited)


async def one(call: Call) -> Preview:
    return faces.preview(visible(call).table)


async def by_link(call: Call) -> Preview:
    return _preview(_linked(call))


def _linked(call: Call) -> Listing:
    found = call.desk.store.listing_by_code(call.parameters["code"])
    if found is None:
        raise NoSuchTable(say("table-no-such-table"))
    return found


async def qr(call: Call) -> Response:
    """The link as a picture that a telephone reads."""
    address = str(call.request.base_url) + f"t/{_linked(call).code}"
    drawn = BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def visible(call: Call) -> Live:
    """The table, if it is public, or one has its link, a seat there, or is the host."""
    live = call.desk.hub.live(call.parameters["table"])
    person = call.known
    if not may_see(live.table, person.person if person else "", call.parameters.get("code", "")):
        raise NoSuchTable(say("table-no-such-table"))
    return live


def may_see(table: Table, person: str, code: str) -> bool:
    known = person != "" and (person == table.host or bool(table.seats_of(person)))
    return table.setup.public or known or code == table.code


def finished(call: Call) -> Table:
    """Those who played may look at it afterwards, and everybody at public tables."""
    table = visible(call).table
    person = call.known
    played = person is not None and bool(table.seats_of(person.person))
    if not table.setup.public and not played:
        raise NotYourDecision(say("table-not-yours"))
    return table


async def record(call: Call) -> Response:
    kept = faces.record(finished(call))
    return Response(pretty(kept), media_type="application/json")


async def replayed(call: Call) -> Replay:
    table = finished(call)
    viewer = call.parameters.get("viewer", SPECTATOR)
    if not OPEN <= viewer < table.seats:
        raise Unreadable(say("unreadable-field", field="viewer"))
    return replay_for(table, viewer)


async def marks(call: Call) -> Response:
    table = visible(call).table
    kept = call.desk.store.marks(table.id, call.person.person)
    return Response(kept or b"", media_type="text/plain")


_TABLE = (400, 404)
_CODE = {"code": str}
ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "What is played in the house.", list[GameFace]),
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
    Endpoint("GET", "/api/links/{code}", by_link, "A table by its link.", Preview, refusals=(404,)),
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
        refusals=(*_TABLE, 403, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replayed,
        "A finished game from one seat's eyes: -1 for a spectator's, -2 for all open.",
        Replay,
        query={"viewer": int, **_CODE},
        refusals=(*_TABLE, 403, 409),
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
