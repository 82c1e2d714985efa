"""Threads that read from PostgreSQL, each by a connection of its own: the loop never waits."""

import threading
from asyncio import get_running_loop
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import psycopg

from gaslamp.store.errors import Unavailable
from gaslamp.store.postgres.wire import Wire, unavailable

READERS: Final = 4
_GONE: Final = (psycopg.OperationalError, psycopg.InterfaceError)
_NO_TEXT: Final = (psycopg.DataError, UnicodeEncodeError)
"""A name that cannot be in the database names nothing there."""


class Readers:
    def __init__(self, connect: Callable[[], Wire]) -> None:
        self._connect = connect
        self._here = threading.local()
        self._open: set[Wire] = set()
        self._threads = ThreadPoolExecutor(READERS, "store-reader")

    async def rows(self, query: str, values: Sequence[Any]) -> list[Any]:
        try:
            return await get_running_loop().run_in_executor(
                self._threads, self._rows, query, values
            )
        except RuntimeError as error:
            raise Unavailable("closed") from error

    def _rows(self, query: str, values: Sequence[Any]) -> list[Any]:
        """A connection that was cut while nobody looked is no reason to refuse: once it is tried
        with a new one."""
        try:
            return self._read(query, values)
        except _GONE:
            self._hang_up()
        try:
            return self._read(query, values)
        except _GONE as error:
            self._hang_up()
            raise unavailable(error) from error

    def _read(self, query: str, values: Sequence[Any]) -> list[Any]:
        try:
            return self._wire.execute(query, values).fetchall()
        except _NO_TEXT:
            return []

    @property
    def _wire(self) -> Wire:
        if not hasattr(self._here, "wire"):
            self._here.wire = self._connect()
            self._open.add(self._here.wire)
        wire: Wire = self._here.wire
        return wire

    def _hang_up(self) -> None:
        wire = self._here.__dict__.pop("wire", None)
        if wire is not None:
            self._open.discard(wire)
            wire.close()

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)
        for wire in self._open:
            wire.close()
