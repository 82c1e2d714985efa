"""The one thread that writes to SQLite. What is asked for while it commits is the next group."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Asked = tuple[Job[Any], Future[Any]]

LARGEST_GROUP: Final = 512


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> Future[T]:
        """The job's result, once what it wrote is on the disk; jobs succeed or fail alone."""
        future: Future[T] = Future()
        self._asked.put((job, future))
        return future

    def close(self) -> None:
        """Everything asked for until now is still written."""
        self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect()
        while (asked := self._asked.get()) is not None:
            group, last = self._group(asked)
            _commit(connection, group)
            if last:
                break
        connection.close()

    def _group(self, first: Asked) -> tuple[list[Asked], bool]:
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                asked = self._asked.get_nowait()
            except Empty:
                break
            if asked is None:
                return group, True
            group.append(asked)
        return group, False


def _commit(connection: sqlite3.Connection, group: list[Asked]) -> None:
    results: list[Any] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_attempt(connection, job) for job, _ in group]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        results = [error] * len(group)
    for (_, future), result in zip(group, results, strict=True):
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _attempt(connection: sqlite3.Connection, job: Job[Any]) -> Any:
    """The job's result, or the exception that undid this job and no other."""
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except sqlite3.OperationalError:
        raise  # a full disk or a lost file concerns the whole group
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return result
