"""What has been written ahead goes into the file beside the writing, not in its way.

SQLite lets whoever commits copy a thousand pages once in a while, and everybody who has written
something waits for it. Here a thread copies every second what there is; the writer goes on
meanwhile, and only begins its log anew (`LOG_PAGES`) when nearly all of it has been copied.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from threading import Event, Thread
from typing import Final

EVERY: Final = 1.0
"""Seconds between two looks."""
LOG_PAGES: Final = 8192
"""32 MiB: so much may be written ahead before the writer sees to it itself."""


class Checkpoints:
    def __init__(self, connect: Callable[[], sqlite3.Connection], every: float = EVERY) -> None:
        self._connect = connect
        self._every = every
        self._written = Event()
        self._over = Event()
        self._thread = Thread(target=self._run, name="store-checkpoints", daemon=True)
        self._thread.start()

    def due(self) -> None:
        """Something has been written."""
        self._written.set()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def close(self, patience: float) -> None:
        self._over.set()
        self._written.set()
        self._thread.join(patience)

    def _run(self) -> None:
        while not self._over.is_set():
            self._written.wait()
            self._written.clear()
            self._copy()
            self._over.wait(self._every)

    def _copy(self) -> None:
        """What cannot be copied now stays where it is, safe; the writer says what is wrong."""
        try:
            with closing(self._connect()) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error:
            return
