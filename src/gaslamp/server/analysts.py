"""Analyses that are under way: one for each table, however many want it, a piece at a time.

Pieces are worked out by the scholars when nobody else wants to know anything. What is finished is
laid on the shelf, and kept with the game in the store: under the engine that found it, so that
another version of the house does not pass it off as its own.
"""

import asyncio
import zlib
from contextlib import suppress
from functools import partial
from typing import Any, Final

from gaslamp import __version__
from gaslamp.analysis.appraisal import KnownPoint
from gaslamp.analysis.whole import ENGINE
from gaslamp.core.errors import Refusal
from gaslamp.core.sentence import Sentence
from gaslamp.server.house import House
from gaslamp.server.live.loader import entries_of
from gaslamp.server.shelf import Key, Shelf
from gaslamp.server.workers.refusals import Crowded
from gaslamp.store import Entry, StoreError
from gaslamp.table.retrospect import (
    GLANCES,
    PIECE,
    AnalysisFace,
    Extent,
    extent,
    known_to,
    piece,
    written_analysis,
)

MOST: Final = 32
"""So many tables are looked back at, at a time."""
MOST_OF_ASKER: Final = 2


def engine_of(iterations: int) -> str:
    """What an analysis depends on besides the game."""
    return f"{__version__} {ENGINE} {iterations}"


class Study:
    """One analysis under way, or one that has stopped."""

    def __init__(self, asker: str) -> None:
        self.askers = {asker}
        self.done = self.of = 0
        self.why: Sentence | None = None
        self.running = True
        self.task: Any = None

    def end(self, _: object = None) -> None:
        self.running = False

    @property
    def face(self) -> AnalysisFace:
        state = "working" if self.running else "stopped"
        return AnalysisFace(state, self.done, self.of, self.why)  # type: ignore[arg-type]


class Analysts:
    def __init__(self, house: House, shelf: Shelf) -> None:
        self._house = house
        self._shelf = shelf
        self._studies: dict[str, Study] = {}
        self.made = 0
        """How many have been made since the house opened."""

    @property
    def iterations(self) -> int:
        return self._house.settings.analysis_iterations

    @property
    def engine(self) -> str:
        return engine_of(self.iterations)

    def _key(self, table: str) -> Key:
        return table, f"analysis {self.engine}"

    async def finished(self, table: str) -> bytes | None:
        """From the shelf, or from the store, where it outlives the house."""
        key = self._key(table)
        if (found := self._shelf.found(key)) is not None:
            return found
        kept = await self._house.store.analysis(table, self.engine)
        if kept is None:
            return None
        self._shelf.keep(key, made := zlib.decompress(kept))
        return made

    def face(self, table: str) -> AnalysisFace:
        study = self._studies.get(table)
        return AnalysisFace("none") if study is None else study.face

    def begin(self, table: str, asker: str) -> None:
        """Once for all who want it; one that has stopped is begun again."""
        study = self._studies.get(table)
        if study is not None and study.running:
            study.askers.add(asker)
            return
        self._check_room(asker)
        study = self._studies[table] = Study(asker)
        work = self._work(table, study)
        study.task = self._house.crew.start(work, f"analysis {table}")
        study.task.add_done_callback(study.end)

    def _check_room(self, asker: str) -> None:
        running = [each for each in self._studies.values() if each.running]
        own = sum(asker in each.askers for each in running)
        if len(running) >= MOST or own >= MOST_OF_ASKER:
            raise Crowded
        self._studies = {table: each for table, each in self._studies.items() if each.running}

    def stop(self, table: str, asker: str) -> None:
        """Who asked for it no longer wants it; it ends when nobody does."""
        study = self._studies.get(table)
        if study is None or not study.running:
            return
        study.askers.discard(asker)
        if not study.askers:
            study.task.cancel()
            study.end()

    async def _work(self, table: str, study: Study) -> None:
        try:
            made = await self._made(table, study)
            await self._keep(table, made)
            del self._studies[table]
        except Refusal as refusal:
            study.why = refusal.sentence
            raise

    async def _keep(self, table: str, made: bytes) -> None:
        """A store that cannot take it now is no reason not to show it."""
        self._shelf.keep(self._key(table), made)
        self.made += 1
        packed = await asyncio.to_thread(zlib.compress, made)
        with suppress(StoreError):
            await self._house.store.keep_analysis(table, self.engine, packed)

    async def _made(self, table: str, study: Study) -> bytes:
        entries = await entries_of(self._house.store, table)
        asker, scholars = next(iter(study.askers)), self._house.scholars
        size = await scholars.study(partial(extent, entries), asker)
        study.of = size.decisions + size.seats
        decisions = await self._judged(entries, size, study, asker)
        known = []
        for seat in range(size.seats):
            known.append(await self._known(entries, seat, asker))
            study.done += 1
        write = partial(written_analysis, entries, self.iterations, decisions, known)
        return await scholars.study(write, asker)

    async def _judged(
        self, entries: list[Entry], size: Extent, study: Study, asker: str
    ) -> list[Any]:
        decisions: list[Any] = []
        for first in range(0, size.decisions, PIECE):
            task = partial(piece, entries, self.iterations, first)
            decisions += await self._house.scholars.study(task, asker)
            study.done = len(decisions)
        return decisions

    async def _known(self, entries: list[Entry], seat: int, asker: str) -> list[KnownPoint]:
        known: list[KnownPoint] = []
        while len(known) % GLANCES == 0:
            task = partial(known_to, entries, seat, len(known))
            if not (found := await self._house.scholars.study(task, asker)):
                break
            known += found
        return known
