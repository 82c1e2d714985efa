"""The one thread that writes to SQLite. What is asked for while it commits is the next group.

Nothing that happens outside can end or stall it: whoever waits for an answer may be cancelled, the
loop they wait on may be gone, a job may raise whatever it likes. A connection that breaks is opened
anew, and only the group in hand is refused.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from gaslamp.store.errors import AccountTaken, Full, Raced, Unavailable

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

LARGEST_GROUP: Final = 512
CLOSING: Final = 5.0
"""Seconds that closing waits for what is still being written."""
STALLED: Final = 5.0
"""A group that takes so many seconds is a disk that hangs, or a lock that somebody holds."""
AT_ONCE: Final = 8
"""So many learn in one turn of their loop that they have been written."""
REFUSALS: Final = (Raced, AccountTaken)
"""What a job may answer with before it has written anything."""
_NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY)


class WriteOrder(NamedTuple):
    job: Job[Any]
    answer: asyncio.Future[Any]


class Writer:
    def __init__(
        self, connect: Callable[[], sqlite3.Connection], written: Callable[[], None] = lambda: None
    ) -> None:
        """`written` is called, on the thread that writes, after every group."""
        self._connect = connect
        self._written = written
        self._connection: sqlite3.Connection | None = None
        self._asked: SimpleQueue[WriteOrder | None] = SimpleQueue()
        self._busy_since: float | None = None
        self._failed: Unavailable | None = None
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> asyncio.Future[T]:
        """The job's result, once what it wrote is on the disk; jobs succeed or fail alone."""
        if not self._thread.is_alive():
            raise Unavailable("closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put(WriteOrder(job, answer))
        return answer

    @property
    def fault(self) -> str | None:
        """Why writes do not go through, as far as can be seen from here."""
        since = self._busy_since
        if not self._thread.is_alive():
            return "closed"
        if since is not None and time.monotonic() - since > STALLED:
            return "stalled"
        return None if self._failed is None else str(self._failed)

    def close(self) -> bool:
        """Everything asked for until now is still written, unless the disk hangs."""
        self._asked.put(None)
        self._thread.join(CLOSING)
        return not self._thread.is_alive()

    def _run(self) -> None:
        last = False
        while not last:
            group, last = self._group()
            self._busy_since = time.monotonic()
            _tell(group, self._commit(group))
            self._busy_since = None
            self._written()
        self._hang_up()

    def _group(self) -> tuple[list[WriteOrder], bool]:
        """All that is waiting, at least one; and whether it is the last."""
        asked = self._asked.get()
        group: list[WriteOrder] = []
        while asked is not None:
            group.append(asked)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                asked = self._asked.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _commit(self, group: Sequence[WriteOrder]) -> list[Any]:
        """The result of each job, or the exception it ends with."""
        try:
            if self._connection is None:
                self._connection = self._connect()
            results = _transaction(self._connection, [job for job, _ in group])
        except BaseException as error:
            self._failed = unavailable(error)
            self._hang_up()
            return [self._failed] * len(group)
        self._failed = None
        return results

    def _hang_up(self) -> None:
        """What was begun is rolled back; the next group finds a new connection."""
        broken, self._connection = self._connection, None
        if broken is not None:
            try:
                broken.close()
            except sqlite3.Error as error:
                self._failed = unavailable(error)


def _transaction(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
    """All in one; one after another where a job has failed and may have written something.

    Who answers with a refusal has not: so there is nothing to undo, and no savepoint is needed.
    """
    try:
        return _committed(connection, jobs)
    except sqlite3.OperationalError:
        raise  # a full disk or a lost file concerns the whole group
    except Exception as error:
        connection.execute("ROLLBACK")
        if len(jobs) == 1:
            return [error]
    return [result for job in jobs for result in _transaction(connection, [job])]


def _committed(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
    connection.execute("BEGIN IMMEDIATE")
    results = [_answer(connection, job) for job in jobs]
    connection.execute("COMMIT")
    return results


def _answer(connection: sqlite3.Connection, job: Job[Any]) -> Any:
    try:
        return job(connection)
    except REFUSALS as refusal:
        return refusal


def unavailable(error: BaseException) -> Unavailable:
    code = getattr(error, "sqlite_errorcode", 0)
    kind = Full if code & 0xFF in _NO_ROOM else Unavailable
    why = getattr(error, "strerror", None) or type(error).__name__
    made = kind(getattr(error, "sqlite_errorname", why))
    made.__cause__ = error
    return made


def _tell(group: Sequence[WriteOrder], results: Sequence[Any]) -> None:
    """Everybody in one go for each loop that somebody waits on; usually there is one."""
    told = list(zip((answer for _, answer in group), results, strict=True))
    for loop in {answer.get_loop() for answer, _ in told}:
        theirs = [each for each in told if each[0].get_loop() is loop]
        try:
            loop.call_soon_threadsafe(_settle, theirs)
        except RuntimeError:
            continue  # the loop is closed: nobody waits there any more


def _settle(told: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    """Each answer is followed by work. Between some and the next, the loop turns once."""
    if len(told) > AT_ONCE:
        told[0][0].get_loop().call_soon(_settle, told[AT_ONCE:])
    for answer, result in told[:AT_ONCE]:
        if answer.done():
            continue  # whoever waited was cancelled; what they asked for is done all the same
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
