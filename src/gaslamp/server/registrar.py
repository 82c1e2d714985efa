"""Counts every game that is over, once: for people's histories, and for ratings.

Whether a game has been counted is known by the store alone, so nothing is lost or counted twice by
a house that is killed at any moment. A table that cannot be counted is tried again later and later:
what ails it may be the table or a bad moment of the house, and the others do not wait for it.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from gaslamp.core.data import to_json
from gaslamp.history.sheet import GameSheet, sheet_of
from gaslamp.history.standings import Place, RatingGain, settled
from gaslamp.server.house import House
from gaslamp.server.live.loader import entries_of
from gaslamp.server.logs import log, log_fault
from gaslamp.server.workers.refusals import Closed, Crowded
from gaslamp.store import FinishedGame, PlayedGame, Raced, RatedStanding, Store

AT_ONCE: Final = 20
"""So many tables are looked up at a time."""
OVERLAP: Final = 600_000
"""Milliseconds by which the clocks of two nodes may differ."""
ASKER: Final = "registrar"
LAST: Final = 12
"""Who has failed so often, which takes an hour, is left out until the next start."""


class Registrar:
    def __init__(self, house: House) -> None:
        self._house = house
        self._since = 0
        self._rounds = 0
        self._failed: Counter[str] = Counter()
        self._round: asyncio.Task[None] | None = None

    async def beat(self) -> None:
        """Waits for nobody: a round may take as long as the workers have other things to do."""
        if self._round is None or self._round.done():
            self._rounds += 1
            self._round = self._house.crew.start(self._go_round(), ASKER)

    async def _go_round(self) -> None:
        tried: set[str] = set()
        while found := await self._uncounted(tried):
            for table, changed in found:
                tried.add(table)
                await self._count(table)
                if not self._has_open_failures:
                    self._since = max(self._since, changed - OVERLAP)

    async def _uncounted(self, tried: set[str]) -> list[tuple[str, int]]:
        limit = AT_ONCE + len(self._failed)
        found = await self._house.store.uncounted(self._since, limit)
        return [each for each in found if each[0] not in tried and self._is_due(each[0])]

    def _is_due(self, table: str) -> bool:
        """In every round at first; after each failure in half as many."""
        failures = self._failed[table]
        return failures < LAST and self._rounds % (1 << failures) == 0

    @property
    def _has_open_failures(self) -> bool:
        return any(failures < LAST for failures in self._failed.values())

    async def _count(self, table: str) -> None:
        """Where the workers have too much to do, the whole round is put off."""
        try:
            entries = await entries_of(self._house.store, table)
            sheet = await self._house.scholars.study(partial(sheet_of, entries), ASKER)
        except (Crowded, Closed):
            raise
        except Exception:
            log_fault("not counted", table=table)
            self._failed[table] += 1
            return
        while not await counted(self._house.store, table, sheet):
            continue
        del self._failed[table]
        log("counted", table=table, rated=sheet.rated)


async def counted(store: Store, table: str, sheet: GameSheet) -> bool:
    """False if another game was counted meanwhile, and this one is to be counted anew."""
    number = await store.last_counted() + 1
    gains = await _gains(store, sheet)
    kept = to_json(sheet.contest)
    game = FinishedGame(number, table, sheet.game, sheet.ended, sheet.rated, kept)
    standings = [gain.standing for gain in gains.values()]
    try:
        await store.count(game, list(_played(table, number, sheet, gains)), standings)
    except Raced:
        return await store.counted_game(table) is not None
    return True


async def _gains(store: Store, sheet: GameSheet) -> dict[str, RatingGain]:
    if not sheet.rated or sheet.contest is None or not sheet.parts:
        return {}
    found = await store.standings_in(sheet.game, list(sheet.parts))
    known: dict[Place, RatedStanding] = {each[:3]: each for each in found}
    return settled(sheet.game, sheet.contest, known)


def _played(
    table: str, number: int, sheet: GameSheet, gains: dict[str, RatingGain]
) -> Iterable[PlayedGame]:
    for person, part in sheet.parts.items():
        gain = gains.get(person)
        yield PlayedGame(
            table=table,
            person=person,
            number=number,
            game=sheet.game,
            role=part.role,
            result=part.result,
            company=part.company,
            mean=gain.standing.mean if gain else None,
            gain=gain.gain if gain else None,
            body=to_json(part),
        )
