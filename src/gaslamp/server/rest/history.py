"""REST: one's finished games, what they say together, and all of their records at once."""

import io
import zipfile
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from functools import partial
from typing import Final

from starlette.responses import Response, StreamingResponse

from gaslamp.core.data import Data, from_json, to_json
from gaslamp.core.errors import PutAside, Refusal, Unreadable
from gaslamp.core.sentence import say
from gaslamp.games import every_name, game_named
from gaslamp.history.sheet import BOTS, LOST, PEOPLE, STOPPED, WON, GamePart
from gaslamp.history.statistics import Statistics, statistics
from gaslamp.server.live.loader import entries_of
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.shelf import response
from gaslamp.store import GamesWanted, PlayedGame
from gaslamp.table.archive import written_record
from gaslamp.table.faces import preview_of
from gaslamp.table.setup import ClockSetting

A_PAGE: Final = 20
MOST_COUNTED: Final = 2000
"""Statistics are of so many games, the last ones."""
MOST_EXPORTED: Final = 500
"""So many records in one file; the ones before can be asked for by the number of the last."""
PIECE: Final = 200
MOST_ANALYSED: Final = 200
"""Of so many of the last games the analyses are read, if there are any."""
ANALYSES: Final = 20
"""So many at a time."""
_KNOWN: Final = {
    "result": [WON, LOST, STOPPED],
    "company": [PEOPLE, BOTS],
}
_QUERY: Final = {"game": str, "role": str, "result": str, "company": str}


class Companion(Data):
    """Somebody else who played; both are None for who is gone for good."""

    name: str | None
    bot: str | None


class PastGame(Data):
    number: int
    table: str
    game: str
    role: str
    """Empty where all seats are alike."""
    result: str
    reason: str
    company: str
    ended: int
    milliseconds: int
    turns: int
    hints: int
    """How many this person took."""
    rating: int | None
    """After this game; None where it was for none."""
    gain: int | None
    kept: bool
    """Whether the game itself can still be looked at."""
    others: list[Companion]
    clock: ClockSetting | None


class HistoryPage(Data):
    games: list[PastGame]
    """The last ones first."""
    won: int
    lost: int
    stopped: int
    """Of all that were asked for, not only of those on this page."""
    before: str | None
    """What to ask with for the games before these."""


async def history(call: Call) -> HistoryPage:
    person, wanted = call.person.person, _wanted(call)
    call.desk.spend("replays", person)
    store = call.desk.store
    rows = await store.games_of(person, wanted, _before(call), A_PAGE + 1)
    tally = await store.tally_of(person, wanted)
    shown = rows[:A_PAGE]
    return HistoryPage(
        games=[await _past(call, row) for row in shown],
        won=tally.get(WON, 0),
        lost=tally.get(LOST, 0),
        stopped=tally.get(STOPPED, 0),
        before=str(shown[-1].number) if len(rows) > A_PAGE else None,
    )


def _wanted(call: Call) -> GamesWanted:
    given = {name: call.parameters.get(name, "") for name in _QUERY}
    known: dict[str, Collection[str]] = {
        **_KNOWN,
        "game": every_name(),
        "role": [role for name in every_name() for role in game_named(name).roles],
    }
    for name, value in given.items():
        if value and value not in known[name]:
            raise Unreadable(say("unreadable-field", field=name))
    return GamesWanted(**given)


def _before(call: Call) -> int | None:
    given: str = call.parameters.get("before", "")
    if not given:
        return None
    if not (given.isascii() and given.isdecimal()) or len(given) > 15 or int(given) < 1:
        raise Unreadable(say("unreadable-field", field="before"))
    return int(given)


async def _past(call: Call, row: PlayedGame) -> PastGame:
    part: GamePart = from_json(row.body, GamePart)
    others, clock = await _around(call, row, part)
    return PastGame(
        number=row.number,
        table=row.table,
        game=row.game,
        role=row.role,
        result=row.result,
        reason=part.reason,
        company=row.company,
        ended=part.ended,
        milliseconds=part.milliseconds,
        turns=part.turns,
        hints=part.hints,
        rating=None if row.mean is None else round(row.mean),
        gain=None if row.gain is None else round(row.gain),
        kept=clock is not None,
        others=others,
        clock=clock,
    )


async def _around(
    call: Call, row: PlayedGame, part: GamePart
) -> tuple[list[Companion], ClockSetting | None]:
    """With whom, as the table itself names them: who has been deleted has no name any more."""
    listing = await call.desk.store.listing(row.table)
    try:
        preview = None if listing is None else preview_of(listing)
    except PutAside:
        preview = None
    if preview is None:
        return [], None
    others = (chair for seat, chair in enumerate(preview.chairs) if seat not in part.seats)
    return [_companion(chair.name, chair.bot) for chair in others], preview.clock


def _companion(name: str | None, bot: str | None) -> Companion:
    """A person for whom a bot has played on is still that person."""
    return Companion(name or None, bot if name is None else None)


async def summed_up(call: Call) -> Response:
    person, wanted = call.person.person, _wanted(call)
    call.desk.spend("replays", person)
    last = await call.desk.store.last_counted()
    made = str(call.desk.analysts.made)
    key = (person, "statistics", str(last), made, *wanted)

    async def make() -> bytes:
        rows = await _rows(call, person, wanted)
        analyses = await _analyses(call, rows[:MOST_ANALYSED])
        task = partial(_written_statistics, rows, wanted.game, analyses)
        return await call.desk.hub.house.scholars.write(task, person)

    return response(await call.desk.shelf.get(key, make), "application/json")


async def _analyses(call: Call, rows: Sequence[PlayedGame]) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for first in range(0, len(rows), ANALYSES):
        some = [row.table for row in rows[first : first + ANALYSES]]
        found |= await call.desk.store.analyses(some, call.desk.analysts.engine)
    return found


def _written_statistics(
    rows: Sequence[PlayedGame], game: str, analyses: Mapping[str, bytes]
) -> bytes:
    return to_json(statistics(rows, game, analyses))


async def _rows(call: Call, person: str, wanted: GamesWanted) -> list[PlayedGame]:
    found: list[PlayedGame] = []
    before: int | None = None
    while len(found) < MOST_COUNTED:
        piece = await call.desk.store.games_of(person, wanted, before, PIECE)
        found += piece
        if len(piece) < PIECE:
            break
        before = piece[-1].number
    return found[:MOST_COUNTED]


async def export(call: Call) -> Response:
    """One record after the other, each made by a worker when the one before has been taken."""
    person, before = call.person.person, _before(call)
    call.desk.spend("exports", person)
    rows = await call.desk.store.games_of(person, GamesWanted(), before, MOST_EXPORTED)
    name = 'attachment; filename="gaslamp-games.zip"'
    headers = {"Content-Disposition": name}
    return StreamingResponse(
        _packed(call, person, rows), media_type="application/zip", headers=headers
    )


async def _packed(call: Call, person: str, rows: Sequence[PlayedGame]) -> AsyncIterator[bytes]:
    """A file for each game, so that every one of them is a record for itself."""
    pipe = ZipPipe()
    with zipfile.ZipFile(pipe, "w") as archive:
        for row in rows:
            written = await _record(call, person, row.table)
            if written is not None:
                archive.writestr(f"{row.number:06d}-{row.game}-{row.table}.json", written)
                yield pipe.taken()
    yield pipe.taken()


class ZipPipe(io.RawIOBase):
    """What a zip file is written to a piece at a time; nothing of it can be written again."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        piece = bytes(data)  # type: ignore[call-overload]
        self._written += piece
        return len(piece)

    def taken(self) -> bytes:
        piece = bytes(self._written)
        self._written.clear()
        return piece


async def _record(call: Call, person: str, table: str) -> bytes | None:
    """None for one that is forgotten by now, or cannot be read."""
    house = call.desk.hub.house
    try:
        entries = await entries_of(house.store, table)
        return await house.scholars.write(partial(written_record, entries), person)
    except Refusal:
        return None


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/history",
        history,
        "One's finished games, a page at a time.",
        HistoryPage,
        query={**_QUERY, "before": str},
        refusals=(400, 401),
    ),
    Endpoint(
        "GET",
        "/api/history/statistics",
        summed_up,
        "What one's finished games say together.",
        Statistics,
        query=_QUERY,
        refusals=(400, 401),
    ),
    Endpoint(
        "GET",
        "/api/history/records.zip",
        export,
        "The records of all of one's finished games, a file each.",
        "application/zip",
        query={"before": str},
        refusals=(400, 401),
    ),
]
