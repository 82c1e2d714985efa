"""The part of every store that has the games that are over: who played, and how they stand.

Its SQL is what SQLite and PostgreSQL have in common.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.store import FinishedGame, GamesWanted, Leader, PlayedGame, Raced, RatedStanding
from gaslamp.store.queries import Queries, first

_FINISHED: Final = "number, table_id, game, ended, rated, body"
_PLAYED: Final = "table_id, person, number, game, role, result, company, mean, gain, body"
_STANDING: Final = "person, game, role, mean, deviation, games"
_WANTED: Final = """person = ? AND (? = '' OR game = ?) AND (? = '' OR role = ?)
    AND (? = '' OR result = ?) AND (? = '' OR company = ?)"""
_UNCOUNTED: Final = """SELECT table_id, changed FROM listings WHERE state = 'over' AND changed >= ?
    AND NOT EXISTS (SELECT 1 FROM finished WHERE finished.table_id = listings.table_id)
    ORDER BY changed, table_id LIMIT ?"""
_NEXT: Final = """INSERT INTO finished (number, table_id, game, ended, rated, body)
    SELECT ?, ?, ?, ?, ?, ? WHERE (SELECT coalesce(max(number), 0) + 1 FROM finished) = ?
    ON CONFLICT DO NOTHING"""
_ANALYSIS: Final = """INSERT INTO analyses (table_id, engine, body)
    SELECT table_id, ?, ? FROM listings WHERE table_id = ? AND state = 'over'
    ON CONFLICT (table_id) DO UPDATE SET engine = excluded.engine, body = excluded.body"""
_LEADERS: Final = """SELECT people.name, s.person, s.game, s.role, s.mean, s.deviation, s.games
    FROM standings s JOIN people ON people.person = s.person
    WHERE s.game = ? AND s.role = ? AND NOT is_banned ORDER BY s.mean DESC, s.person LIMIT ?"""


class Finished(Queries):
    async def uncounted(self, since: int, limit: int) -> list[tuple[str, int]]:
        return await self._all(tuple, _UNCOUNTED, since, limit)

    async def last_counted(self) -> int:
        (number,) = await self._all(first, "SELECT coalesce(max(number), 0) FROM finished")
        return int(number)

    async def count(
        self,
        game: FinishedGame,
        played: Sequence[PlayedGame],
        standings: Sequence[RatedStanding],
    ) -> None:
        def job(connection: Any) -> None:
            _count_next(connection, game)
            _insert(connection, "played", played)
            _place(connection, standings)

        await self._do(job)

    async def counted(self, since: int, limit: int) -> list[FinishedGame]:
        query = f"SELECT {_FINISHED} FROM finished WHERE number >= ? ORDER BY number LIMIT ?"
        return await self._all(_finished, query, since, limit)

    async def counted_game(self, table: str) -> FinishedGame | None:
        query = f"SELECT {_FINISHED} FROM finished WHERE table_id = ?"
        found = await self._all(_finished, query, table)
        return found[0] if found else None

    async def keep_analysis(self, table: str, engine: str, body: bytes) -> None:
        def job(connection: Any) -> None:
            connection.execute(_ANALYSIS, (engine, body, table))

        await self._do(job)

    async def analysis(self, table: str, engine: str) -> bytes | None:
        return (await self.analyses([table], engine)).get(table)

    async def analyses(self, tables: Sequence[str], engine: str) -> dict[str, bytes]:
        signs = ",".join("?" * len(tables))
        query = f"SELECT table_id, body FROM analyses WHERE engine = ? AND table_id IN ({signs})"
        return dict(await self._all(tuple, query, engine, *tables)) if tables else {}

    async def games_of(
        self, person: str, wanted: GamesWanted, before: int | None, limit: int
    ) -> list[PlayedGame]:
        query = f"""SELECT {_PLAYED} FROM played WHERE {_WANTED} AND (? = 0 OR number < ?)
            ORDER BY number DESC LIMIT ?"""
        values = (*_values(person, wanted), before or 0, before or 0, limit)
        return await self._all(PlayedGame._make, query, *values)

    async def tally_of(self, person: str, wanted: GamesWanted) -> dict[str, int]:
        query = f"SELECT result, count(*) FROM played WHERE {_WANTED} GROUP BY result"
        return dict(await self._all(tuple, query, *_values(person, wanted)))

    async def standings_of(self, person: str) -> list[RatedStanding]:
        query = f"SELECT {_STANDING} FROM standings WHERE person = ? ORDER BY game, role"
        return await self._all(RatedStanding._make, query, person)

    async def standings_in(self, game: str, people: Sequence[str]) -> list[RatedStanding]:
        signs = ",".join("?" * len(people))
        query = f"SELECT {_STANDING} FROM standings WHERE game = ? AND person IN ({signs})"
        return await self._all(RatedStanding._make, query, game, *people)

    async def leaders(self, game: str, role: str, limit: int) -> list[Leader]:
        return await self._all(_leader, _LEADERS, game, role, limit)

    async def every_standing(self) -> list[RatedStanding]:
        query = f"SELECT {_STANDING} FROM standings ORDER BY game, role, person"
        return await self._all(RatedStanding._make, query)

    async def recount(
        self,
        last: int,
        standings: Sequence[RatedStanding],
        gains: Sequence[tuple[str, str, float | None, float | None]],
    ) -> None:
        def job(connection: Any) -> None:
            _hold(connection, last)
            if _last(connection) != last:
                raise Raced(str(last))
            connection.execute("DELETE FROM standings")
            _place(connection, standings)
            query = "UPDATE played SET mean = ?, gain = ? WHERE table_id = ? AND person = ?"
            rows = [(mean, gain, table, person) for table, person, mean, gain in gains]
            connection.executemany(query, rows)

        await self._do(job)


def _values(person: str, wanted: GamesWanted) -> list[str]:
    return [person, *(each for value in wanted for each in (value, value))]


def _last(connection: Any) -> int:
    found = connection.execute("SELECT coalesce(max(number), 0) FROM finished").fetchone()
    return int(found[0])


def _count_next(connection: Any, game: FinishedGame) -> None:
    """Each game once, and one after the other: whoever counted from an older state counts again.
    The game before it is held on to, so that nobody recounts meanwhile."""
    _hold(connection, game.number - 1)
    if not connection.execute(_NEXT, (*game, game.number)).rowcount:
        raise Raced(game.table)


def _hold(connection: Any, number: int) -> None:
    connection.execute("UPDATE finished SET number = number WHERE number = ?", (number,))


def _place(connection: Any, standings: Sequence[RatedStanding]) -> None:
    query = "DELETE FROM standings WHERE person = ? AND game = ? AND role = ?"
    connection.executemany(query, [standing[:3] for standing in standings])
    _insert(connection, "standings", standings)


def _insert(connection: Any, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    if rows:
        signs = ",".join("?" * len(rows[0]))
        connection.executemany(f"INSERT INTO {table} VALUES ({signs})", rows)


def _finished(row: Any) -> FinishedGame:
    found = FinishedGame._make(row)
    return found._replace(rated=bool(found.rated))


def _leader(row: Any) -> Leader:
    return Leader(row[0], RatedStanding._make(row[1:]))
