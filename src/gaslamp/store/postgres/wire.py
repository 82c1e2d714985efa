"""A connection to PostgreSQL, as the rest of the store wants it, and what its failures mean."""

import re
import select
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg import errors

from gaslamp.store.errors import (
    Full,
    NotAStore,
    Raced,
    Unavailable,
    Unopened,
    Unreachable,
    WrongPassword,
)

CONNECTING: Final = 3
"""Seconds that a database may take to answer the door."""
_SIGN: Final = re.compile(r"\?(\d*)")
_SETTINGS: Final[dict[str, Any]] = {
    "application_name": "gaslamp",
    "connect_timeout": str(CONNECTING),
    # A machine that is gone is noticed by what is not acknowledged, not after two hours.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
_SMALL: Final = {"jit": "off"}
"""What is asked here is small and asked often: compiled first, a sign of life took 100 ms."""
_NO_ROOM: Final = (errors.DiskFull, errors.ReadOnlySqlTransaction)
_WRONG: Final = ("28P01", "28000")
_NOT_NOW: Final = ("08", "53", "57")
"""Where somebody may answer later: no connection, no room, starting or stopping."""


@lru_cache(512)
def numbered(query: str) -> str:
    """`?` as SQLite has it, and `?2`, become `$1` and `$2`."""
    numbers = iter(range(1, 1000))
    return _SIGN.sub(lambda sign: f"${sign[1] or next(numbers)}", query)


class Wire:
    """What is asked of it is asked in SQLite's manner."""

    def __init__(self, address: str, **settings: str) -> None:
        self.connection = psycopg.connect(
            address,
            autocommit=True,
            prepare_threshold=2,
            cursor_factory=psycopg.RawCursor,
            options=" ".join(f"-c {name}={value}" for name, value in (_SMALL | settings).items()),
            **_SETTINGS,
        )

    def execute(self, query: str, values: Sequence[Any] = ()) -> psycopg.Cursor[Any]:
        asked: Any = numbered(query)
        return self.connection.execute(asked, values or None, binary=bool(values))

    def executemany(self, query: str, rows: Iterable[Sequence[Any]]) -> None:
        asked: Any = numbered(query)
        with self.connection.cursor() as cursor:
            cursor.executemany(asked, list(rows))

    @property
    def is_cut(self) -> bool:
        """Whether somebody has something to say though nothing was asked: that is a goodbye."""
        waiting = select.poll()
        waiting.register(self.connection.fileno(), select.POLLIN | select.POLLHUP)
        return bool(waiting.poll(0))

    @property
    def is_spoilt(self) -> bool:
        """Whether what was begun can only be rolled back."""
        return self.connection.info.transaction_status == psycopg.pq.TransactionStatus.INERROR

    def close(self) -> None:
        self.connection.close()


def unopened(error: Exception) -> Unopened:
    """Why a database cannot be opened, from what the driver says of it."""
    state, text = getattr(error, "sqlstate", None) or "", _first_line(error)
    if state in _WRONG or "authentication failed" in text or "no password supplied" in text:
        return WrongPassword(text)
    answered = state != "" and not state.startswith(_NOT_NOW)
    if answered or "does not exist" in text:
        return NotAStore(text)
    if isinstance(error, psycopg.ProgrammingError | ValueError):
        # What is wrong with an address may be its password, which is not to be shown.
        return NotAStore("postgresql://USER@HOST:PORT/DATABASE?")
    return Unreachable(text)


def unavailable(error: BaseException) -> Unavailable:
    """In one word where PostgreSQL has one."""
    if isinstance(error, Unavailable):
        return error
    kind = Full if isinstance(error, _NO_ROOM) else Unavailable
    made = kind(type(error).__name__)
    made.__cause__ = error
    return made


def outcome(error: Exception) -> Exception:
    """What a write that was tried alone ends with."""
    if isinstance(error, errors.UniqueViolation):
        raced = Raced(_first_line(error))
        raced.__cause__ = error
        return raced
    is_outside = isinstance(error, psycopg.Error) and not isinstance(
        error, psycopg.ProgrammingError
    )
    return unavailable(error) if is_outside else error


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
