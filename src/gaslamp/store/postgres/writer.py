"""The one thread of a node that writes to PostgreSQL, in groups, as the one for SQLite does.

All appends of a group are one statement: a round trip and a commit, whatever their number.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg

from gaslamp.store.errors import Unavailable
from gaslamp.store.postgres.appender import Append, append_all
from gaslamp.store.postgres.wire import Wire, outcome, unavailable
from gaslamp.store.writer import REFUSALS, WriteOrder, Writer

TRIES: Final = 3
"""So often is done again what another transaction got in the way of."""
_IN_THE_WAY: Final = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)


class PostgresWriter(Writer):
    def __init__(self, connect: Callable[[], Wire]) -> None:
        self._wire: Wire | None = None
        super().__init__(connect)  # type: ignore[arg-type]  # asked in the same manner

    def _commit(self, group: Sequence[WriteOrder]) -> list[Any]:
        """The result of each job, or the exception it ends with."""
        jobs = [job for job, _ in group]
        try:
            if self._wire is not None and self._wire.is_cut:
                self._hang_up()
            if self._wire is None:
                self._wire = self._connect()  # type: ignore[assignment]
            results = _carried_out(self._wire, jobs)  # type: ignore[arg-type]
        except BaseException as error:
            self._failed = unavailable(error)
            self._hang_up()
            return [self._failed] * len(group)
        full = [each for each in results if isinstance(each, Unavailable)]
        self._failed = full[0] if full else None
        return results

    def _hang_up(self) -> None:
        broken, self._wire = self._wire, None
        if broken is not None:
            broken.close()


def _carried_out(wire: Wire, jobs: Sequence[Any]) -> list[Any]:
    """All in one; one after another where one of them has failed."""
    try:
        return _together(wire, jobs)
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        if wire.connection.closed or not isinstance(error, _IN_THE_WAY):
            raise  # a database that is full or gone concerns the whole group
    except Exception as error:
        if len(jobs) == 1:
            return [outcome(error)]
    return [_alone(wire, job) for job in jobs]


def _alone(wire: Wire, job: Any) -> Any:
    for _ in range(TRIES):
        try:
            return _together(wire, [job])[0]
        except _IN_THE_WAY:
            continue
        except psycopg.OperationalError:
            raise
        except Exception as error:
            return outcome(error)
    return Unavailable("deadlock")


def _together(wire: Wire, jobs: Sequence[Any]) -> list[Any]:
    """One statement needs no transaction around it."""
    pieces = _pieces(jobs)
    if len(pieces) == 1 and isinstance(pieces[0][0], Append):
        return append_all(wire, pieces[0])
    with wire.connection.transaction():
        return [result for piece in pieces for result in _results(wire, piece)]


def _pieces(jobs: Sequence[Any]) -> list[list[Any]]:
    """In the order in which they were asked; appends to different tables go together."""
    pieces: list[list[Any]] = []
    named: set[str] = set()
    for job in jobs:
        table = job.table if isinstance(job, Append) else None
        if table is None or table in named or not named:
            pieces.append([])
            named = set()
        pieces[-1].append(job)
        if table is not None:
            named.add(table)
    return pieces


def _results(wire: Wire, piece: Sequence[Any]) -> list[Any]:
    if isinstance(piece[0], Append):
        return append_all(wire, piece)
    try:
        return [piece[0](wire)]
    except REFUSALS as refusal:
        if wire.is_spoilt:
            raise
        return [refusal]
